import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Tournament, TournamentDetails } from "../../../schemas/api/tournaments";
import { assetRoot } from "../../../schemas/asset_root";
import type { TournamentRules } from "../../../schemas/tournament_rules";
import { categories, games, subCategories } from "../../games/catalogue/tables";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { type PrizeRow, statusAt, type TournamentRow } from "./queries";
import { standingOf } from "./standings";

const gamesShown = 12;

/** A tournament as it is sent (C-3.41 to C-3.43). */
export const toTournament = (row: TournamentRow, prizes: readonly PrizeRow[], now: Date): Tournament => ({
  tournamentItemId: row.id,
  content: {
    name: row.name,
    description: row.description,
    termsAndCondition: row.termsAndCondition,
    shortDescription: row.shortDescription,
  },
  image: row.image,
  startAt: row.startAt.toISOString(),
  endAt: row.endAt.toISOString(),
  status: statusAt(row, now),
  leaderboardType: row.leaderboardType,
  prizes: prizes.map(({ fromPlace, toPlace, description, amount, prizeType }) => ({
    fromPlace,
    toPlace,
    description,
    amountEUR: toDecimal(amount, "EUR"),
    prizeType,
  })),
  needsOptIn: row.rules.needsOptIn,
});

/** Where the visitor is: games that can't be played there are not shown. */
export interface Place {
  country: string | null;
  subdivision: string | null;
}

export async function toDetails(
  db: Queryable,
  { row, prizes }: { row: TournamentRow; prizes: readonly PrizeRow[] },
  { now, place }: { now: Date; place: Place },
): Promise<TournamentDetails> {
  const [standings, counting] = await Promise.all([standingOf(db, row, { prizes }), gamesOf(db, row.rules, place)]);
  return {
    ...toTournament(row, prizes, now),
    rules: row.rules,
    games: counting,
    players: standings.players,
    standings,
    isFinal: row.finishedAt !== null,
    paidAt: row.paidAt?.toISOString() ?? null,
    cancelNote: row.cancelNote,
    now: now.toISOString(),
  };
}

/** The games that count and can be played, the best known first. */
export async function gamesOf(
  db: Queryable,
  rules: Pick<TournamentRules, "games" | "providers" | "categories">,
  { country, subdivision }: Place,
) {
  const isThere = sql`${games.isActive} and ${games.client} is not null
    and not (${games.restrictedCountries} && ${sql.param([country ?? ""])}::text[])
    and not (${games.restrictedSubdivisions} && ${sql.param([subdivision ?? ""])}::text[])`;
  const named: SQL[] = [];
  if (rules.games.length > 0) named.push(inArray(games.identifier, rules.games));
  if (rules.providers.length > 0) named.push(inArray(games.providerId, rules.providers));
  if (rules.categories.length > 0) named.push(inArray(categories.slug, rules.categories));
  const rows = await db
    .select({
      gameId: games.id,
      identifier: games.identifier,
      name: games.name,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(games)
    .innerJoin(subCategories, eq(subCategories.id, games.subCategoryId))
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(and(isThere, or(...named)))
    .orderBy(desc(games.popularity), games.id)
    .limit(gamesShown);
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.map(({ gameId, identifier, name }) => ({
      gameId,
      identifier,
      name,
      imageUrl: `${assetRoot}/games/${identifier}-square.avif`,
    })),
  };
}
