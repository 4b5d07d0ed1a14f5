import * as z from "zod/mini";

/** What the practice studios' pages say. */
export const studioWords = z.record(z.string(), z.string());
export type StudioWords = z.output<typeof studioWords>;
