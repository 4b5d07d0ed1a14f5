import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { playerBonuses } from "../../accounts/bonuses/tables";
import { endBonus, holdPurse, startQueued } from "../../money/bonuses/bonuses";
import { eachAlone } from "../../platform/each_alone";
import { repeat } from "../../platform/repeat";

type Server = Pick<FastifyInstance, "db" | "log">;

const lookEveryMs = 30_000;
const atOnce = 200;

/** Ends what its time is over for, one after the other; of several processes each takes what the others have not. Answers how many it ended. */
export async function endExpired(app: Server): Promise<number> {
  const isDue = and(inArray(playerBonuses.state, ["waiting", "running"]), lte(playerBonuses.expiresAt, sql`now()`));
  const due = await app.db
    .select({ id: playerBonuses.id, userId: playerBonuses.userId, currencyCode: playerBonuses.currencyCode })
    .from(playerBonuses)
    .where(isDue)
    .orderBy(asc(playerBonuses.expiresAt))
    .limit(atOnce);
  let ended = 0;
  await eachAlone(app, due, "A bonus could not be ended", ({ id, userId, currencyCode }) =>
    app.db.transaction(async (tx) => {
      await holdPurse(tx, userId, currencyCode);
      const [row] = await tx
        .select()
        .from(playerBonuses)
        .where(and(eq(playerBonuses.id, id), isDue))
        .for("no key update");
      if (!row) return;
      await endBonus(tx, row, "expired", { reason: "time" });
      ended += 1;
    }),
  );
  await startWhoseTurnItIs(app);
  return ended;
}

/** Starts what waited for another bonus to end, where that ended by its time. */
async function startWhoseTurnItIs(app: Server): Promise<void> {
  const { rows } = await app.db.execute<{ user_id: number }>(sql`select distinct user_id from player_bonuses w
    where state = 'waiting' and payment_id is not null and expires_at > now()
      and not exists (select from player_bonuses r where r.user_id = w.user_id and r.state = 'running') limit ${atOnce}`);
  await eachAlone(app, rows, "A bonus could not begin", ({ user_id: userId }) =>
    app.db.transaction((tx) => startQueued(tx, userId)),
  );
}

export const bonusClock = fp(
  async (app) => {
    repeat(app, { everyMs: lookEveryMs, failure: "Bonuses could not be ended" }, () => endExpired(app));
  },
  { name: "bonus_clock" },
);
