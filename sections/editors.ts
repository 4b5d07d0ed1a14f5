import type { SectionEditor } from "./define_editor";
import blank from "./layout/blank/editor";
import game_carousel from "./games/game_carousel/editor";
import group from "./layout/group/editor";
import nested_page from "./layout/nested_page/editor";
import split_view from "./layout/split-view/editor";
import type { schemas, SectionType } from "./schemas";

/** Every section type with how it is edited. Only the editor imports it. */
export const editors: { [Type in SectionType]: SectionEditor<(typeof schemas)[Type]["schema"]> } = {
  blank,
  game_carousel,
  group,
  nested_page,
  "split-view": split_view,
};
