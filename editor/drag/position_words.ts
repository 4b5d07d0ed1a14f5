import type { TFunction } from "i18next";
import type { Page } from "../../schemas/page";
import type { Language } from "../../schemas/text";
import { childrenOf, find, landing } from "../core/tree";
import { pageName } from "../page_name";
import type { Carried, DropTarget } from "./drag_state";

interface Context {
  t: TFunction;
  page: Page;
  language: Language;
}

/** Where something would land: "Tournament list · position 4 of 9 in Home", or why it can not. */
export function positionWords(
  { section, isNew }: Carried,
  { place, refusal }: Pick<DropTarget, "place" | "refusal">,
  { t, page, language }: Context,
) {
  const holder = place.parent === null ? null : find(page.sections, place.parent);
  const where = holder ? holder.name : pageName(page, language);
  if (refusal) return t(`drag.refused.${refusal}`, { name: section.name, where });
  const siblings = childrenOf(page.sections, place.parent);
  const isAmong = siblings.some(({ id }) => id === section.id);
  const end = isNew ? place : landing(page.sections, section.id, place);
  return t("drag.position", { name: section.name, position: end.index + 1, total: siblings.length + (isAmong ? 0 : 1), where });
}
