import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { playerBonuses } from "../../accounts/bonuses/tables";
import { endBonus, holdPurse } from "../../money/bonuses/bonuses";

const lookEveryMs = 30_000;
const atOnce = 200;

/** Ends what its time is over for, one after the other; of several processes each takes what the others have not. Answers how many it ended. */
export async function endExpired(app: Pick<FastifyInstance, "db">): Promise<number> {
  const isDue = and(inArray(playerBonuses.state, ["waiting", "running"]), lte(playerBonuses.expiresAt, sql`now()`));
  const due = await app.db
    .select({ id: playerBonuses.id, userId: playerBonuses.userId, currencyCode: playerBonuses.currencyCode })
    .from(playerBonuses)
    .where(isDue)
    .orderBy(asc(playerBonuses.expiresAt))
    .limit(atOnce);
  let ended = 0;
  for (const { id, userId, currencyCode } of due)
    await app.db.transaction(async (tx) => {
      await holdPurse(tx, userId, currencyCode);
      const [row] = await tx
        .select()
        .from(playerBonuses)
        .where(and(eq(playerBonuses.id, id), isDue))
        .for("no key update");
      if (!row) return;
      await endBonus(tx, row, "expired", { reason: "time" });
      ended += 1;
    });
  return ended;
}

export const bonusClock = fp(
  async (app) => {
    let running: Promise<unknown> | null = null;
    const look = () => {
      running ??= endExpired(app)
        .catch((error: unknown) => app.log.error({ err: error }, "Bonuses could not be ended"))
        .finally(() => (running = null));
    };
    const timer = setInterval(look, lookEveryMs);
    timer.unref();
    app.beforeServing(async () => look());
    app.addHook("preClose", async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: "bonus_clock" },
);
