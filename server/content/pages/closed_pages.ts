import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SiteSettings } from "../../../schemas/settings";
import type { Language } from "../../../schemas/text";
import { type PageKey, pageAddress, pageAddressesOf } from "../../../src/layout/page_address";
import { splitLocale } from "../../../src/layout/match_route";
import { isExcluded } from "../../accounts/users/exclusion_notice";
import { isVisitorServed } from "../../accounts/markets/require_served";

/** What stays open to whom no licence serves, with all that is below it: their account, their money and help (D-39). */
const openKeys: PageKey[] = [
  "responsible_gaming",
  "limits",
  "profile",
  "account",
  "withdraw",
  "security",
  "edit_profile",
  "reset_password",
  "history",
  "balance",
  "verification",
  "bonus_history",
];
/** Of the pages about the operator and its terms, at the addresses that such pages have everywhere. */
const openPaths = [
  "/faq",
  "/about",
  "/terms",
  "/privacy",
  "/cookies",
  "/contact",
  "/help",
  "/fair",
  "/rounds",
  "/payments",
  "/complaints",
];
const closedKeys: PageKey[] = ["deposit", "favorites", "recent", "bonuses"];

/** What stays open to who is signed in for their withdrawal alone (D-44). */
const openOnBreak: PageKey[] = ["withdraw", "verification", "history", "balance", "responsible_gaming"];
const openPathsOnBreak = [...openPaths, "/profile/transactions", "/profile/verify", "/profile/documents"];

const isAtOrBelow = (path: string, address: string) => address !== "/" && (path === address || path.startsWith(`${address}/`));

/** Whether no licence serves who asks. The operator's own people work on the site from anywhere. */
export async function isUnserved(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  if (app.settings().settings.markets.length === 0) return false;
  const session = await request.session();
  if (session && session.user.role !== "player") return false;
  return !isVisitorServed(app, request, session?.user.countryCode);
}

type Addresses = Pick<SiteSettings, "pageAddresses">;

const isUnder = (settings: Addresses, url: string, keys: readonly PageKey[], paths: readonly string[] = []) => {
  const { path } = splitLocale(url.split(/[?#]/, 1)[0] || "/");
  const addresses = keys.flatMap((key) => pageAddressesOf(settings, key));
  return [...addresses, ...paths].some((address) => isAtOrBelow(path, address));
};

/** Whether a page is closed to whom no licence serves. */
export const isClosedPage = (settings: Addresses, url: string): boolean =>
  isUnder(settings, url, closedKeys) || !isUnder(settings, url, openKeys, openPaths);

/** Where who is on a break is led from a page that is closed to them: to their withdrawal; null where it is open (D-44). */
export async function pageInstead(
  app: FastifyInstance,
  request: FastifyRequest,
  url: string,
  language: Language,
): Promise<string | null> {
  const session = await request.session();
  const { settings } = app.settings();
  if (!session || !isExcluded(session.user) || isUnder(settings, url, openOnBreak, openPathsOnBreak)) return null;
  return pageAddress(settings, "withdraw", language);
}
