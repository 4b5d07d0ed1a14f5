import { command, withSections } from "../command";
import { setIn } from "../set_in";
import { find, update } from "../tree";
import type { Section } from "../../../schemas/page";

/** Switches a section off for everyone, or on again. */
export const toggleVisibility = (id: string) =>
  command("section.toggle_visibility", [id], (state) => {
    const { sections } = state.page;
    if (!find(sections, id)) return null;
    const toggle = (section: Section) =>
      setIn(section, ["isVisible"], section.isVisible === false ? undefined : false) as Section;
    return { state: withSections(state, update(sections, id, toggle)) };
  });
