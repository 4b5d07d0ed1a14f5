import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type RejectReason, rejectReasons } from "../../../../schemas/api/payments/office/payouts";
import type { Language } from "../../../../schemas/text";
import { formatMoney } from "../../../../src/kit/ui/format";
import { writeToOwner } from "../../../accounts/users/letters";
import { users } from "../../../accounts/users/tables";
import { toDecimal } from "../../../platform/amounts";
import type { Queryable } from "../../../platform/plugins/database";
import type { LetterName } from "../../../platform/words/site_words";
import type { PaymentRow } from "../move_payment";
import { methodOf, shownAccount, shownAccounts } from "../payment_answer";

type Server = Pick<FastifyInstance, "db" | "paymentProviders" | "siteWords">;

/** The reasons that have words of their own. */
const written = rejectReasons.filter((code) => code !== "other");

/** What the player of a payout reads for each reason, in a language; where it goes to is named as they know it. */
export async function reasonsIn(app: Server, row: PaymentRow, language: Language): Promise<Map<RejectReason, string>> {
  const accounts = await shownAccounts(app.db, [row]);
  const account = [methodOf(app, row, language).methodTitle, shownAccount(row, accounts)].filter(Boolean).join(" ");
  const words = app.siteWords[language].payout_reasons;
  return new Map(written.map((code) => [code, words[code].replaceAll("{{account}}", account)]));
}

/** The language that a player reads. */
export async function languageOf(db: Queryable, userId: number, otherwise: Language): Promise<Language> {
  const [player] = await db.select({ language: users.preferredLanguage }).from(users).where(eq(users.id, userId));
  return player?.language ?? otherwise;
}

/** Writes to the player that their payout was not made, and why, in the transaction of the decision. */
export const writeRejection = (tx: Queryable, request: FastifyRequest, rows: readonly PaymentRow[], reason: string) =>
  writeAbout(tx, request, rows, { letter: "payout_rejected", values: { reason } });

/** Writes to the player what the house asks about their payout, in the transaction in which it is asked. */
export const writeQuestion = (tx: Queryable, request: FastifyRequest, rows: readonly PaymentRow[], question: string) =>
  writeAbout(tx, request, rows, {
    letter: "payout_question",
    values: { question },
    query: `?request=${rows[0]?.requestId ?? ""}`,
  });

interface About {
  letter: LetterName;
  values: Record<string, string>;
  query?: string;
}

async function writeAbout(
  tx: Queryable,
  request: FastifyRequest,
  rows: readonly PaymentRow[],
  { letter, values, query = "" }: About,
): Promise<void> {
  const [first] = rows;
  const [player] = first ? await tx.select().from(users).where(eq(users.id, first.userId)) : [];
  if (!first || !player) return;
  const amount = rows.reduce((sum, { walletAmount }) => sum + walletAmount, 0);
  const currency = first.walletCurrencyCode;
  await writeToOwner(tx, request, player, {
    letter,
    page: "withdraw",
    query,
    values: (language) => ({
      amount: formatMoney(toDecimal(amount, currency), { language, currency }),
      reference: first.reference,
      ...values,
    }),
  });
}
