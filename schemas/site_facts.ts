import * as z from "zod/mini";
import { referenceKinds } from "./reference";
import { access, rules, type Rules } from "./rules";
import { market } from "./settings";
import { language } from "./text";
import { id, page, type Page } from "./page";

/** A section that a market's rule may ask for, with the rules of all that decides who sees it, outermost first. */
const landmark = z.object({ type: z.string(), rules: z.array(z.looseObject(rules)) });
export interface Landmark {
  type: string;
  rules: readonly Rules[];
}

const publishedPage = z.object({
  id,
  route: z.string(),
  /** The fragments that links can jump to. */
  anchors: z.array(z.string()),
  /** The pages that it shows in place of its own sections. */
  nested: z.array(z.string()),
  landmarks: z.array(landmark),
});

export interface PublishedFacts extends Omit<z.output<typeof publishedPage>, "landmarks"> {
  landmarks: readonly Landmark[];
}

const shellLink = z.object({ url: z.string(), place: z.enum(["header", "menu", "footer"]), access });
export type ShellLink = z.output<typeof shellLink>;

/** What there is to know of something that a page names. */
export const referenceFact = z.object({
  kind: z.enum(referenceKinds),
  id: z.string(),
  /** `closed`: over, or taken off; `hidden`: not on the site yet, or kept from its lists. */
  state: z.enum(["open", "closed", "hidden", "missing"]),
});
export type ReferenceFact = z.output<typeof referenceFact>;

/** All that the check of one page has to know about the rest of the site. */
export const siteFacts = z.object({
  languages: z.array(language),
  markets: z.array(market),
  /** From where pages may show pictures besides the site itself; from everywhere without any. */
  pictureOrigins: z.optional(z.array(z.string())),
  /** Addresses of pages by the key that the settings know them by. */
  addresses: z.record(z.string(), z.array(z.string())),
  /** Where the shell leads from every page. */
  links: z.array(shellLink),
  /** What the shell shows on every page all the time. */
  parts: z.array(z.string()),
  /** Words that a market asks for and that the footer's texts have. */
  words: z.array(z.string()),
  pages: z.array(publishedPage),
  /** Pages that are not on the site. */
  drafts: z.array(z.object({ id, route: z.string() })),
  /** Old routes, and the pages that they lead to. */
  redirects: z.array(z.object({ route: z.string(), pageId: id })),
  /** The published pages that the page shows in place of its own sections, and those that these show. */
  contents: z.array(page),
  /** What the page names, as far as somebody looked; nothing is said of the rest. */
  references: z.optional(z.array(referenceFact)),
});
export interface SiteFacts extends Omit<z.output<typeof siteFacts>, "pages" | "contents"> {
  pages: readonly PublishedFacts[];
  contents: readonly Page[];
}
