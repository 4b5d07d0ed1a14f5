import type { NavigationItem } from "../../../../schemas/navigation";
import type { PageKey } from "../../../layout/page_address";

interface AccountEntry {
  /** Its words are `account.entries.<page>`. */
  page: PageKey;
  icon: string;
  /** Pages without an entry of their own, which stand under this one. */
  holds?: readonly PageKey[];
}

const entries = [
  { page: "profile", icon: "circle-user" },
  { page: "edit_profile", icon: "user-pen" },
  { page: "balance", icon: "wallet" },
  { page: "bonuses", icon: "gift", holds: ["bonus_history"] },
  { page: "favorites", icon: "heart" },
  { page: "recent", icon: "history" },
  { page: "history", icon: "file-text" },
  { page: "verification", icon: "badge-check" },
  { page: "security", icon: "lock" },
  { page: "limits", icon: "shield-check", holds: ["activity", "self_test"] },
  { page: "vip_club", icon: "gem" },
] as const satisfies readonly AccountEntry[];

export type AccountPage = (typeof entries)[number]["page"];

/** Where an account has a page of its own, in the order of its navigation. */
export const accountEntries: readonly (AccountEntry & { page: AccountPage })[] = entries;

/** The same as entries of a menu. */
export const accountMenu = (describe: (page: AccountPage) => Pick<NavigationItem, "title" | "url">): NavigationItem[] =>
  accountEntries.map(({ page, icon }) => ({
    ...describe(page),
    iconUrl: icon,
    items: [],
    scope: "any",
    type: "link",
    auth: false,
  }));
