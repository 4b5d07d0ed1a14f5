import { command, withSections } from "../command";
import { type Ids, topmost } from "../selection";
import { setIn } from "../set_in";
import { replaceAll } from "../tree";
import type { Section } from "../../../schemas/page";

/** Switches sections off for everyone; where all of them are off, on again. */
export const toggleVisibility = (ids: Ids) =>
  command("section.toggle_visibility", [ids], (state) => {
    const { sections } = state.page;
    const chosen = topmost(sections, ids);
    if (chosen.length === 0) return null;
    const value = chosen.every(({ isVisible }) => isVisible === false) ? undefined : false;
    const set = (section: Section) => [setIn(section, ["isVisible"], value) as Section];
    return { state: withSections(state, replaceAll(sections, new Set(chosen.map(({ id }) => id)), set)) };
  });
