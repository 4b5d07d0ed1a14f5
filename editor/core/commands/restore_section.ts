import type { Page, Section } from "../../../schemas/page";
import { command, type EditorState, type Types, withSections, withSelection } from "../command";
import { holds } from "../holds";
import { type Ids, listOf } from "../selection";
import { childrenOf, find, flatten, insert, move, own, type Place, placeOf, update } from "../tree";

/** Makes sections what they were in another state of the page, their places too; those that are gone come back with what they held. */
export const restoreSection = (ids: Ids, from: Page) =>
  command("section.restore", [ids, from], (state, types) => {
    const known = listOf(ids).filter((id) => find(from.sections, id));
    if (known.length === 0) return null;
    const restored = known.reduce((next, id) => restore(next, types, id, from), state);
    return { state: withSelection(restored, known) };
  });

function restore(state: EditorState, types: Types, id: string, from: Page): EditorState {
  const { sections } = state.page;
  const old = find(from.sections, id);
  if (!old) return state;
  const to = placeLike(sections, from, id);
  const isFitting = (section: Section, place: Place) => holds(sections, section, place.parent, types);
  const current = find(sections, id);
  if (current) {
    const changed = update(sections, id, (now) => ({
      ...(own(old) as unknown as Section), // the fields of a section
      ...(now.sections ? { sections: now.sections } : {}),
    }));
    const isElsewhere = placeOf(from.sections, id)?.parent !== placeOf(sections, id)?.parent || isOutOfOrder(sections, from, id);
    const placed = isElsewhere && isFitting(current, to) ? move(changed, id, to) : changed;
    return withSections(state, placed);
  }
  const taken = new Set(flatten(sections).map((section) => section.id));
  const back = without(old, taken);
  const place = isFitting(back, to) ? to : { parent: null, index: sections.length };
  return withSections(state, insert(sections, back, place));
}

/** The section without those inside it that are on the page already. */
function without(section: Section, taken: ReadonlySet<string>): Section {
  if (!section.sections) return section;
  return { ...section, sections: section.sections.filter(({ id }) => !taken.has(id)).map((inner) => without(inner, taken)) };
}

/** Behind the nearest sibling that stood before it there, in the section that it was in if that is still there. */
function placeLike(sections: readonly Section[], from: Page, id: string): Place {
  const before = placeOf(from.sections, id);
  const parent = before && before.parent !== null && find(sections, before.parent) ? before.parent : null;
  const siblings = childrenOf(from.sections, before?.parent ?? null).slice(0, before?.index ?? 0);
  const now = childrenOf(sections, parent).map((section) => section.id);
  const previous = siblings.findLast((sibling) => now.includes(sibling.id));
  return { parent, index: previous ? now.indexOf(previous.id) + 1 : 0 };
}

/** Whether the siblings that are there in both states come before and behind it otherwise than they did. */
function isOutOfOrder(sections: readonly Section[], from: Page, id: string): boolean {
  const parent = placeOf(sections, id)?.parent ?? null;
  const [now, then] = [sections, from.sections].map((forest) => childrenOf(forest, parent).map((section) => section.id));
  const before = (list: string[] = [], other: string[] = []) =>
    list.slice(0, list.indexOf(id)).filter((each) => other.includes(each));
  return before(now, then).toSorted().join() !== before(then, now).toSorted().join();
}
