import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { useRef, useState } from "react";
import type { OfficeMethod } from "../../../schemas/api/payments/office/methods";
import { moved } from "../../fields/list_order";
import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { Chip } from "../list/parts";
import { termsWords } from "./terms_words";

export interface Arranged {
  methodId: string;
  isEnabled: boolean;
}

interface Props {
  known: readonly OfficeMethod[];
  methods: readonly Arranged[];
  mayArrange: boolean;
  onChange: (methods: Arranged[]) => void;
  onAway: (methodId: string, isAway: boolean) => void;
}

const silent = () => undefined;
/** What is dragged is spoken by the list itself, in the language of the back office. */
const ownWords = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: "" },
};

/** Methods in the order in which they are offered: carried by the grip, or moved with the arrows on it. */
export function MethodList({ known, methods, mayArrange, onChange, onAway }: Props) {
  const { t } = useDesk();
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const byId = new Map(known.map((method) => [method.methodId, method]));
  const ids = methods.map(({ methodId }) => methodId);

  function move(from: number, to: number) {
    if (to < 0 || to >= methods.length || from === to) return;
    const name = byId.get(ids[from] ?? "")?.title ?? "";
    onChange(moved(methods, from, to));
    setSaid(t("fields.list.moved", { name, position: to + 1, count: methods.length }));
  }
  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }

  return (
    <DndContext accessibility={ownWords} sensors={sensors} collisionDetection={closestCenter} onDragEnd={handleDragEnd}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={css.methods}>
          {methods.map(({ methodId, isEnabled }, index) => {
            const method = byId.get(methodId);
            if (!method) return null;
            return (
              <MethodRow
                key={methodId}
                method={method}
                isEnabled={isEnabled}
                mayArrange={mayArrange}
                onMove={(by) => move(index, index + by)}
                onSwitch={(next) => onChange(methods.with(index, { methodId, isEnabled: next }))}
                onAway={(isAway) => onAway(methodId, isAway)}
              />
            );
          })}
        </ol>
      </SortableContext>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </DndContext>
  );
}

interface RowProps {
  method: OfficeMethod;
  isEnabled: boolean;
  mayArrange: boolean;
  onMove: (by: number) => void;
  onSwitch: (isEnabled: boolean) => void;
  onAway: (isAway: boolean) => void;
}

function MethodRow({ method, isEnabled, mayArrange, onMove, onSwitch, onAway }: RowProps) {
  const { t, language } = useDesk();
  const { title, absence, countries, methodId } = method;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: methodId, disabled: !mayArrange });
  return (
    <li
      ref={setNodeRef}
      className={css.method}
      data-carried={isDragging}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      {mayArrange && (
        <button
          type="button"
          className={css.grip}
          {...listeners}
          aria-label={t("desk.methods.move", { name: title })}
          title={t("desk.methods.move_keys")}
          onKeyDown={(event) => {
            const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            onMove(by);
          }}
        >
          <GripVertical size={16} aria-hidden="true" />
        </button>
      )}
      <span>
        {title} {absence && <Chip tone="warn">{t("desk.methods.away")}</Chip>}
        <small>{termsWords(t, method, language)}</small>
        {countries.length > 0 && <small>{t("desk.methods.countries", { countries: countries.join(", ") })}</small>}
      </span>
      <Button look="line" onClick={() => onAway(absence === null)}>
        {t(absence ? "desk.methods.set_back" : "desk.methods.set_away")}
      </Button>
      <label>
        <input
          type="checkbox"
          checked={isEnabled}
          disabled={!mayArrange}
          aria-label={t("desk.methods.offered_name", { name: title })}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        <span aria-hidden="true">{t("desk.methods.offered")}</span>
      </label>
    </li>
  );
}
