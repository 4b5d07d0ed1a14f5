import { duplicateSection } from "../core/commands/duplicate_section";
import { moveDown, moveInto, moveOut, moveUp } from "../core/commands/move_by_step";
import { selectSection } from "../core/commands/select_section";
import { toggleVisibility } from "../core/commands/toggle_visibility";
import type { Command } from "../core/command";
import { find } from "../core/tree";
import { toggleCollapsed } from "../panels/outline/toggle_collapsed";
import { zoomIn, zoomOut } from "../panels/top_bar/zoom";
import { changePersona } from "../persona/persona_store";
import type { Workplace } from "../use_editor";
import { createCarry } from "./carry";
import { focusPaneSearch, focusRegion } from "./focus_region";
import { moveWords } from "./move_words";
import { neighbour } from "./neighbour";
import { removeWithToast } from "./remove_with_toast";

/** Where a shortcut works: everywhere, or with the focus in canvas or outline, where single keys may not write. */
export interface Shortcut {
  keys: string;
  where: "everywhere" | "arranging";
  /** Answers false where it does not apply; then the key does what it does anyway. */
  run: () => boolean | void;
}

/** The keyboard of the editor, as far as what it does exists. */
export function createShortcuts(workplace: Workplace): Shortcut[] {
  const { editor, workbench, persona, saving } = workplace;
  const carry = createCarry(workplace);
  const selected = () => editor.getState().selected;
  const onSelected = (command: (id: string) => Command, after?: () => void) => () => {
    const id = selected();
    if (id === null || carry.isCarrying() || !editor.run(command(id))) return false;
    after?.();
  };
  const move = (command: (id: string) => Command) => onSelected(command, () => workplace.notices.say(moveWords(workplace)));
  const everywhere = (keys: string, run: Shortcut["run"]): Shortcut => ({ keys, where: "everywhere", run });
  const arranging = (keys: string, run: Shortcut["run"]): Shortcut => ({ keys, where: "arranging", run });
  const go = (direction: "up" | "down") => () => {
    if (carry.isCarrying()) return carry.step(direction);
    const next = neighbour(editor.getState(), workbench.getState().collapsed, direction);
    if (next !== null) editor.run(selectSection(next));
  };
  const dialog = (name: "publish" | "versions" | "shortcuts") => () => workbench.setState({ dialog: name });

  function goInOrOut(step: "in" | "out") {
    if (carry.isCarrying()) return carry.step(step);
    const { page, selected: id } = editor.getState();
    const section = id === null ? null : find(page.sections, id);
    if (!section) return false;
    const isClosed = workbench.getState().collapsed.has(section.id);
    const holdsSome = Boolean(section.sections?.length);
    if (step === "in" && holdsSome && isClosed) return workbench.setState(toggleCollapsed(section.id));
    if (step === "out" && holdsSome && !isClosed) return workbench.setState(toggleCollapsed(section.id));
    const next = neighbour(editor.getState(), workbench.getState().collapsed, step);
    if (next !== null) editor.run(selectSection(next));
  }

  function goBack() {
    if (carry.isCarrying()) return carry.cancel();
    const next = neighbour(editor.getState(), workbench.getState().collapsed, "out");
    return editor.run(selectSection(next));
  }

  return [
    everywhere("Ctrl+KeyZ", () => editor.undo()),
    everywhere("Ctrl+Shift+KeyZ", () => editor.redo()),
    everywhere("Ctrl+KeyY", () => editor.redo()),
    everywhere("Ctrl+KeyS", () => void saving.saveNow()),
    everywhere("Ctrl+Enter", dialog("publish")),
    everywhere("F6", () => focusRegion(workplace, 1)),
    everywhere("Shift+F6", () => focusRegion(workplace, -1)),
    arranging("ArrowUp", go("up")),
    arranging("ArrowDown", go("down")),
    arranging("ArrowRight", () => goInOrOut("in")),
    arranging("ArrowLeft", () => goInOrOut("out")),
    arranging("Alt+ArrowUp", move(moveUp)),
    arranging("Alt+ArrowDown", move(moveDown)),
    arranging("Alt+ArrowRight", move(moveInto)),
    arranging("Alt+ArrowLeft", move(moveOut)),
    arranging("Space", () => (carry.isCarrying() ? carry.drop() : carry.pickUp())),
    arranging("Escape", goBack),
    arranging("Enter", () => {
      if (selected() === null) return false;
      workbench.setState({ isRightOpen: true, inspectorTab: "content" });
      focusRegion(workplace, "right");
    }),
    arranging("F2", () => {
      if (selected() === null) return false;
      workbench.setState({ isLeftOpen: true, leftTab: "outline", renaming: selected() });
    }),
    arranging(
      "Ctrl+KeyD",
      onSelected((id) => duplicateSection(id)),
    ),
    arranging("Delete", () => removeWithToast(workplace, selected())),
    arranging("Backspace", () => removeWithToast(workplace, selected())),
    arranging("KeyH", onSelected(toggleVisibility)),
    arranging("KeyW", () => {
      if (selected() === null) return false;
      workbench.setState({ isRightOpen: true, inspectorTab: "why" });
    }),
    arranging("KeyA", () => {
      workbench.setState({ isLeftOpen: true, leftTab: "palette" });
      focusPaneSearch();
    }),
    arranging("Slash", focusPaneSearch),
    arranging("KeyP", () => workbench.setState({ isPersonaOpen: true })),
    arranging("Digit1", () => changePersona(persona, { device: "phone" })),
    arranging("Digit2", () => changePersona(persona, { device: "tablet" })),
    arranging("Digit3", () => changePersona(persona, { device: "desktop" })),
    arranging("Equal", () => workbench.setState(zoomIn)),
    arranging("Shift+Equal", () => workbench.setState(zoomIn)),
    arranging("Minus", () => workbench.setState(zoomOut)),
    arranging("Digit0", () => workbench.setState({ zoom: "fit" })),
    arranging("KeyV", dialog("versions")),
    everywhere("Shift+Slash", dialog("shortcuts")),
    arranging("BracketLeft", () => workbench.setState(({ isLeftOpen }) => ({ isLeftOpen: !isLeftOpen }))),
    arranging("BracketRight", () => workbench.setState(({ isRightOpen }) => ({ isRightOpen: !isRightOpen }))),
    arranging("Shift+F10", () => openMenu(workplace)),
    arranging("ContextMenu", () => openMenu(workplace)),
  ];
}

function openMenu({ editor, workbench }: Workplace) {
  const { selected } = editor.getState();
  if (selected === null) return false;
  const at = document
    .querySelector(`[data-selection="${CSS.escape(selected)}"], [data-row="${CSS.escape(selected)}"]`)
    ?.getBoundingClientRect();
  workbench.setState({ menu: { id: selected, x: (at?.x ?? 0) + 24, y: (at?.y ?? 0) + 24 } });
}
