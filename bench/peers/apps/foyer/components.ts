import { createLoader, type SectionLoader } from "../../../../sections/section_loader";
import type { SectionType } from "./schemas";

/** Whether the blocks count as having behaviour, so that both ways of hydrating are measured. */
declare const BLOCKS_ARE_LIVE: boolean;
const behaviour = { isStatic: !BLOCKS_ARE_LIVE };

export const components: Record<SectionType, SectionLoader> = {
  banner: createLoader(() => import("./sections/banner"), behaviour),
  faq: createLoader(() => import("./sections/faq"), behaviour),
  grid: createLoader(() => import("./sections/grid"), behaviour),
  text: createLoader(() => import("./sections/text"), behaviour),
};
