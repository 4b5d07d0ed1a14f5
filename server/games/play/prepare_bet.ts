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
import { type LimitsRow, requireBetWithinLimitsRead } from "../../care/limits/require_within";
import { bonusOfBet, type endAfterRound, progressOf, type WalletChange } from "../../money/bonuses/bets";
import { toBase } from "../../money/rates/convert";
import { requireRate } from "../../money/rates/rates_plugin";
import { HttpError, invalidRequest } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { publishedReturn } from "../catalogue/published_return";
import { betLimitsOf, limitsOfStakes } from "./bet_limits";
import { flightNonce, holdForBet } from "./crash/flights";
import type { Funds, Play } from "./game_sessions";
import { withMaxStake } from "./max_stake";
import { entriesOfPayout, entriesOfStake, paidFor, splitPayout, stakeOf } from "./money_of_round";
import { requireFree } from "./open_rounds";
import { homeOfPlay, playRulesOf } from "./play_rules";
import { readBet, readBonusStake, refuseTooHighWin } from "./read_bet";
import { requireForSale } from "./require_for_sale";
import { requirePace } from "./require_pace";
import { drawOf, roundingOf } from "./seeds";
import type { Changes, NewRound } from "./write_round";

export type Bet = z.output<NonNullable<typeof call.body>>;

/** Where somebody is who bets, and what else may refuse a bet that was not made before. */
export interface Asked {
  seenAt: Place;
  requireEntitled?: (play: Play) => void;
}

/** Session, seeds and wallet of a bet, held, with the limits that were read behind that. */
export interface HeldPlay {
  play: Play;
  funds: Funds;
  limits: readonly LimitsRow[];
}

/** A bet that was judged and played, and is to be written. */
export interface PreparedBet {
  play: Play;
  row: NewRound;
  changes: Changes;
  /** What is left to bet once it is written. */
  funds: Funds;
  /** Of the bonus that runs. */
  progress: Parameters<typeof endAfterRound>[1] | null;
  /** Whether writing it is all that is left to do. */
  isLast: boolean;
  /** As the player may know them. */
  seeds: SeedPair;
}

/** Judges a bet and plays it. Nothing is written yet, but the end of a bonus whose time is over. */
export async function prepareBet(
  app: Pick<FastifyInstance, "rateOf" | "settings">,
  tx: Queryable,
  { play, funds, limits: limitsRead }: HeldPlay,
  { roundId, bet: wanted, choice: wish, isAuto = false }: Bet,
  asked: Asked,
): Promise<PreparedBet> {
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
  const row: NewRound = {
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
  const seeds = {
    serverSeedHash: seed.serverSeedHash,
    nextServerSeedHash: play.nextSeedHash,
    clientSeed: seed.clientSeed,
    nonce: seed.nonce + (row.seedId === null ? 0 : 1),
  };
  const changes = {
    demoBalance: session.isDemo ? after.cash : 0,
    entries,
    progress: progress && row.bonusId !== null ? progress : null,
  };
  return { play, row, changes, funds: after, progress, isLast: !bonus && !change && flightId === null, seeds };
}

const noBonus = { row: null, change: null };

/** What is in a wallet whose bonus has ended. */
export const fundsAfterEnd = (funds: Funds, { cash, bonus, version, bonusId }: WalletChange): Funds => ({
  cash: funds.cash + cash,
  bonus: funds.bonus + bonus,
  version: funds.version + version,
  bonusId,
});

export function connectedClient({ client }: Play["game"]): GameClient {
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
