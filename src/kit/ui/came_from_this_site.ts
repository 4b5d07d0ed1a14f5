import type { Frame } from "./frame";

/** Whether the step before this page was on the same site: a page left without reloading, or the referrer. */
export function cameFromThisSite({ window, document }: Frame): boolean {
  const state = window.history.state as { idx?: unknown } | null; // the router's own count of its steps
  if (typeof state?.idx === "number" && state.idx > 0) return true;
  try {
    return new URL(document.referrer).origin === window.location.origin;
  } catch {
    return false; // no referrer, or none that is an address
  }
}
