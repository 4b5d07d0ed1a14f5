import { and, desc, eq, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { UserBonus } from "../../../schemas/api/bonuses";
import { playerBonuses } from "../../accounts/bonuses/tables";
import { wallets } from "../../accounts/users/tables";
import { promotions } from "../promotions/tables";
import { gameNames, toUserBonus } from "./bonus_answer";

export const newestFirst = desc(playerBonuses.id);

/** Bonuses with what is told of them, in one question to the database. */
export const bonusesToTell = (
  { db }: Pick<FastifyInstance, "db">,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  ...order: SQL[]
) =>
  db
    .select({ bonus: playerBonuses, promotion: promotions, balance: wallets.nonCashAmount })
    .from(playerBonuses)
    .leftJoin(promotions, eq(promotions.id, playerBonuses.promotionId))
    .leftJoin(
      wallets,
      and(
        eq(wallets.userId, playerBonuses.userId),
        eq(wallets.currencyCode, playerBonuses.currencyCode),
        eq(wallets.bonusId, playerBonuses.id),
      ),
    )
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
type Told = Awaited<ReturnType<typeof bonusesToTell>>[number];

/** The one taken last, if any was. */
export const newestOf = (app: FastifyInstance, userId: number) =>
  bonusesToTell(app, eq(playerBonuses.userId, userId), { limit: 1, offset: 0 }, newestFirst);

export async function toAnswers({ db }: Pick<FastifyInstance, "db">, rows: readonly Told[]): Promise<UserBonus[]> {
  const names = await gameNames(
    db,
    rows.map(({ bonus }) => bonus.terms),
  );
  return rows.map(({ bonus, promotion, balance }) =>
    toUserBonus(bonus, { promotion: promotion ?? undefined, balance: balance ?? 0, names }),
  );
}
