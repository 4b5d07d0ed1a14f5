import { changedSection } from "../../core/changed_section";
import { selectSection } from "../../core/commands/select_section";
import { find } from "../../core/tree";
import type { Workplace } from "../use_editor";

const done = {
  undo: { name: "undoName", page: "command.undone", section: "command.undone_in" },
  redo: { name: "redoName", page: "command.redone", section: "command.redone_in" },
} as const;

/** Takes the last step back. */
export const undo = (workplace: Workplace) => go(workplace, "undo");
/** Makes the step again that was taken back last. */
export const redo = (workplace: Workplace) => go(workplace, "redo");

/** Where the step was is selected and in view afterwards, and what became of it is said. */
function go({ editor, workbench, notices, t }: Workplace, way: "undo" | "redo") {
  const before = editor.getState();
  const step = before[done[way].name];
  if (step === null) return;
  editor[way]();
  const changed = changedSection(before.page, editor.getState().page);
  if (changed !== null && !editor.getState().selection.includes(changed)) editor.run(selectSection(changed));
  const { page, selected } = editor.getState();
  const shown = changed ?? selected;
  const section = shown === null ? null : find(page.sections, shown);
  if (section) workbench.setState({ revealed: { id: section.id } });
  const words = { step: t(`step.${step}`), name: section?.name };
  notices.say(t(section ? done[way].section : done[way].page, words));
}
