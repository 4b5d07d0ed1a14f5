import type { Section } from "../../../schemas/page";
import { command, withSections } from "../command";
import { find, flatten, update } from "../tree";

/** Puts another state of a section, and of all that it holds, in its place. Its id stays: that is what the page knows it by. */
export const replaceSection = (id: string, next: Section) =>
  command("section.replace", [id, next], (state) => {
    const { sections } = state.page;
    const before = find(sections, id);
    if (!before || next.id !== id || takenIds(sections, before, next).length > 0) return null;
    const replaced = withSections(
      state,
      update(sections, id, () => next),
    );
    return { merge: `${id}.json`, state: replaced };
  });

/** The ids that stand twice if `next` takes the place of `before`. */
export function takenIds(sections: readonly Section[], before: Section, next: Section): string[] {
  const own = new Set(flatten([before]).map((section) => section.id));
  const others = new Set(flatten(sections).flatMap((section) => (own.has(section.id) ? [] : [section.id])));
  const seen = new Set<string>();
  return flatten([next]).flatMap((section) => {
    const isTaken = others.has(section.id) || seen.has(section.id);
    seen.add(section.id);
    return isTaken ? [section.id] : [];
  });
}
