import { createStore, type StoreApi } from "zustand/vanilla";
import type { Services } from "../../../kit/session/services";

/** How often the server, or a game, has refused something until the player agrees to the terms of now. */
type Asked = StoreApi<number>;
const stores = new WeakMap<Services, Asked>();

/** One per app instance. */
export function consentsAskedOf(services: Services): Asked {
  let store = stores.get(services);
  if (!store) stores.set(services, (store = createStore<number>(() => 0)));
  return store;
}

/** Shows the dialog that asks, also to who put it off before. */
export const askForConsents = (services: Services) => consentsAskedOf(services).setState((times) => times + 1, true);
