import * as z from "zod/mini";
import { image } from "./image";
import { url } from "./link";
import { refers } from "./reference";
import { countries, rules } from "./rules";
import { richText, text } from "./text";

export const color = z.string().check(z.regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/));

/**
 * A banner: either a `bannerKey` that names one of the promotions, or the fields inline, or both, where inline fields
 * win (L-3.16 to L-3.18). Besides its country settings it may carry every rule that a section may.
 */
export const banner = z.object({
  ...rules,
  bannerKey: z.optional(refers(z.string().check(z.maxLength(100)), "promotion")),
  bannerType: z.optional(z.string()),
  bannerTitle: z.optional(text(200)),
  bannerTitleSecondary: z.optional(text(200)),
  bannerDescription: z.optional(richText(2000)),
  bannerCtaText: z.optional(text(60)),
  bannerCtaLink: z.optional(url),
  /** Where the button leads somebody who is signed in; `bannerCtaLink` when missing. */
  bannerCtaLinkAuth: z.optional(url),
  bannerImageUrl: z.optional(image),
  bannerSmallImageUrl: z.optional(image),
  bannerImageForegroundUrl: z.optional(image),
  bannerBackgroundColor: z.optional(color),
  bannerVariant: z.optional(z.string()),
  bannerContentSettings: z.optional(countries),
  /** The key terms that stand beside the offer: age, minimum, wagering. */
  bannerTerms: z.optional(richText(600)),
});
export type Banner = z.output<typeof banner>;
