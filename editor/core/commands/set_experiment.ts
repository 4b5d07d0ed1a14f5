import { command, withSections } from "../command";
import { changeExperiment } from "../experiments";

interface Wanted {
  name?: string;
  /** How many of a hundred visitors are shown a variant, by its letter. */
  shares?: Readonly<Record<string, number>>;
}

/** Gives an experiment another name or other shares, at all of its sections. A run of edits to the same is one step. */
export const setExperiment = (id: string, wanted: Wanted) =>
  command("experiment.set", [id, wanted], (state) => {
    const next = changeExperiment(state.page.sections, id, (experiment) => {
      const { name = experiment.name, shares = {} } = wanted;
      const share = shares[experiment.variant] ?? experiment.share;
      return name === experiment.name && share === experiment.share ? experiment : { ...experiment, name, share };
    });
    if (next === state.page.sections) return null;
    return { merge: `experiment:${id}:${wanted.name === undefined ? "shares" : "name"}`, state: withSections(state, next) };
  });
