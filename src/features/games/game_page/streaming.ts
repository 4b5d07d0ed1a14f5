import { createStore, type StoreApi } from "zustand/vanilla";
import type { Services } from "../../../kit/session/services";

const storageKey = "game.streaming";
const stores = new WeakMap<Services, StoreApi<{ isOn: boolean }>>();

/** Whether balance and personal data are out of sight for a stream (L-6.07). */
export function streamingOf(services: Services): StoreApi<{ isOn: boolean }> {
  let store = stores.get(services);
  if (!store) stores.set(services, (store = createStore(() => ({ isOn: false }))));
  return store;
}

/** Shows or hides what is marked `data-private`, on this page and after a reload. */
export function setStreaming(store: StoreApi<{ isOn: boolean }>, { document, localStorage }: Window, isOn: boolean) {
  store.setState({ isOn });
  document.documentElement.toggleAttribute("data-streaming", isOn);
  try {
    if (isOn) localStorage.setItem(storageKey, "on");
    else localStorage.removeItem(storageKey);
  } catch {
    // it holds until the page goes
  }
}

export function wasStreaming({ localStorage }: Window): boolean {
  try {
    return localStorage.getItem(storageKey) === "on";
  } catch {
    return false;
  }
}
