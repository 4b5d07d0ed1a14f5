import type { Section } from "../../schemas/page";
import type { Viewer } from "../../schemas/viewer";

/** One of the variants of an experiment, and how many of a hundred visitors are shown it. */
export interface Variant {
  variant: string;
  share: number;
}

/** An experiment with its variants, in the order of their letters, so that moving sections moves no visitor. */
export interface FoundExperiment {
  id: string;
  name: string;
  variants: readonly Variant[];
}

/** A viewer whose variants may have to be drawn. */
export interface Visitor extends Viewer {
  /** The same words at each visit of one and the same visitor; without them the first variant is shown. */
  visitor?: string | undefined;
}

/** The experiments that sections, and all they hold, are variants of, by id. Two sections of one variant go by the first one's share. */
export function experimentsIn(sections: readonly Section[]): ReadonlyMap<string, FoundExperiment> {
  let found: Map<string, { id: string; name: string; variants: Variant[] }> | undefined;
  const visit = (siblings: readonly Section[]) => {
    for (const { experiment, sections: inner } of siblings) {
      if (experiment) {
        const { id, name, variant, share } = experiment;
        const known = (found ??= new Map()).get(id);
        if (!known) found.set(id, { id, name, variants: [{ variant, share }] });
        else if (!known.variants.some((each: Variant) => each.variant === variant)) known.variants.push({ variant, share });
      }
      if (inner) visit(inner);
    }
  };
  visit(sections);
  for (const { variants } of found?.values() ?? []) variants.sort((a, b) => (a.variant < b.variant ? -1 : 1));
  return found ?? none;
}

const none: ReadonlyMap<string, FoundExperiment> = new Map();

/** The viewer with a variant of each experiment among the sections; the very same where there is none. */
export function withVariants(sections: readonly Section[], visitor: Visitor): Viewer {
  const { visitor: key, ...viewer } = visitor;
  const found = experimentsIn(sections);
  if (found.size === 0) return key === undefined ? visitor : viewer;
  const drawn = [...found.values()].map((one) => [one.id, variantFor(one, { key, kept: viewer.variants })] as const);
  return { ...viewer, variants: Object.fromEntries(drawn) };
}

/**
 * The variant of an experiment that somebody is shown: the one that they were shown before, as long as there is one, else the one that their
 * key draws. Shares count in proportion to their sum, so that everybody is shown a variant even where one has gone.
 */
export function variantFor(
  { id, variants }: Pick<FoundExperiment, "id" | "variants">,
  { key, kept }: { key?: string | undefined; kept?: Record<string, string> | undefined },
): string {
  const before = kept && Object.hasOwn(kept, id) ? kept[id] : undefined;
  const known = variants.find(({ variant }) => variant === before) ?? (key === undefined ? variants[0] : undefined);
  if (known) return known.variant;
  let left = drawOf(`${id} ${key}`) * variants.reduce((sum, { share }) => sum + share, 0);
  for (const { variant, share } of variants) {
    if (left < share) return variant;
    left -= share;
  }
  return variants[0]?.variant ?? "";
}

/** A number from 0 to 1, without 1, that is the same for the same words everywhere. */
function drawOf(words: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** Which variants of which experiments sections are, each once, in words: what a page depends on besides its rules. */
export const variantsShown = (sections: readonly Section[]): string[] => [
  ...new Set(everyVariant(sections).map(({ id, variant }) => `${id} ${variant}`)),
];

const everyVariant = (sections: readonly Section[]): NonNullable<Section["experiment"]>[] =>
  sections.flatMap(({ experiment, sections: inner = [] }) => [...(experiment ? [experiment] : []), ...everyVariant(inner)]);
