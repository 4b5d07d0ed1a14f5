import type { SiteSettings } from "../../schemas/settings";
import type { Language } from "../../schemas/text";
import type { User } from "../../schemas/user";
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

/** Who looks at the menu; what an account says of itself where there is one. */
interface Looking {
  session: Viewer["session"];
  user?: Pick<User, "noCalendar"> | null;
  language: Language;
}

/** Those of them that whoever looks may see, and that no configured entry leads to already (L-2.42, L-2.43, L-2.47). */
export function ownLinks(settings: SiteSettings, looking: Looking) {
  const configured = new Set(settings.sideNavigation.flatMap(({ items }) => items.flatMap(({ url }) => [url, pathOf(url)])));
  return own
    .filter((link) => canSee(link, looking.session) && isOffered(link.name, settings, looking))
    .filter(({ name }) => !pagesOf(name, settings, looking).some((url) => configured.has(url)))
    .map(({ name, icon }) => ({ name, icon, url: addressOf(name, settings, looking) }));
}

function isOffered(name: Name, settings: SiteSettings, { user, language }: Looking) {
  const { referAFriendPercent, onboarding } = settings;
  if (name === "refer_a_friend") return referAFriendPercent > 0;
  if (name === "tour") return onboarding.isShown && onboarding.topics.length > 0;
  if (name === "rakeback") return !user?.noCalendar && hasOwnPage(settings, name, language);
  return true;
}

const pagesOf = (name: Name, settings: SiteSettings, { language }: Looking) =>
  (["guest", "user"] as const).map((session) => addressOf(name, settings, { session, language }));

/** The calendar opens over the page for users (L-2.47); guests have no days, and are led to the site's page about it. */
function addressOf(name: Name, settings: SiteSettings, { session, language }: Looking) {
  if (name === "tour") return "?modal=onboarding";
  if (name === "rakeback" && session === "user") return "?modal=rakeback";
  return pageAddress(settings, name, language);
}
