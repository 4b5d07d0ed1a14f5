import type { LeaderboardType, TournamentRules } from "../../../schemas/tournament_rules";
import { gainOf, isEnough, type RoundGain } from "../../../src/layout/tournament_gain";

/** A settled round, as far as tournaments look at it. */
export interface CountedRound extends RoundGain {
  number: number;
  settledAt: Date;
}

/** What somebody's rounds come to so far. */
export interface Score {
  score: number;
  reachedAt: Date | null;
  reachedRound: number | null;
  rounds: number;
  staked: number;
  streak: number;
  bestRound: number | null;
  bestGain: number;
}

export const noScore: Score = {
  score: 0,
  reachedAt: null,
  reachedRound: null,
  rounds: 0,
  staked: 0,
  streak: 0,
  bestRound: null,
  bestGain: 0,
};

/** What rounds come to with one more. Rounds of a player are added in the order in which they settled. */
export function addRound(rules: TournamentRules, before: Score, round: CountedRound): Score {
  if (!isEnough(rules, round)) return before;
  const gain = gainOf(rules, round);
  const streak = round.multiplier > 1 ? before.streak + 1 : 0;
  const score = scoreAfter(rules.leaderboardType, before.score, gain, streak);
  const hasMoved = score !== before.score;
  const isBest = gain > before.bestGain;
  return {
    score,
    reachedAt: hasMoved ? round.settledAt : before.reachedAt,
    reachedRound: hasMoved ? round.number : before.reachedRound,
    rounds: before.rounds + 1,
    staked: before.staked + round.stake,
    streak,
    bestRound: isBest ? round.number : before.bestRound,
    bestGain: isBest ? gain : before.bestGain,
  };
}

/** As the database orders standings. */
export const byRank = (one: Score, other: Score): number =>
  other.score - one.score ||
  (one.reachedAt?.getTime() ?? 0) - (other.reachedAt?.getTime() ?? 0) ||
  (one.reachedRound ?? 0) - (other.reachedRound ?? 0);

function scoreAfter(type: LeaderboardType, score: number, gain: number, streak: number): number {
  if (type === "highestMultiplier") return Math.max(score, gain);
  if (type === "winsInARow") return Math.max(score, streak);
  return score + gain;
}
