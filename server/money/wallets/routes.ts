import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { getUserWallets, setActiveWallet } from "../../../schemas/api/payments/wallets";
import { callerOf } from "../../accounts/users/caller_of";
import { userOf } from "../../accounts/users/queries";
import { users, wallets } from "../../accounts/users/tables";
import { HttpError, notFound } from "../../platform/api_error";
import { toDecimal } from "../../platform/amounts";
import { route } from "../../platform/route";
import { convert } from "../rates/convert";
import { requireRate } from "../rates/rates_plugin";

/** The wallets of whoever is signed in, and which of them is played and paid from (L-7.03, L-7.14). */
export async function walletRoutes(app: FastifyInstance): Promise<void> {
  route(app, getUserWallets, async ({ request }) => {
    const user = await callerOf(request);
    const rows = await app.db.select().from(wallets).where(eq(wallets.userId, user.id)).orderBy(wallets.currencyCode);
    return {
      wallets: rows.map(({ currencyCode, amount, nonCashAmount, version }) => ({
        currencyCode,
        amount: toDecimal(amount, currencyCode),
        nonCashAmount: toDecimal(nonCashAmount, currencyCode),
        totalAmount: toDecimal(amount + nonCashAmount, currencyCode),
        version,
        isActive: currencyCode === user.currencyCode,
      })),
    };
  });

  route(app, setActiveWallet, async ({ body: { currencyCode }, request }) => {
    const { id } = await callerOf(request);
    const row = await app.db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, id)).for("no key update");
      const [wallet] = await tx
        .select({ version: wallets.version })
        .from(wallets)
        .where(and(eq(wallets.userId, id), eq(wallets.currencyCode, currencyCode)));
      if (!user || !wallet) throw notFound("wallet of yours", "wallet.not_found");
      if (user.currencyCode === currencyCode) return user;
      const [from, to] = [user.currencyCode, currencyCode].map((code) => ({ currencyCode: code, rate: requireRate(app, code) }));
      if (!from || !to) throw new HttpError(500, "server.error", "A currency is missing.");
      const inNew = (amount: number) => convert(amount, from, to);
      const [changed] = await tx
        .update(users)
        .set({
          currencyCode,
          totalDeposit: inNew(user.totalDeposit),
          totalSpend: inNew(user.totalSpend),
        })
        .where(eq(users.id, id))
        .returning();
      return changed ?? user;
    });
    return { data: { success: true, user: await userOf(app.db, row, app.settings().settings.loyalty) } };
  });
}
