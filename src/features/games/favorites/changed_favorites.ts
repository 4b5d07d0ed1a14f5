import { createStore, type StoreApi } from "zustand/vanilla";
import type { Services } from "../../../kit/session/services";

/** What a player changed since the page came, by player and game. */
type ChangedFavorites = ReadonlyMap<string, boolean>;

const stores = new WeakMap<Services, StoreApi<ChangedFavorites>>();

/**
 * The changes of one app instance. They stand beside the fetched games and not in them: sections that are not hydrated
 * yet must find the data that their HTML was made of.
 */
export function changedFavorites(services: Services): StoreApi<ChangedFavorites> {
  let store = stores.get(services);
  if (!store) stores.set(services, (store = createStore<ChangedFavorites>(() => new Map())));
  return store;
}

export const withChange = (changed: ChangedFavorites, key: string, isOn: boolean): ChangedFavorites =>
  new Map(changed).set(key, isOn);
