import { sql } from "drizzle-orm";
import type { Score } from "./score";

/** A score as rows have it. */
export const scoreOf = ({ score, reachedAt, reachedRound, rounds, staked, streak, bestRound, bestGain }: Score) => ({
  ...{ score, reachedAt, reachedRound, rounds, staked },
  ...{ streak, bestRound, bestGain },
});

const kept = (name: string) => sql.raw(`excluded.${name}`);

/** Puts the score that was to be inserted in the place of the one that is there. */
export const newScore = () => ({
  score: kept("score"),
  reachedAt: kept("reached_at"),
  reachedRound: kept("reached_round"),
  rounds: kept("rounds"),
  staked: kept("staked"),
  streak: kept("streak"),
  bestRound: kept("best_round"),
  bestGain: kept("best_gain"),
});
