/** A screen reader may only click; and the browser offers to install a site to whom it has seen using it: the menu then has an entry for it. */
const signs = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "wheel",
  "scroll",
  "focusin",
  "click",
  "beforeinstallprompt",
] as const;

let sign: Promise<void> | null = null; // in the browser only

/** Resolves when the visitor first moves, touches, types, scrolls or goes to something, or is offered something by the browser: until then only what is on the screen need react. */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const show = ({ type, target }: Event) => {
      if (type === "scroll" && target !== document) return; // a carousel moves by itself
      for (const each of signs) window.removeEventListener(each, show, true);
      window.requestAnimationFrame(() => window.setTimeout(resolve)); // what it does is seen first
    };
    for (const each of signs) window.addEventListener(each, show, { capture: true, passive: true });
  });
  return sign;
}
