import type { FastifyInstance } from "fastify";
import type { LimitsRow } from "../../care/limits/require_within";
import type { MovementCall } from "../../outside/studios/calls";
import type { Outcome, WalletResult } from "../../outside/studios/wallet_result";
import type { Queryable } from "../../platform/plugins/database";
import type { GameSession } from "../play/game_sessions";
import { entriesOfPayout } from "../play/money_of_round";
import type { RoundRow } from "../play/round_answer";
import { type Held, isSameMovement, type MovementRow, type PartnersGame } from "./held";
import { paidRound } from "./pay_round";
import { prepareStudioBet } from "./prepare_studio_bet";
import type { studioRequests } from "./tables";
import type { AnsweredCall, Move } from "./write_moves";

export interface MoveCall {
  partner: string;
  call: MovementCall;
  /** Of the body. */
  fingerprint: string;
}

/** What is known of a call of a group, read once its session and wallet were held. */
export interface Known {
  held: Held & { session: GameSession };
  request: typeof studioRequests.$inferSelect | null;
  movement: MovementRow | null;
  /** The movement that the call names: the bet that a win belongs to, or what is to be taken back. */
  named: MovementRow | null;
  /** The call's movement was taken back before it came. */
  isTakenBack: boolean;
  /** So was the one that it names. */
  isNamedTakenBack: boolean;
  /** Whether the partner's round began before. */
  isRoundKnown: boolean;
  /** Of the movement that it names, held; null where somebody else holds it. */
  round: RoundRow | null;
  /** Bets of that round stand besides the one that it names. */
  hasOtherBets: boolean;
  game: PartnersGame | null;
  limits: readonly LimitsRow[];
}

interface Judged {
  result: WalletResult;
  /** Null where it was answered before. */
  written: AnsweredCall | null;
}

/** What a call of a group is answered and what it changes; null where it is not plain and has to go alone. Throws what bets are refused with. */
export async function judgeMove(
  app: Pick<FastifyInstance, "rateOf" | "settings">,
  tx: Queryable,
  each: MoveCall,
  known: Known,
): Promise<Judged | null> {
  const { partner, call, fingerprint } = each;
  const { request, movement, held } = known;
  const resultOf = (outcome: Outcome, change = 0): WalletResult => {
    return { outcome, balance: held.funds.cash + held.funds.bonus + change, currencyCode: held.currencyCode };
  };
  const answered = (outcome: Outcome, change = 0, move: Move | null = null): Judged => {
    const result = resultOf(outcome, change);
    return { result, written: { partner, requestId: call.requestId, fingerprint, result, move } };
  };
  if (request)
    return { result: request.fingerprint === fingerprint ? request.result : resultOf("transaction_differs"), written: null };
  if (movement) return answered(isSameMovement(movement, held, call) ? "done" : "transaction_differs");
  if (held.funds.bonusId !== null) return null;
  if (call.kind !== "bet") {
    const judged = call.kind === "win" ? winOf(each, known) : rollbackOf(each, known);
    return judged && (judged.refused === null ? answered("done", judged.change, judged.move) : answered(judged.refused));
  }
  if (call.closesRound || known.isRoundKnown) return null;
  const { game, limits, isTakenBack } = known;
  const judged = await prepareStudioBet(app, tx, partner, held, call, { game, known: null, limits, isTakenBack });
  if (judged.refused !== null) return answered(judged.refused);
  if (judged.bet.made.bonusBet > 0) return null;
  const { round, made, ...move } = judged.bet;
  return answered("done", -made.bet, { ...move, round: { isNew: true, row: round.row } });
}

/** What a call is refused with, or what it moves and how the wallet changes by it. */
type Moving = { refused: Outcome } | { refused: null; move: Move; change: number };

/** A win on a bet that was made in the same session, of cash alone. */
function winOf({ partner, call }: MoveCall, { held, named: bet, round: row, isNamedTakenBack }: Known): Moving | null {
  if (bet ? bet.isRolledBack : isNamedTakenBack) return null;
  if (!bet || bet.kind !== "bet" || bet.userId !== held.user.id || bet.round !== call.round)
    return { refused: "transaction_unknown" };
  if (bet.currencyCode !== call.currencyCode) return { refused: "currency_differs" };
  if (!row || !isPlain(row, held)) return null;
  const { next, ends } = paidRound(row, { amount: call.amount, closes: call.closesRound });
  const player = { userId: held.user.id, currencyCode: row.currencyCode };
  const move: Move = {
    round: { isNew: false, row: next, ends, amount: call.amount },
    entries: entriesOfPayout(player, { cash: call.amount, bonus: 0 }),
    movement: {
      partner,
      transactionId: call.transactionId,
      kind: "win",
      userId: held.user.id,
      gameId: row.gameId,
      round: call.round,
      roundId: row.id,
      currencyCode: row.currencyCode,
      amount: call.amount,
      cash: call.amount,
      isFree: call.isFree,
      reference: call.reference,
    },
  };
  return { refused: null, move, change: call.amount };
}

/** Takes back a bet of cash that is all of an open round, which counts as not played then; or what was taken back already, or has not come yet. */
function rollbackOf({ partner, call }: MoveCall, { held, named, round: row, hasOtherBets }: Known): Moving | null {
  if (named && named.userId !== held.user.id) return { refused: "transaction_unknown" };
  const { transactionId, round, reference } = call;
  const isDue = named !== null && named.kind !== "rollback" && !named.isRolledBack;
  const movement: Move["movement"] = {
    partner,
    transactionId,
    kind: "rollback",
    userId: held.user.id,
    gameId: named?.gameId ?? null,
    round,
    roundId: named?.roundId ?? null,
    currencyCode: named?.currencyCode ?? null,
    amount: isDue ? named.amount : 0,
    reference,
  };
  if (!isDue) return { refused: null, move: { movement, entries: [], round: null }, change: 0 };
  if (named.kind !== "bet" || !row || !isPlain(row, held) || hasOtherBets) return null;
  if (row.state !== "open" || row.payout !== 0 || row.bet !== named.cash) return null;
  const player = { userId: held.user.id, currencyCode: row.currencyCode };
  const voided = { ...row, state: "void" as const, basePayout: 0, multiplier: 0, settledAt: new Date() };
  const move: Move = {
    movement,
    entries: entriesOfPayout(player, { cash: row.bet, bonus: 0 }),
    round: { isNew: false, row: voided, ends: true, amount: 0, takenBack: named.transactionId },
  };
  return { refused: null, move, change: row.bet };
}

/** Of the session that is held, and of cash alone. */
const isPlain = (row: RoundRow, { session }: Known["held"]): boolean =>
  row.gameSessionId === session.id && row.currencyCode === session.currencyCode && row.bonusId === null && row.bonusBet === 0;
