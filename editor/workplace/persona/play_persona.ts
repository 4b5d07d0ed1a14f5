import type { Persona } from "../../../schemas/persona";
import type { Workplace } from "../use_editor";
import { changePersona } from "./persona_store";

/** Changes the persona and says how much of the page they see: "13 of 19 shown". */
export function playPersona({ persona, evaluations, notices, t }: Workplace, change: Partial<Persona>, name?: string) {
  changePersona(persona, change);
  const { shown, total } = evaluations.getState();
  const words = t("status.shown", { shown, total });
  notices.say(name ? t("personas.playing", { name, words }) : words);
}
