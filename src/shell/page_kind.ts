import type { SiteSettings } from "../../schemas/settings";
import type { Language } from "../../schemas/text";
import { pageAddress } from "../layout/page_address";
import { usePath } from "../session/hooks";
import { useServices } from "../session/services";

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

export function usePageKind(): PageKind {
  const { settings, language } = useServices();
  return pageKind(usePath(), settings, language);
}
