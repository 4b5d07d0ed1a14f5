import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { edgeOf, pointsFor } from "../../../schemas/loyalty_rules";
import { isServed } from "../../../schemas/served_by";
import { homeOf } from "../../accounts/markets/home_of";
import { requireIdentity } from "../../accounts/markets/require_identity";
import { requireAgreed } from "../../accounts/registration/require_agreed";
import { isExcluded } from "../../accounts/users/exclusion_notice";
import { type LimitsRow, requireBetWithinLimitsRead } from "../../care/limits/require_within";
import { type BonusStake, betWith } from "../../money/bonuses/bet_rules";
import { bonusOfBet } from "../../money/bonuses/bets";
import type { Entry } from "../../money/ledger/book";
import { toBase } from "../../money/rates/convert";
import { requireRate } from "../../money/rates/rates_plugin";
import type { MovementCall } from "../../outside/studios/calls";
import type { Outcome } from "../../outside/studios/wallet_result";
import { toDecimal } from "../../platform/amounts";
import { HttpError } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { publishedReturn } from "../catalogue/published_return";
import type { GameSession } from "../play/game_sessions";
import { maxStakeOf } from "../play/max_stake";
import { entriesOfStake, stakeOf } from "../play/money_of_round";
import { playRulesOf } from "../play/play_rules";
import { fundsAfterEnd } from "../play/prepare_bet";
import { requirePace } from "../play/require_pace";
import type { RoundRow } from "../play/round_answer";
import type { NewRound } from "../play/write_round";
import type { Held, PartnersGame } from "./held";
import type { Movement } from "./write_movement";

/** A session whose token may bet. */
type Betting = Held & { session: GameSession };

/** What a bet is judged by besides who makes it; read once its player is held. */
export interface ReadForBet {
  game: PartnersGame | null;
  /** Our round of the partner's, held; null where this bet is its first. */
  known: RoundRow | null;
  limits: readonly LimitsRow[];
  /** Taken back before it came. */
  isTakenBack: boolean;
}

/** What a bet adds to its round. Minor units of the session's currency, `baseBet` of the base currency. */
export interface BetMade {
  bet: number;
  bonusBet: number;
  baseBet: number;
  points: number;
  bonusWager: number;
}

/** A bet that was judged and is to be written. */
export interface PreparedStudioBet {
  session: GameSession;
  /** The round as it will be: a new one, or one that is open with this bet on top. */
  round: { isNew: true; row: NewRound } | { isNew: false; row: RoundRow };
  made: BetMade;
  entries: readonly Entry[];
  movement: Movement;
}

/** What a bet is refused for before its money is looked at; null where nothing is. */
function refusalOf(held: Held, call: MovementCall, game: PartnersGame | null): Outcome | null {
  if (held.session === null) return "token_unknown";
  if (isExcluded(held.user)) return "player_closed";
  if (!held.isOpen) return "token_expired";
  if (!game?.isActive) return "game_unknown";
  if (call.currencyCode !== held.session.currencyCode) return "currency_differs";
  if (game.excludedCurrencies.includes(held.session.currencyCode)) return "currency_differs";
  return null;
}

/**
 * Judges a bet of a partner as one on a game of our own, with limits, breaks, bonus money and points; or says what it is refused for. Nothing is written
 * yet, but the end of a bonus whose time is over. Throws what our own games refuse a bet with.
 */
export async function prepareStudioBet(
  app: Pick<FastifyInstance, "rateOf" | "settings">,
  tx: Queryable,
  partner: string,
  held: Held,
  call: MovementCall,
  { game, known, limits, isTakenBack }: ReadForBet,
): Promise<{ refused: Outcome } | { refused: null; bet: PreparedStudioBet }> {
  const refusal = refusalOf(held, call, game) ?? (isTakenBack ? "rolled_back" : null);
  if (refusal !== null || game === null) return { refused: refusal ?? "game_unknown" };
  const { user, session, funds } = held as Betting;
  const { settings } = app.settings();
  const home = homeOf(user);
  if (!isServed(settings, home) || game.restrictedCountries.includes(user.countryCode ?? "")) return { refused: "player_closed" };
  requireAgreed(app, user);
  requireIdentity(settings, home, user);

  const open = known?.state === "open" && known.gameId === game.id ? known : null;
  const player = { userId: user.id, currencyCode: session.currencyCode };
  const amount = call.isFree ? 0 : call.amount;
  if (!open) await requirePace(tx, { session }, playRulesOf(settings, home, game.isSlot ? "slot" : null), false);
  const most = maxStakeOf(app, { ...game, ...player, dateOfBirth: user.dateOfBirth }, home);
  if (most !== null && amount + (open?.bet ?? 0) > most) throw overMost("play.bet_out_of_range", most, session.currencyCode);
  await requireBetWithinLimitsRead(tx, { ...player, amount, signInId: session.signInId }, settings, limits);

  const { row: running, change } = await bonusOfBet(tx, funds.bonusId);
  if (change) Object.assign(funds, fundsAfterEnd(funds, change));
  const isOther = open !== null && open.bonusId !== null && open.bonusId !== running?.id;
  const stake: BonusStake | null =
    running && !isOther
      ? bonusStake(running, amount, game.identifier, { ...funds, currencyCode: session.currencyCode })
      : stakeOf(amount, isOther ? { ...funds, bonus: 0 } : funds);
  if (stake === null) return { refused: "too_little_money" };

  const priced = { currencyCode: session.currencyCode, rate: open?.rate ?? requireRate(app, session.currencyCode) };
  const edge = edgeOf(publishedReturn(game));
  const points = pointsFor(toBase(stake.cash, priced), edge, settings.loyalty?.pointsPerEuro ?? 0);
  const bonusId = running && (stake.counts > 0 || stake.bonus > 0) ? running.id : null;
  const made = { bet: amount, bonusBet: stake.bonus, baseBet: toBase(amount, priced), points, bonusWager: stake.counts };
  const round = open
    ? ({ isNew: false, row: withMore(open, made, bonusId) } as const)
    : ({ isNew: true, row: newRound(partner, call, { session, game, rate: priced.rate, edge, made, bonusId }) } as const);
  const movement: Movement = {
    partner,
    transactionId: call.transactionId,
    kind: "bet",
    userId: user.id,
    gameId: game.id,
    round: call.round,
    roundId: round.row.id,
    currencyCode: session.currencyCode,
    amount: call.amount,
    cash: stake.cash,
    bonus: stake.bonus,
    bonusWager: stake.counts,
    points,
    isFree: call.isFree,
    reference: call.reference,
  };
  return { refused: null, bet: { session, round, made, entries: entriesOfStake(player, stake), movement } };
}

function bonusStake(
  running: Parameters<typeof betWith>[0],
  bet: number,
  identifier: string,
  { currencyCode, ...funds }: { cash: number; bonus: number; currencyCode: string },
): BonusStake | null {
  const made = betWith(running, { bet, client: null, identifier }, funds);
  if (made.kind === "over_max_bet") throw overMost("bonus.max_bet", made.max, currencyCode);
  return made.kind === "taken" ? made.stake : null;
}

/** What may be bet at most, as our own games say it too. */
const overMost = (code: "play.bet_out_of_range" | "bonus.max_bet", most: number, currencyCode: string) =>
  new HttpError(409, code, "The bet is higher than it may be.", {
    data: { success: false, maxBet: toDecimal(most, currencyCode), currencyCode },
  });

interface Begun {
  session: GameSession;
  game: PartnersGame;
  rate: string;
  edge: number;
  made: BetMade;
  bonusId: number | null;
}

const newRound = (partner: string, call: MovementCall, { session, game, rate, edge, made, bonusId }: Begun): NewRound => ({
  id: randomUUID(),
  gameSessionId: session.id,
  userId: session.userId,
  gameId: game.id,
  isDemo: false,
  state: "open",
  currencyCode: session.currencyCode,
  payout: 0,
  rate,
  basePayout: 0,
  multiplier: 0,
  edge,
  seedId: null,
  nonce: null,
  crashRoundId: null,
  choice: {},
  outcome: { partner, round: call.round },
  settledAt: null,
  bonusId,
  ...made,
});

const withMore = (row: RoundRow, made: BetMade, bonusId: number | null): RoundRow => ({
  ...row,
  bet: row.bet + made.bet,
  bonusBet: row.bonusBet + made.bonusBet,
  baseBet: row.baseBet + made.baseBet,
  points: row.points + made.points,
  bonusWager: row.bonusWager + made.bonusWager,
  bonusId: row.bonusId ?? bonusId,
});
