import type { SwiperCode } from "./start_swiper";

const signs = ["pointerenter", "pointerdown", "touchstart", "focusin", "keydown"] as const;
const quiet = 120; // ms without scrolling

/**
 * Fetches Swiper when somebody points at the carousel, touches it or brings the focus into it, or has it there already, or when asked, and takes
 * the row over when it neither scrolls nor is held by a finger, so that nobody notices.
 */
export function takeOver(viewport: HTMLElement, load: () => Promise<SwiperCode>, onReady: (code: SwiperCode) => void) {
  const carousel = viewport.parentElement ?? viewport;
  const listeners = new AbortController();
  const options = { passive: true, signal: listeners.signal };
  let isAsked = false;
  let touches = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function fetch() {
    if (isAsked) return;
    isAsked = true;
    load().then(waitForRest, () => (isAsked = false)); // without it the row still scrolls
  }

  function waitForRest(code: SwiperCode) {
    if (listeners.signal.aborted) return;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(check, quiet);
    };
    const check = () => {
      if (touches > 0) return wait();
      listeners.abort();
      onReady(code);
    };
    viewport.addEventListener("scroll", wait, options);
    wait();
  }

  const count = (event: TouchEvent) => (touches = event.touches.length);
  for (const change of ["touchstart", "touchend", "touchcancel"] as const) carousel.addEventListener(change, count, options);
  for (const sign of signs) carousel.addEventListener(sign, fetch, options);
  if (carousel.contains(carousel.ownerDocument.activeElement)) fetch();

  return {
    fetch,
    stop() {
      listeners.abort();
      clearTimeout(timer);
    },
  };
}
