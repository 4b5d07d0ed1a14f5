import type { SiteSettings } from "../../../schemas/settings";

type Field = keyof SiteSettings;

/** The settings in groups, in the order in which they are offered. */
export const settingsGroups = {
  brand: ["name", "description", "shareImage", "theme", "defaultScheme", "siteLogo", "pictureOrigins"],
  navigation: ["navigationLayout", "topNavigation", "sideNavigation", "sideLinks", "bottomBar", "extraHeader"],
  footer: ["footerOff", "footerColumns", "footerText", "legalText", "logos", "licenceSeal", "socialLinks"],
  markets: ["languages", "defaultCurrency", "markets", "servedCountries"],
  addresses: ["pageAddresses"],
  sign_up: [
    "loginOff",
    "isRestrictedRegistration",
    "registrationModes",
    "isShortRegistrationFinal",
    "registrationPhone",
    "registrationConsents",
    "passwordRules",
    "holdUserOnRegistration",
    "reviewSignUps",
    "verifyEmailStatusOnLogin",
    "useSMSResetPassword",
    "socialSignIn",
    "domainId",
    "captcha",
    "senderEmail",
    "placeholderEmailDomains",
  ],
  games: ["setup", "guestGameView", "guestDemoPlay", "showUnconnectedGames", "ratesMaxAgeDays"],
  account: [
    "allowDepWithoutAddress",
    "depositNeedsVerifiedEmail",
    "withdrawalConditions",
    "payouts",
    "wagerMultiplier",
    "referAFriendPercent",
    "referAFriendYearly",
    "loyalty",
    "showBonuses",
    "promotionPopupNeedsEmail",
  ],
  chat: ["liveChat"],
  onboarding: ["onboarding"],
  back_offices: ["staffSecondFactor", "backOfficeOrigins"],
} as const satisfies Record<string, readonly Field[]>;

export type SettingsGroup = keyof typeof settingsGroups;

export const groupNames = Object.keys(settingsGroups) as SettingsGroup[];

/** A setting that no group has, which would be a mistake: an empty type where all have one. */
type Forgotten = Exclude<Field, (typeof settingsGroups)[SettingsGroup][number]>;
const forgotten: [Forgotten] extends [never] ? true : Forgotten = true;

/** The group of a setting. */
export const groupOf = (field: unknown): SettingsGroup =>
  (forgotten && groupNames.find((name) => (settingsGroups[name] as readonly unknown[]).includes(field))) || "brand";
