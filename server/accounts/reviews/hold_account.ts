import { eq, sql } from "drizzle-orm";
import type { ReviewCause } from "../../../schemas/api/reviews";
import type { Queryable } from "../../platform/plugins/database";
import { endSessionsOf } from "../users/sessions";
import { users } from "../users/tables";
import { accountReviews } from "./tables";

/** Why an account waits, and whose details are alike. */
export interface Hold {
  cause: ReviewCause;
  likeUserIds: number[];
}

/** Keeps an account from being used until somebody of the back office has decided, and ends its sessions. One that waits already goes on waiting. */
export async function holdAccount(tx: Queryable, userId: number, { cause, likeUserIds }: Hold): Promise<void> {
  await tx.insert(accountReviews).values({ userId, cause, likeUserIds }).onConflictDoNothing();
  await tx
    .update(users)
    .set({ heldAt: sql`now()`, heldNote: null })
    .where(eq(users.id, userId));
  await endSessionsOf(tx, userId);
}
