import * as z from "zod/mini";
import { image } from "./image";
import { link, url } from "./link";
import { loyaltyRules } from "./loyalty_rules";
import { linkedLogo, logo, navigationGroup, navigationItem, navigationLink, sideLink } from "./navigation";
import { onboardingTopic } from "./onboarding";
import { country } from "./rules";
import { language, languages, text } from "./text";

export const themes = ["default", "lulu", "wincraft"] as const;
export const theme = z.enum(themes);
export type Theme = z.output<typeof theme>;

export const scheme = z.enum(["dark", "light"]);
export type Scheme = z.output<typeof scheme>;
/** What a visitor sees who has not chosen: one of them, or what their system asks for. */
export const schemeAtFirst = z.enum(["system", ...scheme.options]);
export type SchemeAtFirst = z.output<typeof schemeAtFirst>;

export const navigationLayout = z.enum(["basic", "stake", "panel"]);
export type NavigationLayout = z.output<typeof navigationLayout>;

/** The markets with a jurisdiction profile in `schemas/profiles`: ISO 3166, ON being Ontario. */
export const marketCodes = ["GB", "SE", "DE", "DK", "ES", "PT", "NL", "FI", "NO", "ON", "BR", "MT", "CW"] as const;
export const market = z.enum(marketCodes);
export type Market = z.output<typeof market>;

const countryList = z.optional(z.array(country).check(z.maxLength(300)));

/** Which countries a licence serves: those that are allowed, or else all but the restricted ones. */
const servedCountries = z.object({
  market,
  countries: z._default(z.object({ allowedCountries: countryList, restrictedCountries: countryList }), {}),
});

/** `https://office.example`, or an address of this very machine without encryption. */
const origin = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/),
  );

const flag = (preset: boolean) => z._default(z.boolean(), preset);

/** The bar above the header: free money, loyalty and logos of brand games (L-2.56). */
const extraHeader = z.object({
  isShown: flag(false),
  freeMoney: z.optional(z.object({ title: text(40), ...link.shape })),
  loyalty: z.optional(z.object({ title: text(40), ...link.shape })),
  brandGames: z._default(z.array(linkedLogo).check(z.maxLength(20)), []),
});

export const chatProviders = ["none", "own", "script"] as const;

/** Talking with each other or with the operator's staff; `none` leaves no trace of a chat on the site (L-1.11). */
const liveChat = z.object({
  provider: z._default(z.enum(chatProviders), "none"),
  /** Of the external widget, loaded when a visitor opens the chat and not before. */
  scriptUrl: z.optional(z.string().check(z.maxLength(500), z.regex(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?\//i))),
  /** A CSS selector for the button by which the external widget is opened, once its script has drawn it (C-9.39). */
  buttonSelector: z._default(z.string().check(z.maxLength(200)), ""),
});

export const socialNetworks = ["facebook", "instagram", "x", "youtube", "tiktok", "telegram", "discord", "twitch"] as const;

export const registrationModes = ["email", "phone", "1click"] as const;
export type RegistrationMode = (typeof registrationModes)[number];

/** What a new password must have (C-5.43); `generatedLength` is of the password that 1-click registration makes (C-5.44). */
export const passwordRules = z.object({
  minLength: z._default(z.int().check(z.minimum(6), z.maximum(64)), 6),
  needsNumber: flag(false),
  needsUppercase: flag(true),
  needsSpecial: flag(true),
  generatedLength: z._default(z.int().check(z.minimum(8), z.maximum(64)), 8),
});
export type PasswordRules = z.output<typeof passwordRules>;

/** Something to agree to when an account is opened (C-3.33). Without a text of its own it has the site's words for its key. */
const registrationConsent = z.object({
  key: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/)),
  defaultValue: flag(false),
  isMandatory: flag(false),
  /** Of what is agreed to, as its owner counts, "1" without: kept with each consent. */
  version: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  /** Who agreed to another version is asked again. */
  asksAgain: z.optional(z.boolean()),
  text: z.optional(text(300)),
  url: z.optional(url),
});
export type RegistrationConsent = z.output<typeof registrationConsent>;

export const captchaProviders = ["none", "proof_of_work", "hosted"] as const;

/** Proof that a browser and not a script signs up; its secret is in the environment. */
const captcha = z.object({
  provider: z._default(z.enum(captchaProviders), "none"),
  siteKey: z._default(z.string().check(z.maxLength(200)), ""),
  /** Of the hosted widget, and where its answers are checked. */
  scriptUrl: z.optional(z.string().check(z.maxLength(500), z.regex(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?\//i))),
  verifyUrl: z.optional(z.string().check(z.maxLength(500), z.regex(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?\//i))),
});

const domain = z.string().check(z.maxLength(200), z.regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/));

/** What has to hold before somebody may withdraw (C-3.40, C-5.56, D-09). */
const withdrawalConditions = z.object({
  showFormForNonDepositors: flag(true),
  kyc: flag(true),
  emailVerification: flag(false),
  deposit: flag(false),
  /** How often deposits must have been wagered. */
  wager: z._default(z.number().check(z.minimum(0), z.maximum(1000)), 0),
});
export type WithdrawalConditions = z.output<typeof withdrawalConditions>;

/** How payouts are decided on. Amounts are in euros, as the rates are; nobody but the operator knows them. */
const payoutRules = z.object({
  /** Players may take a withdrawal back until it is approved, where their market lets them (D-06). */
  allowCancel: flag(true),
  /** What players are promised: a decision within so many hours. */
  reviewHours: z._default(z.int().check(z.minimum(1), z.maximum(168)), 4),
  /** From this amount on it takes the yes of two people; 0 is never. */
  fourEyesFrom: z._default(z.number().check(z.minimum(0), z.maximum(1_000_000_000)), 2_000),
  /** Below this amount nobody has to look, where there is nothing unusual; 0 is never. */
  approveBelow: z._default(z.number().check(z.minimum(0), z.maximum(1_000_000_000)), 0),
  /** The first payout to a new crypto address waits so many hours. */
  newAddressHours: z._default(z.int().check(z.minimum(0), z.maximum(168)), 24),
});
export type PayoutRules = z.output<typeof payoutRules>;
/** Where nothing else is decided. */
export const usualPayoutRules: PayoutRules = {
  allowCancel: true,
  reviewHours: 4,
  fourEyesFrom: 2_000,
  approveBelow: 0,
  newAddressHours: 24,
};

/** What an administrator decides about the site as a whole; the server render and the browser both know it. */
export const siteSettings = z.object({
  name: z._default(z.string().check(z.minLength(1), z.maxLength(60)), "Foyer"),
  /** What search engines and shared links say of the site where a page has no description of its own. */
  description: z.optional(text(300)),
  shareImage: z.optional(image),
  theme: z._default(theme, "default"),
  defaultScheme: z._default(schemeAtFirst, "system"),
  navigationLayout: z._default(navigationLayout, "stake"),
  /** In place of the doorway and the name: on dark surfaces, and on light ones. */
  siteLogo: z.optional(z.object({ dark: image, light: image })),
  /** Decides which of the two game addresses every link uses (L-2.06). */
  setup: z._default(z.enum(["curacao", "other"]), "curacao"),
  languages: z._default(z.array(language).check(z.minLength(1)), [...languages]),
  /** Where players are accepted: the page rules of these markets' profiles hold for what is published. */
  markets: z._default(z.array(market), []),
  /** Whom each of them serves; a market that is not named serves its own country alone. Without markets nobody is refused (D-39). */
  servedCountries: z._default(z.array(servedCountries).check(z.maxLength(marketCodes.length)), []),
  defaultCurrency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), "EUR"),
  /** Rates of currencies that are older count as none: then nobody plays for money in them. */
  ratesMaxAgeDays: z._default(z.int().check(z.minimum(1), z.maximum(3650)), 7),
  /** Page addresses by key, per language where they differ (L-2.22). */
  pageAddresses: z._default(z.record(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/)), text(200)), {}),
  topNavigation: z._default(z.array(navigationItem), []),
  /** The side menu, in groups with an optional heading. */
  sideNavigation: z._default(z.array(navigationGroup), []),
  sideLinks: z._default(z.array(sideLink).check(z.maxLength(30)), []),
  bottomBar: z._default(z.array(navigationItem), []),
  extraHeader: z._default(extraHeader, { isShown: false, brandGames: [] }),
  footerColumns: z._default(z.array(z.object({ title: text(80), items: z.array(navigationLink) })), []),
  footerText: z.optional(text(1000)),
  legalText: z.optional(text(2000)),
  /** `awareness` are the organisations that help with play (L-2.78). */
  logos: z._default(
    z.object({
      payments: z.array(logo),
      providers: z.array(logo),
      awareness: z._default(z.array(linkedLogo), []),
    }),
    { payments: [], providers: [], awareness: [] },
  ),
  /** 150 by 85 pixels in the footer (C-9.38). */
  licenceSeal: z.optional(linkedLogo),
  socialLinks: z._default(z.array(z.object({ network: z.enum(socialNetworks), url })).check(z.maxLength(12)), []),
  liveChat: z._default(liveChat, { provider: "none", buttonSelector: "" }),
  onboarding: z._default(
    z.object({
      isShown: flag(false),
      /** Where closing it leads; the visitor stays where they are without one (L-4.68). */
      redirectUrl: z._default(url, ""),
      topics: z._default(z.array(onboardingTopic).check(z.maxLength(20)), []),
    }),
    { isShown: false, redirectUrl: "", topics: [] },
  ),
  loginOff: flag(false),
  footerOff: flag(false),
  /** Guests may open games (L-4.46), and play demos (L-4.47); otherwise they are asked to sign up. */
  guestGameView: flag(true),
  guestDemoPlay: flag(true),
  /** Games that nothing plays yet are listed all the same, and their cards say so (D-41). */
  showUnconnectedGames: flag(false),
  isRestrictedRegistration: flag(false),
  /** Who closes the sign-up is shown the hold card (C-2.26). */
  holdUserOnRegistration: flag(false),
  /** The offer of a code in the address opens once the player has confirmed their e-mail address (L-4.71). */
  promotionPopupNeedsEmail: flag(false),
  /** Somebody of the back office looks at each new account before it can be used, and not only at those like an excluded one. */
  reviewSignUps: flag(false),
  /** Nobody signs in before their e-mail address is verified (C-1.10). */
  verifyEmailStatusOnLogin: flag(false),
  /** A new password can be asked for by phone number too (C-5.31). */
  useSMSResetPassword: flag(false),
  /** The ways to open an account, in the order of their tabs (C-4.39). */
  registrationModes: z._default(z.array(z.enum(registrationModes)).check(z.minLength(1)), [...registrationModes]),
  /** The short form opens the account; the details are asked for when they are needed (C-4.36). */
  isShortRegistrationFinal: flag(false),
  /** The details ask for a phone number (C-5.39). */
  registrationPhone: flag(false),
  passwordRules: z._default(passwordRules, {
    minLength: 6,
    needsNumber: false,
    needsUppercase: true,
    needsSpecial: true,
    generatedLength: 8,
  }),
  registrationConsents: z._default(z.array(registrationConsent).check(z.maxLength(20)), [
    { key: "terms_and_conditions_acceptance", defaultValue: false, isMandatory: true },
    { key: "newsletter_subscription", defaultValue: false, isMandatory: false },
  ]),
  /** E-mail addresses there count as missing; the first is for accounts that gave none (C-5.23, C-4.41). */
  placeholderEmailDomains: z._default(z.array(domain).check(z.minLength(1), z.maxLength(20)), ["placeholder.invalid"]),
  captcha: z._default(captcha, { provider: "none", siteKey: "" }),
  /** Sign-in with Google or what stands for it (C-7.33); off wherever `domainId` is set (C-6.05). */
  socialSignIn: flag(true),
  domainId: z._default(z.string().check(z.maxLength(60)), ""),
  /** From whom e-mails come; the name is the site's. */
  senderEmail: z._default(z.string().check(z.maxLength(254), z.email()), "no-reply@foyer.test"),
  /** A deposit needs no postal address (C-5.26). */
  allowDepWithoutAddress: flag(true),
  /** What a friend who was referred earns the player, in percent; 0 is no referral at all (C-1.14). */
  referAFriendPercent: z._default(z.number().check(z.minimum(0), z.maximum(100)), 0),
  /** How many friends who join in a year count. */
  referAFriendYearly: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 20),
  /** The club: how points are made and what its levels bring; without levels there is none. */
  loyalty: z.optional(loyaltyRules),
  /** The card of bonuses in the profile (C-6.10). */
  showBonuses: flag(true),
  /** How often deposits must be wagered where the theme counts so (L-5.24, L-9.33). */
  wagerMultiplier: z._default(z.number().check(z.minimum(0), z.maximum(1000)), 1),
  withdrawalConditions: z._default(withdrawalConditions, {
    showFormForNonDepositors: true,
    kyc: true,
    emailVerification: false,
    deposit: false,
    wager: 0,
  }),
  /** Nobody deposits before their e-mail address is verified (C-8.04). */
  depositNeedsVerifiedEmail: z.optional(z.boolean()),
  payouts: z.optional(payoutRules),
  /** The back offices that may frame the site with `?editor=nx` and talk with it (C-7.36). */
  backOfficeOrigins: z._default(z.array(origin).check(z.maxLength(20)), []),
  /** Where pictures and films may come from besides the site itself: without any, from every encrypted address. */
  pictureOrigins: z.optional(z.array(origin).check(z.maxLength(20))),
  /** Whoever works in the back office needs a second factor: without one they come no further than setting it up. */
  staffSecondFactor: z.optional(z.boolean()),
});
export type SiteSettings = z.output<typeof siteSettings>;
