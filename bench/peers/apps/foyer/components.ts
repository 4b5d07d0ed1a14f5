import { live, type SectionLoader, still } from "../../../../sections/section_loader";
import type { PropsOf, SectionType } from "./schemas";

/** Whether the blocks count as having behaviour, so that both ways of hydrating are measured. */
declare const BLOCKS_ARE_LIVE: boolean;
const kind = BLOCKS_ARE_LIVE ? live : still;

export const components: { [Type in SectionType]: SectionLoader<PropsOf<Type>> } = {
  banner: kind(() => import("./sections/banner")),
  faq: kind(() => import("./sections/faq")),
  grid: kind(() => import("./sections/grid")),
  text: kind(() => import("./sections/text")),
};
