import type { TFunction } from "i18next";
import type { Language } from "../../../../schemas/text";
import type { Subject } from "../../../../src/layout/analyse/analysis";
import { itemName } from "../../../explain/item_words";

/** A section's name, or what a banner inside one is called by. */
export const subjectName = (t: TFunction, { section, item, path }: Subject, language: Language) =>
  item === null ? section.name : itemName(item, language) || t("fields.list.item", { number: (Number(path?.at(-1)) || 0) + 1 });

/** How deep a subject lies. */
export const depthOf = ({ holder }: Subject): number => (holder === null ? 0 : 1 + depthOf(holder));
