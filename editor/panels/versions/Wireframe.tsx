import { Minus, MoveVertical, Pencil, Plus } from "lucide-react";
import { useMemo } from "react";
import type { Page, Section } from "../../../schemas/page";
import type { Change } from "../../core/diff";
import { selectSection } from "../../core/commands/select_section";
import { find } from "../../core/tree";
import { useEditor, useShow } from "../../use_editor";
import css from "./Versions.module.css";

type Mark = "added" | "removed" | "moved" | "changed";

const icons = {
  added: <Plus size={12} aria-hidden="true" />,
  removed: <Minus size={12} aria-hidden="true" />,
  moved: <MoveVertical size={12} aria-hidden="true" />,
  changed: <Pencil size={12} aria-hidden="true" />,
};

interface Props {
  page: Page;
  changes: readonly Change[];
  side: "before" | "after";
}

/** The sections of a page as a sketch, with a mark at those that differ from the other side. */
export function Wireframe({ page, changes, side }: Props) {
  const marks = useMemo(() => marksOf(changes, side), [changes, side]);
  return (
    <ul className={css.wireframe}>
      {page.sections.map((section) => (
        <Sketch key={section.id} section={section} marks={marks} />
      ))}
    </ul>
  );
}

function Sketch({ section, marks }: { section: Section; marks: ReadonlyMap<string, Mark> }) {
  const editor = useEditor();
  const show = useShow();
  const mark = marks.get(section.id);
  const isThere = find(editor.getState().page.sections, section.id) !== null;

  return (
    <li data-mark={mark}>
      <button
        type="button"
        className={css.sketch}
        disabled={!isThere}
        onClick={() => {
          editor.run(selectSection(section.id));
          show({ view: "page" });
        }}
      >
        <span>{section.name}</span>
        {mark && icons[mark]}
      </button>
      {section.sections && section.sections.length > 0 && (
        <ul>
          {section.sections.map((inner) => (
            <Sketch key={inner.id} section={inner} marks={marks} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The most telling mark of each section; what was added is on the side after alone, what was removed before. */
function marksOf(changes: readonly Change[], side: Props["side"]): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { kind, section } of changes) {
    if (!section) continue;
    const mark: Mark = kind === "added" || kind === "removed" || kind === "moved" ? kind : "changed";
    if ((side === "before" && mark === "added") || (side === "after" && mark === "removed")) continue;
    if (!marks.has(section.id) || mark !== "changed") marks.set(section.id, mark);
  }
  return marks;
}
