import { useSortable } from "@dnd-kit/sortable";
import { ArrowDown, ArrowUp, ChevronRight, Copy, Ghost, GripVertical, Trash2, CircleAlert, X } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { decidingRule, evaluateRules } from "../../src/layout/evaluate";
import { itemRules } from "../../src/layout/cut_items";
import type { PropsIssue } from "../../src/layout/registry";
import { pictureSource } from "../../src/kit/ui/picture_source";
import { reasonWords } from "../explain/explain";
import { Field } from "./Field";
import { Fields } from "./FieldsField";
import { useFieldServices, useFieldView } from "./field_context";
import type { AnyControl, Change, ControlKind } from "../explain/field_props";
import fields from "./fields.module.css";
import { itemPicture } from "../explain/item_words";
import css from "./List.module.css";

/** What fits into the line itself: its grip opens what else can be done with it. */
const plain: ReadonlySet<ControlKind> = new Set([
  "string",
  "url",
  "number",
  "slider",
  "select",
  "choice",
  "toggle",
  "color",
  "icon",
  "page",
  "game",
  "provider",
  "category",
  "top_category",
  "promotion",
  "bonus",
  "tournament",
  "jackpot",
  "payment_method",
  "payout_method",
]);

interface Props {
  sortId: string;
  name: string;
  index: number;
  count: number;
  item: unknown;
  control: AnyControl;
  issues: readonly PropsIssue[];
  /** Of the list. */
  path: readonly (string | number)[];
  type: string | null;
  isOpen: boolean;
  onOpen: () => void;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onChange: Change;
}

/** One line of a list, and below it, when it is open, all that it holds. */
export function ListItem(props: Props) {
  const { sortId, name, index, item, control, issues, path, type, isOpen, onOpen, onMove, onRemove, onChange } = props;
  const { t } = useFieldServices();
  const help = useId();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: sortId });
  const isPlain = plain.has(control.control);
  const why = useReasonHidden(item);
  const number = t("fields.list.item", { number: index + 1 });

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(index + step);
  }

  return (
    <li
      ref={setNodeRef}
      className={isDragging ? css.dragged : css.item}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <div className={why === null ? css.row : css.ghostRow}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          data-grip
          className={css.grip}
          aria-label={t("fields.list.move", { name })}
          aria-describedby={help}
          onPointerDown={listeners?.onPointerDown as React.PointerEventHandler | undefined}
          onKeyDown={handleKeyDown}
          {...(isPlain ? { "aria-expanded": isOpen, onClick: onOpen } : {})}
        >
          <GripVertical size={14} aria-hidden="true" />
        </button>
        <span id={help} className={fields.invisible}>
          {t("fields.list.move_help")}
        </span>
        {isPlain ? (
          <>
            <div className={css.plain}>
              <Field
                name={index}
                within={path}
                control={control}
                value={item}
                label={number}
                issues={issues}
                type={type}
                onChange={onChange}
              />
            </div>
            <button
              type="button"
              className={fields.icon}
              aria-label={t("fields.list.remove", { name: number })}
              onClick={onRemove}
            >
              <X size={14} aria-hidden="true" />
            </button>
          </>
        ) : (
          <ItemButton {...props} why={why} />
        )}
      </div>
      {isOpen && (
        <div className={css.body}>
          <Actions {...props} />
          {isPlain ? null : control.control === "fields" ? (
            <Fields
              fields={control.fields ?? {}}
              value={item}
              issues={issues}
              path={[...path, index]}
              type={type}
              onChange={(next, at = []) => onChange(next, [index, ...at])}
            />
          ) : (
            <Field
              name={index}
              within={path}
              control={control}
              value={item}
              label={number}
              issues={issues}
              type={type}
              onChange={onChange}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** What an item is called, what it looks like and what is the matter with it; opens it. */
function ItemButton({ name, item, issues, isOpen, onOpen, why }: Props & { why: string | null }) {
  const { t } = useFieldServices();
  const picture = itemPicture(item);
  const source = picture === null ? null : pictureSource(picture);
  return (
    <button type="button" className={css.open} aria-expanded={isOpen} onClick={onOpen}>
      {source && <img className={css.thumb} {...source} sizes="40px" alt="" />}
      <span className={css.name}>{name}</span>
      {why !== null && (
        <>
          <span className={css.why}>{why}</span>
          <Ghost size={14} aria-label={t("fields.list.hidden")} role="img" />
        </>
      )}
      {issues.length > 0 && (
        <span className={css.bad}>
          <CircleAlert size={12} role="img" aria-label={t("fields.list.invalid")} />
          {issues.length}
        </span>
      )}
      <ChevronRight size={12} className={css.chevron} aria-hidden="true" />
    </button>
  );
}

/** The reason why the persona does not see an item, or null where it does. */
function useReasonHidden(item: unknown): string | null {
  const { t, language } = useFieldServices();
  const { viewer } = useFieldView();
  const rules = itemRules(item);
  if (rules === null) return null;
  try {
    const evaluation = evaluateRules(rules, viewer);
    return decidingRule(evaluation) ? reasonWords(t, evaluation, language) : null;
  } catch {
    return null; // rules that are not valid: the fields say what is wrong
  }
}

function Actions({ name, index, count, onMove, onDuplicate, onRemove }: Props) {
  const { t } = useFieldServices();
  const actions = [
    { key: "up", Icon: ArrowUp, isOff: index === 0, run: () => onMove(index - 1) },
    { key: "down", Icon: ArrowDown, isOff: index === count - 1, run: () => onMove(index + 1) },
    { key: "duplicate", Icon: Copy, isOff: false, run: onDuplicate },
    { key: "remove", Icon: Trash2, isOff: false, run: onRemove },
  ] as const;
  return (
    <div className={css.actions} role="group" aria-label={name}>
      {actions.map(({ key, Icon, isOff, run }) => (
        <button
          key={key}
          type="button"
          className={fields.iconSmall}
          disabled={isOff}
          aria-label={t(`fields.list.${key}`, { name })}
          title={t(`fields.list.${key}`, { name })}
          onClick={run}
        >
          <Icon size={14} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
