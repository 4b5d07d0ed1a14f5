import type { Amounts } from "../../../schemas/amounts";
import type { MissionPart } from "../../../schemas/api/missions";
import type { MissionGoal } from "../../../schemas/mission_content";
import { baseCurrency, convert, fromBase, type Priced } from "../../money/rates/convert";
import { toDecimal, toMinorUnits } from "../../platform/amounts";
import type { PlayedGame } from "../tournaments/take_rounds";

/** A settled round, as far as missions look at it. */
export interface CountedRound extends Priced {
  settledAt: Date;
  gameId: number;
  game: PlayedGame;
  /** Of own money, in minor units of its currency. */
  stake: number;
  multiplier: number;
}

/** What somebody's rounds come to. */
export interface Progress {
  rounds: number;
  /** In minor units of the currency that was promised. */
  staked: number;
  /** The games that counted, as many as are asked for. */
  games: readonly number[];
  completedAt: Date | null;
}

export const noProgress: Progress = { rounds: 0, staked: 0, games: [], completedAt: null };

/** An amount of the rules in minor units of a currency: as it is named there, else the euros changed into it; never nothing. */
export const amountIn = (amounts: Amounts, priced: Priced): number => {
  const own = amounts[priced.currencyCode];
  const euros = amounts[baseCurrency] ?? 0;
  const amount = own === undefined ? fromBase(toMinorUnits(euros, baseCurrency), priced) : toMinorUnits(own, priced.currencyCode);
  return Math.max(1, amount);
};

/** What rounds come to with one more. What is completed stays as it was. */
export function addRound(goal: MissionGoal, promised: Priced, before: Progress, round: CountedRound): Progress {
  if (before.completedAt || !doesCount(goal, promised, round)) return before;
  const isNewGame = before.games.length < goal.differentGames && !before.games.includes(round.gameId);
  const after: Progress = {
    rounds: before.rounds + 1,
    staked: before.staked + stakeIn(promised, round),
    games: isNewGame ? [...before.games, round.gameId] : before.games,
    completedAt: null,
  };
  return isWhole(goal, promised, after) ? { ...after, completedAt: round.settledAt } : after;
}

function doesCount({ kind, winFrom, minBet }: MissionGoal, promised: Priced, round: CountedRound): boolean {
  if (round.stake <= 0 || (minBet !== null && stakeIn(promised, round) < amountIn(minBet, promised))) return false;
  return kind !== "wins" || round.multiplier >= winFrom;
}

const stakeIn = (promised: Priced, { stake, currencyCode, rate }: CountedRound): number =>
  currencyCode === promised.currencyCode ? stake : convert(stake, { currencyCode, rate }, promised);

const isWhole = (goal: MissionGoal, promised: Priced, { rounds, staked, games }: Progress): boolean =>
  (goal.kind === "stake" ? staked >= amountIn(goal.amount ?? {}, promised) : rounds >= goal.count) &&
  games.length >= goal.differentGames;

/** What has to be done and how much of it is, as players are told. */
export function partsOf(goal: MissionGoal, promised: Priced, { rounds, staked, games }: Progress): MissionPart[] {
  const { kind, count, amount, differentGames } = goal;
  const inMinor = {
    value: kind === "stake" ? staked : rounds,
    target: kind === "stake" ? amountIn(amount ?? {}, promised) : count,
  };
  const shown = (value: number) => (kind === "stake" ? toDecimal(value, promised.currencyCode) : value);
  const main = { kind, value: shown(Math.min(inMinor.value, inMinor.target)), target: shown(inMinor.target) };
  return differentGames > 1 ? [main, { kind: "games", value: games.length, target: differentGames }] : [main];
}
