import type * as z from "zod/mini";
import type { getAllGames, getGameFacets } from "../../../schemas/api/games";

/** What narrows a list of games. */
export type GameQuery = z.output<NonNullable<typeof getGameFacets.query>>;
/** And what orders it. */
export type GameListQuery = GameQuery &
  Pick<z.output<NonNullable<typeof getAllGames.query>>, "orderBy" | "orderBySort" | "nextGameButton">;

/** Who asks, as far as it matters for games. */
export interface GameViewer {
  /** Null for guests. */
  userId: number | null;
  country: string | null;
  subdivision: string | null;
  /** Whether the law lets them buy a game's bonus; where it doesn't, no game says that it sells one. */
  mayBuyBonus: boolean;
}

/** Words that are separated by commas. */
export const listOf = (words: string | undefined) =>
  (words ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
