import type { Section } from "../../../schemas/page";
import { withNamed } from "../columns";
import { command, withSections, withSelection } from "../command";
import { copiesFor } from "../copies";
import { holds } from "../holds";
import { newId } from "../new_id";
import { type Ids, topmost } from "../selection";
import { find, flatten, insertAll, placesIn } from "../tree";

/**
 * Puts copies of sections, and of all they hold or take into their columns, behind the last of them among their
 * siblings. All ids of the copies are new and start with `prefix`.
 */
export const duplicateSection = (ids: Ids, prefix: string = newId()) =>
  command("section.duplicate", [ids, prefix], ({ page, ...state }, types) => {
    const chosen = topmost(page.sections, ids);
    const originals = withNamed(chosen, page.sections, types);
    const copies = copiesFor(originals, { page: page.sections, types, prefix });
    if (copies.length === 0 || flatten(copies).some(({ id }) => find(page.sections, id))) return null;
    const places = placesIn(page.sections);
    const groups = Map.groupBy(copies, (_, index) => places.get(originals[index]?.id ?? "")?.parent ?? null);
    let next = page.sections;
    for (const [parent, group] of groups) {
      const last = lastAmong(originals, places, parent);
      for (const [step, copy] of group.entries()) {
        if (!holds(next, copy, parent, types)) return null;
        next = insertAll(next, [copy], { parent, index: last + 1 + step });
      }
    }
    const selection = copies.filter((_, index) => chosen.includes(originals[index] as Section)).map(({ id }) => id);
    return { state: withSelection(withSections({ page, ...state }, next), selection) };
  });

const lastAmong = (originals: readonly Section[], places: ReturnType<typeof placesIn>, parent: string | null) =>
  Math.max(...originals.flatMap(({ id }) => (places.get(id)?.parent === parent ? [places.get(id)?.index ?? 0] : [])));
