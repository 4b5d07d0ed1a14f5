import { playPersona } from "../../workplace/persona/play_persona";
import type { Action } from "../../workplace/actions/action";

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Shift and a number play the persona that is kept at this place. */
export const personaActions: readonly Action[] = numbers.map((number) => ({
  name: `persona.play_${number}`,
  words: "personas.saved.line",
  wordsNow: ({ saved, t }) => t("personas.saved.play", { name: saved.store.getState().personas[number - 1]?.name ?? number }),
  group: "look",
  keys: [`Shift+Digit${number}`],
  where: "screen",
  isInAllViews: true,
  can: ({ saved }) => saved.store.getState().personas.length >= number,
  run(workplace) {
    const kept = workplace.saved.store.getState().personas[number - 1];
    if (!kept) return false;
    playPersona(workplace, kept.persona, kept.name);
  },
}));
