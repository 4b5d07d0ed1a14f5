import { and, asc, gt, inArray, lte, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { millionths } from "../../../schemas/loyalty_rules";
import { users } from "../../accounts/users/tables";
import { eachAlone } from "../../platform/each_alone";
import { repeat } from "../../platform/repeat";
import { followStanding, type Server as Follower } from "./follow_standing";
import { loyaltyStandings } from "./tables";

type Server = Follower & Pick<FastifyInstance, "log">;

const lookEveryMs = 60_000;
const atOnce = 200;

/** Looks at the levels whose time has come: those that are kept, announced to fall, and fall. Answers how many it looked at. */
export async function reviewStandings(app: Server, now = new Date()): Promise<number> {
  const due = await app.db
    .select({ userId: loyaltyStandings.userId })
    .from(loyaltyStandings)
    .where(lte(loyaltyStandings.reviewAt, now))
    .orderBy(asc(loyaltyStandings.reviewAt))
    .limit(atOnce);
  return eachAlone(app, due, "A level could not be looked at", ({ userId }) => followStanding(app, userId, now));
}

/** Of these players, raises those whose points are enough for more than their level. */
export async function raiseLevels(app: Server, userIds: readonly number[]): Promise<void> {
  const levels = app.settings().settings.loyalty?.levels ?? [];
  const second = levels[1];
  if (!second || userIds.length === 0) return;
  const rows = await app.db
    .select({ id: users.id, points: users.loyaltyPoints, level: users.level })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), gt(users.loyaltyPoints, sql`${second.points * millionths - 1}`)));
  const risen = rows.filter(({ points, level }) => {
    const next = levels[Math.max(1, level)];
    return next && points >= next.points * millionths;
  });
  await eachAlone(app, risen, "A level could not be raised", ({ id }) => followStanding(app, id));
}

/** Levels rise once the rounds are booked, beside the bets and not within them, and are looked at when their time has come. */
export const loyaltyClock = fp(
  async (app) => {
    let running: Promise<unknown> = Promise.resolve();
    app.onRoundsSettledHere((userIds) => {
      running = running
        .then(() => raiseLevels(app, userIds))
        .catch((error: unknown) => app.log.error({ err: error }, "Levels could not be raised"));
    });
    repeat(app, { everyMs: lookEveryMs, failure: "Levels could not be looked at" }, () => reviewStandings(app));
    app.addHook("preClose", () => running);
  },
  { name: "loyalty_clock", dependencies: ["database", "settled_rounds", "site_settings", "site_words"] },
);
