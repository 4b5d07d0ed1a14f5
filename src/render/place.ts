import { components } from "../../sections/components";
import type { SectionLoader } from "../../sections/section_loader";
import type { Section } from "../../schemas/page";
import { placeSplits } from "../layout/place_splits";

const loaders: Record<string, SectionLoader> = components;

/** A cut page's sections as they are rendered: split-views filled, by what the list of components knows of them. */
export const place = (sections: readonly Section[]) => placeSplits(sections, { columnsOf, holdsPage });

function columnsOf({ type, props }: Section) {
  return (Object.hasOwn(loaders, type) && loaders[type]?.columns?.(props ?? {})) || null;
}

const holdsPage = ({ type }: Section) => Object.hasOwn(loaders, type) && loaders[type]?.holdsPage === true;
