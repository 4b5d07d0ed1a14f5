import { and, gte, inArray, isNotNull, lt } from "drizzle-orm";
import type { Disagreement } from "../../../../schemas/api/payments/office/alarms";
import { toDecimal } from "../../../platform/amounts";
import type { Database } from "../../../platform/plugins/database";
import type { PaymentRow } from "../move_payment";
import { ring } from "../reports/alarms";
import { payments } from "../tables";
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

/** What one side has and the other has not, or has otherwise. */
export function compare(known: readonly Known[], lines: readonly ProviderLine[]): Disagreement[] {
  const keyOf = (kind: string, provider: string, reference: string) => `${provider} ${kind} ${reference}`;
  const rows = new Map(known.map((row) => [keyOf(row.kind, row.provider, row.providerReference ?? ""), row]));
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
  const ofBooks = known.flatMap((row): Disagreement[] => {
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

/**
 * Compares the books with providers' files, of the payments that began in a period; each difference is an alarm until somebody closes it. `of` names
 * providers whose files may have no line: then all that the books have of them is missing there.
 */
export async function reconcile(
  db: Database,
  lines: readonly ProviderLine[],
  { from, to, of = [] }: { from: Date; to: Date; of?: readonly string[] },
): Promise<Disagreement[]> {
  const providers = [...new Set([...of, ...lines.map(({ provider }) => provider)])];
  if (providers.length === 0) return [];
  const known = await db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.provider, providers),
        isNotNull(payments.providerReference),
        gte(payments.createdAt, from),
        lt(payments.createdAt, to),
      ),
    );
  const found = compare(known, lines);
  for (const { kind, provider, reference, paymentId, books, file } of found)
    await ring(db, { paymentId, provider, kind, values: { reference, books, file } });
  return found;
}
