import { removeSection } from "../core/commands/remove_section";
import { find } from "../core/tree";
import type { Workplace } from "../use_editor";

/** Removes a section and offers it back for a while. */
export function removeWithToast({ editor, notices, t }: Workplace, id: string | null) {
  const section = id === null ? null : find(editor.getState().page.sections, id);
  if (!section || !editor.run(removeSection(section.id))) return false;
  const words = t("command.removed", { name: section.name });
  notices.toast({ words, action: { label: t("command.undo"), keys: "Ctrl Z", run: () => editor.undo() } });
  notices.say(words);
}
