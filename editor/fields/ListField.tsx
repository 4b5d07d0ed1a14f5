import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { setIn } from "../core/set_in";
import { leadsInto } from "./Disclosure";
import { useFieldServices, useFieldView } from "./field_context";
import { FieldGroup } from "./FieldFrame";
import { asText, type Change, type FieldProps, issuesAt } from "../explain/field_props";
import fields from "./fields.module.css";
import css from "./List.module.css";
import { itemName } from "../explain/item_words";
import { moved, placeAfter } from "./list_order";
import { ListItem } from "./ListItem";
import type { PickerKind } from "./picker_choices";
import { PickerAdd } from "./PickerField";
import { resetOf } from "./reset_of";
import { useItemKeys } from "./use_item_keys";

const silent = () => undefined;

/** What is dragged is spoken by the list itself, in the editor's language. */
const ownWords = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: "" },
};

/** Items that are added, sorted, copied, removed and edited in place. A persona that does not see one is told. */
export function ListField(props: FieldProps) {
  const { control, value, fallback, label, issues, path, type } = props;
  const { t, language, itemNameOf } = useFieldServices();
  const { focus } = useFieldView();
  const shown = value ?? fallback;
  const items: readonly unknown[] = Array.isArray(shown) ? shown : [];
  const keys = useItemKeys(items.length);
  const [open, setOpen] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  const wanted = leadsInto(focus, path) ? focus?.[path.length] : undefined;
  if (typeof wanted === "number" && wanted !== open && wanted < items.length) setOpen(wanted);

  /** An item that is emptied stays in the list. */
  const change: Change = (next, at = []) => {
    const kept = next === undefined && at.length === 1 ? (control.starter ?? null) : next;
    if (value === undefined) props.onChange(setIn(items, at, kept));
    else props.onChange(kept, at);
  };
  const nameOf = (index: number) =>
    itemName(items[index], language) || itemNameOf?.(items[index]) || t("fields.list.item", { number: index + 1 });

  function insert(index: number, item: unknown) {
    keys.insert(index);
    props.onChange(items.toSpliced(index, 0, structuredClone(item)));
    if (!control.isPicked) setOpen(index);
  }

  function add(ids: readonly string[]) {
    for (const [step] of ids.entries()) keys.insert(items.length + step);
    setSaid(t("fields.choose_many.added", { count: ids.length }));
    props.onChange([...items, ...ids]);
  }

  function remove(index: number) {
    setSaid(t("fields.list.removed", { name: nameOf(index) }));
    keys.remove(index);
    setOpen(open === index ? null : open !== null && open > index ? open - 1 : open);
    props.onChange(items.toSpliced(index, 1));
    list.current?.closest("fieldset")?.querySelector<HTMLElement>("button[data-add], [data-add] button")?.focus();
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return;
    keys.move(from, to);
    setSaid(t("fields.list.moved", { name: nameOf(from), position: to + 1, count: items.length }));
    if (open !== null) setOpen(placeAfter(open, from, to));
    props.onChange(moved(items, from, to));
    keys.focusGrip(list.current, to);
  }

  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over) move(keys.all.indexOf(String(active.id)), keys.all.indexOf(String(over.id)));
  }

  return (
    <FieldGroup
      label={label}
      path={path}
      issues={issues.filter((issue) => issue.path.length === 0)}
      kind="list"
      onReset={Array.isArray(fallback) && fallback.length > 0 ? resetOf(props) : undefined}
      aside={items.length > 0 ? items.length : undefined}
      hint={shown !== undefined && !Array.isArray(shown) ? t("fields.kept_value", { value: asText(shown) }) : undefined}
    >
      <DndContext accessibility={ownWords} sensors={sensors} collisionDetection={closestCenter} onDragEnd={handleDragEnd}>
        <SortableContext items={[...keys.all]} strategy={verticalListSortingStrategy}>
          <ul ref={list} className={css.items} data-picked={control.isPicked}>
            {items.map((item, index) => (
              <ListItem
                key={keys.all[index]}
                sortId={keys.all[index] ?? ""}
                name={nameOf(index)}
                index={index}
                count={items.length}
                item={item}
                control={control.item ?? { control: "string" }}
                issues={issuesAt(issues, index)}
                path={path}
                type={type}
                isOpen={open === index}
                onOpen={() => setOpen(open === index ? null : index)}
                onMove={(to) => move(index, to)}
                onDuplicate={() => insert(index + 1, item)}
                onRemove={() => remove(index)}
                onChange={change}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <AddItem
        control={control}
        label={label}
        items={items}
        onPick={add}
        onAdd={() => insert(items.length, control.starter ?? null)}
      />
      <p className={fields.invisible} role="status">
        {said}
      </p>
    </FieldGroup>
  );
}

interface AddProps extends Pick<FieldProps, "control" | "label"> {
  items: readonly unknown[];
  onPick: (ids: readonly string[]) => void;
  onAdd: () => void;
}

/** An item is picked from what there is, or begins empty. */
function AddItem({ control, label, items, onPick, onAdd }: AddProps) {
  const { t } = useFieldServices();
  return control.isPicked ? (
    <PickerAdd
      kind={control.item?.control as PickerKind} // a list is picked from where its entries have pickers
      label={label}
      without={items}
      onPick={onPick}
    />
  ) : (
    <button type="button" data-add className={`${fields.button} ${css.add}`} onClick={onAdd}>
      <Plus size={14} aria-hidden="true" />
      {t("fields.list.add")}
    </button>
  );
}
