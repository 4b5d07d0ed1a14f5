import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type Services, useServices } from "../../../kit/session/services";
import { useFrame } from "../../../kit/ui/frame";

const storageKey = "feed.amounts";
const stores = new WeakMap<Services, StoreApi<{ isHidden: boolean }>>();

function hiddenAmountsOf(services: Services): StoreApi<{ isHidden: boolean }> {
  let store = stores.get(services);
  if (!store) stores.set(services, (store = createStore(() => ({ isHidden: false }))));
  return store;
}

/** Whether this browser shows no amounts in live lists: one choice for all of them, which it remembers. */
export function useHiddenAmounts() {
  const store = hiddenAmountsOf(useServices());
  const view = useFrame()?.window;
  useEffect(() => {
    try {
      if (view?.localStorage.getItem(storageKey) === "hidden") store.setState({ isHidden: true });
    } catch {
      // storage can't be read: they are shown
    }
  }, [store, view]);
  const { isHidden } = useStore(store);
  function toggle() {
    store.setState({ isHidden: !isHidden });
    try {
      if (isHidden) view?.localStorage.removeItem(storageKey);
      else view?.localStorage.setItem(storageKey, "hidden");
    } catch {
      // then it holds until the page is left
    }
  }
  return { isHidden, toggle };
}
