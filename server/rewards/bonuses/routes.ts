import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/bonuses";
import { callerOf } from "../../accounts/users/caller_of";
import { playerBonuses } from "../../accounts/bonuses/tables";
import { notFound } from "../../platform/api_error";
import { toDecimal } from "../../platform/amounts";
import { route } from "../../platform/route";
import { statesOf } from "./bonus_answer";
import { cancel } from "./claim";
import { bonusesToTell, newestFirst, newestOf, toAnswers } from "./own_bonuses";

const runningFirst = sql`(${playerBonuses.state} = 'running') desc`;

/** What players have taken of the offers, and ending one of them (L-7.04 to L-7.12, C-7.12, C-7.14). */
export async function bonusRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getUserBonus, async ({ query, request }) => {
    const { id } = await callerOf(request);
    const states = (query.status ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean)
      .flatMap(statesOf);
    if (query.status && states.length === 0) {
      const [lastBonus = null] = await toAnswers(app, await newestOf(app, id));
      return { userBonus: { count: 0, rows: [] }, lastBonus };
    }
    const where = and(eq(playerBonuses.userId, id), states.length > 0 ? inArray(playerBonuses.state, states) : undefined);
    const [[total], rows, newest] = await Promise.all([
      app.db.select({ count: count() }).from(playerBonuses).where(where),
      bonusesToTell(app, where, query, runningFirst, newestFirst), // one that waits is newer, and not what the player plays with
      newestOf(app, id),
    ]);
    const [lastBonus = null, ...answers] = await toAnswers(app, [...newest, ...rows]);
    return newest.length > 0
      ? { userBonus: { count: total?.count ?? 0, rows: answers }, lastBonus }
      : { userBonus: { count: 0, rows: [] }, lastBonus: null };
  });

  route(app, calls.cancelBonus, async ({ body: { userBonusId }, request }) => {
    const { id } = await callerOf(request);
    const row = await cancel(app, id, userBonusId);
    if (!row) throw notFound("bonus of yours", "bonus.not_found");
    const { currencyCode, burned, state } = row;
    return {
      data: { success: state === "cancelled", burned: toDecimal(burned, currencyCode), currencyCode },
      message: state === "cancelled" ? "The bonus has ended." : "The bonus had ended before.",
    };
  });
}
