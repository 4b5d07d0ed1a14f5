import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SiteSettings } from "../../../schemas/settings";
import { type PageKey, pageAddressesOf } from "../../../src/layout/page_address";
import { splitLocale } from "../../../src/layout/match_route";
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
const openPaths = ["/faq", "/about", "/terms", "/privacy", "/cookies", "/contact", "/help", "/fair", "/payments", "/complaints"];
const closedKeys: PageKey[] = ["deposit", "favorites", "recent", "bonuses"];

const isAtOrBelow = (path: string, address: string) => address !== "/" && (path === address || path.startsWith(`${address}/`));

/** Whether no licence serves who asks. The operator's own people work on the site from anywhere. */
export async function isUnserved(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  if (app.settings().settings.markets.length === 0) return false;
  const session = await request.session();
  if (session && session.user.role !== "player") return false;
  return !isVisitorServed(app, request, session?.user.countryCode);
}

/** Whether a page is closed to whom no licence serves. */
export function isClosedPage(settings: Pick<SiteSettings, "pageAddresses">, url: string): boolean {
  const { path } = splitLocale(url.split(/[?#]/, 1)[0] || "/");
  const has = (keys: readonly PageKey[]) =>
    keys.some((key) => pageAddressesOf(settings, key).some((address) => isAtOrBelow(path, address)));
  if (has(closedKeys)) return true;
  return !has(openKeys) && !openPaths.some((open) => isAtOrBelow(path, open));
}
