import { getFavoriteGames } from "../../schemas/api/favorite_games";
import { type Game, getAllGames } from "../../schemas/api/games";
import type { QueryContext } from "../../src/kit/api/section_query";
import { isPersonal, resolveSource } from "./source";
import type { Source } from "./source_schema";

export interface GamesFilter {
  search?: string | undefined;
  category?: string | undefined;
  provider?: string | undefined;
  themes?: string | undefined;
  /** Marks and volatilities, as get-all-games reads them. */
  filter?: string | undefined;
  orderBy?: string | undefined;
  orderBySort?: "asc" | "desc" | undefined;
  filterByNotPlayed?: boolean | undefined;
}

export interface GamesPage {
  count: number;
  rows: Game[];
}

interface Wanted {
  source: Source;
  limit: number;
  /** From 0 (L-4.35). */
  page?: number;
  filter?: GamesFilter;
}

/** How many games are on a page: 20 becomes 24 (L-9.01, L-5.10). */
export const pageSize = (limit: number) => (limit === 20 ? 24 : limit);

/** A page of a source's games as a query whose answer `gamesOf` reads. */
export function gamesQuery({ source, limit, page = 0, filter = {} }: Wanted, { api, viewer, params }: QueryContext) {
  const paging = { pageNo: page + 1, limit: pageSize(limit) }; // L-9.02
  const { kind } = source;
  if (kind === "favorites") return api.query(getFavoriteGames, { query: paging });
  const noCache = kind === "recent" && page === 0 ? cacheBust(viewer.now) : undefined;
  return api.query(getAllGames, { query: { ...paging, ...narrowingQuery({ source, filter }, { viewer, params }), noCache } });
}

/** Which games a list is of, whatever their order and page. */
export function narrowingQuery(
  { source, filter }: { source: Source; filter: GamesFilter },
  { viewer, params }: Pick<QueryContext, "viewer" | "params">,
) {
  const logged = viewer.session === "user" || undefined;
  return { ...sourceQuery(resolveSource(source, params)), ...wantedOnly(filter), logged };
}

/** Whether there is anything to ask for: a guest has no games of their own. */
export const hasGames = (source: Source, { viewer }: Pick<QueryContext, "viewer">) =>
  !isPersonal(source) || viewer.session === "user";

export const gamesOf = (answer: unknown): GamesPage => {
  const { categoryGames, favoriteGames } = answer as { categoryGames?: GamesPage; favoriteGames?: GamesPage }; // checked by the client against the endpoint
  return categoryGames ?? favoriteGames ?? { count: 0, rows: [] };
};

function sourceQuery({ kind, value }: Source) {
  switch (kind) {
    case "category": {
      const [category, topCategory] = value.split("/").reverse();
      return { category, topCategory };
    }
    case "topCategory":
      return { topCategory: value };
    case "provider":
      return { provider: value };
    case "gameCodes":
      return { gameCodes: value };
    case "recent":
      return { collection: "recent" };
    default:
      return { collection: value };
  }
}

/** Without what is not set, so that the same list always has the same key. */
const wantedOnly = (filter: GamesFilter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

/** The time rounded up to steps of 10 s (L-9.05). */
const cacheBust = (now: string) => String(Math.ceil(Date.parse(now) / 10_000) * 10_000);
