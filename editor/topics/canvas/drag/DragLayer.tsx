import {
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type ReactNode, useRef } from "react";
import { SectionIcon } from "../../../parts/SectionIcon";
import { selectForMenu } from "../../../workplace/select_by_pointer";
import { Keys } from "../../../parts/Keys";
import { useDrag, useEditorState, useT, useWorkplace } from "../../../workplace/use_editor";
import { leftBeside } from "../../../workplace/workbench";
import { pasteSections } from "../../../core/commands/paste_sections";
import { topmost } from "../../../core/selection";
import type { Place } from "../../../core/tree";
import { type Carried, carriedName, type DragData } from "../../../workplace/drag_state";
import css from "./DragLayer.module.css";
import { drop } from "../../../workplace/drop";
import { followPointer } from "./follow_pointer";
import { pointOf } from "./point_of";
import { positionWords } from "../../../workplace/position_words";

const nothing = () => undefined;
/** The words that dnd-kit would speak are ours to speak; its own are English. */
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
const accessibility = { announcements: silent, screenReaderInstructions: { draggable: "" } };

/** Lets sections be carried by pointer and by finger between palette, outline and canvas. */
export function DragLayer({ children }: { children: ReactNode }) {
  const workplace = useWorkplace();
  const { editor, drag, notices, workbench, t, language } = workplace;
  const chip = useRef<HTMLDivElement>(null);
  const stop = useRef<(() => void) | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );

  function handleStart({ active, activatorEvent }: DragStartEvent) {
    const carried = carriedBy(active.data.current as DragData);
    const from = pointOf(activatorEvent);
    if (!carried || !from) return;
    drag.setState({ carried, by: "pointer", target: null });
    workbench.setState({ hovered: null });
    if (carried.isNew && window.innerWidth <= leftBeside) workbench.setState({ isLeftOpen: false });
    stop.current = followPointer(workplace, carried, from, ({ x, y }) => {
      if (chip.current) chip.current.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
    });
  }

  const carriedBy = ({ id, carry }: DragData): Carried | null => {
    const { page, selection } = editor.getState();
    if (id !== undefined) {
      const sections = topmost(page.sections, selection.includes(id) ? selection : id); // what is selected goes along
      return sections.length > 0 ? { sections, isNew: false } : null;
    }
    return carry?.() ?? null;
  };

  function end() {
    stop.current?.();
    stop.current = null;
    drag.setState({ carried: null, target: null });
  }

  /** A finger that rested and did not move asked for the menu. */
  function openMenu({ activatorEvent, active }: DragEndEvent) {
    const { id } = active.data.current as DragData;
    const at = pointOf(activatorEvent);
    if (id === undefined || !at) return;
    selectForMenu(workplace, id);
    workbench.setState({ menu: { id, ...at } });
  }

  function handleEnd(event: DragEndEvent) {
    const { carried, target } = drag.getState();
    end();
    const isStill = Math.hypot(event.delta.x, event.delta.y) < 4;
    if (isStill && "touches" in event.activatorEvent) return openMenu(event);
    if (!carried || !target || target.refusal) return;
    const words = positionWords(carried, target, { t, page: editor.getState().page, language, form: "spoken" });
    if (carried.bring) return void putDown(carried, target.place, words);
    if (editor.run(drop(carried, target.place))) notices.say(words);
  }

  /** What has to be fetched first goes there as soon as it has come, if its page is still open. */
  async function putDown(carried: Carried, place: Place, words: string) {
    const { id } = editor.getState().page;
    const name = carriedName(t, carried);
    try {
      const sections = (await carried.bring?.()) ?? [];
      if (editor.getState().page.id !== id) return;
      if (editor.run(pasteSections(sections, place))) notices.say(words);
      else notices.toast({ words: t("reuse.not_here", { name }) });
    } catch {
      notices.toast({ words: t("reuse.failed", { name }) });
    }
  }

  return (
    <DndContext
      sensors={sensors}
      autoScroll={false}
      accessibility={accessibility}
      onDragStart={handleStart}
      onDragEnd={handleEnd}
      onDragCancel={end}
    >
      {children}
      <Chip ref={chip} />
      <CarryNote />
    </DndContext>
  );
}

/** What is carried by keyboard and where it would land, for those who see; it is spoken as well. */
function CarryNote() {
  const { t, language } = useWorkplace();
  const page = useEditorState((state) => state.page);
  const { carried, by, target } = useDrag((state) => state);
  if (!carried || by !== "keyboard" || !target) return null;
  return (
    <p className={css.note} aria-hidden="true" data-refused={target.refusal !== null}>
      {positionWords(carried, target, { t, page, language })}
      <Keys keys="Space" />
      <Keys keys="Esc" />
    </p>
  );
}

function Chip({ ref }: { ref: React.RefObject<HTMLDivElement | null> }) {
  const t = useT();
  const { language } = useWorkplace();
  const page = useEditorState((state) => state.page);
  const carried = useDrag((state) => (state.by === "pointer" ? state.carried : null));
  const target = useDrag((state) => (state.target?.surface === "outline" ? state.target : null)); // the canvas says it itself
  return (
    <div ref={ref} className={css.chip} hidden={carried === null} aria-hidden="true">
      {carried && (
        <>
          <span>
            <SectionIcon type={carried.sections[0]?.type ?? ""} />
          </span>
          {target ? positionWords(carried, target, { t, page, language }) : carriedName(t, carried)}
        </>
      )}
    </div>
  );
}
