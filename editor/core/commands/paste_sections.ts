import type { Section } from "../../../schemas/page";
import { asColumnPlace, type ColumnPlace } from "../column_place";
import { namedIn } from "../columns";
import { type Command, command, type EditorState, type Types, withSections, withSelection } from "../command";
import { holds } from "../holds";
import { moveToColumn } from "./move_to_column";
import { find, insertAll, path, type Place } from "../tree";

/**
 * Puts several new sections, and all they hold, at a place and selects them. Those that others of them take into their
 * columns stand on the page's top level, where columns find them.
 */
export const pasteSections = (sections: readonly Section[], to: Place): Command =>
  command("section.paste", [sections, to], (state, types) => {
    const column = asColumnPlace(to);
    if (column) return pasteInColumn(state, sections, column, types);
    const named = new Set(to.parent === null ? [] : namedIn(sections, sections, types));
    const here = sections.filter((section) => !named.has(section));
    const placed = put(state.page.sections, here, to, types);
    const next = placed && put(placed, [...named], behindHolder(state, to), types);
    return (
      next && {
        state: withSelection(
          withSections(state, next),
          here.map(({ id }) => id),
        ),
      }
    );
  });

/** Those that others of them take into their columns stay with those. */
function pasteInColumn(state: EditorState, sections: readonly Section[], column: ColumnPlace, types: Types) {
  const named = new Set(namedIn(sections, sections, types));
  const ids = sections.filter((section) => !named.has(section)).map(({ id }) => id);
  const onTop = pasteSections(sections, behindHolder(state, { parent: column.split, index: 0 }))(state, types);
  return onTop && moveToColumn(ids, column)(onTop.state, types);
}

function put(forest: Section[], sections: readonly Section[], to: Place, types: Types): Section[] | null {
  let next = forest;
  for (const [step, section] of sections.entries()) {
    if (find(next, section.id) || !holds(next, section, to.parent, types)) return null;
    next = insertAll(next, [section], { ...to, index: to.index + step });
  }
  return next;
}

function behindHolder({ page }: EditorState, { parent }: Place): Place {
  const top = parent === null ? undefined : path(page.sections, parent)[0];
  return { parent: null, index: top ? page.sections.indexOf(top) + 1 : page.sections.length };
}
