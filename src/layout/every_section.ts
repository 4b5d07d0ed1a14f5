import type { Section } from "../../schemas/page";

/** Sections with all that stand inside of them, each before its own. */
export const everySection = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => [section, ...everySection(section.sections ?? [])]);
