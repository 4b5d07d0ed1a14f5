import type { Access } from "../../schemas/rules";
import type { NavigationItem, SideLink } from "../../schemas/navigation";
import type { SiteSettings } from "../../schemas/settings";
import type { Language } from "../../schemas/text";
import type { Viewer } from "../../schemas/viewer";
import { pageAddress } from "../layout/page_address";

type Session = Viewer["session"];
type Scoped = Partial<Pick<NavigationItem, "scope" | "auth">>;

/** Until the session is known neither guest nor user is assumed (L-1.15, L-6.09, L-6.10). */
export const isInScope = (scope: Access, session: Session) => scope === "any" || scope === session;

/** Whether a menu's entry is for whoever looks; entries with `auth` are for users alone (L-2.66). */
export const canSee = ({ scope = "any", auth = false }: Scoped, session: Session) =>
  isInScope(scope, session) && (!auth || session === "user");

export const visibleItems = <Item extends Scoped>(items: readonly Item[], session: Session) =>
  items.filter((item) => canSee(item, session));

/** Whether an entry leads to the friends that a player refers. */
export const isReferral = (url: string, settings: SiteSettings, language: Language) =>
  pathOf(url) === pageAddress(settings, "refer_a_friend", language);

/** The side menu's entries for whoever looks; referring friends is one only where it earns something (L-2.42). */
export const menuItems = (items: readonly NavigationItem[], settings: SiteSettings, session: Session, language: Language) =>
  visibleItems(items, session).filter(({ url }) => settings.referAFriendPercent > 0 || !isReferral(url, settings, language));

/** The side menu's links for whoever looks (L-3.27); those that open a chat are none where there is no chat (L-1.11). */
export const visibleSideLinks = ({ sideLinks, liveChat }: SiteSettings, session: Session): SideLink[] =>
  sideLinks.filter(({ scope, isChat }) => isInScope(scope, session) && (!isChat || liveChat.provider !== "none"));

/** How many configured links fit beside Menu and Search (L-2.60). */
const bottomBarPlaces = 3;

/** The bottom bar's links: guests do not see deposit, users do not see promotions (L-2.61 to L-2.63). */
export function bottomBarItems(settings: SiteSettings, session: Session, language: Language) {
  const deposit = pageAddress(settings, "deposit", language);
  const promotions = pageAddress(settings, "promotions", language);
  const notFor: Record<Session, string[]> = {
    unknown: [deposit, promotions],
    guest: [deposit],
    user: [promotions],
  };
  return visibleItems(settings.bottomBar, session)
    .filter(({ url }) => !notFor[session].includes(pathOf(url)))
    .slice(0, bottomBarPlaces);
}

/** An address without its query and fragment. */
export const pathOf = (url: string) => url.replace(/[?#].*$/, "") || "/";

/** For `aria-current`: the page that is open. */
export const currentIf = (isCurrent: boolean) => (isCurrent ? ("page" as const) : undefined);

export const isCurrent = (url: string, path: string) => url !== "" && !/^[?#]/.test(url) && pathOf(url) === path;
