import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { violatedConstraint } from "../../platform/database/violated_constraint";
import { users } from "../users/tables";
import { nicknameSkeleton } from "./nickname";

const atOnce = 500;

/**
 * Gives accounts from before nicknames were compared by their looks what theirs looks like, the oldest first; answers how many those were. Where two
 * are taken for each other already the older one has the name, and the other one keeps it until they choose a new one.
 */
export async function fillNicknameSkeletons({ db }: Pick<FastifyInstance, "db">): Promise<number> {
  let count = 0;
  for (let last = 0; ;) {
    const rows = await db
      .select({ id: users.id, nickname: users.nickname })
      .from(users)
      .where(and(gt(users.id, last), isNotNull(users.nickname), isNull(users.nicknameSkeleton)))
      .orderBy(asc(users.id))
      .limit(atOnce);
    for (const { id, nickname } of rows) {
      const set = { nicknameSkeleton: nicknameSkeleton(nickname ?? "") };
      try {
        await db
          .update(users)
          .set(set)
          .where(and(eq(users.id, id), eq(users.nickname, nickname ?? "")));
        count++;
      } catch (error) {
        if (violatedConstraint(error) !== "users_nickname_skeleton") throw error;
      }
    }
    const [newest] = rows.slice(-1);
    if (!newest) return count;
    last = newest.id;
  }
}
