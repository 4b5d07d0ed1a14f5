import { Tooltip } from "@base-ui/react/tooltip";
import { useEffect, useState } from "react";
import { Keys } from "./Keys";
import css from "./popups.module.css";

const delay = 500;

type Side = "top" | "bottom" | "left" | "right";

/** The one tooltip of the editor: each control only says what it should read (`Hint`), so that none costs more than its attributes. */
export function HintLayer() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => listen(document, setAnchor), []);
  const words = anchor?.dataset.hint;
  const keys = anchor?.dataset.hintKeys;
  return (
    <Tooltip.Root open={anchor !== null && words !== undefined} onOpenChange={(isOpen) => !isOpen && setAnchor(null)}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          className={css.positioner}
          anchor={anchor}
          side={(anchor?.dataset.hintSide as Side | undefined) ?? "bottom"} // `Hint` writes nothing else
          sideOffset={6}
        >
          <Tooltip.Popup className={css.hint}>
            {words}
            {keys && <Keys keys={keys} />}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** Tells which control's hint is due: where a pointer has rested, or the keyboard's focus came; null once it has gone on. */
function listen(document: Document, show: (anchor: HTMLElement | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: HTMLElement | null = null;
  const withHint = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLElement>("[data-hint]") ?? null;

  function turnTo(next: HTMLElement | null, wait: number) {
    if (next === current) return;
    clearTimeout(timer);
    if (current) show(null);
    current = next;
    if (next) timer = setTimeout(() => next.isConnected && show(next), wait);
  }

  const handlers: Partial<Record<keyof DocumentEventMap, (event: Event) => void>> = {
    pointerover: ({ target }) => turnTo(withHint(target), delay),
    pointerdown: () => turnTo(null, 0),
    focusin({ target }) {
      const next = withHint(target);
      if (next?.matches(":focus-visible")) turnTo(next, delay);
    },
    focusout: () => turnTo(null, 0),
    keydown: (event) => (event as KeyboardEvent).key === "Escape" && turnTo(null, 0),
    scroll: () => turnTo(null, 0),
  };
  const entries = Object.entries(handlers);
  for (const [name, handler] of entries) document.addEventListener(name, handler, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const [name, handler] of entries) document.removeEventListener(name, handler, { capture: true });
  };
}
