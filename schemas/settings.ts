import * as z from "zod/mini";
import { image } from "./image";
import { url } from "./link";
import { access } from "./rules";
import { language, languages, text } from "./text";

export const themes = ["default", "lulu", "wincraft"] as const;
export const theme = z.enum(themes);
export type Theme = z.output<typeof theme>;

export const scheme = z.enum(["dark", "light"]);
export type Scheme = z.output<typeof scheme>;

export const navigationLayout = z.enum(["basic", "stake", "panel"]);
export type NavigationLayout = z.output<typeof navigationLayout>;

/** One entry of a menu (L-3.26). `iconUrl` is a path or the name of an icon. */
const navigationLink = z.object({
  title: text(80),
  url,
  iconUrl: z.optional(z.string()),
});

export const navigationItem = z.object({
  ...navigationLink.shape,
  items: z._default(z.array(navigationLink), []),
  scope: z._default(access, "any"),
  type: z._default(z.enum(["link", "categories"]), "link"),
  auth: z._default(z.boolean(), false),
  /** A live figure beside the title: how many bonuses wait, or that a tournament runs (L-2.68, L-2.69). */
  badge: z.optional(z.enum(["promotions", "tournaments", "new"])),
});
export type NavigationItem = z.output<typeof navigationItem>;

/** Entries of the side menu one below the other, or as two tiles side by side. */
const navigationGroup = z.object({
  title: z.optional(text(80)),
  look: z._default(z.enum(["list", "tiles"]), "list"),
  items: z.array(navigationItem),
});
export type NavigationGroup = z.output<typeof navigationGroup>;

/** The markets with a jurisdiction profile in `schemas/profiles`: ISO 3166, ON being Ontario. */
export const marketCodes = ["GB", "SE", "DE", "DK", "ES", "PT", "NL", "FI", "NO", "ON", "MT", "CW"] as const;
export const market = z.enum(marketCodes);
export type Market = z.output<typeof market>;

const logo = z.object({ imageUrl: image, alt: z._default(z.string(), "") });

/** `https://office.example`, or an address of this very machine without encryption. */
const origin = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/),
  );

/** What an administrator decides about the site as a whole; the server render and the browser both know it. */
export const siteSettings = z.object({
  name: z._default(z.string().check(z.minLength(1), z.maxLength(60)), "Foyer"),
  theme: z._default(theme, "default"),
  defaultScheme: z._default(scheme, "dark"),
  navigationLayout: z._default(navigationLayout, "stake"),
  /** Decides which of the two game addresses every link uses (L-2.06). */
  setup: z._default(z.enum(["curacao", "other"]), "curacao"),
  languages: z._default(z.array(language).check(z.minLength(1)), [...languages]),
  /** Where players are accepted: the page rules of these markets' profiles hold for what is published. */
  markets: z._default(z.array(market), []),
  defaultCurrency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), "EUR"),
  /** Page addresses by key, per language where they differ (L-2.22). */
  pageAddresses: z._default(z.record(z.string(), text(200)), {}),
  topNavigation: z._default(z.array(navigationItem), []),
  /** The side menu, in groups with an optional heading. */
  sideNavigation: z._default(z.array(navigationGroup), []),
  bottomBar: z._default(z.array(navigationItem), []),
  footerColumns: z._default(z.array(z.object({ title: text(80), items: z.array(navigationLink) })), []),
  footerText: z.optional(text(1000)),
  legalText: z.optional(text(2000)),
  logos: z._default(z.object({ payments: z.array(logo), providers: z.array(logo) }), { payments: [], providers: [] }),
  loginOff: z._default(z.boolean(), false),
  footerOff: z._default(z.boolean(), false),
  /** Guests may open games (L-4.46), and play demos (L-4.47); otherwise they are asked to sign up. */
  guestGameView: z._default(z.boolean(), true),
  guestDemoPlay: z._default(z.boolean(), true),
  isRestrictedRegistration: z._default(z.boolean(), false),
  /** The back offices that may frame the site with `?editor=nx` and talk with it (C-7.36). */
  backOfficeOrigins: z._default(z.array(origin).check(z.maxLength(20)), []),
});
export type SiteSettings = z.output<typeof siteSettings>;
