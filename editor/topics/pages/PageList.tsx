import { type KeyboardEvent, useMemo } from "react";
import { useWindowedList } from "../../parts/use_windowed_list";
import { useT } from "../../workplace/use_editor";
import type { ListRow } from "./list_rows";
import { PageHead } from "./PageHead";
import { PageRow } from "./PageRow";
import css from "./Pages.module.css";
import type { MarkedPages } from "./use_marked";

interface Props {
  rows: readonly ListRow[];
  open: string;
  /** The open page was saved here since the list came. */
  isAhead: boolean;
  /** The words around what is looked for, by page. */
  saidBy: (id: string) => string | undefined;
  marked: MarkedPages;
  onToggle: (key: string, isOpen: boolean) => void;
  onOpen: (id: string) => void;
  onOrganize: (ids: readonly string[]) => void;
  /** Somebody has dropped pages on a folder, or with "" out of all of them. */
  onDrop: (ids: readonly string[], folder: string) => void;
}

const heights = { head: 32, page: 44, said: 60 };

/** The lines that are in view, of however many; arrows lead over all of them. */
export function PageList({ rows, open, isAhead, saidBy, marked, onToggle, onOpen, onOrganize, onDrop }: Props) {
  const t = useT();
  const at = (key: string) => rows.findIndex((row) => row.key === key);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const { scroller, lines, stopAt, ...list } = useWindowedList({
    keys,
    heightOf: (index) => heightOf(rows[index], saidBy),
    overscan: 8,
    width: 280,
    usual: `page ${open}`,
  });

  function moveTo(index: number, extends_: boolean) {
    const [from, to] = [rows[stopAt], rows[index]];
    if (!to) return;
    if (extends_) marked.mark([from, to].flatMap((row) => (row?.kind === "page" ? [row.page.id] : [])));
    list.moveTo(index);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLElement) || !event.target.hasAttribute("data-line")) return;
    const row = rows[stopAt];
    const step = steps[event.key];
    if (row === undefined) return;
    if (step) moveTo(step(stopAt, rows.length), event.shiftKey);
    else if (event.key === "ArrowRight" && row.kind === "head" && !row.isOpen) onToggle(row.key, true);
    else if (event.key === "ArrowLeft" && row.kind === "head" && row.isOpen) onToggle(row.key, false);
    else if (event.key === "ArrowLeft" && row.kind === "page") moveTo(at(row.part.key), false);
    else if (event.key === "Escape" && marked.ids.size > 0) marked.clear();
    else if (event.key === " " && row.kind === "page" && event.ctrlKey) marked.toggle(row.page.id);
    else if (event.key.toLowerCase() === "m" && row.kind === "page" && !hasModifier(event)) onOrganize(marked.with(row.page.id));
    else if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey))
      event.target.closest("li")?.querySelector<HTMLElement>("[data-page-menu]")?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const parts = Map.groupBy(lines.getVirtualItems(), ({ index }) => rows[index]?.part.key);
  return (
    <div ref={scroller} className={css.list} onKeyDown={handleKeyDown}>
      <div className={css.lines} style={{ height: lines.getTotalSize() }}>
        {[...parts].map(([key, inView]) => {
          const part = rows[inView[0]?.index ?? -1]?.part;
          const [top, bottom] = [inView[0]?.start ?? 0, inView.at(-1)?.end ?? 0];
          return (
            part && (
              <section
                key={key}
                className={css.line}
                style={{ transform: `translateY(${top}px)`, height: bottom - top }}
                aria-label={part.folder ?? t(`pages.group.${part.group}`)}
              >
                <ul>
                  {inView.map(({ index, start, size }) => {
                    const row = rows[index] as ListRow; // the virtualizer counts these rows
                    const line = { isTabStop: index === stopAt, onFocus: () => list.stopOn(index) };
                    return (
                      <li
                        key={row.key}
                        className={css.line}
                        style={{ transform: `translateY(${start - top}px)`, height: size, paddingLeft: row.depth * 12 }}
                        aria-setsize={row.kind === "page" ? row.part.pages.length : undefined}
                        aria-posinset={row.kind === "page" ? row.position : undefined}
                      >
                        {row.kind === "head" ? (
                          <PageHead {...line} row={row} onToggle={onToggle} onDrop={onDrop} />
                        ) : (
                          <PageRow
                            {...line}
                            page={row.page}
                            isOpen={row.page.id === open}
                            isAhead={row.page.id === open && isAhead}
                            said={saidBy(row.page.id)}
                            marked={marked}
                            onOpen={() => onOpen(row.page.id)}
                            onOrganize={() => onOrganize(marked.with(row.page.id))}
                          />
                        )}
                      </li>
                    );
                  })}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </div>
  );
}

const heightOf = (row: ListRow | undefined, saidBy: Props["saidBy"]) =>
  row?.kind !== "page" ? heights.head : saidBy(row.page.id) ? heights.said : heights.page;

const page = 10;
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  PageDown: (index, count) => Math.min(index + page, count - 1),
  PageUp: (index) => Math.max(index - page, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;
