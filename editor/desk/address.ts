import { useSyncExternalStore } from "react";

/** What the address says of the desk: the view, and what is filtered and open in it. */
export type DeskAddress = Readonly<Record<string, string>>;

const moved = "desk-moved";

function follow(listen: () => void) {
  window.addEventListener("popstate", listen);
  window.addEventListener(moved, listen);
  return () => {
    window.removeEventListener("popstate", listen);
    window.removeEventListener(moved, listen);
  };
}

export const addressOf = (address: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(address)) if (value) search.set(name, value);
  return `/editor?${search}`;
};

/** Goes somewhere in the desk, as a step of the browser's history; `replace` for what is no step, such as a row that is chosen. */
export function goTo(address: Readonly<Record<string, string | undefined>>, { replace = false } = {}) {
  const url = addressOf(address);
  if (replace) window.history.replaceState(null, "", url);
  else window.history.pushState(null, "", url);
  window.dispatchEvent(new Event(moved));
}

export function useDeskAddress(): DeskAddress {
  const search = useSyncExternalStore(follow, () => window.location.search);
  return Object.fromEntries(new URLSearchParams(search));
}
