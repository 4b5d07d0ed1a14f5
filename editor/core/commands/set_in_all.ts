import type { Section } from "../../../schemas/page";
import { command, withSections } from "../command";
import { type Path, setIn } from "../set_in";
import { find, update } from "../tree";

/** Sets one value inside several sections, as ["access"] or ["props", "title", "en"]; undefined takes it away. All of it is one step. */
export const setInAll = (ids: readonly string[], path: Path, value: unknown) =>
  command("section.set_in_all", [ids, path, value], (state) => {
    const { sections } = state.page;
    const there = ids.filter((id) => find(sections, id));
    if (there.length === 0 || path.length === 0) return null;
    const change = (section: Section) => setIn(section, path, value) as Section;
    const next = there.reduce((changed, id) => update(changed, id, change), sections);
    return { merge: `${ids.join(" ")}.${path.join(".")}`, state: withSections(state, next) };
  });
