const duration = 300; // ms (L-9.16)
const running = new WeakMap<Element, () => void>();

/** Scrolls a row sideways within 300 ms, at once for who asked for less movement. A hand on the row takes over. */
export function glide(list: HTMLElement, to: number) {
  stopGliding(list);
  const view = list.ownerDocument.defaultView;
  const target = Math.max(0, Math.min(to, list.scrollWidth - list.clientWidth));
  if (!view || prefersNoMotion(view)) return void (list.scrollLeft = target);
  const from = list.scrollLeft;
  const begin = view.performance.now();
  let frame = 0;
  list.style.scrollSnapType = "none"; // or it would snap in each frame

  const step = () => {
    const share = Math.min(1, (view.performance.now() - begin) / duration);
    list.scrollLeft = from + (target - from) * easeOut(share);
    if (share < 1) frame = view.requestAnimationFrame(step);
    else stopGliding(list);
  };
  const stop = () => {
    view.cancelAnimationFrame(frame);
    list.style.scrollSnapType = "";
    list.removeEventListener("pointerdown", giveWay);
    list.removeEventListener("wheel", giveWay);
  };
  const giveWay = () => stopGliding(list);
  list.addEventListener("pointerdown", giveWay, { passive: true });
  list.addEventListener("wheel", giveWay, { passive: true });
  running.set(list, stop);
  frame = view.requestAnimationFrame(step);
}

export function stopGliding(list: Element) {
  running.get(list)?.();
  running.delete(list);
}

export const prefersNoMotion = (view: Window) => view.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

const easeOut = (share: number) => 1 - (1 - share) ** 3;
