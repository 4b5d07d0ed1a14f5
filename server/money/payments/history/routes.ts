import { count } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { getUserTransactions } from "../../../../schemas/api/payments/history";
import { callerOf } from "../../../accounts/users/caller_of";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { route } from "../../../platform/route";
import { payments } from "../tables";
import { ownPayments, totalsOf, toTransactions, transactionsOf, usedMethods } from "./transactions";

/** Deposits and withdrawals of whoever is signed in. */
export async function historyRoutes(app: FastifyInstance): Promise<void> {
  route(app, getUserTransactions, async ({ query: { pageNo, limit, ...filter }, request }) => {
    const { id, currencyCode } = await callerOf(request);
    const { language } = occasionOf(request);
    const where = ownPayments(app, id, currencyCode, filter);
    const [[all], rows, totals, methods] = await Promise.all([
      app.db.select({ count: count() }).from(payments).where(where),
      transactionsOf(app, where, { limit, offset: pageNo * limit }),
      totalsOf(app, where, currencyCode),
      usedMethods(app, id, language),
    ]);
    return { transactions: { count: all?.count ?? 0, rows: await toTransactions(app, rows, language) }, totals, methods };
  });
}
