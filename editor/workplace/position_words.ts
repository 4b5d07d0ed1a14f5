import type { TFunction } from "i18next";
import type { Page } from "../../schemas/page";
import type { Language } from "../../schemas/text";
import { childrenOf, find } from "../core/tree";
import { pageName } from "./page_name";
import { asColumnPlace, type ColumnPlace } from "../core/column_place";
import { type Carried, carriedIds, carriedName, type DropTarget } from "./drag_state";

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
  if (column) return columnWords(name, column, refusal, { t, page });
  const holder = place.parent === null ? null : find(page.sections, place.parent);
  const where = holder ? holder.name : pageName(page, language);
  if (refusal) return t(`drag.refused.${refusal}`, { name, where });
  const ids = carriedIds(carried);
  const siblings = childrenOf(page.sections, place.parent);
  const isCarried = ({ id }: { id: string }) => ids.has(id);
  const index = place.index - siblings.slice(0, place.index).filter(isCarried).length;
  const total = siblings.filter((one) => !isCarried(one)).length + carried.sections.length;
  return t(form === "spoken" ? "arranging.position_spoken" : "drag.position", { name, position: index + 1, total, where });
}

function columnWords(
  name: string,
  { split, column }: ColumnPlace,
  refusal: DropTarget["refusal"],
  { t, page }: Pick<Context, "t" | "page">,
) {
  const where = find(page.sections, split)?.name ?? "";
  return refusal ? t(`drag.refused.${refusal}`, { name, where }) : t("arranging.in_column", { name, column: column + 1, where });
}
