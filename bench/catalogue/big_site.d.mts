import type { Site } from "../site.mjs";

/** The built site with many games and all that was played in them; started when a part first asks. */
export function createBigSite(size: { isSmall: boolean }): Site;
