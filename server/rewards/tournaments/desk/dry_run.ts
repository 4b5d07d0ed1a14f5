import { inArray, sql } from "drizzle-orm";
import type { TournamentDryRun } from "../../../../schemas/api/tournaments_desk";
import type { TournamentContent } from "../../../../schemas/tournament_content";
import { shownScore } from "../../../../src/layout/tournament_gain";
import { users } from "../../../accounts/users/tables";
import { rounds } from "../../../games/play/tables";
import type { Queryable } from "../../../platform/plugins/database";
import { createScores } from "../stage_scores";
import { prizeAt } from "../standings";
import { doesGameCount, readPlayed } from "../take_rounds";

const day = 86_400_000;
const atOnce = 20_000;
const shown = 20;

/** Counts the rounds of the whole day before today, by UTC, by the rules of content: who would win what. Nothing is given. */
export async function runDry(
  db: Queryable,
  { rules, prizes }: TournamentContent,
  { now = new Date(), showsNames = false } = {},
): Promise<TournamentDryRun> {
  const to = new Date(Math.floor(now.getTime() / day) * day);
  const from = new Date(to.getTime() - day);
  const scores = createScores(rules, from.getTime());
  let [all, counted] = [0, 0];
  let after = { at: from, number: 0 };
  for (;;) {
    const played = await readPlayed(
      db,
      sql`${rounds.settledAt} >= ${from.toISOString()}::timestamptz and ${rounds.settledAt} < ${to.toISOString()}::timestamptz
        and ${rounds.bet} > ${rounds.bonusBet}
        and (${rounds.settledAt}, ${rounds.number}) > (${after.at.toISOString()}::timestamptz, ${after.number})`,
      atOnce,
    );
    for (const round of played) {
      all += 1;
      if (doesGameCount(rules, round.game) && scores.add(round)) counted += 1;
    }
    const last = played.at(-1);
    if (!last || played.length < atOnce) break;
    after = { at: last.settledAt, number: last.number };
  }
  const ranked = scores.ranked();
  const worth = (place: number) => {
    const prize = prizeAt(prizes, place);
    return prize?.prizeType === "MONEY" ? Math.round(prize.amountEUR * 100) : 0;
  };
  const top = ranked.slice(0, shown);
  const names = showsNames
    ? await namesOf(
        db,
        top.map(([userId]) => userId),
      )
    : new Map<number, string>();
  const most = prizes.reduce(
    (sum, { fromPlace, toPlace, prizeType, amountEUR }) =>
      sum + (prizeType === "MONEY" ? (toPlace - fromPlace + 1) * Math.round(amountEUR * 100) : 0),
    0,
  );
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    rounds: all,
    counted,
    players: ranked.length,
    cost: ranked.reduce((sum, _, index) => sum + worth(index + 1), 0) / 100,
    most: most / 100,
    leaderboardType: rules.leaderboardType,
    winners: top.map(([userId, { score }], index) => {
      const prize = prizeAt(prizes, index + 1);
      return {
        rank: index + 1,
        userId: showsNames ? userId : null,
        name: names.get(userId) ?? "",
        rankingMetric: shownScore(rules.leaderboardType, score),
        prize: prize ? (prize.prizeType === "MONEY" ? prize.amountEUR : "BONUS") : null,
      };
    }),
  };
}

export async function namesOf(db: Queryable, ids: number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(users).where(inArray(users.id, ids));
  return new Map(
    rows.map(({ id, firstName, lastName, nickname, email }) => [
      id,
      [firstName, lastName].filter(Boolean).join(" ") || nickname || email,
    ]),
  );
}
