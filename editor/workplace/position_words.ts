import type { TFunction } from "i18next";
import type { Page } from "../../schemas/page";
import type { Language } from "../../schemas/text";
import { pageTree } from "../core/page_tree";
import { find } from "../core/tree";
import { pageName } from "./page_name";
import { asColumnPlace } from "../core/column_place";
import { type Carried, carriedIds, carriedName, type DropTarget } from "./drag_state";
import { types } from "./section_types";

interface Context {
  t: TFunction;
  page: Page;
  language: Language;
  /** On the screen a dot divides, aloud a comma. */
  form?: "shown" | "spoken";
}

/** Where something would land: "Tournament list · position 4 of 9 in Home", or why it can not. */
export function positionWords(
  carried: Carried,
  { place, refusal }: Pick<DropTarget, "place" | "refusal">,
  { t, page, language, form = "shown" }: Context,
) {
  const name = carriedName(t, carried);
  const column = asColumnPlace(place);
  const holder = place.parent === null ? null : find(page.sections, column?.split ?? place.parent);
  const where = holder ? holder.name : pageName(page, language);
  if (refusal) return t(`drag.refused.${refusal}`, { name, where });
  const tree = pageTree(page.sections, types);
  const ids = carriedIds(carried);
  const others = tree.childrenOf(place.parent).filter(({ id }) => !ids.has(id));
  const position = others.filter(({ id }) => (tree.placeOf(id)?.index ?? 0) < place.index).length + 1;
  const words = { name, position, total: others.length + carried.sections.length, where };
  if (column) return t(`columns.position_${form}`, { ...words, column: column.column + 1 });
  return t(form === "spoken" ? "arranging.position_spoken" : "drag.position", words);
}
