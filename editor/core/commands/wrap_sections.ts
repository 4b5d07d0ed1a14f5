import type { Section } from "../../../schemas/page";
import { command, withSections, withSelected } from "../command";
import { refusal } from "../holds";
import { type Ids, topmost } from "../selection";
import { find, insert, moveAll, placeOf } from "../tree";

/** Puts sections into a new container, `holder`, which takes the place of the first of them. */
export const wrapSections = (ids: Ids, holder: Section) =>
  command("section.wrap", [ids, holder], (state, types) => {
    const { sections } = state.page;
    const inside = topmost(sections, ids);
    const place = placeOf(sections, inside[0]?.id ?? "");
    if (!place || find(sections, holder.id) || !types.isContainer(holder.type)) return null;
    const whole = { ...holder, sections: inside };
    if (refusal(sections, { ...whole, id: holder.id, sections: [] }, place.parent, types)) return null;
    const withHolder = insert(sections, { ...holder, sections: [] }, place);
    if (inside.some((section) => refusal(withHolder, section, holder.id, types))) return null;
    return { state: withSelected(withSections(state, moveAll(withHolder, inside, { parent: holder.id, index: 0 })), holder.id) };
  });
