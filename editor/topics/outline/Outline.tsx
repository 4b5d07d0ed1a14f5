import { Plus } from "lucide-react";
import { type CSSProperties, type FocusEvent, memo, useDeferredValue, useMemo, useRef, useState } from "react";
import type { Section } from "../../../schemas/page";
import type { Language } from "../../../schemas/text";
import { Keys } from "../../parts/Keys";
import { lazyPart } from "../../parts/lazy_part";
import { SearchField } from "../../parts/SearchField";
import {
  useDrag,
  useEditorState,
  useEvaluations,
  usePersonaViewer,
  useShow,
  useT,
  useWorkbench,
  useWorkplace,
} from "../../workplace/use_editor";
import css from "./Outline.module.css";
import { carriedIds } from "../../workplace/drag_state";
import { translationMark } from "../../workplace/translation_mark";
import { OutlineColumnRow } from "./OutlineColumnRow";
import { OutlineItemRow } from "./OutlineItemRow";
import { OutlineLine } from "./OutlineLine";
import { OutlineRow } from "./OutlineRow";
import { piecesOf, placesOf } from "./row_blocks";
import { type Filter, type Row, rowsOf } from "./rows_of";
import { useRowsWindow } from "./use_rows_window";

/** Few searches find nothing. */
const NoRows = lazyPart(() => import("./NoRows").then((code) => code.NoRows), { look: "nothing" });

const filters: readonly Filter[] = ["all", "hidden", "invalid", "to_translate"];

/**
 * All sections of the page, nested as they are. One stop for Tab; the arrows lead on. What is selected is seen at once; what an edit
 * or another persona makes of the rows follows the canvas.
 */
export function Outline() {
  const t = useT();
  const show = useShow();
  const [filter, setFilter] = useState<Filter>("all");
  const [search, setSearch] = useState("");
  const page = useDeferredValue(useEditorState((state) => state.page));
  const selected = useEditorState((state) => state.selected);
  const collapsed = useWorkbench((state) => state.collapsed);
  const evaluation = useDeferredValue(useEvaluations((state) => state));
  const carried = useDrag((state) => state.carried);
  const viewer = useDeferredValue(usePersonaViewer());
  const { language, editor } = useWorkplace();
  const tree = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => rowsOf(page.sections, { filter, search, collapsed, evaluation, viewer, language, types: editor.types }),
    [page, filter, search, collapsed, evaluation, viewer, language, editor],
  );
  const toTranslate = useMemo(() => countToTranslate(page.sections, viewer.language), [page, viewer.language]);
  const counts = { all: evaluation.total, hidden: evaluation.hidden, invalid: evaluation.invalid, to_translate: toTranslate };
  const offered = filters.filter((name) => name !== "to_translate" || toTranslate > 0 || filter === name);
  const stop = (rows.some(({ section }) => section.id === selected) ? selected : rows[0]?.section.id) ?? null;
  const wanted = useMemo(() => {
    const ids = new Set([stop, ...(carried ? carriedIds(carried) : [])]);
    const found: number[] = [];
    for (const [index, { section }] of rows.entries()) if (ids.has(section.id)) found.push(index);
    return found;
  }, [rows, stop, carried]);
  const placeAt = useMemo(() => placesOf(rows), [rows]);
  const isShown = useRowsWindow(tree, rows.length, wanted);

  return (
    <>
      <SearchField label={t("outline.search")} value={search} onChange={setSearch} />
      <div className={css.filters} role="radiogroup" aria-label={t("outline.filter")}>
        {offered.map((name) => (
          <button key={name} type="button" role="radio" aria-checked={name === filter} onClick={() => setFilter(name)}>
            {t(`outline.filter_${name}`)} <span>{counts[name]}</span>
          </button>
        ))}
      </div>
      <div
        ref={tree}
        className={css.tree}
        role="tree"
        aria-label={t("outline.tree")}
        aria-multiselectable="true"
        data-outline=""
        data-arrange=""
        data-carrying={carried !== null}
        onFocus={handleFocus}
        onBlur={handleBlur}
      >
        {piecesOf(rows, isShown, placeAt).map((piece) =>
          "left" in piece ? (
            <div key={piece.block} role="none" className={css.left} style={{ "--rows": piece.left } as CSSProperties} />
          ) : (
            <Block
              key={piece.block}
              number={piece.block}
              rows={piece.rows}
              stop={piece.rows.some(({ section }) => section.id === stop) ? stop : null}
              collapsed={collapsed}
            />
          ),
        )}
        {rows.length === 0 && (
          <NoRows
            isEmpty={page.sections.length === 0}
            search={search}
            onSearch={setSearch}
            onClear={() => (setSearch(""), setFilter("all"))}
          />
        )}
        <OutlineLine tree={tree} />
      </div>
      <button type="button" className={css.add} onClick={() => show({ leftTab: "palette" })}>
        <Plus size={16} aria-hidden="true" />
        {t("outline.add")}
        <Keys keys="A" />
      </button>
    </>
  );
}

const countToTranslate = (sections: readonly Section[], language: Language): number =>
  sections.reduce(
    (sum, section) =>
      sum + (translationMark(section, language) ? 1 : 0) + (section.sections ? countToTranslate(section.sections, language) : 0),
    0,
  );

interface BlockProps {
  number: number;
  rows: readonly Row[];
  /** The one row that Tab stops at, where it is among these. */
  stop: string | null;
  collapsed: ReadonlySet<string>;
}

/** Renders again only where a row of its own has changed: a selection concerns two blocks of a long page, an edit one. */
const Block = memo(
  function Block({ number, rows, stop, collapsed }: BlockProps) {
    return (
      <div role="none" className={css.block} style={{ "--rows": rows.length } as CSSProperties} data-block={number}>
        {rows.map(({ item, column, place, ...row }) =>
          column ? (
            <OutlineColumnRow
              key={`${row.section.id} column ${column.number}`}
              section={row.section}
              depth={row.depth}
              place={place}
              {...column}
            />
          ) : item ? (
            <OutlineItemRow
              key={`${row.section.id} ${item.path.join(".")}`}
              id={row.section.id}
              depth={row.depth}
              place={place}
              item={item}
            />
          ) : (
            <OutlineRow
              key={row.section.id}
              {...row}
              {...place}
              isStop={row.section.id === stop}
              isOpen={!collapsed.has(row.section.id)}
            />
          ),
        )}
      </div>
    );
  },
  (before, after) =>
    before.stop === after.stop &&
    before.collapsed === after.collapsed &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, index) => isSameRow(row, after.rows[index])),
);

const isSameRow = (one: Row, other: Row | undefined) =>
  one.section === other?.section &&
  one.depth === other.depth &&
  one.isExpandable === other.isExpandable &&
  one.isHidden === other.isHidden &&
  one.isInvalid === other.isInvalid &&
  one.isUnknown === other.isUnknown &&
  one.item === other.item &&
  one.place?.number === other.place?.number &&
  one.place?.count === other.place?.count &&
  !one.column &&
  !other.column;

/** The outline remembers that it had the focus, so that it can pass it on when the focused row is removed. */
function handleFocus({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.dataset.hadFocus = "";
}

function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) delete currentTarget.dataset.hadFocus;
}
