import { and, eq, inArray, ne, sql } from "drizzle-orm";
import fp from "fastify-plugin";
import * as z from "zod/mini";
import { payments } from "../../money/payments/tables";
import { HttpError } from "../../platform/api_error";
import { toMinorUnits } from "../../platform/amounts";
import { refusalByThresholds } from "./deposit_thresholds";
import { type LimitsRow, payerIn, readLimitsOfDeposit, requireDepositWithinLimits } from "./require_within";

const reached = z.object({ left: z.number() });

/**
 * A deposit that would pass a limit of its player's is not started; what is on its way counts with what is booked, and deposits at once are counted one after the other. 403
 * `limit.required` where the market wants a limit first. Sums at which the market asks for more come after the player's own limits.
 */
export const depositLimitPlugin = fp(
  async (app) => {
    app.guardDeposits(async (tx, { userId, walletAmount, walletCurrencyCode: currencyCode, paymentId }, read: LimitsRow[]) => {
      const readOnItsWay = async () => {
        const [taken] = await tx
          .select({ sum: sql<string>`coalesce(sum(${payments.walletAmount}), 0)` })
          .from(payments)
          .where(
            and(
              eq(payments.userId, userId),
              eq(payments.kind, "deposit"),
              inArray(payments.state, ["created", "waiting", "needs_customer"]),
              eq(payments.walletCurrencyCode, currencyCode),
              paymentId === null ? undefined : ne(payments.id, paymentId),
            ),
          );
        return Number(taken?.sum ?? 0);
      };
      let asked: Promise<number> | undefined;
      const onItsWay = () => (asked ??= readOnItsWay());
      const moved = { userId, currencyCode, amount: walletAmount, onItsWay };
      try {
        await requireDepositWithinLimits(tx, { ...moved, read }, app.settings().settings);
        return await refusalByThresholds(app, tx, moved, payerIn(read));
      } catch (error) {
        const passed = error instanceof HttpError && error.code === "limit.reached" && z.safeParse(reached, error.details.data);
        if (!passed || !passed.success) throw error;
        const left = toMinorUnits(passed.data.left, currencyCode) - (await onItsWay());
        return { code: "DEPOSIT_LIMIT", max: Math.max(0, left) };
      }
    }, readLimitsOfDeposit);
  },
  { name: "deposit_limit", dependencies: ["deposit_guards", "site_settings", "rates"] },
);
