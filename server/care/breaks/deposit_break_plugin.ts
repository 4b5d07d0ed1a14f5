import { sql } from "drizzle-orm";
import fp from "fastify-plugin";
import { excluded } from "../../accounts/users/exclusion_notice";
import { users } from "../../accounts/users/tables";

/**
 * A break that begins while a deposit is looked at is seen by it, or waits until the deposit has begun: both hold the account's row, as signing in does. 403
 * with the break's end.
 */
export const depositBreakPlugin = fp(
  async (app) => {
    app.guardDeposits(async (tx, { userId }) => {
      const { rows } = await tx.execute<{ until: string | null }>(sql`
        select case when ${users.excludedUntil} > clock_timestamp() then ${users.excludedUntil} end as until from ${users}
        where ${users.id} = ${userId} for share`);
      const until = rows[0]?.until;
      if (until) throw excluded(new Date(until));
      return null;
    });
  },
  { name: "deposit_break", dependencies: ["deposit_guards"] },
);
