import type { TournamentRules } from "../../../schemas/tournament_rules";
import { stageRules } from "../../../src/layout/tournament_gain";
import { pointsOfPlace, stageAt } from "../../../src/layout/tournament_stages";
import { addRound, byRank, type CountedRound, noScore, type Score } from "./score";

/** Scores of players as rounds are added, in memory: for what is only tried. Rounds come in the order in which they settled. */
export function createScores(rules: TournamentRules, start: number) {
  const hasStages = rules.leaderboardType === "pointsPerPlace";
  const within = hasStages ? stageRules(rules) : rules;
  const stages = new Map<number, Map<number, Score>>();

  return {
    /** Whether the round counts. */
    add(round: CountedRound & { userId: number }): boolean {
      const stage = hasStages ? stageAt(rules, start, round.settledAt.getTime()) : 0;
      const scores = stages.get(stage) ?? new Map<number, Score>();
      stages.set(stage, scores);
      const before = scores.get(round.userId) ?? noScore;
      const after = addRound(within, before, round);
      if (after !== before) scores.set(round.userId, after);
      return after !== before;
    },
    /** Who has a place, the first one first. */
    ranked(): [userId: number, Score][] {
      const all = hasStages ? sumUp(rules, [...stages.values()]) : (stages.get(0) ?? new Map<number, Score>());
      return rank(all);
    },
  };
}

const rank = (scores: ReadonlyMap<number, Score>) =>
  [...scores].filter(([, { score }]) => score > 0).sort(([, one], [, other]) => byRank(one, other));

function sumUp(rules: TournamentRules, stages: readonly ReadonlyMap<number, Score>[]): Map<number, Score> {
  const sums = new Map<number, Score>();
  for (const scores of stages)
    for (const [index, [userId, { reachedAt, reachedRound }]] of rank(scores).entries()) {
      const points = pointsOfPlace(rules, index + 1);
      if (points === 0) continue;
      const before = sums.get(userId) ?? noScore;
      const score = before.score + points;
      const isLater = byRank({ ...before, score }, { ...before, score, reachedAt, reachedRound }) < 0;
      sums.set(userId, { ...before, score, ...(isLater && { reachedAt, reachedRound }) });
    }
  return sums;
}
