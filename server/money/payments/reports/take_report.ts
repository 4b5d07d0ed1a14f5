import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { DepositState, PayoutState } from "../../../../schemas/payment_states";
import { toDecimal } from "../../../platform/amounts";
import { convert } from "../../rates/convert";
import type { Addressee } from "../../../accounts/users/letters";
import { type Finish, transact } from "../../../platform/database/builder";
import { readRow } from "../../../platform/database/rows";
import { send, statement } from "../../../platform/database/statements";
import type { Queryable } from "../../../platform/plugins/database";
import type { ProviderReport } from "../../../outside/payments/reports";
import { paymentOfTransfer } from "../coins/incoming_transfers";
import { type Difference, type Step, stepDeposit, stepPayout } from "../life/life";
import { users, wallets } from "../../../accounts/users/tables";
import {
  type Changes,
  creditOf,
  holdPayment,
  holdWallet,
  type PaymentRow,
  type Purse,
  sendMove,
  type SentMove,
  writeStep,
} from "../move_payment";
import { paymentLetter } from "../payment_letters";
import { paymentNotifications, payments } from "../tables";
import { ring } from "./alarms";

export type Server = Pick<
  FastifyInstance,
  "db" | "rateOf" | "paymentMoved" | "paymentProviders" | "tellDepositBooked" | "settings" | "siteWords" | "configuration"
>;

/**
 * Takes what a provider says of a payment, once: the same event again changes nothing, and all that comes of it is one transaction.
 * `isAsked` where it is the answer to a question and no notification; `body` is a notification's own, without secrets.
 */
export async function takeReport(
  app: Server,
  provider: string,
  report: ProviderReport,
  { isAsked = false, body = null }: { isAsked?: boolean; body?: string | null } = {},
): Promise<void> {
  const hearing = (tx: Queryable) => (isAsked ? [] : [hear(tx, provider, report, body)]);
  const moved = await transact(app.db, hearing, async (tx, [heard], finish) => {
    if (heard?.isNew === false) return null;
    const row = heard?.row ?? (report.paymentId === null || isAsked ? await paymentOf(app, tx, provider, report) : null);
    if (row && !isAsked && report.paymentId === null) await isAbout(tx, provider, report, row);
    const { purse = null, player = null } = heard ?? {};
    if (row) return applyReport(app, tx, { row, purse, player, finish }, report, isAsked);
    await ring(tx, {
      paymentId: null,
      provider,
      kind: "unknown_payment",
      values: { reference: report.providerReference, ...saidOf(report) },
    });
    return null;
  });
  if (moved) app.paymentMoved(moved);
}

interface Heard {
  isNew: boolean;
  /** Where the report names it, and it is there. */
  row: PaymentRow | null;
  purse: Purse | null;
  /** To whom letters of it go. */
  player: Addressee | null;
}

const value = (name: string) => sql.placeholder(name);
const hearing = statement<Record<string, unknown>>(
  () => sql`with
    fresh as (insert into ${paymentNotifications} (provider, event_id, body, payment_id) values (${value("provider")}, ${value("eventId")}, ${value("body")},
      (select id from ${payments} where uuid = ${value("uuid")} and provider = ${value("provider")} and kind = ${value("kind")}))
      on conflict do nothing returning coalesce(payment_id, 0) as payment_id),
    held as (select * from ${payments} where id = (select payment_id from fresh) for no key update),
    purse as (select w.amount as purse_cash, w.non_cash_amount as purse_bonus from ${wallets} w, held
      where w.user_id = held.user_id and w.currency_code = held.wallet_currency_code for no key update of w)
    select fresh.payment_id as fresh, held.*, purse.*, u.email as player_email, u.phone as player_phone, u.phone_code as player_phone_code,
      u.preferred_language as player_language
    from (values (1)) as one left join fresh on true left join held on true left join purse on true left join ${users} u on u.id = held.user_id`,
);

/**
 * Puts a notification down, once, and holds what it is about: the payment, then its wallet, as every move does. One statement, in which each part waits for
 * the one before it.
 */
async function hear(
  tx: Queryable,
  provider: string,
  { eventId, paymentId: uuid, kind }: ProviderReport,
  body: string | null,
): Promise<Heard> {
  const [found] = await send(tx, hearing({ provider, eventId, body, uuid, kind }));
  if (!found || found["fresh"] === null) return { isNew: false, row: null, purse: null, player: null };
  if (found["id"] === null) return { isNew: true, row: null, purse: null, player: null };
  const isThere = found["purse_cash"] !== null; // the first deposit makes the wallet
  const purse = isThere ? { cash: Number(found["purse_cash"]), bonus: Number(found["purse_bonus"]) } : null;
  return { isNew: true, row: readRow(payments, found), purse, player: addresseeIn(found) };
}

function addresseeIn(found: Record<string, unknown>): Addressee | null {
  if (found["player_email"] === null) return null;
  return {
    email: found["player_email"],
    phone: found["player_phone"],
    phoneCode: found["player_phone_code"],
    preferredLanguage: found["player_language"],
  } as Addressee; // as the columns of the table have it
}

const isAbout = (tx: Queryable, provider: string, { eventId }: ProviderReport, { id: paymentId }: PaymentRow) =>
  tx
    .update(paymentNotifications)
    .set({ paymentId })
    .where(and(eq(paymentNotifications.provider, provider), eq(paymentNotifications.eventId, eventId)));

async function paymentOf(app: Server, tx: Queryable, provider: string, report: ProviderReport): Promise<PaymentRow | null> {
  if (report.paymentId !== null) {
    const row = await holdPayment(tx, { uuid: report.paymentId });
    return row?.provider === provider && row.kind === report.kind ? row : null;
  }
  const [known] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        eq(payments.providerReference, report.providerReference),
        eq(payments.kind, report.kind),
      ),
    );
  if (known) return holdPayment(tx, known);
  return paymentOfTransfer(app, tx, provider, report);
}

/** The payment as it is then, or null where nothing came of it that a screen would show. */
async function applyReport(
  app: Server,
  tx: Queryable,
  { row: known, purse, player, finish }: Pick<Heard, "purse" | "player"> & { row: PaymentRow; finish: Finish },
  report: ProviderReport,
  isAsked: boolean,
): Promise<PaymentRow | null> {
  const chosen = chosenInside(app, known, report);
  const row = { ...known, ...chosen };
  const by = { kind: "provider", name: row.provider } as const;
  const step = nextStep(row, report, isAsked);
  const settledRate = step.kind === "move" && step.settled ? rateFor(app, row, step.settled.currencyCode) : null;
  const cannotBook = step.kind === "move" && step.settled !== null && settledRate === null;
  if (step.alarm) await ringFor(tx, row, report, step.alarm);
  const news = newsOf(row, report);
  if (step.kind === "ignore" || cannotBook) {
    const hasNews = Object.keys(news).length > 0;
    const isConfirmed = step.kind === "ignore" && step.why === "same";
    if (hasNews || isConfirmed)
      await tx
        .update(payments)
        .set({ ...news, ...(isConfirmed && { reportedAt: report.at }), ...(hasNews && { updatedAt: sql`now()` }) })
        .where(eq(payments.id, row.id));
    if (step.kind === "move" || step.why !== "same" || hasNews)
      await writeStep(tx, row.id, { change: hasNews ? "confirmed" : "ignored", by, note: noteOf(report) });
    return hasNews ? { ...row, ...news } : null;
  }
  const held = purse ?? (await holdWallet(tx, row.userId, row.walletCurrencyCode)); // before the account, as every move does
  const cameFrom = row.kind === "deposit" && step.settled ? report.account : null;
  const isOther = step.settled !== null && step.settled.currencyCode !== row.currencyCode;
  const changes: Changes = {
    ...news,
    ...chosen,
    providerReference: report.providerReference,
    reportedAt: report.at,
    askedAt: null,
    tries: 0,
    ...(step.settled && {
      settled: step.settled.amount,
      settledCurrencyCode: isOther ? step.settled.currencyCode : null,
      settledRate: isOther ? settledRate : null,
    }),
    ...(row.kind === "deposit" && { errorCode: step.to === "declined" ? (report.code ?? "UNIFIED_ERROR") : null }),
  };
  const move = { to: step.to, by, changes, note: noteOf(report), cameFrom };
  return keepMove(app, tx, { row, known, player, finish }, sendMove(tx, row, move, held));
}

/** What follows from a step goes to the database with it and with the end of the transaction, where nobody has to wait for an answer. */
async function keepMove(
  app: Server,
  tx: Queryable,
  { row, known, player, finish }: { row: PaymentRow; known: PaymentRow; player: Addressee | null; finish: Finish },
  { moved, sent }: SentMove,
): Promise<PaymentRow> {
  try {
    await tellBooked(app, tx, row, moved);
    await ringOwed(tx, row, moved);
    const letter = await paymentLetter(app, tx, { before: known, after: moved, player });
    const [kept] = await Promise.all([sent, finish(letter)]);
    return kept;
  } catch (error) {
    await sent; // what failed first says why
    throw error;
  }
}

async function tellBooked(app: Server, tx: Queryable, row: PaymentRow, moved: PaymentRow): Promise<void> {
  const [before, after] = [creditOf(row), creditOf(moved)];
  if (row.kind !== "deposit" || before === after) return;
  const { id: paymentId, reference, userId, walletCurrencyCode, bonusId } = moved;
  await app.tellDepositBooked(tx, { paymentId, reference, userId, walletCurrencyCode, before, after, bonusId });
}

async function ringOwed(tx: Queryable, row: PaymentRow, { booked }: PaymentRow): Promise<void> {
  const { id: paymentId, provider, walletCurrencyCode: currencyCode } = row;
  const owed = booked[`owed ${currencyCode}`] ?? 0;
  if (owed >= 0 || owed === (row.booked[`owed ${currencyCode}`] ?? 0)) return;
  await ring(tx, { paymentId, provider, kind: "owed", values: { owed: toDecimal(-owed, currencyCode), currencyCode } });
}

function nextStep(row: PaymentRow, report: ProviderReport, isAsked: boolean): Step<DepositState> | Step<PayoutState> {
  const { currencyCode, reportedAt } = row;
  if (row.kind === "withdrawal")
    return stepPayout({ state: row.state as PayoutState, due: row.amount - row.fee, currencyCode, reportedAt }, report);
  const { settled, settledCurrencyCode } = row;
  const known = {
    state: row.state as DepositState,
    due: row.amount + row.fee,
    currencyCode,
    settled,
    settledCurrencyCode,
    reportedAt,
  };
  return stepDeposit(known, report, isAsked);
}

/** In an embedded cashier the player decides how much (C-7.10): what was paid there is what was asked for, once. */
function chosenInside({ paymentProviders }: Server, row: PaymentRow, { state, settled }: ProviderReport): Changes {
  const method = paymentProviders.get(row.provider)?.methods.find(({ id }) => id === row.methodId);
  if (!method?.isCashier || row.kind !== "deposit" || row.settled !== 0) return {};
  if (state !== "paid" || settled?.currencyCode !== row.currencyCode || settled.amount <= row.fee) return {};
  const [from, to] = [
    { currencyCode: row.currencyCode, rate: row.rate },
    { currencyCode: row.walletCurrencyCode, rate: row.walletRate },
  ];
  const amount = settled.amount - row.fee;
  return { amount, walletAmount: convert(amount, from, to) };
}

/** The rate to book by: the one that is kept with the payment, or today's where it came in another currency. */
const rateFor = (app: Server, row: PaymentRow, currencyCode: string) =>
  currencyCode === row.currencyCode
    ? row.rate
    : currencyCode === row.settledCurrencyCode
      ? row.settledRate
      : app.rateOf(currencyCode);

/** What changes without a step: confirmations of a transfer. */
function newsOf(row: PaymentRow, { confirmations }: ProviderReport): Changes {
  if (!confirmations || (confirmations.seen === row.confirmationsSeen && confirmations.needed === row.confirmationsNeeded))
    return {};
  if (confirmations.seen < (row.confirmationsSeen ?? 0)) return {};
  return { confirmationsSeen: confirmations.seen, confirmationsNeeded: confirmations.needed };
}

const saidOf = ({ state, settled }: ProviderReport) => ({
  state,
  amount: settled ? toDecimal(settled.amount, settled.currencyCode) : null,
  currencyCode: settled?.currencyCode ?? null,
});

const noteOf = ({ state, settled, message }: ProviderReport) =>
  [state, settled && `${toDecimal(settled.amount, settled.currencyCode)} ${settled.currencyCode}`, message]
    .filter(Boolean)
    .join(" · ");

function ringFor(tx: Queryable, row: PaymentRow, report: ProviderReport, kind: Difference) {
  const { amount, currencyCode, state } = saidOf(report);
  const values = {
    reference: report.providerReference,
    "books.state": row.state,
    "books.amount": toDecimal(row.amount + (row.kind === "deposit" ? row.fee : -row.fee), row.currencyCode),
    "books.currencyCode": row.currencyCode,
    "provider.state": state,
    "provider.amount": amount,
    "provider.currencyCode": currencyCode,
  };
  return ring(tx, { paymentId: row.id, provider: row.provider, kind, values });
}
