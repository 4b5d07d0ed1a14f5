import { removeSection } from "../../core/commands/remove_section";
import { restoreSection } from "../../core/commands/restore_section";
import { type Ids, topmost } from "../../core/selection";
import type { Workplace } from "../use_editor";
import { undo } from "./step_history";

/**
 * Removes sections and offers them back for a while; false where there are none. What is offered is this deletion: what was
 * done since stays, and they come back by a step of their own.
 */
export function removeWithToast(workplace: Workplace, ids: Ids, wordsFor = wordsOfRemoval): boolean {
  const { editor, workbench, notices, t } = workplace;
  const { page } = editor.getState();
  const removed = topmost(page.sections, ids);
  if (!editor.run(removeSection(ids))) return false;
  const after = editor.getState();
  const words = wordsFor(workplace, removed);
  notices.toast({ words, action: { label: t("command.undo"), keys: "Ctrl Z", step: after.steps, isOwn: true, run: bringBack } });
  notices.say(words);
  return true;

  function bringBack() {
    if (editor.getState().page === after.page) return undo(workplace);
    const back = removed.map(({ id }) => id);
    editor.run(restoreSection(back, page));
    const [first] = removed;
    if (!first) return;
    workbench.setState({ revealed: { id: first.id } });
    notices.say(t("command.undone_in", { step: t("step.section.remove"), name: first.name }));
  }
}

const wordsOfRemoval = ({ t }: Workplace, removed: readonly { name: string }[]) =>
  removed.length === 1 ? t("command.removed", { name: removed[0]?.name }) : t("arranging.removed", { count: removed.length });
