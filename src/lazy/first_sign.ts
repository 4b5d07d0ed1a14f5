const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll", "focusin", "click"] as const; // a screen reader may only click

let sign: Promise<void> | null = null; // in the browser only

/** Resolves when the visitor first moves, touches, types, scrolls or goes to something: until then only what is on the screen need react. */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const show = ({ type, target }: Event) => {
      if (type === "scroll" && target !== document) return; // a carousel moves by itself
      for (const each of signs) window.removeEventListener(each, show, true);
      resolve();
    };
    for (const each of signs) window.addEventListener(each, show, { capture: true, passive: true });
  });
  return sign;
}
