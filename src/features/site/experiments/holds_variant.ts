import type { Section } from "../../../../schemas/page";

/** Whether there is anything to count among sections. */
export const holdsVariant = (sections: readonly Section[]): boolean =>
  sections.some(({ variantOf, sections: inner }) => variantOf !== undefined || (inner !== undefined && holdsVariant(inner)));
