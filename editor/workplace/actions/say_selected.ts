import { find } from "../../core/tree";
import type { Workplace } from "../use_editor";

/** Says what is selected: the name of one section, or how many. */
export function saySelected({ editor, notices, t }: Workplace) {
  const { page, selection, selected } = editor.getState();
  const one = selected === null ? null : find(page.sections, selected);
  if (selection.length > 1) notices.say(t("arranging.selected", { count: selection.length }));
  else notices.say(one ? t("arranging.selected_name", { name: one.name }) : t("arranging.selected_none"));
}
