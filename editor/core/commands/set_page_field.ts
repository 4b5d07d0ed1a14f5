import type { Page } from "../../../schemas/page";
import { command } from "../command";
import { setIn } from "../set_in";

/** Sets a field of the page itself. A run of edits to the same field is one step. */
export const setPageField = <Field extends "route" | "title" | "description" | "access">(field: Field, value: Page[Field]) =>
  command("page.set_field", [field, value], (state) => ({
    merge: `page:${field}`,
    state: { ...state, page: setIn(state.page, [field], value) as Page },
  }));
