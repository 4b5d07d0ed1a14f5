import { find, placeOf } from "../core/tree";
import { positionWords } from "../drag/position_words";
import type { Workplace } from "../use_editor";

/** Where the selected section is: "Popular tonight · position 4 of 9 in Home". */
export function moveWords({ editor, t, language }: Workplace): string {
  const { page, selected } = editor.getState();
  const section = selected === null ? null : find(page.sections, selected);
  const place = section && placeOf(page.sections, section.id);
  return section && place ? positionWords({ section, isNew: false }, { place, refusal: null }, { t, page, language }) : "";
}
