import { useDraggable } from "@dnd-kit/core";
import { ArrowDown, ArrowUp, CopyPlus, Ellipsis, GripVertical, EyeOff } from "lucide-react";
import { memo, useDeferredValue } from "react";
import type { Page } from "../../../schemas/page";
import { actionWords, canRun, runAction, useActions } from "../../workplace/actions/use_actions";
import { keyNames } from "../../workplace/actions/keys";
import { IconButton } from "../../parts/IconButton";
import { useEditorState, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Overlay.module.css";

/** The actions that have a button beside what is selected, in order. */
export const barActions = ["section.move_up", "section.move_down", "section.duplicate", "section.toggle_visibility"];
const icons = [ArrowUp, ArrowDown, CopyPlus, EyeOff];

interface Props {
  /** Of the one section that is selected; null where there are several. */
  name: string | null;
  count: number;
  dragId: string;
}

/** What can be done at once to what is selected. */
export const SelectionBar = memo(function SelectionBar({ name, count, dragId }: Props) {
  const t = useT();
  const several = t("arranging.sections", { count });
  return (
    <div className={css.bar} role="toolbar" aria-label={t("canvas.bar", { name: name ?? several })}>
      {name === null && <Handle words={several} dragId={dragId} />}
      <Buttons />
    </div>
  );
});

/** What a selection or an edit makes of the buttons follows it by a frame: each action is asked whether it applies. */
function Buttons() {
  const page = useDeferredValue(useEditorState((state) => state.page));
  const selection = useDeferredValue(useEditorState((state) => state.selection));
  return <ButtonsFor page={page} selection={selection} />;
}

const ButtonsFor = memo(function ButtonsFor(_when: { page: Page; selection: readonly string[] }) {
  const t = useT();
  const workplace = useWorkplace();
  const actions = useActions();
  const show = useShow();
  return (
    <>
      {barActions.map((one, index) => {
        const action = actions.find(({ name: known }) => known === one);
        const Icon = icons[index];
        if (!action || !Icon) return null;
        return (
          <IconButton
            key={one}
            label={actionWords(workplace, action)}
            keys={keyNames(action.keys?.[0] ?? "")}
            side="top"
            isDisabled={!canRun(workplace, action)}
            onClick={() => runAction(workplace, action)}
          >
            <Icon size={16} />
          </IconButton>
        );
      })}
      <IconButton
        label={t("command.more")}
        keys="Shift F10"
        side="top"
        aria-haspopup="menu"
        onClick={(event) => {
          const { left, bottom } = event.currentTarget.getBoundingClientRect();
          const { selected } = workplace.editor.getState();
          if (selected !== null) show({ menu: { id: selected, x: left, y: bottom + 4 } });
        }}
      >
        <Ellipsis size={16} />
      </IconButton>
    </>
  );
});

/** Several sections are dragged by their number. */
function Handle({ words, dragId }: { words: string; dragId: string }) {
  const t = useT();
  const { setNodeRef, listeners } = useDraggable({ id: "selection", data: { id: dragId } });
  return (
    <span ref={setNodeRef} className={css.handle} {...listeners} title={t("canvas.drag_hint")}>
      <GripVertical size={14} aria-hidden="true" />
      {words}
    </span>
  );
}
