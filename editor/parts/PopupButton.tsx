import { type ReactNode, useState } from "react";

/** How the button of a popup looks and what it is called; the popup draws the same button as its own. */
export interface PopupTrigger {
  className: string | undefined;
  label: string;
  children: ReactNode;
}

interface Props extends PopupTrigger {
  /** Fetches the popup's code before it is needed. */
  prepare: () => void;
  /** The popup, open from its first render, with its button; and what stands there until it comes, or does not. */
  renderPopup: (trigger: PopupTrigger, opening: { waiting: ReactNode; onGiveUp: () => void }) => ReactNode;
}

/** A button whose popup's code comes when somebody turns to it; a mouse that rests where the button appears does not. */
export function PopupButton({ prepare, renderPopup, ...trigger }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <button
      type="button"
      className={trigger.className}
      aria-label={trigger.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerMove={prepare}
      onFocus={prepare}
      onClick={() => setIsWanted(true)}
    >
      {trigger.children}
    </button>
  );
  return isWanted ? renderPopup(trigger, { waiting: button, onGiveUp: () => setIsWanted(false) }) : button;
}
