import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { placeBet as call } from "../../../schemas/api/play";
import { edgeOf, pointsFor } from "../../../schemas/loyalty_rules";
import type { GameClient } from "../../../schemas/play/clients";
import { choices, type SeedPair } from "../../../schemas/play/round";
import type { Place } from "../../../schemas/served_by";
import type { Draw } from "../../../src/play/rules/fair";
import { isPlayedAtOnce, playAtOnce } from "../../../src/play/rules/play_at_once";
import { isPlayedInSteps, stepRound } from "../../../src/play/rules/play_in_steps";
import { stakesOf } from "../../../src/play/rules/stakes";
import { endSessionsOf } from "../../accounts/users/sessions";
import { hashToken } from "../../accounts/users/tokens";
import { HttpError, invalidRequest } from "../../platform/api_error";
import { flightNonce, holdForBet } from "./crash/flights";
import { readLimitsOfPlay, requireBetWithinLimitsRead } from "../../care/limits/require_within";
import { bonusOfBet, endAfterRound, progressOf, type WalletChange } from "../../money/bonuses/bets";
import { toBase } from "../../money/rates/convert";
import { requireRate } from "../../money/rates/rates_plugin";
import { type Finish, transact } from "../../platform/database/builder";
import { send } from "../../platform/database/statements";
import type { Queryable } from "../../platform/plugins/database";
import { betLimitsOf, limitsOfStakes } from "./bet_limits";
import { type Funds, fundsOf, holdPlay, holdWalletOfPlay, lockFunds, lockPlay, type Play } from "./game_sessions";
import { entriesOfPayout, entriesOfStake, paidFor, splitPayout, stakeOf } from "./money_of_round";
import { publishedReturn } from "../catalogue/published_return";
import { isPlayersRound, requireFree } from "./open_rounds";
import { withMaxStake } from "./max_stake";
import { homeOfPlay, playRulesOf } from "./play_rules";
import { readBet, readBonusStake, refuseTooHighWin, wholeMinorUnits } from "./read_bet";
import { requireForSale } from "./require_for_sale";
import { requirePace } from "./require_pace";
import { type RoundRow, toBalance, toRound } from "./round_answer";
import { drawOf, readSeedPair, roundingOf } from "./seeds";
import { gameSessions, rounds } from "./tables";
import { type WrittenKey, writingOf, writtenOf } from "./write_round";

type Server = Pick<FastifyInstance, "db" | "roundSettled" | "flightBetsChanged" | "rateOf" | "settings">;
type Bet = z.output<NonNullable<typeof call.body>>;
const nowhere: Place = { country: null };
export type Played = z.output<typeof call.answer>;

/** Where somebody is who bets, and what else may refuse a bet that was not made before. */
interface Asked {
  seenAt: Place;
  requireEntitled?: (play: Play) => void;
}

/**
 * Plays a round, or begins one of several steps: bet, outcome and money in one transaction. The same id again answers
 * the same round, however often and at once, and whatever would be refused by now.
 */
export async function placeBet(app: Server, token: string, bet: Bet, asked: Asked = { seenAt: nowhere }): Promise<Played> {
  const begun = await begin(app, token, bet, asked).catch(async (error: unknown) => {
    const known = await app.db.transaction((tx) => findPlayed(tx, token, bet));
    if (known) return known;
    if (isOutOfTime(error)) await endSessionsOfPlay(app.db, token);
    throw error;
  });
  if (!("seeds" in begun)) return answerOf(app.db, begun);
  const { row } = begun;
  if (row.crashRoundId !== null) app.flightBetsChanged();
  if (row.state === "settled" && !row.isDemo && row.userId !== null) app.roundSettled(row.userId, row.number);
  return toAnswer(begun, begun.seeds);
}

export interface Result {
  play: Play;
  row: RoundRow;
  funds: Funds;
}

export const answerOf = async (db: Queryable, result: Result): Promise<Played> =>
  toAnswer(result, await readSeedPair(db, result.play.seed.owner));

const toAnswer = ({ play, row, funds }: Result, seeds: SeedPair): Played => ({
  round: toRound(row, play.game.client ?? "", row.seedId === play.seed.id ? play.seed.serverSeedHash : null),
  balance: toBalance(funds, row.currencyCode),
  seeds,
});

type New = Result & { seeds: SeedPair };

/** Session, seeds and wallet are held and limits read on the way that begins the transaction. */
async function begin(app: Pick<Server, "db" | "rateOf" | "settings">, token: string, bet: Bet, asked: Asked): Promise<New> {
  const tokenHash = hashToken(token);
  const begun = await transact(
    app.db,
    (tx) => [holdPlay(tx, { tokenHash }), holdWalletOfPlay(tx, { tokenHash }), readLimitsOfPlay(tx, tokenHash)],
    async (tx, [[play], [wallet], limits], finish) =>
      play ? beginHeld(app, tx, { play, funds: fundsOf(play, wallet), limits }, { bet, asked, finish }) : null,
  );
  return (
    begun ??
    app.db.transaction(async (tx) =>
      beginHeld(app, tx, await hold(tx, token), { bet, asked, finish: async (last) => (last ? send(tx, last) : []) }),
    )
  );
}

interface HeldPlay {
  play: Play;
  funds: Funds;
  limits: Awaited<ReturnType<typeof readLimitsOfPlay>>;
}

/** The same one after the other, for a seed that was rotated while this one waited for it; refuses whose session is over. */
async function hold(tx: Queryable, token: string): Promise<HeldPlay> {
  const play = await lockPlay(tx, token);
  const funds = await lockFunds(tx, play);
  return { play, funds, limits: await readLimitsOfPlay(tx, hashToken(token)) };
}

async function beginHeld(
  app: Pick<Server, "rateOf" | "settings">,
  tx: Queryable,
  { play, funds, limits: limitsRead }: HeldPlay,
  { bet: { roundId, bet: wanted, choice: wish, isAuto = false }, asked, finish }: { bet: Bet; asked: Asked; finish: Finish },
): Promise<New> {
  asked.requireEntitled?.(play);
  const { session, game, seed } = play;
  const client = connectedClient(game);
  const choice = readChoice(client, wish);
  const priced = { currencyCode: session.currencyCode, rate: requireRate(app, session.currencyCode) };
  const home = homeOfPlay(asked.seenAt, play);
  const { settings } = app.settings();
  const rules = playRulesOf(settings, home, client);
  const buy = requireForSale(game, choice, rules, isAuto);
  const stakes = buy?.price ?? 1;
  const limits = withMaxStake(app, limitsOfStakes(betLimitsOf(game, priced), stakes), play, home);
  const bet = readBet(wanted, session.currencyCode, limits, stakes);
  refuseTooHighWin(client, choice, bet, limits, session.currencyCode);
  await requirePace(tx, play, rules, isAuto);
  if (!session.isDemo && session.userId !== null)
    await requireBetWithinLimitsRead(
      tx,
      { userId: session.userId, currencyCode: session.currencyCode, amount: bet, signInId: session.signInId },
      settings,
      limitsRead,
    );
  const { row: bonus, change } = session.isDemo ? noBonus : await bonusOfBet(tx, funds.bonusId);
  if (change) Object.assign(funds, fundsAfterEnd(funds, change));
  const stake = bonus
    ? readBonusStake(bonus, { bet, client, identifier: game.identifier, isBought: buy !== null }, funds)
    : stakeOf(bet, buy ? { cash: funds.cash, bonus: 0 } : funds);
  if (!stake) throw new HttpError(402, "play.too_little_money", "The balance is lower than the bet.");

  if (!isPlayedAtOnce(client)) await requireFree(tx, play, choice, rules);
  const flightId = client === "crash" ? await holdForBet(tx, z.parse(choices.crash, choice).flightId) : null;
  const draw = drawOf(seed, seed.nonce);
  const { isOver, ...result } = playOrBegin(client, game.clientModel, choice, draw);
  const rounding = roundingOf(seed, seed.nonce);
  const { payout, multiplier } = paidFor({ bet }, { stakes, multiplier: result.multiplier, rounding }, limits.maxPayout);
  const win = splitPayout(payout, { bet, bonusBet: stake.bonus });
  const edge = edgeOf(publishedReturn(buy ? { ...game, returnToPlayer: buy.returnToPlayer } : game));
  const { loyalty } = settings;
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
  const writing = writingOf(row, {
    demoBalance: session.isDemo ? after.cash : 0,
    entries,
    progress: progress && row.bonusId !== null ? progress : null,
  });
  const written = writtenOf(await (bonus || change || flightId !== null ? send(tx, writing) : finish(writing)));
  const ended = progress && (await endAfterRound(tx, progress, after.bonus));
  const seeds = {
    serverSeedHash: seed.serverSeedHash,
    nextServerSeedHash: play.nextSeedHash,
    clientSeed: seed.clientSeed,
    nonce: seed.nonce + (row.seedId === null ? 0 : 1),
  };
  return { play, row: { ...row, ...written }, funds: ended ? fundsAfterEnd(after, ended) : after, seeds };
}

const noBonus = { row: null, change: null };

/** What is in a wallet whose bonus has ended. */
export const fundsAfterEnd = (funds: Funds, { cash, bonus, version, bonusId }: WalletChange): Funds => ({
  cash: funds.cash + cash,
  bonus: funds.bonus + bonus,
  version: funds.version + version,
  bonusId,
});

/** The round of an id that was sent before; refuses one that is somebody else's or was bet otherwise. */
async function findPlayed(tx: Queryable, token: string, { roundId, bet, choice }: Bet): Promise<Result | null> {
  const play = await lockPlay(tx, token);
  const [row] = await tx.select().from(rounds).where(eq(rounds.id, roundId));
  if (!row) return null;
  if (!isPlayersRound(row, play)) throw new HttpError(409, "play.round_of_another", "This round's id belongs to another round.");
  const parsed = z.safeParse(choices[connectedClient(play.game)], choice);
  const isSame =
    parsed.success &&
    isDeepStrictEqual(parsed.data, row.choice) &&
    wholeMinorUnits(bet, row.currencyCode) === firstStake(row, play);
  if (!isSame) throw new HttpError(422, "play.round_differs", "This round was bet on otherwise.");
  return { play, row, funds: await lockFunds(tx, play) };
}

/** What a round was begun with: it may have been raised since. */
const firstStake = (row: RoundRow, { game: { client } }: Play): number => row.bet / stakesOf(client, row.outcome);

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

/** A round that is over at once, or how one begins. Some of several steps are over with what is dealt. */
function playOrBegin(client: GameClient, model: string | null, choice: unknown, draw: Draw) {
  if (isPlayedAtOnce(client)) return { ...playAtOnce(client, model, choice, draw), isOver: true };
  if (!isPlayedInSteps(client)) return { outcome: { cashedOutAt: null, crashedAt: null }, multiplier: 0, isOver: false };
  const { outcome, worth } = stepRound(client, draw, choice, null);
  return { outcome, multiplier: worth ?? 0, isOver: worth !== null };
}
