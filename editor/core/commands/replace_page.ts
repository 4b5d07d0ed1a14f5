import type { Page } from "../../../schemas/page";
import { command, withSelected } from "../command";
import { find } from "../tree";

/** Puts another state of the page in place of this one, as after a conflict or a restore. The selection stays where it can. */
export const replacePage = (page: Page) =>
  command("page.replace", [page], (state) => {
    const isThere = state.selected !== null && find(page.sections, state.selected) !== null;
    return { state: { ...withSelected(state, isThere ? state.selected : null), page } };
  });
