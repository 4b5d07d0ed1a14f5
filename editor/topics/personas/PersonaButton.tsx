import type { Language } from "../../../schemas/language";
import { ChevronDown, UserRoundSearch } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { lazyPart } from "../../parts/lazy_part";
import { useShow, useT, useWorkbench, useWorkplace } from "../../workplace/use_editor";
import { countryName } from "../../words/names_in";
import css from "./Personas.module.css";
import { usePersonaData } from "./use_persona_data";
import { editorLocale } from "../../words/editor_locale";

const PersonaPopup = lazyPart(() => import("./PersonaPopup").then((code) => code.PersonaPopup), { look: "over" });

/** Whom the page is shown to, in a line; opens to play somebody else. */
export function PersonaButton() {
  const t = useT();
  const show = useShow();
  const { language, persona: personas } = useWorkplace();
  const { persona, player } = useStore(personas);
  usePersonaData();
  const isOpen = useWorkbench((state) => state.isPersonaOpen);
  const [hasOpened, setHasOpened] = useState(isOpen);
  const audience = player?.name ?? t(`personas.audience.${persona.audience}`);
  const country = persona.country ? countryName(persona.country, language) : t("personas.any_country");
  const clock = persona.clock ? clockWords(persona.clock, language) : t("personas.now");
  const trigger = {
    className: css.button,
    label: t("personas.button", {
      audience,
      country,
      language: persona.language,
      device: t(`personas.device.${persona.device}`),
      clock,
    }),
    children: (
      <>
        <UserRoundSearch size={16} aria-hidden="true" />
        <span className={css.main}>
          {audience} · {country}
        </span>
        <span className={css.more}>
          · {persona.language} · {t(`personas.device.${persona.device}`)} · {clock}
        </span>
        <ChevronDown size={14} aria-hidden="true" />
      </>
    ),
  };
  if (isOpen && !hasOpened) setHasOpened(true);
  const giveUp = () => {
    show({ isPersonaOpen: false });
    setHasOpened(false);
  };
  const button = (
    <button
      type="button"
      className={css.button}
      aria-label={trigger.label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerMove={PersonaPopup.prepare}
      onFocus={PersonaPopup.prepare}
      onClick={() => show({ isPersonaOpen: true })}
    >
      {trigger.children}
    </button>
  );
  if (!hasOpened) return button;
  return <PersonaPopup {...trigger} waiting={button} onGiveUp={giveUp} />;
}

const clockWords = (clock: string, language: Language) =>
  new Intl.DateTimeFormat(editorLocale(language), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(clock));
