import { asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { PayoutState } from "../../../../schemas/payment_states";
import { HttpError, notFound } from "../../../platform/api_error";
import type { Queryable } from "../../../platform/plugins/database";
import { canMovePayout } from "../life/life";
import { mayCancel, payoutRulesOf } from "../methods/methods_of";
import { movePayment, type PaymentRow, writeStep } from "../move_payment";
import { payments } from "../tables";
import { allHeld, heldAllUntilEnd } from "./hold_all";
import { pausedMs } from "./promised";
import { baseAmountOf } from "./request_payout";
import { type Actor, writeChange } from "./write_change";

type Server = Pick<FastifyInstance, "db" | "settings" | "paymentMoved" | "sendPayouts">;

/** All parts of a request, held until the transaction ends. */
async function holdRequest(tx: Queryable, paymentId: number): Promise<PaymentRow[]> {
  const [one] = await tx
    .select({ kind: payments.kind, requestId: payments.requestId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  if (!one || one.kind !== "withdrawal" || one.requestId === null) throw notFound("payout", "payment.not_found");
  return tx.select().from(payments).where(eq(payments.requestId, one.requestId)).orderBy(asc(payments.id)).for("no key update");
}

const decided = () => new HttpError(409, "payment.decided", "Somebody has decided on this payout already.");

const requireUndecided = (rows: readonly PaymentRow[], to: PayoutState) => {
  if (!rows.every(({ state }) => canMovePayout(state as PayoutState, to, "staff"))) throw decided();
};

/** From the house's amount on it takes two people. */
export const needsTwo = ({ settings }: Pick<Server, "settings">, rows: readonly PaymentRow[]): boolean => {
  const { fourEyesFrom } = payoutRulesOf(settings().settings);
  return fourEyesFrom > 0 && baseAmountOf(rows) >= fourEyesFrom * 100;
};

/** A yes; where it takes two, the first one only waits for the second person's. */
export async function approve(app: Server, actor: Actor, paymentId: number, note: string | null): Promise<PayoutState> {
  const rows = await app.db.transaction(async (tx) => {
    const all = await heldAllUntilEnd(tx);
    const held = await holdRequest(tx, paymentId);
    requireUndecided(held, "approved");
    if (all) throw allHeld(all);
    const by = { kind: "staff", name: actor.email } as const;
    const [first] = held;
    if (first && isAsked(first)) throw questionOpen();
    if (first?.heldUntil && first.heldUntil > new Date())
      throw new HttpError(409, "payment.held", "Somebody holds this payout. Let it go first.", {
        data: { by: first.heldBy, until: first.heldUntil.toISOString() },
      });
    if (first && needsTwo(app, held) && first.firstYesBy === null) {
      const yes = { firstYesBy: actor.userId, firstYesAt: new Date(), firstYesNote: note };
      await tx
        .update(payments)
        .set(yes)
        .where(eq(payments.requestId, first.requestId ?? 0));
      for (const { id } of held) await writeStep(tx, id, { change: "first_yes", by, note });
      await writeChange(tx, actor, "first_yes", { reference: first.reference, note });
      return held;
    }
    if (needsTwo(app, held) && first?.firstYesBy === actor.userId)
      throw new HttpError(409, "payment.second_yes", "Somebody else has to say the second yes.");
    const moved: PaymentRow[] = [];
    for (const row of held) moved.push(await movePayment(tx, row, { to: "approved", by, note, changes: { tries: 0 } }));
    await writeChange(tx, actor, "approved", { reference: first?.reference, note });
    return moved;
  });
  return told(app, rows);
}

export async function takeBack(app: Server, actor: Actor, paymentId: number): Promise<PayoutState> {
  const rows = await app.db.transaction(async (tx) => {
    const held = await holdRequest(tx, paymentId);
    requireUndecided(held, "approved");
    if (held[0]?.firstYesBy !== actor.userId) throw decided();
    const nothing = { firstYesBy: null, firstYesAt: null, firstYesNote: null };
    await tx
      .update(payments)
      .set(nothing)
      .where(eq(payments.requestId, held[0].requestId ?? 0));
    for (const { id } of held) await writeStep(tx, id, { change: "yes_taken_back", by: { kind: "staff", name: actor.email } });
    await writeChange(tx, actor, "yes_taken_back", { reference: held[0].reference });
    return held;
  });
  return told(app, rows);
}

export interface Rejection {
  reason: string;
  note: string | null;
  /** Writes to the player, in the same transaction. */
  tellPlayer: (tx: Queryable, rows: readonly PaymentRow[]) => Promise<void>;
}

/** A no, with what the player reads; the money is in the wallet again at once. */
export async function reject(
  app: Server,
  actor: Actor,
  paymentId: number,
  { reason, note, tellPlayer }: Rejection,
): Promise<PayoutState> {
  const rows = await app.db.transaction(async (tx) => {
    const held = await holdRequest(tx, paymentId);
    requireUndecided(held, "rejected");
    const by = { kind: "staff", name: actor.email } as const;
    const moved: PaymentRow[] = [];
    for (const row of held) moved.push(await movePayment(tx, row, { to: "rejected", by, note, reason, changes: { reason } }));
    await writeChange(tx, actor, "rejected", { reference: held[0]?.reference, note: note ?? reason });
    await tellPlayer(tx, moved);
    return moved;
  });
  return told(app, rows);
}

/** Nobody approves it before then; null lets it go. */
export async function putOnHold(
  app: Server,
  actor: Actor,
  paymentId: number,
  hold: { until: Date; note: string } | null,
): Promise<PayoutState> {
  const rows = await app.db.transaction(async (tx) => {
    const parts = await holdRequest(tx, paymentId);
    requireUndecided(parts, "approved");
    const [first] = parts;
    if (!hold && !(first?.heldUntil && first.heldUntil > new Date())) throw decided();
    const change = hold ? "held" : "released";
    const note = hold?.note ?? null;
    await tx
      .update(payments)
      .set({ heldUntil: hold?.until ?? null, heldBy: hold && actor.email, heldAt: hold && new Date(), heldNote: note })
      .where(eq(payments.requestId, first?.requestId ?? 0));
    for (const { id } of parts) await writeStep(tx, id, { change, by: { kind: "staff", name: actor.email }, note });
    await writeChange(tx, actor, change, { reference: first?.reference, note });
    return parts;
  });
  return told(app, rows);
}

/** The player takes a request back, where their market lets them and nobody has approved it (C-7.13, D-06). */
export async function cancelPayout(app: Server, userId: number, requestId: number): Promise<void> {
  const rows = await app.db.transaction(async (tx) => {
    const held = await holdRequest(tx, requestId);
    if (held.some((row) => row.userId !== userId)) throw notFound("withdrawal", "payment.not_found");
    const isOpen = held.every(({ state }) => canMovePayout(state as PayoutState, "cancelled", "player"));
    if (!isOpen || !mayCancel(app, held[0]?.countryCode ?? null))
      throw new HttpError(409, "payment.not_cancellable", "This withdrawal can not be cancelled any more.");
    const moved: PaymentRow[] = [];
    for (const row of held) moved.push(await movePayment(tx, row, { to: "cancelled", by: { kind: "player", name: null } }));
    return moved;
  });
  told(app, rows);
}

/** A question to the player waits for its answer. */
export const isAsked = ({ question, answeredAt }: Pick<PaymentRow, "question" | "answeredAt">): boolean =>
  question !== null && answeredAt === null;

const questionOpen = () =>
  new HttpError(409, "payment.question_open", "The player was asked something, and has not answered yet.");
const noQuestion = () => new HttpError(409, "payment.no_question", "No question waits for an answer.");

const nothingAsked = { question: null, questionBy: null, questionAt: null, answer: null, answeredAt: null };

/** The promise goes on from here: what it stood still is added to it. */
const pausedSince = (row: PaymentRow | undefined) => row && { pausedSeconds: Math.round(pausedMs(row) / 1_000) };

interface Question {
  question: string;
  /** Writes to the player, in the same transaction. */
  tellPlayer: (tx: Queryable, rows: readonly PaymentRow[]) => Promise<void>;
}

/** Asks the player something; nobody approves the payout before they have answered. Null takes the question back. */
export async function askPlayer(app: Server, actor: Actor, paymentId: number, asked: Question | null): Promise<PayoutState> {
  const rows = await app.db.transaction(async (tx) => {
    const parts = await holdRequest(tx, paymentId);
    requireUndecided(parts, "approved");
    const [first] = parts;
    const isOpen = first !== undefined && isAsked(first);
    if (asked && isOpen) throw questionOpen();
    if (!asked && !isOpen) throw noQuestion();
    const set = asked
      ? { ...nothingAsked, question: asked.question, questionBy: actor.email, questionAt: new Date() }
      : { ...nothingAsked, ...pausedSince(first) };
    await tx
      .update(payments)
      .set(set)
      .where(eq(payments.requestId, first?.requestId ?? 0));
    const change = asked ? "question" : "question_withdrawn";
    const by = { kind: "staff", name: actor.email } as const;
    for (const { id } of parts) await writeStep(tx, id, { change, by, reason: asked?.question });
    await writeChange(tx, actor, change, { reference: first?.reference, note: asked?.question });
    await asked?.tellPlayer(tx, parts);
    return parts;
  });
  return told(app, rows);
}

/** The player answers what was asked at that moment; the request goes on from there. */
export async function answerQuestion(
  app: Server,
  userId: number,
  { requestId, askedAt, answer }: { requestId: number; askedAt: Date; answer: string },
): Promise<void> {
  const rows = await app.db.transaction(async (tx) => {
    const parts = await holdRequest(tx, requestId);
    if (parts.some((row) => row.userId !== userId)) throw notFound("withdrawal", "payment.not_found");
    const [first] = parts;
    const isOpen = parts.every(({ state }) => canMovePayout(state as PayoutState, "approved", "staff"));
    if (!first || !isOpen || !isAsked(first) || first.questionAt?.getTime() !== askedAt.getTime()) throw noQuestion();
    await tx
      .update(payments)
      .set({ answer, answeredAt: new Date(), ...pausedSince(first) })
      .where(eq(payments.requestId, first.requestId ?? 0));
    for (const { id } of parts) await writeStep(tx, id, { change: "answer", by: { kind: "player", name: null }, reason: answer });
    return parts;
  });
  told(app, rows);
}

function told(app: Server, rows: readonly PaymentRow[]): PayoutState {
  for (const row of rows) app.paymentMoved(row);
  if (rows.some(({ state }) => state === "approved")) app.sendPayouts();
  return (rows[0]?.state ?? "requested") as PayoutState;
}
