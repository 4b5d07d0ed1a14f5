import { Minus, MoveVertical, Pencil, Plus } from "lucide-react";
import { useMemo } from "react";
import type { Page, Section } from "../../../schemas/page";
import type { Change } from "../../core/diff";
import { selectSection } from "../../core/commands/select_section";
import { find } from "../../core/tree";
import { useEditor, useShow } from "../../workplace/use_editor";
import { type Mark, type Marked, marksOf } from "./marks_of";
import css from "./Versions.module.css";

const icons = {
  added: <Plus size={12} aria-hidden="true" />,
  removed: <Minus size={12} aria-hidden="true" />,
  moved: <MoveVertical size={12} aria-hidden="true" />,
  changed: <Pencil size={12} aria-hidden="true" />,
};

interface Props {
  page: Page;
  changes: readonly Change[];
  side: Marked;
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
