import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { getCasinoTransactions, transactionFilter, transactionsCsvPath } from "../../../schemas/api/payments/history";
import { callerOf } from "../../accounts/users/caller_of";
import { ownPayments, toTransactions, transactionsOf } from "../../money/payments/history/transactions";
import { toCsv } from "../../money/payments/history/csv";
import { occasionOf } from "../../outside/messages/letter_occasion";
import { invalidRequest } from "../../platform/api_error";
import { requireRole } from "../../platform/require_role";
import { route } from "../../platform/route";
import { listMovements, movementTotals } from "./game_movements";

/** More rows than a spreadsheet is opened with. */
const mostRows = 20_000;

const csvQuery = z.object({ ...transactionFilter, kind: z._default(z.enum(["payments", "casino"]), "payments") });

/** What was bet and won, and the history as a file. */
export async function gameHistoryRoutes(app: FastifyInstance): Promise<void> {
  route(app, getCasinoTransactions, async ({ query: { pageNo, limit, ...filter }, request }) => {
    const { id: userId, currencyCode } = await callerOf(request);
    const [{ count, totals }, rows] = await Promise.all([
      movementTotals(app.db, userId, currencyCode, filter),
      listMovements(app.db, { userId, currencyCode, filter, limit, offset: (pageNo - 1) * limit }),
    ]);
    return { casinoTransaction: { count, rows }, totals };
  });

  app.get(
    transactionsCsvPath,
    {
      config: { rateLimit: { max: 20, timeWindow: "1 minute" } },
      onRequest: async (request) => {
        app.requireDatabase();
        await requireRole(request, { role: "player", method: "GET", whileExcluded: true });
      },
    },
    async (request, reply) => {
      const { id: userId, currencyCode } = await callerOf(request);
      const query = z.safeParse(csvQuery, request.query);
      if (!query.success)
        throw invalidRequest(query.error.issues.map(({ path, message }) => ({ path: ["query", ...path.map(String)], message })));
      const { kind, ...filter } = query.data;
      const csv =
        kind === "casino"
          ? gamesCsv(await listMovements(app.db, { userId, currencyCode, filter, limit: mostRows, offset: 0 }))
          : paymentsCsv(
              await toTransactions(
                app,
                await transactionsOf(app, ownPayments(app, userId, currencyCode, filter), { limit: mostRows, offset: 0 }),
                occasionOf(request).language,
              ),
            );
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${kind}.csv"`)
        .header("cache-control", "no-store")
        .send(csv);
    },
  );
}

const paymentsCsv = (rows: Awaited<ReturnType<typeof toTransactions>>) =>
  toCsv(
    [
      "createdAt",
      "reference",
      "transactionType",
      "paymentMethod",
      "account",
      "state",
      "amount",
      "currencyCode",
      "walletAmount",
      "walletCurrencyCode",
      "balanceAfter",
    ],
    rows.map((row) => [
      row.createdAt,
      row.reference,
      row.transactionType,
      row.paymentMethod,
      row.account,
      row.state ?? null,
      row.amount,
      row.currencyCode,
      row.walletAmount,
      row.walletCurrencyCode,
      row.balanceAfter,
    ]),
  );

const gamesCsv = (rows: Awaited<ReturnType<typeof listMovements>>) =>
  toCsv(
    [
      "updatedAt",
      "actionType",
      "gameName",
      "providerName",
      "roundId",
      "beforeBalance",
      "amount",
      "afterBalance",
      "nonCashAmount",
      "currencyCode",
    ],
    rows.map((row) => [
      row.updatedAt,
      row.actionType,
      row.gameName,
      row.providerName,
      row.roundId,
      row.beforeBalance,
      row.amount,
      row.afterBalance,
      row.nonCashAmount,
      row.currencyCode,
    ]),
  );
