import type { Site } from "./site.mjs";
import type { Part } from "./unmeasured.mjs";

interface Options {
  site: Site;
  bigSite: Site;
  /** More rounds and larger pages. */
  isFull: boolean;
  /** As few as show that a part still measures. */
  isSmall: boolean;
}
/** The parts of the bench, in the order in which they run: `measure` of each answers a title, how it is measured, and figures. */
export const parts: Record<string, () => Promise<{ measure: (options: Options) => Promise<Part> }>>;
