import { and, eq, gte, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Disagreement } from "../../../../schemas/api/payments/office/alarms";
import { toDecimal } from "../../../platform/amounts";
import type { Database } from "../../../platform/plugins/database";
import type { PaymentRow } from "../move_payment";
import { ring } from "../reports/alarms";
import { payments, paymentSteps } from "../tables";
import type { ProviderLine } from "./provider_file";

type Known = Pick<
  PaymentRow,
  | "id"
  | "kind"
  | "provider"
  | "providerReference"
  | "state"
  | "amount"
  | "fee"
  | "currencyCode"
  | "settled"
  | "settledCurrencyCode"
>;

/** States in which nothing has moved, whatever each side calls it. */
const still = new Set([
  "created",
  "waiting",
  "needs_customer",
  "declined",
  "expired",
  "requested",
  "in_review",
  "approved",
  "rejected",
  "cancelled",
  "failed",
]);
const bare = (state: string) => (still.has(state) ? "nothing" : state === "partly_paid" ? "paid" : state);

const moneyOf = (row: Known) =>
  row.kind === "withdrawal"
    ? { amount: row.amount - row.fee, currencyCode: row.currencyCode }
    : { amount: row.settled, currencyCode: row.settledCurrencyCode ?? row.currencyCode };

const said = (state: string, { amount, currencyCode }: { amount: number; currencyCode: string }) =>
  `${state} ${toDecimal(amount, currencyCode)} ${currencyCode}`;

interface Sides {
  /** What the books have of the file's payments, whenever those were. */
  named: readonly Known[];
  /** What the file should name. */
  expected: readonly Known[];
}

const keyOf = (kind: string, provider: string, reference: string) => `${provider} ${kind} ${reference}`;

/** What one side has and the other has not, or has otherwise. */
export function compare({ named, expected }: Sides, lines: readonly ProviderLine[]): Disagreement[] {
  const rows = new Map(named.map((row) => [keyOf(row.kind, row.provider, row.providerReference ?? ""), row]));
  const told = new Set(lines.map((each) => keyOf(each.kind, each.provider, each.reference)));
  const ofFile = lines.flatMap((each): Disagreement[] => {
    const row = rows.get(keyOf(each.kind, each.provider, each.reference));
    const base = { provider: each.provider, reference: each.reference, file: said(each.state, each) };
    if (!row) return bare(each.state) === "nothing" ? [] : [{ ...base, kind: "missing_in_books", paymentId: null, books: null }];
    const money = moneyOf(row);
    const differs = { ...base, paymentId: row.id, books: said(row.state, money) };
    if (bare(row.state) !== bare(each.state)) return [{ ...differs, kind: "state_differs" }];
    if (bare(row.state) !== "paid") return [];
    if (money.currencyCode !== each.currencyCode) return [{ ...differs, kind: "currency_differs" }];
    return money.amount === each.amount ? [] : [{ ...differs, kind: "amount_differs" }];
  });
  const ofBooks = expected.flatMap((row): Disagreement[] => {
    const { id: paymentId, provider, providerReference: reference } = row;
    if (!reference || bare(row.state) === "nothing" || told.has(keyOf(row.kind, provider, reference))) return [];
    return [{ kind: "missing_at_provider", provider, reference, paymentId, books: said(row.state, moneyOf(row)), file: null }];
  });
  return [...ofFile, ...ofBooks];
}

const dayMs = 86_400_000;

/** The days from one up to another, both whole and in UTC (`2026-11-20`); from the beginning, and up to today, where nothing is said. */
export const periodOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from === undefined ? new Date(0) : new Date(`${from}T00:00:00Z`),
  to: new Date(to === undefined ? Date.now() + dayMs : Date.parse(`${to}T00:00:00Z`) + dayMs),
});

/** When a payment's money first moved; later steps, a refund's too, leave it on that day. */
const firstMove = sql`coalesce((select min(step.at) from ${paymentSteps} step where step.payment_id = payments.id
  and step."to" in ('paid', 'partly_paid', 'sent')), payments.created_at)`.mapWith(payments.createdAt);

/** How far the clocks of two houses, and a notification's way, may put a payment on another day. */
const edgeMs = 3_600_000;

/**
 * Whether a file of a period should have named a payment, by when its money moved. Where that is near an edge it stands in either
 * file: it is missing where the second has it not and none before had it, and in the first nobody misses it yet.
 */
export function isExpected(
  { movedAt, filedAt }: { movedAt: Date; filedAt: Date | null },
  { from, to }: { from: Date; to: Date },
): boolean {
  const [moved, start, end] = [movedAt.getTime(), from.getTime(), to.getTime()];
  if (moved < start - edgeMs || moved >= end - edgeMs) return false;
  return moved >= start + edgeMs || filedAt === null;
}

/**
 * Compares the books with providers' files of a period: what a file names by its reference, whenever it was, and what the file should have
 * named; each difference is an alarm until somebody closes it. `of` names providers whose files may have no line: then all that the
 * books have of them is missing there.
 */
export async function reconcile(
  db: Database,
  lines: readonly ProviderLine[],
  { from, to, of = [] }: { from: Date; to: Date; of?: readonly string[] },
): Promise<Disagreement[]> {
  const providers = [...new Set([...of, ...lines.map(({ provider }) => provider)])];
  if (providers.length === 0) return [];
  const ofProviders = and(inArray(payments.provider, providers), isNotNull(payments.providerReference));
  const begun = await db
    .select({ row: payments, movedAt: firstMove.as("moved_at") })
    .from(payments)
    .where(and(ofProviders, lt(payments.createdAt, to), gte(firstMove, new Date(from.getTime() - edgeMs))));
  const named = await namedBy(db, lines);
  const expected = begun.flatMap(({ row, movedAt }) => (isExpected({ ...row, movedAt }, { from, to }) ? [row] : []));
  const found = compare({ named, expected }, lines);
  for (const { kind, provider, reference, paymentId, books, file } of found)
    await ring(db, { paymentId, provider, kind, values: { reference, books, file } });
  return found;
}

/** How many references one statement asks about. */
const atOnce = 5_000;

/** What the books have of a file's payments, which are marked as named. */
async function namedBy(db: Database, lines: readonly ProviderLine[]): Promise<PaymentRow[]> {
  const named: PaymentRow[] = [];
  for (const [provider, own] of Map.groupBy(lines, ({ provider }) => provider))
    for (let start = 0; start < own.length; start += atOnce) {
      const references = own.slice(start, start + atOnce).map(({ reference }) => reference);
      const rows = await db
        .update(payments)
        .set({ filedAt: sql`now()` })
        .where(and(eq(payments.provider, provider), inArray(payments.providerReference, references)))
        .returning();
      named.push(...rows);
    }
  return named;
}
