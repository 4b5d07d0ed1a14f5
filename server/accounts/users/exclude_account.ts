import type { Database } from "../../platform/plugins/database";
import { excludeUser } from "./queries";
import { endSessionsOf } from "./sessions";

/** Excludes an account for a number of days and ends all its sessions (L-7.42). */
export async function excludeAccount(db: Database, userId: number, days: number): Promise<Date> {
  const until = new Date(Date.now() + days * 86_400_000);
  await db.transaction(async (tx) => {
    await excludeUser(tx, userId, until);
    await endSessionsOf(tx, userId);
  });
  return until;
}
