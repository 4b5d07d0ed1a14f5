import type { SiteSettings } from "../../schemas/settings";
import type { Language } from "../../schemas/text";
import type { Viewer } from "../../schemas/viewer";
import { hasOwnPage, pageAddress } from "../layout/page_address";
import { canSee, pathOf } from "./menu_items";

/** The links that the side menu has by itself, in their order. */
const own = [
  { name: "favorites", icon: "heart", scope: "user" },
  { name: "recent", icon: "history", scope: "user" },
  { name: "refer_a_friend", icon: "handshake", scope: "any" },
  { name: "rakeback", icon: "calendar-days", scope: "any" },
  { name: "tour", icon: "sparkles", scope: "user" },
] as const;

type Name = (typeof own)[number]["name"];

/**
 * Those of them that whoever looks may see, and that no configured entry leads to already (L-2.42, L-2.43, L-2.47). The calendar is
 * offered as soon as it has a page of its own.
 */
export function ownLinks(settings: SiteSettings, session: Viewer["session"], language: Language) {
  const configured = new Set(settings.sideNavigation.flatMap(({ items }) => items.map(({ url }) => pathOf(url))));
  return own
    .filter((link) => canSee(link, session) && isOffered(link.name, settings, language))
    .map(({ name, icon }) => ({ name, icon, url: addressOf(name, settings, language) }))
    .filter(({ url }) => !configured.has(url));
}

function isOffered(name: Name, settings: SiteSettings, language: Language) {
  const { referAFriendPercent, onboarding } = settings;
  if (name === "refer_a_friend") return referAFriendPercent > 0;
  if (name === "tour") return onboarding.isShown && onboarding.topics.length > 0;
  if (name === "rakeback") return hasOwnPage(settings, name, language);
  return true;
}

const addressOf = (name: Name, settings: SiteSettings, language: Language) =>
  name === "tour" ? "?modal=onboarding" : pageAddress(settings, name, language);
