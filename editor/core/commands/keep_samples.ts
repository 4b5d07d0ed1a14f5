import type { Section } from "../../../schemas/page";
import { command, withSections } from "../command";
import { find, update } from "../tree";

/** Says of values that a section began with that they are right: they are samples no more. */
export const keepSamples = (id: string, marks: readonly string[]) =>
  command("section.keep_samples", [id, marks], (state) => {
    const { sections } = state.page;
    const samples = find(sections, id)?.samples;
    if (!samples?.some((mark) => marks.includes(mark))) return null;
    const left = samples.filter((mark) => !marks.includes(mark));
    const change = (section: Section): Section => ({ ...section, samples: left });
    return { state: withSections(state, update(sections, id, change)) };
  });
