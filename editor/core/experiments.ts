import type { Experiment } from "../../schemas/experiment";
import type { Section } from "../../schemas/page";
import { flatten } from "./tree";

/** As many as an inspector shows, and more than most sites have visitors for. */
export const mostVariants = 6;

/** The sections of an experiment, in the order of the page. */
export const sectionsOf = (sections: readonly Section[], id: string): Section[] =>
  flatten(sections).filter(({ experiment }) => experiment?.id === id);

/** The sections with something else about an experiment at each of its sections, or with undefined nothing; untouched branches keep their identity. */
export function changeExperiment(
  sections: Section[],
  id: string,
  change: (experiment: Experiment) => Experiment | undefined,
): Section[] {
  let isChanged = false;
  const next = sections.map((section) => {
    const inner = section.sections && changeExperiment(section.sections, id, change);
    const held = inner === section.sections ? section : { ...section, sections: inner };
    const { experiment, ...plain } = held;
    const after = experiment?.id === id ? change(experiment) : experiment;
    const changed = after === experiment ? held : after ? { ...held, experiment: after } : plain;
    isChanged ||= changed !== section;
    return changed;
  });
  return isChanged ? next : sections;
}

/** Shares for so many variants, as equal as whole numbers can be: 34, 33, 33. */
export const equalShares = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(100 / count) + (index < 100 % count ? 1 : 0));

/** The first letter that no variant has, or null where there are as many as may be. */
export function freeVariant(variants: readonly string[]): string | null {
  if (variants.length >= mostVariants) return null;
  return [..."abcdefghijklmnopqrstuvwxyz"].find((letter) => !variants.includes(letter)) ?? null;
}
