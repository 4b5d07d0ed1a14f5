import type { KeyboardEvent } from "react";
import type { RegistrationMode } from "../../../../schemas/settings";
import { useT } from "../../../kit/session/hooks";
import css from "./SignUp.module.css";

interface Props {
  modes: readonly RegistrationMode[];
  chosen: RegistrationMode;
  panelId: string;
  onChoose: (mode: RegistrationMode) => void;
}

/** The ways to sign up as tabs: arrow keys go from one to the next, Tab leads on into the form (C-4.39, C-5.35). */
export function ModeTabs({ modes, chosen, panelId, onChoose }: Props) {
  const t = useT();
  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = modes.indexOf(chosen);
    const last = modes.length - 1;
    const moves: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = modes[moves[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-mode="${next}"]`)?.focus();
  }
  return (
    <div role="tablist" aria-label={t("sign_up.modes.label")} className={css.tabs} onKeyDown={handleKeyDown}>
      {modes.map((mode) => (
        <button
          key={mode}
          type="button"
          role="tab"
          id={`${panelId}-${mode}`}
          data-mode={mode}
          aria-selected={mode === chosen}
          aria-controls={panelId}
          tabIndex={mode === chosen ? 0 : -1}
          onClick={() => onChoose(mode)}
        >
          {t(`sign_up.modes.${mode}`)}
        </button>
      ))}
    </div>
  );
}
