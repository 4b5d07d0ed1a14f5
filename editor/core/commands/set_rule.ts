import type { Section } from "../../../schemas/page";
import type { Rules } from "../../../schemas/rules";
import { command, withSections } from "../command";
import { setIn } from "../set_in";
import { find, update } from "../tree";

/** Sets one of the rules of a section; undefined takes it away. */
export const setRule = <Rule extends keyof Rules>(id: string, rule: Rule, value: Rules[Rule]) =>
  command("section.set_rule", [id, rule, value], (state) => {
    const { sections } = state.page;
    if (!find(sections, id)) return null;
    return {
      state: withSections(
        state,
        update(sections, id, (section) => setIn(section, [rule], value) as Section),
      ),
    };
  });
