import { and, eq, inArray } from "drizzle-orm";
import type { FromLive } from "../../../schemas/live";
import { playerBonuses } from "../../accounts/bonuses/tables";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { users, wallets } from "../../accounts/users/tables";

/** What players have, by their number, as they are told of it (L-3.39). */
export async function balancesOf(db: Queryable, userIds: number[]): Promise<Map<number, FromLive["wallet:balance"]>> {
  const rows = await db
    .select({
      wallet: wallets,
      bonusId: playerBonuses.promotionId,
      wagerLeft: playerBonuses.wagerLeft,
      toWager: playerBonuses.toWager,
    })
    .from(wallets)
    .innerJoin(users, and(eq(users.id, wallets.userId), eq(users.currencyCode, wallets.currencyCode)))
    .leftJoin(playerBonuses, eq(playerBonuses.id, wallets.bonusId))
    .where(inArray(wallets.userId, userIds));
  return new Map(
    rows.map(({ wallet: { userId, currencyCode, amount, nonCashAmount, version }, bonusId, wagerLeft, toWager }) => [
      userId,
      {
        cash: toDecimal(amount, currencyCode),
        nonCash: toDecimal(nonCashAmount, currencyCode),
        total: toDecimal(amount + nonCashAmount, currencyCode),
        currencyCode,
        version,
        activeBonus:
          bonusId === null
            ? null
            : {
                bonusId,
                wagerLeft: toDecimal(wagerLeft ?? 0, currencyCode),
                amountToWager: toDecimal(toWager ?? 0, currencyCode),
              },
      },
    ]),
  );
}
