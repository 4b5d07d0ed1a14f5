import type { Section } from "../../../schemas/page";
import { command, withSections, withSelected } from "../command";
import { holds } from "../holds";
import { find, insert, type Place } from "../tree";

/** Puts a new section, and all it holds, at a place and selects it. */
export const insertSection = (section: Section, to: Place) =>
  command("section.insert", [section, to], (state, types) => {
    const { sections } = state.page;
    if (find(sections, section.id) || !holds(sections, section, to.parent, types)) return null;
    return { state: withSelected(withSections(state, insert(sections, section, to)), section.id) };
  });
