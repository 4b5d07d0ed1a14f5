import { useEffect, useState } from "react";
import { lazyPart } from "./lazy_part";

const HintPopup = lazyPart(() => import("./HintPopup").then((code) => code.default), { look: "nothing" });

const delay = 500;

/** The one tooltip of the editor: each control only says what it should read (`Hint`), so that none costs more than its attributes. */
export function HintLayer() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => listen(document, setAnchor), []);
  if (anchor && !isUsed) setIsUsed(true);
  return isUsed && <HintPopup anchor={anchor} onClose={() => setAnchor(null)} />;
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
