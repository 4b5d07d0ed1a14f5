import { removeSection } from "../../core/commands/remove_section";
import { topmost } from "../../core/selection";
import type { Workplace } from "../../workplace/use_editor";

/** Removes what is selected and offers it back for a while. */
export function removeWithToast({ editor, notices, t }: Workplace) {
  const { page, selection } = editor.getState();
  const removed = topmost(page.sections, selection);
  if (!editor.run(removeSection(selection))) return false;
  const words =
    removed.length === 1 ? t("command.removed", { name: removed[0]?.name }) : t("arranging.removed", { count: removed.length });
  notices.toast({ words, action: { label: t("command.undo"), keys: "Ctrl Z", run: () => editor.undo() } });
  notices.say(words);
}
