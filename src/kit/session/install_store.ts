import { createStore, type StoreApi } from "zustand/vanilla";

/** What Chromium's `beforeinstallprompt` brings; the standard types do not know it. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export interface InstallState {
  /** The browser's offer to install the site; `by_hand` where the visitor can do it but no browser ever offers (iOS). */
  offer: InstallOffer | "by_hand" | null;
}

export type InstallStore = StoreApi<InstallState>;

export const createInstallStore = (): InstallStore => createStore(() => ({ offer: null }));
