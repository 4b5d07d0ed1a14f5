import * as z from "zod/mini";
import { decoration } from "../../../schemas/image";
import { url } from "../../../schemas/link";
import { refers } from "../../../schemas/reference";
import { sectionProps } from "../../../schemas/section_props";
import { text } from "../../../schemas/text";
import { bonusTypes } from "../list_props";

export const variants = ["cards", "rows"] as const;
const words = z.optional(text(120));
const address = z.optional(url);

/** A card whose words are the editor's own (L-3.19). */
export const offer = z.object({
  title: words,
  subTitle: words,
  label: words,
  imageUrl: z.optional(decoration),
  ctaEnabled: z._default(z.boolean(), true),
  ctaText: words,
  ctaLink: address,
  infoCtaText: words,
  infoCtaLink: address,
  /** For whoever is signed in, in the place of the other. */
  infoAutoCtaText: words,
  infoAutoCtaLink: address,
  variant: z._default(z.enum(["accent", "money", "plain"]), "accent"),
  /** Shows it as claimed to everybody; without it a card of a promotion does to whom its bonus runs for. */
  isBonusClaimed: z._default(z.boolean(), false),
  /** The promotion that it is about: with it the card says whether it was claimed, and shows the key terms. */
  bannerKey: z.optional(refers(z.string().check(z.maxLength(100)), "promotion")),
});
export type Offer = z.output<typeof offer>;

export const schema = sectionProps({
  /** Cards of its own; the promotions of `bonusTypes` where there are none. */
  offers: z._default(z.array(offer).check(z.maxLength(24)), []),
  bonusTypes,
  variant: z._default(z.enum(variants), "cards"),
});

export type Props = z.output<typeof schema>;
