import { command, withSections, withSelection } from "../command";
import { changeExperiment, sectionsOf } from "../experiments";
import { flatten } from "../tree";
import { removeSection } from "./remove_section";

/** Ends an experiment: the sections of one variant stay as ordinary ones, those of all others are removed. */
export const keepVariant = (id: string, variant: string) =>
  command("experiment.keep", [id, variant], (state, types) => {
    const sections = sectionsOf(state.page.sections, id);
    const kept = sections.filter(({ experiment }) => experiment?.variant === variant);
    if (kept.length === 0) return null;
    const held = new Set(kept.flatMap((section) => flatten(section.sections ?? [])));
    const gone = sections.filter((section) => !kept.includes(section) && !held.has(section)).map((section) => section.id);
    const left = gone.length === 0 ? state : removeSection(gone)(state, types)?.state;
    if (!left) return null;
    const plain = changeExperiment(left.page.sections, id, () => undefined);
    const there = new Set(flatten(plain).map((section) => section.id));
    return {
      state: withSelection(
        withSections(left, plain),
        kept.map((section) => section.id).filter((one) => there.has(one)),
      ),
    };
  });
