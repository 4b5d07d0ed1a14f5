import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { payoutFilter, payoutsCsvPath } from "../../../../schemas/api/payments/office/payouts";
import type { OfficePayment } from "../../../../schemas/shown_payment";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { invalidRequest } from "../../../platform/api_error";
import { requireRole } from "../../../platform/require_role";
import { toCsv } from "../history/csv";
import { toOfficePayments } from "./office_answer";
import { pageOf } from "./queries";
import { payoutsWhere } from "./payouts_where";

/** More rows than anybody decides on in a day. */
const mostRows = 20_000;

const columns = [
  "reference",
  "createdAt",
  "promisedAt",
  "state",
  "email",
  "name",
  "country",
  "market",
  "amount",
  "currencyCode",
  "baseAmount",
  "method",
  "account",
  "worthALook",
  "firstYes",
  "heldUntil",
] as const;

/** The queue of payouts as a file, narrowed as on the screen. */
export async function payoutsCsvRoute(app: FastifyInstance): Promise<void> {
  app.get(
    payoutsCsvPath,
    {
      config: { rateLimit: { max: 20, timeWindow: "1 minute" } },
      onRequest: async (request) => {
        app.requireDatabase();
        await requireRole(request, { role: "cashier", method: "GET" });
      },
    },
    async (request, reply) => {
      const query = z.safeParse(payoutFilter, request.query);
      if (!query.success)
        throw invalidRequest(query.error.issues.map(({ path, message }) => ({ path: ["query", ...path.map(String)], message })));
      const { where, inOrderOf } = payoutsWhere(app.settings().settings, query.data);
      const { rows } = await pageOf(app.db, where, { limit: mostRows, offset: 0, inOrderOf });
      const payouts = await toOfficePayments(app, rows, occasionOf(request).language);
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="payouts-${query.data.tab}.csv"`)
        .header("cache-control", "no-store")
        .send(toCsv(columns, payouts.map(line)));
    },
  );
}

const line = (payout: OfficePayment) => [
  payout.reference,
  payout.createdAt,
  payout.promisedAt,
  payout.state,
  payout.player.email,
  payout.player.name,
  payout.player.countryCode,
  payout.player.market,
  payout.request?.walletAmount ?? payout.walletAmount,
  payout.walletCurrencyCode,
  payout.request?.baseAmount ?? payout.baseAmount,
  payout.methodTitle,
  payout.account,
  payout.facts.map(({ name }) => name).join(" "),
  payout.firstYes?.by ?? null,
  payout.hold?.until ?? null,
];
