import { duplicateSection } from "../../core/commands/duplicate_section";
import { moveDown, moveInto, moveOut, moveUp, placeBeside } from "../../core/commands/move_by_step";
import { toggleVisibility } from "../../core/commands/toggle_visibility";
import { unwrapSection } from "../../core/commands/unwrap_section";
import { wrapInColumns } from "../../core/commands/wrap_in_columns";
import { wrapSections } from "../../core/commands/wrap_sections";
import type { Command } from "../../core/command";
import { asColumnPlace, columnAround } from "../../core/column_place";
import { type Ids, topmost } from "../../core/selection";
import { find } from "../../core/tree";
import { wrapTypes } from "../../../sections/registry";
import { blankSection } from "../../workplace/blank_section";
import { loadFindText } from "../../topics/canvas/text/load_find_text";
import type { Workplace } from "../../workplace/use_editor";
import type { Action } from "../../workplace/actions/action";
import { moveWords } from "./move_words";
import { removeWithToast } from "../../workplace/actions/remove_with_toast";
import { saySelected } from "../../workplace/actions/say_selected";

type Made = (ids: Ids, workplace: Workplace) => Command | null;

/** An action that is a command on what is selected. */
function onSelection(made: Made, say: (workplace: Workplace) => void = () => {}): Pick<Action, "can" | "run" | "where"> {
  const commandFor = (workplace: Workplace) => {
    const { selection } = workplace.editor.getState();
    const isCarrying = workplace.drag.getState().carried !== null;
    return selection.length === 0 || isCarrying ? null : made(selection, workplace);
  };
  return {
    where: "arranging",
    can(workplace) {
      const command = commandFor(workplace);
      return command !== null && workplace.editor.can(command);
    },
    run(workplace) {
      const command = commandFor(workplace);
      if (!command || !workplace.editor.run(command)) return false;
      say(workplace);
    },
  };
}

const sayPlace = (workplace: Workplace) => workplace.notices.say(moveWords(workplace));

const holderOf = (kind: keyof typeof wrapTypes, { editor, t }: Workplace) =>
  blankSection(wrapTypes[kind], { page: editor.getState().page, t });

const wrapped: Made = (ids, workplace) => wrapSections(ids, holderOf("group", workplace));
const inColumns: Made = (ids, workplace) => wrapInColumns(ids, holderOf("columns", workplace));

/** "Move into Lobby"; in columns "Move to column 2". */
function moveIntoWords({ editor, t }: Workplace) {
  const state = editor.getState();
  const to = placeBeside(state, state.selection, editor.types);
  const column = to && asColumnPlace(to);
  if (column && columnAround(state.page.sections, topmost(state.page.sections, state.selection)[0], editor.types))
    return t("columns.move_to", { column: column.column + 1 });
  const holder = to && find(state.page.sections, column?.split ?? to.parent ?? "");
  return holder ? t("arranging.move_into", { name: holder.name }) : t("command.move_into");
}

function visibilityWords({ editor, t }: Workplace) {
  const { page, selection } = editor.getState();
  const isHidden = selection.length > 0 && selection.every((id) => find(page.sections, id)?.isVisible === false);
  return t(isHidden ? "command.show" : "command.hide");
}

/** With the focus in the canvas the first text of the section, where it has one; else its name in the outline. */
async function editTextOrName(workplace: Workplace, id: string) {
  const { frame, iframe } = workplace.canvas.getState();
  if (frame && document.activeElement === iframe) {
    const text = await loadFindText().catch(() => null); // without its code the name can be edited all the same
    if (text?.editFirstText(workplace, frame, id)) return;
  }
  workplace.workbench.setState({ isLeftOpen: true, leftTab: "outline", renaming: id });
}

export const arrangeActions: readonly Action[] = [
  {
    name: "section.move_up",
    words: "command.move_up",
    group: "arrange",
    keys: ["Alt+ArrowUp"],
    line: "shortcuts.move",
    menu: "move",
    ...onSelection(moveUp, sayPlace),
  },
  {
    name: "section.move_down",
    words: "command.move_down",
    group: "arrange",
    keys: ["Alt+ArrowDown"],
    line: "shortcuts.move",
    menu: "move",
    ...onSelection(moveDown, sayPlace),
  },
  {
    name: "section.move_into",
    words: "command.move_into",
    wordsNow: moveIntoWords,
    group: "arrange",
    keys: ["Alt+ArrowRight"],
    line: "shortcuts.move_in_out",
    menu: "move",
    ...onSelection(moveInto, sayPlace),
  },
  {
    name: "section.move_out",
    words: "command.move_out",
    group: "arrange",
    keys: ["Alt+ArrowLeft"],
    line: "shortcuts.move_in_out",
    menu: "move",
    ...onSelection(moveOut, sayPlace),
  },
  {
    name: "section.duplicate",
    words: "command.duplicate",
    group: "arrange",
    keys: ["Ctrl+KeyD"],
    menu: "copy",
    ...onSelection((ids) => duplicateSection(ids), sayPlace),
    can: ({ editor }) => editor.getState().selection.length > 0, // a whole copy would tell no more
  },
  {
    name: "section.wrap",
    words: "arranging.wrap",
    group: "arrange",
    keys: ["Ctrl+KeyG"],
    menu: "copy",
    ...onSelection(wrapped, sayPlace),
  },
  {
    name: "section.unwrap",
    words: "arranging.unwrap",
    group: "arrange",
    keys: ["Ctrl+Shift+KeyG"],
    menu: "copy",
    ...onSelection(unwrapSection, saySelected),
  },
  {
    name: "section.wrap_in_columns",
    words: "arranging.wrap_in_columns",
    group: "arrange",
    menu: "copy",
    ...onSelection(inColumns, sayPlace),
  },
  {
    name: "section.rename",
    words: "command.rename",
    group: "arrange",
    keys: ["F2"],
    where: "arranging",
    menu: "copy",
    can: ({ editor }) => editor.getState().selected !== null,
    line: "arranging.rename_or_edit",
    run(workplace) {
      const { selected } = workplace.editor.getState();
      if (selected !== null) void editTextOrName(workplace, selected);
    },
  },
  {
    name: "section.toggle_visibility",
    words: "command.hide",
    wordsNow: visibilityWords,
    group: "arrange",
    keys: ["KeyH"],
    line: "shortcuts.hide",
    menu: "look",
    ...onSelection(toggleVisibility),
  },
  {
    name: "section.why",
    words: "canvas.why",
    group: "look",
    keys: ["KeyW"],
    where: "arranging",
    line: "shortcuts.why",
    menu: "look",
    can: ({ editor }) => editor.getState().selected !== null,
    run(workplace) {
      workplace.workbench.setState({ isRightOpen: true, inspectorTab: "why" });
    },
  },
  {
    name: "section.json",
    words: "shortcuts.json",
    group: "look",
    keys: ["KeyJ"],
    where: "arranging",
    menu: "look",
    can: ({ editor }) => editor.getState().selected !== null,
    run: ({ workbench }) => workbench.setState({ isRightOpen: true, inspectorTab: "json" }),
  },
  {
    name: "section.remove",
    words: "command.remove",
    group: "arrange",
    keys: ["Delete", "Backspace"],
    where: "arranging",
    menu: "remove",
    can: ({ editor }) => editor.getState().selection.length > 0,
    run: (workplace) => void removeWithToast(workplace, workplace.editor.getState().selection),
  },
];
