import { selectSection, selectSections, toggleSelected } from "../core/commands/select_section";
import { range } from "../core/selection";
import { saySelected } from "./actions/say_selected";
import { visibleOrder } from "./actions/neighbour";
import type { Workplace } from "./use_editor";

type Modifiers = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">;

export const addsToSelection = ({ ctrlKey, metaKey, shiftKey }: Modifiers) => ctrlKey || metaKey || shiftKey;

/** A click on a section: alone it is selected; with Ctrl it comes to the others or leaves them, with Shift all up to it. */
export function selectByPointer(workplace: Workplace, id: string, event: Modifiers) {
  const { editor, workbench } = workplace;
  if (!addsToSelection(event)) return editor.run(selectSection(id));
  const { page, selection } = editor.getState();
  const order = event.shiftKey ? visibleOrder(page, editor.types, workbench.getState().collapsed) : [];
  editor.run(event.shiftKey ? selectSections(range(order, selection[0] ?? id, id)) : toggleSelected(id));
  saySelected(workplace);
}

/** The menu of a section is about all that is selected where the section is among it, else about the section. */
export function selectForMenu({ editor }: Workplace, id: string) {
  if (!editor.getState().selection.includes(id)) editor.run(selectSection(id));
}
