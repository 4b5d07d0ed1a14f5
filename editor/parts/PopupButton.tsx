import { type ReactNode, Suspense, useState } from "react";

/** How the button of a popup looks and what it is called; the popup draws the same button as its own. */
export interface PopupTrigger {
  className: string | undefined;
  label: string;
  children: ReactNode;
}

interface Props extends PopupTrigger {
  /** Fetches the popup's code before it is needed. */
  load: () => Promise<unknown>;
  /** The popup, open from its first render, with its button. */
  renderPopup: (trigger: PopupTrigger) => ReactNode;
}

/** A button whose popup's code comes when somebody turns to it. */
export function PopupButton({ load, renderPopup, ...trigger }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  const prepare = () => void load().catch(() => {}); // the press asks again
  const button = (
    <button
      type="button"
      className={trigger.className}
      aria-label={trigger.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setIsWanted(true)}
    >
      {trigger.children}
    </button>
  );
  return isWanted ? <Suspense fallback={button}>{renderPopup(trigger)}</Suspense> : button;
}
