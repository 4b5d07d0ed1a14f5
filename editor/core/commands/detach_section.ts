import type { Section } from "../../../schemas/page";
import { withoutNames } from "../columns";
import { command, withSections } from "../command";
import { pageTree } from "../page_tree";
import { find, remove } from "../tree";
import { pasteSections } from "./paste_sections";

/** Puts copies of what a reference shows into its place, which it leaves. */
export const detachSection = (id: string, copies: readonly Section[]) =>
  command("section.detach", [id, copies], (state, types) => {
    const reference = find(state.page.sections, id);
    const place = pageTree(state.page.sections, types).placeOf(id);
    const pasted = reference && place && pasteSections(copies, { ...place, index: place.index + 1 })(state, types);
    if (!pasted) return null;
    const left = remove(pasted.state.page.sections, id);
    return { state: withSections(pasted.state, withoutNames(left, new Set([reference.name]), types)) };
  });
