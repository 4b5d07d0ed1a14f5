import type { Section } from "../../../schemas/page";
import { type ColumnPlace, columnRefusal } from "../column_place";
import { withoutNames } from "../columns";
import { type Columns, command, type EditorState, type Types, withSections, withSelection } from "../command";
import { freeName } from "../free_name";
import { holds } from "../holds";
import { type Ids, topmost } from "../selection";
import { find, flatten, insertAll, moveAll, path, type Place, replaceAll, update } from "../tree";
import { moveSection } from "./move_section";

/** Puts sections into a column, at a place among its names; from inside a container they come to the page's top level. */
export const moveToColumn = (ids: Ids, to: ColumnPlace) =>
  command("section.move_to_column", [ids, to], (state, types) => {
    const { sections } = state.page;
    const moved = topmost(sections, ids);
    if (moved.length === 0 || columnRefusal(sections, moved, to.split, types)) return null;
    const nested = moved.filter((section) => !sections.includes(section));
    const onTop = moveAll(sections, nested, behind(sections, to.split));
    return inColumn(withSections(state, onTop), moved, to, types);
  });

/** Puts a new section on the page and into a column. */
export const insertInColumn = (section: Section, to: ColumnPlace) =>
  command("section.insert_in_column", [section, to], (state, types) => {
    const { sections } = state.page;
    if (columnRefusal(sections, [section], to.split, types) || find(sections, section.id)) return null;
    if (!holds(sections, section, null, types)) return null;
    return inColumn(withSections(state, insertAll(sections, [section], behind(sections, to.split))), [section], to, types);
  });

/** Moves sections as `moveSection` does, and out of the columns that they stood in. */
export const moveOutOfColumns = (ids: Ids, to: Place) =>
  command("section.move_out_of_columns", [ids, to], (state, types) => {
    const names = namesMeant(state, topmost(state.page.sections, ids));
    const moved = moveSection(ids, to)(state, types);
    return moved && { state: withSections(moved.state, withoutNames(moved.state.page.sections, names, types)) };
  });

function inColumn(state: EditorState, moved: readonly Section[], { split, column, index }: ColumnPlace, types: Types) {
  const named = withNamesOfTheirOwn(state.page.sections, moved);
  const names = moved.map(({ id }) => find(named, id)?.name ?? "");
  const before = columnsIn(named, split, types)[column];
  if (!before) return null;
  const at = before.slice(0, index).filter((name) => !names.includes(name)).length;
  const free = withoutNames(named, new Set(names), types);
  const next = update(free, split, (section) => {
    const columns = types.columnsOf(section) ?? [];
    return types.withColumns(
      section,
      columns.map((all, number) => (number === column ? all.toSpliced(at, 0, ...names) : all)),
    );
  });
  return {
    state: withSelection(
      withSections(state, next),
      moved.map(({ id }) => id),
    ),
  };
}

const columnsIn = (sections: readonly Section[], split: string, types: Types): Columns => {
  const holder = find(sections, split);
  return (holder && types.columnsOf(holder)) ?? [];
};

function behind(sections: readonly Section[], split: string): Place {
  const top = path(sections, split)[0];
  return { parent: null, index: top ? sections.indexOf(top) + 1 : sections.length };
}

/** Columns take the first section of a name: where another comes first, the moved one gets a name of its own. */
function withNamesOfTheirOwn(sections: Section[], moved: readonly Section[]): Section[] {
  const taken = new Set(flatten(sections).map(({ name }) => name));
  const isMeant = ({ id, name }: Section) => sections.find((other) => other.name === name)?.id === id;
  const renamed = moved.filter((section) => !isMeant(section)).map(({ id }) => id);
  return replaceAll(sections, new Set(renamed), (section) => {
    const name = freeName(section.name, taken);
    taken.add(name);
    return [{ ...section, name }];
  });
}

const namesMeant = ({ page }: EditorState, sections: readonly Section[]) =>
  new Set(
    sections.filter(({ id, name }) => page.sections.find((other) => other.name === name)?.id === id).map(({ name }) => name),
  );
