import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { deleteSelfTest, getSelfTest, type SelfTest, type SelfTestResult, takeSelfTest } from "../../../schemas/api/self_test";
import { callerOf } from "../../accounts/users/caller_of";
import { route } from "../../platform/route";
import { selfTests } from "./tables";

export const resultOf = (score: number): SelfTestResult =>
  score === 0 ? "none" : score <= 2 ? "low" : score <= 7 ? "some" : "high";

const toAnswer = (score: number, takenAt: Date): SelfTest => ({ score, result: resultOf(score), takenAt: takenAt.toISOString() });

/** A test of one's own play: whoever takes it is the only one who ever reads what came of it. */
export async function selfTestRoutes(app: FastifyInstance): Promise<void> {
  route(app, getSelfTest, async ({ request }) => {
    const [row] = await app.db
      .select()
      .from(selfTests)
      .where(eq(selfTests.userId, (await callerOf(request)).id));
    return { selfTest: row ? toAnswer(row.score, row.takenAt) : null };
  });

  route(app, takeSelfTest, async ({ request, body: { answers } }) => {
    const { id: userId } = await callerOf(request);
    const set = { score: answers.reduce((sum, points) => sum + points, 0), takenAt: new Date() };
    await app.db
      .insert(selfTests)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: selfTests.userId, set });
    return { selfTest: toAnswer(set.score, set.takenAt) };
  });

  route(app, deleteSelfTest, async ({ request }) => {
    await app.db.delete(selfTests).where(eq(selfTests.userId, (await callerOf(request)).id));
    return { data: { success: true } };
  });
}
