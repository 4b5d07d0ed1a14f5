import type { Experiment } from "../../../schemas/experiment";
import type { Section } from "../../../schemas/page";
import { columnAround } from "../column_place";
import { command, withSections } from "../command";
import { changeExperiment, equalShares, freeVariant, sectionsOf } from "../experiments";
import { newId } from "../new_id";
import { find, update } from "../tree";
import { duplicateSection } from "./duplicate_section";
import { moveToColumn } from "./move_to_column";

/**
 * Puts a copy of a section behind it as another variant of its experiment, and makes all shares equal; a section in none becomes the
 * first variant of one. Variants in a column stand in the same column.
 */
export const addVariant = (
  id: string,
  { experimentId = newId(), name, prefix = newId() }: { experimentId?: string; name: string; prefix?: string },
) =>
  command("experiment.add_variant", [id, { experimentId, name, prefix }], (state, types) => {
    const section = find(state.page.sections, id);
    if (!section) return null;
    const first: Experiment = section.experiment ?? { id: experimentId, name, variant: "a", share: 100 };
    const before = [...new Set(sectionsOf(state.page.sections, first.id).flatMap(({ experiment }) => experiment?.variant ?? []))];
    if (!section.experiment && before.length > 0) return null;
    const letters = before.length > 0 ? before : ["a"];
    const variant = freeVariant(letters);
    const copied = variant && duplicateSection([id], prefix)(state, types);
    const copy = copied && copied.state.selected;
    if (!copied || !copy) return null;
    const set = (sections: Section[], at: string, experiment: Experiment) =>
      update(sections, at, (each) => ({ ...each, experiment }));
    const tested = set(set(copied.state.page.sections, id, first), copy, { ...first, variant });
    const all = [...letters, variant].sort();
    const shares = equalShares(all.length);
    const shared = changeExperiment(tested, first.id, (each) => ({
      ...each,
      share: shares[all.indexOf(each.variant)] ?? each.share,
    }));
    const next = withSections(copied.state, shared);
    const column = columnAround(state.page.sections, section, types);
    return (column && moveToColumn([copy], { ...column, index: column.index + 1 })(next, types)) ?? { state: next };
  });
