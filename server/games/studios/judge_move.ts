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
  /** The bet that a win belongs to. */
  bet: MovementRow | null;
  /** The call's movement, or the one that it names, was taken back. */
  isTakenBack: boolean;
  /** Whether the partner's round began before. */
  isRoundKnown: boolean;
  /** Of the win's bet, held; null where somebody else holds it. */
  round: RoundRow | null;
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
  if (request) return request.fingerprint === fingerprint ? { result: request.result, written: null } : null;
  const answered = (outcome: Outcome, change: number, move: Move | null): Judged => {
    const balance = held.funds.cash + held.funds.bonus + change;
    const result = { outcome, balance, currencyCode: held.currencyCode };
    return { result, written: { partner, requestId: call.requestId, fingerprint, result, move } };
  };
  if (movement) return answered(isSameMovement(movement, held, call) ? "done" : "transaction_differs", 0, null);
  if (known.isTakenBack || held.funds.bonusId !== null) return null;
  if (call.kind === "win") {
    const move = winOf(each, known);
    return move && answered("done", call.amount, move);
  }
  if (call.kind !== "bet" || call.closesRound || known.isRoundKnown) return null;
  const { game, limits } = known;
  const judged = await prepareStudioBet(app, tx, partner, held, call, { game, known: null, limits, isTakenBack: false });
  if (judged.refused !== null || judged.bet.made.bonusBet > 0) return null;
  const { round, made, ...move } = judged.bet;
  return answered("done", -made.bet, { ...move, round: { isNew: true, row: round.row } });
}

/** A win on a bet that was made in the same session, of cash alone. */
function winOf({ partner, call }: MoveCall, { held, bet, round: row }: Known): Move | null {
  if (!bet || bet.kind !== "bet" || bet.isRolledBack || bet.userId !== held.user.id || bet.round !== call.round) return null;
  if (bet.currencyCode !== call.currencyCode || bet.currencyCode !== held.session.currencyCode) return null;
  if (!row || row.gameSessionId !== held.session.id || row.bonusId !== null || row.bonusBet > 0) return null;
  const { next, ends } = paidRound(row, { amount: call.amount, closes: call.closesRound });
  const player = { userId: held.user.id, currencyCode: row.currencyCode };
  return {
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
}
