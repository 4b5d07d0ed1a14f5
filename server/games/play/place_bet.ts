import { isDeepStrictEqual } from "node:util";
import { eq, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { placeBet as call } from "../../../schemas/api/play";
import { edgeOf, pointsFor } from "../../../schemas/loyalty_rules";
import { choices, type GameClient } from "../../../schemas/play/round";
import type { Place } from "../../../schemas/served_by";
import { diceMultiplier } from "../../../src/play/rules/dice";
import { fromHundredths, payoutOf } from "../../../src/play/rules/multiplier";
import { isPlayedAtOnce, playAtOnce } from "../../../src/play/rules/play_at_once";
import { endSessionsOf } from "../../accounts/users/sessions";
import { hashToken } from "../../accounts/users/tokens";
import { HttpError, invalidRequest } from "../../platform/api_error";
import { flightNonce, holdForBet } from "./crash/flights";
import { countPlayed } from "../../care/limits/played_hours";
import { requireBetWithinLimits } from "../../care/limits/require_within";
import { betWith } from "../../money/bonuses/bet_rules";
import { bonusOfBet, endAfterRound, progressOf, type WalletChange, writeProgress } from "../../money/bonuses/bets";
import type { BonusRow } from "../../money/bonuses/bonuses";
import { booking } from "../../money/ledger/book";
import { toDecimal, toMinorUnits } from "../../platform/amounts";
import { toBase } from "../../money/rates/convert";
import { requireRate } from "../../money/rates/rates_plugin";
import type { Queryable } from "../../platform/plugins/database";
import { type BetLimits, betLimitsOf } from "./bet_limits";
import { type Funds, lockFunds, lockPlay, type Play } from "./game_sessions";
import { cappedPayout, entriesOfPayout, entriesOfStake, splitPayout, stakeOf } from "./money_of_round";
import { findOpenRound, isPlayersRound } from "./open_rounds";
import { homeOfPlay, playRulesOf } from "./play_rules";
import { requirePace } from "./require_pace";
import { type RoundRow, toBalance, toRound } from "./round_answer";
import { drawOf, readSeedPair, roundingOf } from "./seeds";
import { gameSessions, rounds } from "./tables";

type Server = Pick<FastifyInstance, "db" | "roundSettled" | "flightBetsChanged" | "rateOf" | "settings">;
type Bet = z.output<NonNullable<typeof call.body>>;
const nowhere: Place = { country: null };
export type Played = z.output<typeof call.answer>;

/**
 * Plays a round, or begins one of several steps: bet, outcome and money in one transaction. The same id again answers
 * the same round, however often and at once, and whatever would be refused by now.
 */
export async function placeBet(app: Server, token: string, bet: Bet, seenAt: Place = nowhere): Promise<Played> {
  const played = await app.db
    .transaction((tx) => begin(app, tx, token, bet, seenAt))
    .catch(async (error: unknown) => {
      const known = await app.db.transaction((tx) => findPlayed(tx, token, bet));
      if (known) return { ...known, isNew: false };
      if (isOutOfTime(error)) await endSessionsOfPlay(app.db, token);
      throw error;
    });
  const { play, row, funds, isNew } = played;
  if (isNew && row.crashRoundId !== null) app.flightBetsChanged();
  if (isNew && row.state === "settled" && !row.isDemo && row.userId !== null) app.roundSettled(row.userId, row.number);
  return answerOf(app.db, { play, row, funds });
}

export interface Result {
  play: Play;
  row: RoundRow;
  funds: Funds;
}

export async function answerOf(db: Queryable, { play, row, funds }: Result): Promise<Played> {
  const seeds = await readSeedPair(db, play.seed.owner);
  const hash = row.seedId === play.seed.id ? play.seed.serverSeedHash : null;
  return {
    round: toRound(row, play.game.client ?? "", hash),
    balance: toBalance(funds, row.currencyCode),
    seeds,
  };
}

async function begin(
  app: Pick<Server, "rateOf" | "settings">,
  tx: Queryable,
  token: string,
  { roundId, bet: wanted, choice: wish, isAuto = false }: Bet,
  seenAt: Place,
): Promise<Result & { isNew: boolean }> {
  const play = await lockPlay(tx, token);
  const { session, game, seed } = play;
  const client = connectedClient(game);
  const choice = readChoice(client, wish);
  const priced = { currencyCode: session.currencyCode, rate: requireRate(app, session.currencyCode) };
  const limits = betLimitsOf(game, priced);
  const bet = readBet(wanted, session.currencyCode, limits);
  refuseTooHighWin(client, choice, bet, limits, session.currencyCode);
  const funds = await lockFunds(tx, play);
  const { settings } = app.settings();
  await requirePace(tx, play, playRulesOf(settings, homeOfPlay(seenAt, play), client), isAuto);
  if (!session.isDemo && session.userId !== null)
    await requireBetWithinLimits(
      tx,
      { userId: session.userId, currencyCode: session.currencyCode, amount: bet, signInId: session.signInId },
      settings,
    );
  const { row: bonus, change } = session.isDemo ? noBonus : await bonusOfBet(tx, funds.bonusId);
  if (change) Object.assign(funds, fundsAfterEnd(funds, change));
  const stake = bonus ? readBonusStake(bonus, { bet, client, identifier: game.identifier }, funds) : stakeOf(bet, funds);
  if (!stake) throw new HttpError(402, "play.too_little_money", "The balance is lower than the bet.");

  const isOver = isPlayedAtOnce(client);
  if (!isOver && (await findOpenRound(tx, play))) throw new HttpError(409, "play.round_open", "Finish the open round first.");
  const flightId = client === "crash" ? await holdForBet(tx, z.parse(choices.crash, choice).flightId) : null;
  const draw = drawOf(seed, seed.nonce);
  const result = isOver ? playAtOnce(client, game.clientModel, choice, draw) : { outcome: startOf(client), multiplier: 0 };
  const rounding = roundingOf(seed, seed.nonce);
  const { payout, multiplier } = cappedPayout({ bet, multiplier: result.multiplier, rounding }, limits.maxPayout);
  const win = splitPayout(payout, { bet, bonusBet: stake.bonus });
  const edge = edgeOf(game.returnToPlayer);
  const { loyalty } = app.settings().settings;
  const row: Omit<RoundRow, WrittenKey> = {
    id: roundId,
    gameSessionId: session.id,
    userId: session.userId,
    gameId: game.id,
    isDemo: session.isDemo,
    state: isOver ? "settled" : "open",
    currencyCode: session.currencyCode,
    bet,
    bonusBet: stake.bonus,
    payout,
    rate: priced.rate,
    baseBet: toBase(bet, priced),
    basePayout: toBase(payout, priced),
    multiplier,
    edge,
    points: session.isDemo ? 0 : pointsFor(toBase(stake.cash, priced), edge, loyalty?.pointsPerEuro ?? 0),
    seedId: flightId === null ? seed.id : null,
    nonce: flightId === null ? seed.nonce : flightNonce,
    crashRoundId: flightId,
    choice,
    outcome: result.outcome,
    settledAt: isOver ? new Date() : null,
    bonusWager: stake.counts,
    bonusId: bonus && (stake.counts > 0 || stake.bonus > 0) ? bonus.id : null,
  };
  const after: Funds = {
    bonusId: funds.bonusId,
    cash: funds.cash - stake.cash + win.cash,
    bonus: funds.bonus - stake.bonus + win.bonus,
    version: funds.version + 1,
  };
  const player =
    session.isDemo || session.userId === null ? null : { userId: session.userId, currencyCode: session.currencyCode };
  const entries = player && [...entriesOfStake(player, stake), ...entriesOfPayout(player, win)];
  const progress = bonus && isOver ? { ...bonus, ...progressOf(bonus, { ...stake, won: win.bonus }) } : null;
  const written = await writeRound(tx, play, row, {
    demoBalance: session.isDemo ? after.cash : 0,
    booked: entries ? booking("round", `round:${roundId}`, entries) : sql`null`,
    progress: progress && row.bonusId !== null ? writeProgress(progress.id, progress) : null,
  });
  const ended = progress && (await endAfterRound(tx, progress, after.bonus));
  return { play, row: { ...row, ...written }, funds: ended ? fundsAfterEnd(after, ended) : after, isNew: true };
}

const noBonus = { row: null, change: null };

/** What is in a wallet whose bonus has ended. */
export const fundsAfterEnd = (funds: Funds, { cash, bonus, version, bonusId }: WalletChange): Funds => ({
  cash: funds.cash + cash,
  bonus: funds.bonus + bonus,
  version: funds.version + version,
  bonusId,
});

/** A bet while a bonus runs, as its terms want it; null where there is too little money. */
function readBonusStake(bonus: BonusRow, bet: Parameters<typeof betWith>[1], funds: Funds) {
  const made = betWith(bonus, bet, funds);
  if (made.kind === "taken") return made.stake;
  if (made.kind === "too_little") return null;
  const { currencyCode } = bonus;
  if (made.kind === "over_max_bet")
    throw new HttpError(409, "bonus.max_bet", "The bet is higher than your bonus allows while it runs.", {
      data: { maxBet: toDecimal(made.max, currencyCode), currencyCode },
    });
  throw new HttpError(409, "bonus.not_here", "Your bonus money can't be bet here.", { data: { why: made.why } });
}

/** What the database alone knows of a round. */
type WrittenKey = "number" | "createdAt";

/** All that a bet changes, in one statement. */
async function writeRound(
  tx: Queryable,
  { session }: Play,
  row: Omit<RoundRow, WrittenKey>,
  { demoBalance, booked, progress }: { demoBalance: number; booked: SQL; progress: SQL | null },
): Promise<Pick<RoundRow, WrittenKey>> {
  const { userId } = session;
  const ofPlayer =
    userId === null
      ? sql``
      : sql`, played as (insert into played_games (user_id, game_id) values (${userId}, ${row.gameId})
          on conflict (user_id, game_id) do update set at = now())`;
  const counted =
    userId === null || row.isDemo
      ? sql``
      : sql`, hours as (${countPlayed({ userId, currencyCode: row.currencyCode, bet: row.bet, payout: row.payout, rounds: 1 })})`;
  const spent =
    userId === null || row.isDemo
      ? sql``
      : sql`spent as (update users set total_spend = total_spend + ${row.bet}, loyalty_points = loyalty_points + ${row.points},
          edge_total = edge_total + ${toBase(row.bet - row.bonusBet, row) * row.edge} where id = ${userId}), `;
  const wagered = progress ? sql`, wagered as (${progress})` : sql``;
  const { rows: written } = await tx.execute<{ number: string; created_at: string }>(sql`
    with ${spent}round as (
      insert into rounds (id, game_session_id, user_id, game_id, is_demo, state, currency_code, bet, bonus_bet, payout, base_bet,
        base_payout, multiplier, seed_id, nonce, crash_round_id, choice, outcome, created_at, settled_at, bonus_wager, bonus_id, rate,
        edge, points)
      select ${row.id}, ${row.gameSessionId}, ${userId}::integer, ${row.gameId}::integer, ${row.isDemo}, ${row.state}, ${row.currencyCode}, ${row.bet}::bigint,
        ${row.bonusBet}::bigint, ${row.payout}::bigint, ${row.baseBet}::bigint, ${row.basePayout}::bigint, ${row.multiplier}::float8, ${row.seedId}::bigint,
        ${row.nonce}::integer, ${row.crashRoundId}::integer, ${JSON.stringify(row.choice)}::json, ${JSON.stringify(row.outcome)}::json, clock_timestamp(),
        ${row.settledAt ? sql`clock_timestamp()` : sql`null::timestamptz`}, ${row.bonusWager}::bigint, ${row.bonusId}::integer, ${row.rate}::numeric,
        ${row.edge}::integer, ${row.points}::bigint
      returning number, created_at),
    used as (update seeds set nonce = nonce + 1 where id = ${row.seedId}),
    counted as (update game_sessions set rounds = rounds + 1, wagered = wagered + ${row.bet}, won = won + ${row.payout},
      demo_balance = ${demoBalance}, last_seen_at = now() where id = ${session.id})${ofPlayer}${counted}${wagered}
    select number, created_at, ${booked} as booked from round`);
  const [first] = written;
  if (!first) throw new Error("A round was not written");
  return {
    number: Number(first.number),
    createdAt: new Date(first.created_at),
  };
}

/** The round of an id that was sent before; refuses one that is somebody else's or was bet otherwise. */
async function findPlayed(tx: Queryable, token: string, { roundId, bet, choice }: Bet): Promise<Result | null> {
  const play = await lockPlay(tx, token);
  const [row] = await tx.select().from(rounds).where(eq(rounds.id, roundId));
  if (!row) return null;
  if (!isPlayersRound(row, play)) throw new HttpError(409, "play.round_of_another", "This round's id belongs to another round.");
  const parsed = z.safeParse(choices[connectedClient(play.game)], choice);
  const isSame =
    parsed.success && isDeepStrictEqual(parsed.data, row.choice) && wholeMinorUnits(bet, row.currencyCode) === row.bet;
  if (!isSame) throw new HttpError(422, "play.round_differs", "This round was bet on otherwise.");
  return { play, row, funds: await lockFunds(tx, play) };
}

/** At the end of the time that players have given themselves they are signed out, in every tab. */
const isOutOfTime = (error: unknown) =>
  error instanceof HttpError && error.code === "limit.reached" && (error.details.data as { kind?: unknown }).kind === "time";

async function endSessionsOfPlay(db: Queryable, token: string): Promise<void> {
  const [player] = await db
    .select({ id: gameSessions.userId })
    .from(gameSessions)
    .where(eq(gameSessions.tokenHash, hashToken(token)));
  if (player?.id) await endSessionsOf(db, player.id);
}

function connectedClient({ client }: Play["game"]): GameClient {
  if (client !== null && Object.hasOwn(choices, client)) return client as GameClient;
  throw new HttpError(409, "game.not_connected", "This game can't be played here.");
}

function readChoice(client: GameClient, choice: unknown): unknown {
  const parsed = z.safeParse(choices[client], choice);
  if (parsed.success) return parsed.data;
  throw invalidRequest(
    parsed.error.issues.map(({ path, message }) => ({
      path: ["body", "choice", ...path.map((key) => (typeof key === "number" ? key : String(key)))],
      message,
    })),
  );
}

const outOfRange = ({ minBet, maxBet }: BetLimits, currencyCode: string) =>
  new HttpError(400, "play.bet_out_of_range", "The bet is out of the game's range.", {
    data: { minBet: toDecimal(minBet, currencyCode), maxBet: toDecimal(maxBet, currencyCode) },
  });

/** Null where there are more decimals than the currency has: what computers make of 0.1 + 0.2 is 0.3. */
function wholeMinorUnits(wanted: number, currencyCode: string): number | null {
  const amount = toMinorUnits(wanted, currencyCode);
  const isWhole =
    Number.isSafeInteger(amount) && Math.abs(toDecimal(amount, currencyCode) - wanted) < 1e-12 * Math.max(1, wanted);
  return isWhole ? amount : null;
}

/** In minor units; a bet of more decimals than its currency has is refused, not rounded. */
function readBet(wanted: number, currencyCode: string, limits: BetLimits): number {
  const bet = wholeMinorUnits(wanted, currencyCode);
  if (bet === null || bet < limits.minBet || bet > limits.maxBet) throw outOfRange(limits, currencyCode);
  return bet;
}

/** Where the player chooses what a win pays, one that may not be paid is refused before the bet. */
function refuseTooHighWin(client: GameClient, choice: unknown, bet: number, limits: BetLimits, currencyCode: string): void {
  const most =
    client === "dice"
      ? diceMultiplier(z.parse(choices.dice, choice))
      : client === "limbo"
        ? fromHundredths(z.parse(choices.limbo, choice).target)
        : 0;
  if (payoutOf(bet, most) <= limits.maxPayout) return;
  const maxBet = Math.floor((limits.maxPayout * 10_000) / most);
  throw outOfRange({ ...limits, maxBet }, currencyCode);
}

function startOf(client: GameClient): unknown {
  if (client === "mines") return { opened: [], mines: null, isCashedOut: false };
  return client === "crash" ? { cashedOutAt: null, crashedAt: null } : null;
}
