import * as z from "zod/mini";
import { image } from "./image";
import { url } from "./link";
import { access } from "./rules";
import { text } from "./text";

/** An entry that leads somewhere. `iconUrl` is a path or the name of an icon. */
export const navigationLink = z.object({
  title: text(80),
  url,
  iconUrl: z.optional(z.string()),
});
export type NavigationLink = z.output<typeof navigationLink>;

/** One entry of a menu (L-3.26). */
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
export const navigationGroup = z.object({
  title: z.optional(text(80)),
  look: z._default(z.enum(["list", "tiles"]), "list"),
  items: z.array(navigationItem),
});
export type NavigationGroup = z.output<typeof navigationGroup>;

/** A link of the side menu (L-3.27): in its middle, above the site's own entries, or at its end. `isChat` opens the live chat in place of `url`. */
export const sideLink = z.object({
  title: text(80),
  url,
  icon: z.optional(z.string()),
  scope: z._default(access, "any"),
  middle: z._default(z.boolean(), false),
  isChat: z._default(z.boolean(), false),
  newTab: z._default(z.boolean(), false),
});
export type SideLink = z.output<typeof sideLink>;

/** A picture that says all, or one with its name beside it, which each language has its own word for. */
export const logo = z.object({ imageUrl: image, alt: z._default(z.string(), ""), name: z.optional(text(40)) });

/** A logo that leads somewhere, or nowhere with an empty address. */
export const linkedLogo = z.object({ ...logo.shape, url: z._default(url, "") });
export type LinkedLogo = z.output<typeof linkedLogo>;
