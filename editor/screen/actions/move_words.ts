import { columnAround, columnId } from "../../core/column_place";
import { topmost } from "../../core/selection";
import { placeOf } from "../../core/tree";
import { positionWords } from "../../workplace/position_words";
import type { Workplace } from "../../workplace/use_editor";

/** Where what is selected stands, as it is spoken: "Popular tonight, position 4 of 9 in Home". */
export function moveWords({ editor, t, language }: Workplace): string {
  const { page, selection } = editor.getState();
  const sections = topmost(page.sections, selection);
  const place = placeOf(page.sections, sections[0]?.id ?? "");
  if (!place) return "";
  const column = sections[0] ? columnAround(page.sections, sections[0], editor.types) : null;
  if (column) {
    const { split, index } = column;
    const at = { parent: columnId(split, column.column), index };
    return positionWords({ sections, isNew: false }, { place: at, refusal: null }, { t, page, language });
  }
  return positionWords({ sections, isNew: false }, { place, refusal: null }, { t, page, language, form: "spoken" });
}
