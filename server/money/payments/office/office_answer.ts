import { count, inArray, isNull, and } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { type OfficePayment, payoutFactNames } from "../../../../schemas/shown_payment";
import { servedBy } from "../../../../schemas/served_by";
import type { Language } from "../../../../schemas/text";
import { users } from "../../../accounts/users/tables";
import { toDecimal } from "../../../platform/amounts";
import { baseCurrency, toBase } from "../../rates/convert";
import { pausedMs, payoutHoursOf } from "../payouts/promised";
import { creditOf, type PaymentRow } from "../move_payment";
import { methodOf, rateOf, shownAccount, shownAccounts } from "../payment_answer";
import { needsTwo } from "../payouts/decide_payout";
import { type Fact, factsOf } from "../payouts/facts";
import { baseAmountOf } from "../payouts/request_payout";
import { paymentAlarms, payments } from "../tables";

type Server = Pick<FastifyInstance, "db" | "paymentProviders" | "settings">;
type Player = typeof users.$inferSelect;

/** Payments as the back office sees them, in the order in which they are given. */
export async function toOfficePayments(app: Server, rows: readonly PaymentRow[], language: Language): Promise<OfficePayment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const requestIds = [...new Set(rows.flatMap(({ requestId }) => requestId ?? []))];
  const parts =
    requestIds.length === 0 ? [] : await app.db.select().from(payments).where(inArray(payments.requestId, requestIds));
  const [players, accounts, facts, alarms] = await Promise.all([
    app.db
      .select()
      .from(users)
      .where(inArray(users.id, [...new Set(rows.map(({ userId }) => userId))])),
    shownAccounts(app.db, rows),
    factsOf(app.db, parts.filter(isUndecided)),
    app.db
      .select({ paymentId: paymentAlarms.paymentId, count: count() })
      .from(paymentAlarms)
      .where(and(inArray(paymentAlarms.paymentId, ids), isNull(paymentAlarms.resolvedAt)))
      .groupBy(paymentAlarms.paymentId),
  ]);
  const yesBy = await namesOf(app, rows);
  const partsOf = (row: PaymentRow) => parts.filter(({ requestId }) => requestId === row.requestId);
  return rows.map((row) =>
    toOfficePayment(app, row, {
      language,
      player: players.find(({ id }) => id === row.userId),
      account: shownAccount(row, accounts),
      facts: isUndecided(row) ? allFacts(facts, partsOf(row)) : [],
      alarms: alarms.find(({ paymentId }) => paymentId === row.id)?.count ?? 0,
      parts: partsOf(row),
      firstYesBy: (row.firstYesBy !== null && yesBy.get(row.firstYesBy)) || null,
    }),
  );
}

const isUndecided = ({ state }: PaymentRow) => state === "requested" || state === "in_review";

/** What is worth a look about any part of a request, each once. */
function allFacts(facts: ReadonlyMap<number, Fact[]>, parts: readonly PaymentRow[]): Fact[] {
  const all = parts.flatMap(({ id }) => facts.get(id) ?? []);
  const first = new Map<string, Fact>();
  for (const fact of all) if (!first.has(fact.name)) first.set(fact.name, fact);
  return payoutFactNames.flatMap((name) => first.get(name) ?? []);
}

async function namesOf({ db }: Server, rows: readonly PaymentRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ firstYesBy }) => firstYesBy ?? []))];
  if (ids.length === 0) return new Map();
  const known = await db.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, ids));
  return new Map(known.map(({ id, email }) => [id, email]));
}

interface About {
  language: Language;
  player: Player | undefined;
  account: string | null;
  facts: Fact[];
  alarms: number;
  parts: PaymentRow[];
  firstYesBy: string | null;
}

function toOfficePayment(
  app: Server,
  row: PaymentRow,
  { language, player, account, facts, alarms, parts, firstYesBy }: About,
): OfficePayment {
  const { settings } = app.settings();
  const money = (amount: number) => toDecimal(amount, row.currencyCode);
  const credit = creditOf(row);
  const walletAmount = row.kind === "deposit" && credit !== 0 ? credit : row.walletAmount;
  const base = toBase(walletAmount, { currencyCode: row.walletCurrencyCode, rate: row.walletRate });
  const isOpen = isUndecided(row);
  return {
    paymentId: row.id,
    reference: row.reference,
    kind: row.kind,
    requestId: row.requestId,
    request:
      row.requestId === null
        ? null
        : {
            parts: parts.length,
            walletAmount: toDecimal(
              parts.reduce((sum, part) => sum + part.walletAmount, 0),
              row.walletCurrencyCode,
            ),
            baseAmount: toDecimal(baseAmountOf(parts), baseCurrency),
          },
    state: row.state,
    player: {
      userId: row.userId,
      uniqueId: player?.uniqueId ?? "",
      email: player?.email ?? "",
      nickname: player?.nickname ?? null,
      name: [player?.firstName, player?.lastName].filter(Boolean).join(" ") || null,
      countryCode: row.countryCode ?? player?.countryCode ?? null,
      market: servedBy(settings, { country: row.countryCode ?? player?.countryCode ?? null }),
    },
    ...methodOf(app, row, language),
    provider: row.provider,
    providerReference: row.providerReference,
    account,
    amount: money(row.amount),
    fee: money(row.fee),
    currencyCode: row.currencyCode,
    settledAmount: toDecimal(row.settled, row.settledCurrencyCode ?? row.currencyCode),
    walletAmount: toDecimal(walletAmount, row.walletCurrencyCode),
    walletCurrencyCode: row.walletCurrencyCode,
    baseAmount: toDecimal(base, baseCurrency),
    rate: rateOf(row),
    bonusId: row.bonusId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    promisedAt: isOpen
      ? new Date(row.createdAt.getTime() + payoutHoursOf(settings, player?.level ?? 0) * 3_600_000 + pausedMs(row)).toISOString()
      : null,
    firstYes:
      row.firstYesAt && isOpen ? { by: firstYesBy ?? "", at: row.firstYesAt.toISOString(), note: row.firstYesNote } : null,
    hold:
      row.heldUntil && row.heldUntil > new Date() && isOpen
        ? {
            by: row.heldBy ?? "",
            at: (row.heldAt ?? row.updatedAt).toISOString(),
            note: row.heldNote,
            until: row.heldUntil.toISOString(),
          }
        : null,
    question:
      row.question === null
        ? null
        : {
            text: row.question,
            by: row.questionBy ?? "",
            at: (row.questionAt ?? row.updatedAt).toISOString(),
            answer: row.answer,
            answeredAt: row.answeredAt?.toISOString() ?? null,
          },
    needsTwo: row.kind === "withdrawal" && needsTwo(app, parts),
    facts,
    alarms,
  };
}
