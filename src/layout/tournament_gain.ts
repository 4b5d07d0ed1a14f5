import type { LeaderboardType, TournamentRules } from "../../schemas/tournament_rules";

/** What tournaments look at of a round. */
export interface RoundGain {
  /** In euro cents, of own money alone. */
  stake: number;
  /** What came back for one that was bet. */
  multiplier: number;
}

const cents = 100;

/** Whether its stake is enough. */
export const isEnough = ({ minBet }: Pick<TournamentRules, "minBet">, { stake }: RoundGain): boolean =>
  stake > 0 && stake >= Math.round(minBet * cents);

/** How much of a stake counts, in euro cents. */
const countedStake = ({ mostCounted }: TournamentRules, stake: number): number =>
  mostCounted === null ? stake : Math.min(stake, Math.round(mostCounted * cents));

/** How the places of one stage are decided. */
export const stageRules = (rules: TournamentRules): TournamentRules => ({ ...rules, leaderboardType: rules.stageBy });

/** What a round brings by itself: euro cents, rounds, or hundredths of times the stake or of points; with stages, within its own. */
export function gainOf(rules: TournamentRules, round: RoundGain): number {
  switch (rules.leaderboardType) {
    case "sumOfBet":
      return countedStake(rules, round.stake);
    case "countOfGames":
      return 1;
    case "highestMultiplier":
      return Math.floor(round.multiplier * cents + 1e-6);
    case "winsInARow":
      return round.multiplier > 1 ? 1 : 0;
    case "pointsPerPlace":
      return gainOf(stageRules(rules), round);
    case "points": {
      const forWin = rules.winFrom !== null && round.multiplier >= rules.winFrom ? rules.winPoints * cents : 0;
      return Math.floor(countedStake(rules, round.stake) * rules.pointsPerEuro + 1e-6) + forWin;
    }
  }
}

const wholes: Record<LeaderboardType, number> = {
  sumOfBet: cents,
  countOfGames: 1,
  highestMultiplier: cents,
  winsInARow: 1,
  points: cents,
  pointsPerPlace: 1,
};

/** A score as it is shown: euros, rounds, times the stake, wins or points. */
export const shownScore = (type: LeaderboardType, score: number): number => score / wholes[type];
