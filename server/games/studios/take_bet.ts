import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { edgeOf, pointsFor } from "../../../schemas/loyalty_rules";
import type { MovementCall } from "../../outside/studios/calls";
import type { Outcome } from "../../outside/studios/wallet_result";
import { homeOf } from "../../accounts/markets/home_of";
import { requireIdentity } from "../../accounts/markets/require_identity";
import { requireAgreed } from "../../accounts/registration/require_agreed";
import { hashToken } from "../../accounts/users/tokens";
import { isExcluded } from "../../accounts/users/exclusion_notice";
import { isServed } from "../../../schemas/served_by";
import { readLimitsOfPlay, requireBetWithinLimitsRead } from "../../care/limits/require_within";
import { countPlayed } from "../../care/limits/played_hours";
import { type BonusStake, betWith } from "../../money/bonuses/bet_rules";
import { bonusOfBet } from "../../money/bonuses/bets";
import { bookingMore } from "../../money/ledger/book";
import { toBase } from "../../money/rates/convert";
import { requireRate } from "../../money/rates/rates_plugin";
import { inOneGo } from "../../platform/database/builder";
import { send, statement } from "../../platform/database/statements";
import type { Queryable } from "../../platform/plugins/database";
import { toDecimal } from "../../platform/amounts";
import { HttpError } from "../../platform/api_error";
import { publishedReturn } from "../catalogue/published_return";
import type { GameSession } from "../play/game_sessions";
import { maxStakeOf } from "../play/max_stake";
import { entriesOfStake, stakeOf } from "../play/money_of_round";
import { fundsAfterEnd } from "../play/prepare_bet";
import { playRulesOf } from "../play/play_rules";
import { requirePace } from "../play/require_pace";
import type { RoundRow } from "../play/round_answer";
import { type WrittenKey, writeRound } from "../play/write_round";
import { findPartnerGame, type Held, holdRoundOf, type PartnersGame } from "./held";
import { payRound } from "./pay_round";
import { writeMovement } from "./write_movement";

type Server = Pick<FastifyInstance, "rateOf" | "settings">;

/** A session whose token may bet. */
type Betting = Held & { session: GameSession };

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

/** Takes a bet, once its player is held and nothing is known of it: as one on a game of our own, with limits, breaks, bonus money and points. */
export async function takeBet(
  app: Server,
  tx: Queryable,
  partner: string,
  held: Held,
  call: MovementCall,
  isTakenBack: boolean,
): Promise<{ outcome: Outcome; round?: RoundRow }> {
  const [game, known, limits] = await inOneGo(tx, () => [
    findPartnerGame(tx, partner, call.gameId),
    holdRoundOf(tx, { partner, userId: held.user.id, round: call.round }),
    readLimitsOfPlay(tx, hashToken(call.token)),
  ]);
  const refusal = refusalOf(held, call, game) ?? (isTakenBack ? "rolled_back" : null);
  if (refusal !== null || game === null) return { outcome: refusal ?? "game_unknown" };
  const { user, session, funds } = held as Betting;
  const { settings } = app.settings();
  const home = homeOf(user);
  if (!isServed(settings, home) || game.restrictedCountries.includes(user.countryCode ?? "")) return { outcome: "player_closed" };
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
  if (stake === null) return { outcome: "too_little_money" };

  const priced = { currencyCode: session.currencyCode, rate: open?.rate ?? requireRate(app, session.currencyCode) };
  const edge = edgeOf(publishedReturn(game));
  const points = pointsFor(toBase(stake.cash, priced), edge, settings.loyalty?.pointsPerEuro ?? 0);
  const bonusId = running && (stake.counts > 0 || stake.bonus > 0) ? running.id : null;
  const more = { bet: amount, bonusBet: stake.bonus, baseBet: toBase(amount, priced), points, bonusWager: stake.counts };
  const put = (roundId: string) =>
    writeMovement(tx, {
      ...{
        partner,
        transactionId: call.transactionId,
        kind: "bet",
        userId: user.id,
        gameId: game.id,
        round: call.round,
        roundId,
      },
      ...{ currencyCode: session.currencyCode, amount: call.amount, cash: stake.cash, bonus: stake.bonus },
      ...{ bonusWager: stake.counts, points, isFree: call.isFree, reference: call.reference },
    });
  const round = open
    ? await betMore(tx, open, { ...more, stake, bonusId, sessionId: session.id, put })
    : await beginRound(tx, partner, { session, game, call, priced, edge, more, stake, bonusId, put });
  if (!call.closesRound) return { outcome: "done", round };
  return { outcome: "done", round: (await payRound(tx, round, { amount: 0, closes: true })).row };
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

interface More {
  bet: number;
  bonusBet: number;
  baseBet: number;
  points: number;
  bonusWager: number;
}

interface Begun {
  session: GameSession;
  game: PartnersGame;
  call: MovementCall;
  priced: { currencyCode: string; rate: string };
  edge: number;
  more: More;
  stake: BonusStake;
  bonusId: number | null;
  put: Put;
}

/** Puts the movement down under its round's id. */
type Put = (roundId: string) => Promise<unknown>;

const rememberRound = statement(
  () => sql`insert into studio_rounds (partner, user_id, round, round_id)
    values (${sql.placeholder("partner")}, ${sql.placeholder("userId")}, ${sql.placeholder("round")}, ${sql.placeholder("roundId")})
    on conflict (partner, user_id, round) do update set round_id = excluded.round_id`,
);

async function beginRound(
  tx: Queryable,
  partner: string,
  { session, game, call, priced, edge, more, stake, bonusId, put }: Begun,
): Promise<RoundRow> {
  const player = { userId: session.userId ?? 0, currencyCode: session.currencyCode };
  const row: Omit<RoundRow, WrittenKey> = {
    id: randomUUID(),
    gameSessionId: session.id,
    userId: session.userId,
    gameId: game.id,
    isDemo: false,
    state: "open",
    currencyCode: session.currencyCode,
    payout: 0,
    rate: priced.rate,
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
    ...more,
  };
  const { demoBalance } = session;
  const { round } = call;
  const [written] = await inOneGo(tx, () => [
    writeRound(tx, row, { demoBalance, entries: entriesOfStake(player, stake), progress: null }),
    send(tx, rememberRound({ partner, userId: player.userId, round, roundId: row.id })),
    put(row.id),
  ]);
  return { ...row, ...written };
}

/** One more bet on a round that is open: the rest of its chips. */
async function betMore(
  tx: Queryable,
  row: RoundRow,
  { stake, bonusId, sessionId, put, ...more }: More & { stake: BonusStake; bonusId: number | null; sessionId: string; put: Put },
): Promise<RoundRow> {
  const player = { userId: row.userId ?? 0, currencyCode: row.currencyCode };
  const entries = entriesOfStake(player, stake);
  const next: RoundRow = {
    ...row,
    bet: row.bet + more.bet,
    bonusBet: row.bonusBet + more.bonusBet,
    baseBet: row.baseBet + more.baseBet,
    points: row.points + more.points,
    bonusWager: row.bonusWager + more.bonusWager,
    bonusId: row.bonusId ?? bonusId,
  };
  await tx.execute(sql`
    with round as (update rounds set bet = ${next.bet}, bonus_bet = ${next.bonusBet}, base_bet = ${next.baseBet}, points = ${next.points},
      bonus_wager = ${next.bonusWager}, bonus_id = ${next.bonusId}::integer where id = ${row.id}),
    counted as (update game_sessions set wagered = wagered + ${more.bet}, last_seen_at = now() where id = ${sessionId}),
    spent as (update users set total_spend = total_spend + ${more.bet}, loyalty_points = loyalty_points + ${more.points},
      edge_total = edge_total + ${toBase(more.bet - more.bonusBet, row) * row.edge} where id = ${player.userId}),
    hours as (${countPlayed({ ...player, bet: more.bet, payout: 0, rounds: 0 })})
    select ${entries.length > 0 ? bookingMore(`round:${row.id}`, entries) : sql`null`} as booked`);
  await put(row.id);
  return next;
}
