import { pageTree } from "../../core/page_tree";
import { topmost } from "../../core/selection";
import { positionWords } from "../../workplace/position_words";
import type { Workplace } from "../../workplace/use_editor";

/** Where what is selected stands, as it is spoken: "Popular tonight, position 4 of 9 in Home", "Open terms, 1 of 3 in column 2 of Race". */
export function moveWords({ editor, t, language }: Workplace): string {
  const { page, selection } = editor.getState();
  const sections = topmost(page.sections, selection);
  const place = pageTree(page.sections, editor.types).placeOf(sections[0]?.id ?? "");
  if (!place) return "";
  return positionWords({ sections, isNew: false }, { place, refusal: null }, { t, page, language, form: "spoken" });
}
