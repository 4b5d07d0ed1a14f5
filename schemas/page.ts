import * as z from "zod/mini";
import { experiment, type Experiment } from "./experiment";
import { type DeviceName, rules, type Rules } from "./rules";

export const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/));

/** How deep sections may nest; checked before anything recursive looks at a page. */
export const maxDepth = 16;
/** How many sections a page may hold. */
export const maxSections = 10_000;

/** What a section, or the page itself, keeps of its translations; visitors never get it. */
const translationFields = {
  translated: z.optional(z.record(z.string().check(z.maxLength(40)), z.literal(true))),
  sources: z.optional(z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(20_000)))),
};

export interface TranslationFields {
  /** Marks of English texts with marks of translations that were made from them, as "english.translation". */
  translated?: Record<string, true> | undefined;
  /** English texts that were changed since, by their marks. */
  sources?: Record<string, string> | undefined;
}

/**
 * What every section shares (S-0.01, S-0.02). Its props stay unknown here: they belong to the section's type.
 * Unknown fields are kept, so that what a newer or older version wrote survives load, edit and save.
 */
export const section: z.ZodMiniType<Section> = z.looseObject({
  id,
  name: z.string().check(z.maxLength(200)),
  type: z.string().check(z.minLength(1), z.maxLength(100)),
  ...rules,
  experiment: z.optional(experiment),
  version: z.optional(z.int().check(z.minimum(1))),
  props: z.optional(z.record(z.string(), z.unknown())),
  samples: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(1000))),
  ...translationFields,
  get sections(): z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniType<Section>>> {
    return z.optional(z.array(section));
  },
});

/** A variant of an experiment, as visitors know it. */
export type VariantOf = Pick<Experiment, "id" | "variant">;

export interface Section extends Rules, TranslationFields {
  id: string;
  name: string;
  type: string;
  /** Which variant of which experiment it is. */
  experiment?: Experiment | undefined;
  /** Of the type's props schema; 1 when missing. */
  version?: number | undefined;
  props?: Record<string, unknown> | undefined;
  /** Marks of values that it began with, until somebody says that they are right; visitors never get them. */
  samples?: string[] | undefined;
  /** The devices that the width of the page decides about in the browser; only in what visitors get. */
  byWidth?: readonly DeviceName[] | undefined;
  /** Which variant it is of what is counted; only in what visitors get. */
  variantOf?: VariantOf | undefined;
  /** Only where the type is a container. */
  sections?: Section[] | undefined;
}

/** `/casino/:subCategorySlug`: static parts, parameters and nothing else. */
export const route = z.string().check(z.maxLength(300), z.regex(/^\/(?:(?::?[A-Za-z0-9_.-]+)(?:\/:?[A-Za-z0-9_.-]+)*)?$/));

/** A title or description per language; unknown languages are kept. */
const pageText = z.union([z.string(), z.record(z.string(), z.string().check(z.maxLength(2000)))]);

export const pageAccess = z.enum(["any", "user"]);

export const page = z.looseObject({
  id,
  route,
  title: pageText,
  description: z.optional(pageText),
  /** `user` sends guests home to sign in, unless a section of the page is for guests (C-2.31). */
  access: z.optional(pageAccess),
  ...translationFields,
  sections: z.array(section),
});

export interface Page extends TranslationFields {
  id: string;
  route: string;
  title: string | Record<string, string>;
  description?: string | Record<string, string> | undefined;
  access?: z.output<typeof pageAccess> | undefined;
  sections: Section[];
}
