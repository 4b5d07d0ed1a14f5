import { isSafeUrl } from "../../schemas/safe_url";
import type { SiteSettings } from "../../schemas/settings";
import { type Language, languages, textIn } from "../../schemas/language";

/** Where the keys lead that no settings name. */
const usual = {
  home: "/",
  casino: "/casino",
  deposit: "/profile/deposit",
  withdraw: "/profile/withdraw",
  tournaments: "/tournaments",
  promotions: "/promotions",
  calendar: "/promotions",
  rakeback: "/vip-club",
  vip_club: "/vip-club",
  refer_a_friend: "/refer-a-friend-program",
  bonuses: "/account/bonuses",
  account: "/account",
  profile: "/profile",
  favorites: "/profile/favorites",
  recent: "/profile/recent",
  edit_profile: "/profile/edit-profile",
  /** Password, two-factor authentication and sessions. */
  security: "/profile/security",
  reset_password: "/reset-password",
  bonus_history: "/profile/bonus-history",
  balance: "/account/balance",
  history: "/account/history",
  verification: "/account/verification",
  /** Where players set limits and take a break. */
  limits: "/account/responsible-gambling",
  /** What a player paid in and out, bet and won. */
  activity: "/account/activity",
  /** Nine questions about one's own play. */
  self_test: "/account/self-test",
  /** Terms and conditions. */
  terms: "/terms",
  /** What safer play is and who helps with it. */
  responsible_gaming: "/responsible-gaming",
};

/** A page that the site's own parts lead to. */
export type PageKey = keyof typeof usual;
export const pageKeys = Object.keys(usual) as PageKey[];

type Addresses = Pick<SiteSettings, "pageAddresses">;

/** The address of a page by its key, as the settings have it in a language, else its usual one; null for a key that nobody knows (L-2.22). */
export function pageAddress(settings: Addresses, key: PageKey, language: Language): string;
export function pageAddress(settings: Addresses, key: string, language: Language): string | null;
export function pageAddress({ pageAddresses }: Addresses, key: string, language: Language) {
  const own = Object.hasOwn(pageAddresses, key) ? textIn(pageAddresses[key], language) : "";
  if (own !== "" && isSafeUrl(own)) return own;
  return Object.hasOwn(usual, key) ? usual[key as PageKey] : null;
}

/** Whether the site has a page of its own for a key: until then nothing offers it. */
export const hasOwnPage = (settings: Addresses, key: PageKey, language: Language) =>
  textIn(settings.pageAddresses[key], language) !== "" && pageAddress(settings, key, language) !== usual[key];

/** A page's addresses in every language, each once. */
export const pageAddressesOf = (settings: Addresses, key: string) =>
  [...new Set(languages.map((language) => pageAddress(settings, key, language) ?? ""))].filter(Boolean);
