import type * as z from "zod/mini";
import type { Section } from "../../schemas/page";

/** Why a section's props do not fit its type: the path of the field and what is wrong with it. */
export interface PropsIssue {
  path: readonly (string | number)[];
  message: string;
  /** What kind of mistake it is, in zod's words: "too_big", "invalid_type", "invalid_format", "custom". */
  code?: string | undefined;
  /** Of what a too big or too small value is: "string", "number", "array". */
  origin?: string | undefined;
  /** What a too big or too small value is measured against. */
  limit?: number | undefined;
}

/** What zod says of a value, as our own checks and fields read it. */
export function toIssue(issue: z.core.$ZodIssue): PropsIssue {
  const { code, path, message } = issue;
  const limit = code === "too_big" ? issue.maximum : code === "too_small" ? issue.minimum : undefined;
  const measured =
    limit === undefined ? {} : { limit: Number(limit), origin: "origin" in issue ? String(issue.origin) : undefined };
  return { path: path.map((key) => (typeof key === "number" ? key : String(key))), message, code, ...measured };
}

/** What the pure stages ask about section types; `sections/registry.ts` answers. */
export interface Registry {
  isKnown(type: string): boolean;
  /** The same section with props of its type's newest version; the very same object where nothing changes. */
  upgrade(section: Section): Section;
  /** Empty when the props are valid. */
  issuesOf(section: Section): readonly PropsIssue[];
  /** The props as the type's schema makes them: defaults filled in, unknown fields left out. Null where they are not valid. */
  propsOf(section: Section): NonNullable<Section["props"]> | null;
  /** The names of the sections that a section takes into its columns, or null where its type has none. */
  columnsOf(section: Section): readonly (readonly string[])[] | null;
  /** The id of the page that a section shows in its place, or null where its type shows none. */
  nestedPageOf(section: Section): string | null;
  /** Whether what a section holds is another page. */
  holdsPage(section: Section): boolean;
}
