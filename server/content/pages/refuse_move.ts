import type { UserRole } from "../../../schemas/user";
import { HttpError } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { readDraft } from "./queries";

/** Where a page on the site is found is for administrators to decide: a content editor's draft keeps its route. */
export async function refuseMove(db: Queryable, { id, route }: { id: string; route: string }, role: UserRole): Promise<void> {
  if (role === "administrator") return;
  const draft = await readDraft(db, id);
  if (!draft || draft.publishedRevision === null || draft.page.route === route) return;
  throw new HttpError(403, "page.move_not_allowed", "Only administrators change the address of a page that is on the site.");
}
