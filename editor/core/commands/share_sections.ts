import type { Section } from "../../../schemas/page";
import { renameInColumns, withNamed, withoutNames } from "../columns";
import { command, withSections, withSelected } from "../command";
import { refusal } from "../holds";
import { type Ids, topmost } from "../selection";
import { find, insert, placeOf, replaceAll } from "../tree";

/**
 * Puts a reference to a shared section into the place of the first of several sections, which leave the page with all
 * that they hold or take into their columns.
 */
export const shareSections = (ids: Ids, reference: Section) =>
  command("section.share", [ids, reference], (state, types) => {
    const { sections } = state.page;
    const [first] = topmost(sections, ids);
    const place = placeOf(sections, first?.id ?? "");
    if (!first || !place || find(sections, reference.id)) return null;
    const shared = withNamed(topmost(sections, ids), sections, types);
    if (refusal(sections, reference, place.parent, types)) return null;
    const left = replaceAll(insert(sections, reference, place), new Set(shared.map(({ id }) => id)), () => []);
    const named = renameInColumns(left, new Map([[first.name, reference.name]]), types) as Section[];
    const gone = new Set(shared.filter((section) => section !== first).map(({ name }) => name));
    return { state: withSelected(withSections(state, withoutNames(named, gone, types)), reference.id) };
  });
