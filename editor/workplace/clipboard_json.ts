import * as z from "zod/mini";
import type { Section } from "../../schemas/page";
import { parsePage } from "../../src/layout/parse_page";

const names = z._default(z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(1000)), []);
const noNeeds = { games: [], images: [], pages: [], sections: [] };

/** What sections need that is not inside them. */
const needs = z.object({
  /** Identifiers of games. */
  games: names,
  /** Addresses of pictures. */
  images: names,
  /** Paths that are linked to, and ids of pages that are shown in place. */
  pages: names,
  /** Names of sections that stand in columns. */
  sections: names,
});
export type Needs = z.output<typeof needs>;

/** What stands in the clipboard around the sections; they themselves are checked as a page's are. */
const envelope = z.object({
  foyer: z.literal("sections"),
  version: z.literal(1),
  /** Of the installation that they were copied in. */
  origin: z.string().check(z.maxLength(300)),
  sections: z.array(z.unknown()),
  needs: z._default(needs, noNeeds),
});

export interface Copied {
  origin: string;
  sections: Section[];
  needs: Needs;
}

/** Larger texts are no sections that anybody copied here. */
const maxLength = 32_000_000;

export const writeClipboard = (copied: Copied): string => JSON.stringify({ foyer: "sections", version: 1, ...copied }, null, 1);

/** The sections in a text, as they were copied, unknown types and fields included; null where it holds none. */
export function readClipboard(text: string): Copied | null {
  if (text.length > maxLength || !/^\s*\{/.test(text)) return null;
  const parsed = z.safeParse(envelope, parseJson(text));
  if (!parsed.success || parsed.data.sections.length === 0) return null;
  const { page } = parsePage({ id: "clipboard", route: "/", title: "", sections: parsed.data.sections });
  return page ? { origin: parsed.data.origin, sections: page.sections, needs: parsed.data.needs } : null;
}

/** JSON without the one key that is none: an object's prototype is nobody's to set. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === "__proto__" ? undefined : value));
  } catch {
    return null; // another text, or one that nests without end
  }
}
