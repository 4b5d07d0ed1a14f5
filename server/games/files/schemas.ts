import * as z from "zod/mini";
import { language } from "../../../schemas/text";

const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, "Small letters and digits, joined by - or _"), z.maxLength(80));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, "A colour such as #1a2b3c"));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const words = z.array(word).check(z.maxLength(50));
const country = z.string().check(z.regex(/^[A-Z]{2}$/, "Two capital letters, such as DE"));
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
const texts = (maxLength: number) => z.partialRecord(language, z.string().check(z.maxLength(maxLength)));
/** An address of ours begins with a slash; a bare path is one of the pictures'. */
const address = z.string().check(z.regex(/^(?:https:\/\/|\/)?[\w.~%/?=&:+-]+$/, "A path or an https address"), z.maxLength(500));

export const studio = z.object({
  id: slug,
  name,
  logo: optional(address),
  tagline: optional(z.string().check(z.maxLength(200))),
});

const icon = { iconName: optional(word), iconColor: optional(word) };
export const category = z.object({
  slug,
  name: texts(80),
  ...icon,
  subCategories: z._default(z.array(z.unknown()).check(z.maxLength(200)), []), // each is checked by itself
});

/** What a category's own schema has of its sub-categories is checked one by one, so that a bad one costs itself. */
export const subCategory = z.object({ slug, name: texts(80), description: z._default(texts(1000), {}), ...icon });
export type SubCategoryOfFile = z.output<typeof subCategory>;

/** Popularity and all that follows it may be left out: a game that is there already keeps what it has. */
export const game = z.object({
  id: slug,
  name,
  studio: slug,
  subCategory: slug,
  /** Behind its pictures while they load, and of the one that is drawn where there is none. */
  imageColor: z._default(colour, "#3b3f54"),
  /** Addresses of its pictures: wide, square and upright. Null takes one away. */
  thumbUrl: optional(address),
  squareUrl: optional(address),
  portraitUrl: optional(address),
  /** In percent. */
  rtp: optional(z.number().check(z.gte(0), z.lte(100))),
  minBet: optional(z.number().check(z.gte(0), z.lte(1_000_000))),
  maxMultiplier: optional(z.number().check(z.gte(0), z.lte(1e9))),
  volatility: optional(z.enum(["low", "medium", "high", "very-high"])),
  hasDemo: z._default(z.boolean(), false),
  hasBonusBuy: z._default(z.boolean(), false),
  isDropsWins: z._default(z.boolean(), false),
  isBonus: z._default(z.boolean(), false),
  isNew: z._default(z.boolean(), false),
  themes: z._default(words, []),
  popularity: z.optional(z.number().check(z.gte(0), z.lte(2_000_000_000))),
  sort: z.optional(z.int().check(z.gte(-2_000_000_000), z.lte(2_000_000_000))),
  rating: z.optional(z.number().check(z.gte(1), z.lte(5))),
  releasedAt: z.optional(z.iso.datetime()),
  description: z.optional(texts(2000)),
  restrictedCountries: z.optional(z.array(country).check(z.maxLength(250))),
  restrictedSubdivisions: z.optional(words),
  excludedCurrencies: z.optional(words),
  /** What plays it. */
  client: optional(word),
  clientModel: optional(word),
  /** Who brings it, and that partner's own name of it. */
  partner: optional(slug),
  partnerGame: optional(z.string().check(z.minLength(1), z.maxLength(255))),
  isActive: z._default(z.boolean(), true),
});
export type GameOfFile = z.output<typeof game>;
