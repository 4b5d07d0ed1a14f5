import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../platform/plugins/database";
import { users } from "../users/tables";

/** What names the player who recommended the site: the link, a code that was typed, what the browser was allowed to keep; the first that is one counts. */
export interface Recommendation {
  codes: readonly (string | null | undefined)[];
  /** What the browser remembers of who signed in there. */
  deviceMark: string | undefined;
}

/** Who brought a newcomer, and whether they sign up in a browser of that very player. */
export async function findReferrer(
  db: Queryable,
  { signer }: Pick<FastifyInstance, "signer">,
  { codes, deviceMark }: Recommendation,
): Promise<{ referredBy: number | null; isReferrersDevice: boolean }> {
  for (const code of codes) {
    const typed = code?.trim().toUpperCase();
    if (!typed || typed.length > 40) continue;
    const [row] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.referralCode, typed));
    if (row) return { referredBy: row.id, isReferrersDevice: signer.deviceOf(deviceMark, row.email) !== null };
  }
  return { referredBy: null, isReferrersDevice: false };
}
