import type { SiteSettings } from "../../schemas/settings";
import type { Language } from "../../schemas/text";
import { pageAddress } from "../layout/page_address";
import { useStore } from "zustand";
import { useServices } from "../kit/session/services";

export type PageKind = "game" | "cashier" | "other";

const game = /^\/(?:casino\/games|game)\/[^/]+\/?$/;
const account = /^\/(?:profile2?|account)(?:\/|$)/;

/** What the frame of the site must know about a page by where it stands (L-2.05, L-2.59, L-2.70, L-2.80). */
export function pageKind(path: string, settings: Pick<SiteSettings, "pageAddresses">, language: Language): PageKind {
  if (game.test(path)) return "game";
  const isCashier = (["deposit", "withdraw"] as const).some((key) => pageAddress(settings, key, language) === path);
  return isCashier ? "cashier" : "other";
}

/** Whether a page is part of somebody's account, which has a navigation of its own (L-2.70). */
export const isAccountPage = (path: string) => account.test(path);

/** A game that is not there is no game's page. */
export function usePageKind(): PageKind {
  const { settings, language, route } = useServices();
  return useStore(route, ({ path, isMissing }) => (isMissing ? "other" : pageKind(path, settings, language)));
}
