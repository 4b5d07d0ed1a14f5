/** How long a page may grow into place above a fragment's target before it is left alone, in ms. */
const settling = 3000;
const byHand = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Brings what an address names to the top, clear of the header by `scroll-margin-top` (C-9, 60 px). Sections above get their height when
 * they come near, so it is brought there again while the page settles, until the visitor moves.
 */
export function scrollToFragment(hash: string): void {
  const target = hash && document.getElementById(idOf(hash));
  if (!target) return;
  const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: "instant" }));
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of byHand) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, settling);
  for (const event of byHand) window.addEventListener(event, stop, { passive: true });
  target.scrollIntoView();
  observer.observe(document.body);
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
