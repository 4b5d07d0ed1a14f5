import type { Section } from "../../../schemas/page";
import { command, withSections } from "../command";
import { type Path, setIn } from "../set_in";
import { find, update } from "../tree";

/** Sets one value inside a section's props; undefined takes it away. A run of edits to the same place is one step. */
export const setProp = (id: string, path: Path, value: unknown) =>
  command("section.set_prop", [id, path, value], (state) => {
    const { sections } = state.page;
    if (!find(sections, id) || path.length === 0) return null;
    const change = (section: Section) => setIn(section, ["props", ...path], value) as Section;
    return { merge: `${id}.${path.join(".")}`, state: withSections(state, update(sections, id, change)) };
  });
