import { selectSection, selectSections } from "../../core/commands/select_section";
import { range } from "../../core/selection";
import { heldBy, pageTree } from "../../core/page_tree";
import { find } from "../../core/tree";
import { toggleCollapsed } from "../../workplace/toggle_collapsed";
import type { Workplace } from "../../workplace/use_editor";
import type { Action } from "../../workplace/actions/action";
import { createCarry } from "./carry";
import { focusRegion } from "./focus_region";
import { neighbour, visibleOrder } from "../../workplace/actions/neighbour";
import { openMenu } from "./open_menu";
import { saySelected } from "../../workplace/actions/say_selected";

const go = (direction: "up" | "down") => (workplace: Workplace) => {
  const carry = createCarry(workplace);
  if (carry.isCarrying()) return carry.step(direction);
  const next = neighbour(
    workplace.editor.getState(),
    workplace.editor.types,
    workplace.workbench.getState().collapsed,
    direction,
  );
  if (next !== null) workplace.editor.run(selectSection(next));
};

const goInOrOut = (step: "in" | "out") => (workplace: Workplace) => {
  const { editor, workbench } = workplace;
  const carry = createCarry(workplace);
  if (carry.isCarrying()) return carry.step(step);
  const { page, selected: id } = editor.getState();
  const section = id === null ? null : find(page.sections, id);
  if (!section) return false;
  const isClosed = workbench.getState().collapsed.has(section.id);
  const item = document.querySelector<HTMLElement>(`[data-item-of="${CSS.escape(section.id)}"]`);
  const holdsSome = heldBy(pageTree(page.sections, editor.types), section.id).length > 0 || isClosed || item !== null;
  if (holdsSome && isClosed === (step === "in")) return workbench.setState(toggleCollapsed(section.id));
  const next = neighbour(editor.getState(), editor.types, workbench.getState().collapsed, step);
  if (step === "in" && item) return item.focus(); // its single banners
  if (next !== null) editor.run(selectSection(next));
};

/** The selection reaches from where it began to the next section in the order of the outline. */
const extend = (direction: "up" | "down") => (workplace: Workplace) => {
  const { editor, workbench } = workplace;
  const state = editor.getState();
  const { collapsed } = workbench.getState();
  const next = neighbour(state, editor.types, collapsed, direction);
  if (next === null) return;
  const order = visibleOrder(state.page, editor.types, collapsed);
  editor.run(selectSections(range(order, state.selection[0] ?? next, next)));
  saySelected(workplace);
};

function selectSiblings(workplace: Workplace) {
  const { editor } = workplace;
  const { page, selected } = editor.getState();
  const tree = pageTree(page.sections, editor.types);
  const siblings = tree.childrenOf((selected === null ? null : tree.placeOf(selected)?.parent) ?? null);
  const ids = siblings.map(({ id }) => id).filter((id) => id !== selected);
  editor.run(selectSections(selected === null ? ids : [...ids, selected])); // nobody is led away from where they are
  saySelected(workplace);
}

function goBack(workplace: Workplace) {
  const { editor, workbench } = workplace;
  const carry = createCarry(workplace);
  if (carry.isCarrying()) return carry.cancel();
  const { selected, selection } = editor.getState();
  if (selection.length > 1) return editor.run(selectSection(selected));
  return editor.run(selectSection(neighbour(editor.getState(), editor.types, workbench.getState().collapsed, "out")));
}

const isSelected = ({ editor }: Workplace) => editor.getState().selected !== null;

const keyOnly = { group: "selection", where: "arranging", isKeyOnly: true } as const;

export const selectionActions: readonly Action[] = [
  { ...keyOnly, name: "select.previous", words: "shortcuts.select", keys: ["ArrowUp"], run: go("up") },
  { ...keyOnly, name: "select.next", words: "shortcuts.select", keys: ["ArrowDown"], run: go("down") },
  { ...keyOnly, name: "select.out", words: "shortcuts.expand", keys: ["ArrowLeft"], run: goInOrOut("out") },
  { ...keyOnly, name: "select.in", words: "shortcuts.expand", keys: ["ArrowRight"], run: goInOrOut("in") },
  {
    ...keyOnly,
    name: "select.extend_up",
    words: "arranging.extend",
    keys: ["Shift+ArrowUp"],
    run: extend("up"),
  },
  {
    ...keyOnly,
    name: "select.extend_down",
    words: "arranging.extend",
    keys: ["Shift+ArrowDown"],
    run: extend("down"),
  },
  {
    name: "select.siblings",
    words: "arranging.select_siblings",
    group: "selection",
    keys: ["Ctrl+KeyA"],
    where: "arranging",
    run: selectSiblings,
  },
  {
    ...keyOnly,
    name: "section.carry",
    words: "shortcuts.carry",
    keys: ["Space"],
    run(workplace) {
      const carry = createCarry(workplace);
      return carry.isCarrying() ? carry.drop() : carry.pickUp();
    },
  },
  { ...keyOnly, name: "select.back", words: "shortcuts.back", keys: ["Escape"], run: goBack },
  {
    name: "section.inspect",
    words: "shortcuts.inspect",
    group: "selection",
    keys: ["Enter"],
    where: "arranging",
    can: isSelected,
    run(workplace) {
      if (!isSelected(workplace)) return false;
      workplace.workbench.setState({ isRightOpen: true, inspectorTab: "content" });
      focusRegion(workplace, "right");
    },
  },
  {
    name: "section.menu",
    words: "shortcuts.menu",
    group: "selection",
    keys: ["Shift+F10", "ContextMenu"],
    where: "arranging",
    isKeyOnly: true,
    run: openMenu,
  },
];
