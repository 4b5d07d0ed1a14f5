import { asc, eq } from "drizzle-orm";
import type { Redirect } from "../../../src/layout/follow_redirect";
import { shapeOf } from "../../../src/layout/route_shape";
import type { Queryable } from "../../platform/plugins/database";
import { pageRedirects } from "./tables";

export const readRedirects = (db: Queryable): Promise<Redirect[]> =>
  db.select({ route: pageRedirects.route, pageId: pageRedirects.pageId }).from(pageRedirects).orderBy(asc(pageRedirects.route));

/** An old address leads to a page, wherever that is; the newest word on an address counts. */
export const insertRedirect = (db: Queryable, { route, pageId }: Redirect) =>
  db
    .insert(pageRedirects)
    .values({ shape: shapeOf(route), route, pageId })
    .onConflictDoUpdate({ target: pageRedirects.shape, set: { route, pageId } });

/** Answers whether there was one. */
export async function removeRedirect(db: Queryable, route: string): Promise<boolean> {
  const gone = await db
    .delete(pageRedirects)
    .where(eq(pageRedirects.shape, shapeOf(route)))
    .returning({ route: pageRedirects.route });
  return gone.length > 0;
}
