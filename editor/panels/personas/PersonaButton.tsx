import { Popover } from "@base-ui/react/popover";
import { ChevronDown, UserRoundSearch } from "lucide-react";
import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import popups from "../../parts/popups.module.css";
import { useShow, useT, useWorkbench, useWorkplace } from "../../use_editor";
import { countryName } from "./country_name";
import css from "./Personas.module.css";
import { usePersonaData } from "./use_persona_data";

const loadForm = () => import("./PersonaForm");
const PersonaForm = lazy(() => loadForm().then(({ PersonaForm: Form }) => ({ default: Form })));

/** Whom the page is shown to, in a line; opens to play somebody else. */
export function PersonaButton() {
  const t = useT();
  const show = useShow();
  const { language, persona: personas } = useWorkplace();
  const { persona, player } = useStore(personas);
  usePersonaData();
  const isOpen = useWorkbench((state) => state.isPersonaOpen);
  const audience = player?.name ?? t(`personas.audience.${persona.audience}`);
  const country = persona.country ? countryName(persona.country, language) : t("personas.any_country");
  const clock = persona.clock ? clockWords(persona.clock, language) : t("personas.now");
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => show({ isPersonaOpen: open })}>
      <Popover.Trigger
        className={css.button}
        onPointerEnter={() => void loadForm()}
        onFocus={() => void loadForm()}
        aria-label={t("personas.button", {
          audience,
          country,
          language: persona.language,
          device: t(`personas.device.${persona.device}`),
          clock,
        })}
      >
        <UserRoundSearch size={16} aria-hidden="true" />
        <span className={css.main}>
          {audience} · {country}
        </span>
        <span className={css.more}>
          · {persona.language} · {t(`personas.device.${persona.device}`)} · {clock}
        </span>
        <ChevronDown size={14} aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={popups.positioner} sideOffset={8} collisionPadding={8}>
          <Popover.Popup className={`${popups.pop} ${css.pop}`}>
            <Suspense fallback={<div className={css.loading} />}>
              <PersonaForm />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const clockWords = (clock: string, language: string) =>
  new Intl.DateTimeFormat(language === "no" ? "nb" : language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(clock));
