import type { SiteSettings } from "../../schemas/settings";
import type { Language } from "../../schemas/text";
import type { Viewer } from "../../schemas/viewer";
import { pageAddress } from "../layout/page_address";
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
 * Those of them that whoever looks may see, and that no configured entry leads to already (L-2.42, L-2.43, L-2.47). While
 * the calendar has no page of its own it is a part of the VIP club's, which has an entry too.
 */
export function ownLinks(settings: SiteSettings, session: Viewer["session"], language: Language) {
  const configured = new Set(settings.sideNavigation.flatMap(({ items }) => items.map(({ url }) => pathOf(url))));
  const vipClub = pageAddress(settings, "vip_club", language);
  return own
    .filter((link) => canSee(link, session) && isOffered(link.name, settings))
    .map(({ name, icon }) => {
      const url = addressOf(name, settings, language);
      return { name, icon, url, isShared: name === "rakeback" && url === vipClub };
    })
    .filter(({ url, isShared }) => isShared || !configured.has(url));
}

function isOffered(name: Name, { referAFriendPercent, onboarding }: SiteSettings) {
  if (name === "refer_a_friend") return referAFriendPercent > 0;
  if (name === "tour") return onboarding.isShown && onboarding.topics.length > 0;
  return true;
}

const addressOf = (name: Name, settings: SiteSettings, language: Language) =>
  name === "tour" ? "?modal=onboarding" : pageAddress(settings, name, language);
