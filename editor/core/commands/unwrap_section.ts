import type { Section } from "../../../schemas/page";
import { namedIn } from "../columns";
import { command, type Types, withSections, withSelection } from "../command";
import { type Ids, topmost } from "../selection";
import { flatten, placeOf, replaceAll } from "../tree";

/** Takes containers away and leaves what they hold, or take into their columns, in their place. */
export const unwrapSection = (ids: Ids) =>
  command("section.unwrap", [ids], (state, types) => {
    const { sections } = state.page;
    const chosen = topmost(sections, ids);
    const isOnPage = (section: Section) => placeOf(sections, section.id)?.parent === null;
    const inner = new Map(chosen.map((section) => [section.id, insideOf(section, sections, types, isOnPage(section))]));
    if (chosen.length === 0 || [...inner.values()].some((list) => list.length === 0)) return null;
    const taken = new Set([...inner.values()].flat().map(({ id }) => id));
    if (chosen.some(({ id }) => taken.has(id))) return null;
    const loose = new Set([...taken].filter((id) => !chosen.some((holder) => holder.sections?.some((child) => child.id === id))));
    const without = replaceAll(sections, loose, () => []);
    const next = replaceAll(without, new Set(inner.keys()), ({ id }) => inner.get(id) ?? []);
    return { state: withSelection(withSections(state, next), [...taken]) };
  });

function insideOf(section: Section, page: readonly Section[], types: Types, isOnPage: boolean): readonly Section[] {
  if (section.sections?.length) return section.sections;
  const holders = new Set(page.filter((top) => flatten([top]).includes(section)));
  return isOnPage ? namedIn([section], page, types).filter((named) => !holders.has(named)) : [];
}
