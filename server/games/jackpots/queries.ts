import { desc, eq, sql } from "drizzle-orm";
import type { Jackpot, JackpotWin } from "../../../schemas/api/jackpots";
import { assetRoot } from "../../../schemas/asset_root";
import { jackpotReturn } from "../../../src/play/rules/jackpot";
import { games, providers } from "../catalogue/tables";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { publicName } from "../../accounts/users/shown_name";
import { users } from "../../accounts/users/tables";
import { rounds } from "../play/tables";
import { jackpotGames, jackpots, jackpotWins } from "./tables";

const pictureOf = (identifier: string) => `${assetRoot}/games/${identifier}-portrait.avif`;

interface Wanted {
  /** How many games of each. */
  games: number;
  country: string | null;
  subdivision: string | null;
}

/** Jackpots with the games that somebody may play. */
export async function listJackpots(db: Queryable, { games: most, country, subdivision }: Wanted): Promise<Jackpot[]> {
  const rows = await db.select().from(jackpots).orderBy(jackpots.position, jackpots.id);
  const links = await db
    .select({
      jackpotId: jackpotGames.jackpotId,
      gameId: games.id,
      identifier: games.identifier,
      name: games.name,
      providerName: providers.name,
      imageColor: games.imageColor,
    })
    .from(jackpotGames)
    .innerJoin(games, eq(games.id, jackpotGames.gameId))
    .innerJoin(providers, eq(providers.id, games.providerId))
    .where(
      sql`${games.isActive} and not (coalesce(${country}, '') = any(${games.restrictedCountries}))
        and not (coalesce(${subdivision}, '') = any(${games.restrictedSubdivisions}))`,
    )
    .orderBy(desc(games.popularity), games.id);
  return rows.map(({ id, key, ...jackpot }) => ({
    jackpotId: id,
    key,
    ...toRules(jackpot),
    games: links
      .filter(({ jackpotId }) => jackpotId === id)
      .slice(0, most)
      .map(({ jackpotId: _, ...game }) => ({ ...game, gameImageUrl: pictureOf(game.identifier) })),
  }));
}

type Told = Pick<typeof jackpots.$inferSelect, "name" | "amount" | "currencyCode" | "seedAmount" | "share">;

const toRules = ({ name, amount, currencyCode, seedAmount, share }: Told) => ({
  name,
  amount: toDecimal(amount, currencyCode),
  currencyCode,
  seedAmount: toDecimal(seedAmount, currencyCode),
  betPercent: share / 100,
  returnToPlayer: jackpotReturn({ seedAmount, share }) / 100,
});

/** The jackpots that a game plays for, the highest first, and what rounds of one session have won of them, the newest first. */
export async function jackpotsOfSession(db: Queryable, { id: sessionId, gameId }: { id: string; gameId: number }) {
  const { name, amount, currencyCode, seedAmount, share } = jackpots;
  const rows = await db
    .select({ jackpotId: jackpots.id, name, amount, currencyCode, seedAmount, share })
    .from(jackpotGames)
    .innerJoin(jackpots, eq(jackpots.id, jackpotGames.jackpotId))
    .where(eq(jackpotGames.gameId, gameId))
    .orderBy(desc(jackpots.amount), jackpots.id);
  if (rows.length === 0) return { jackpots: [], jackpotWins: [] };
  const wins = await db
    .select({ roundId: rounds.id, name, paid: jackpotWins.paid, paidCurrencyCode: jackpotWins.paidCurrencyCode })
    .from(jackpotWins)
    .innerJoin(jackpots, eq(jackpots.id, jackpotWins.jackpotId))
    .innerJoin(rounds, eq(rounds.id, jackpotWins.roundId))
    .where(eq(rounds.gameSessionId, sessionId))
    .orderBy(desc(jackpotWins.id));
  return {
    jackpots: rows.map(({ jackpotId, ...told }) => ({ jackpotId, ...toRules(told) })),
    jackpotWins: wins.map((win) => ({ roundId: win.roundId, name: win.name, amount: toDecimal(win.paid, win.paidCurrencyCode) })),
  };
}

export async function lastJackpotWins(db: Queryable, limit: number): Promise<JackpotWin[]> {
  if (limit === 0) return [];
  const rows = await db
    .select({ win: jackpotWins, jackpotName: jackpots.name, game: games, user: users })
    .from(jackpotWins)
    .innerJoin(jackpots, eq(jackpots.id, jackpotWins.jackpotId))
    .innerJoin(games, eq(games.id, jackpotWins.gameId))
    .leftJoin(users, eq(users.id, jackpotWins.userId))
    .orderBy(desc(jackpotWins.at), desc(jackpotWins.id))
    .limit(limit);
  return rows.map(({ win, jackpotName, game, user }) => ({
    id: win.id,
    jackpotId: win.jackpotId,
    jackpotName,
    gameId: game.id,
    gameTitle: game.name,
    gameImageUrl: pictureOf(game.identifier),
    identifier: game.identifier,
    name: user ? publicName(user) : "",
    firstName: user ? publicName({ ...user, nickname: null }) : "",
    prize: toDecimal(win.amount, win.currencyCode),
    currencyCode: win.currencyCode,
    multiplier: 0,
    time: win.at.toISOString(),
  }));
}
