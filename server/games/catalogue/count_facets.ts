import { type GameFacets, gameMarks } from "../../../schemas/api/games";
import { countBits, countBoth, type Bits } from "./bits";
import type { Catalogue } from "./catalogue";
import { type Choice, chooseGames } from "./choose_games";
import { type GameQuery, type GameViewer, listOf } from "./game_query";
import type { LookedUp } from "./look_up_games";

/** How many games each further choice would leave: every list without its own choice. */
export function countFacets(
  catalogue: Catalogue,
  asked: { query: GameQuery; viewer: GameViewer; lookedUp: LookedUp },
): GameFacets {
  const { query } = asked;
  const all = chooseGames(catalogue, asked);
  const without = (leftOut: Choice) => chooseGames(catalogue, { ...asked, leftOut });
  const filters = listOf(query.filter?.toLowerCase());
  const chosenOf = (kind: string) =>
    filters.flatMap((filter) => (filter.startsWith(`${kind}:`) ? filter.slice(kind.length + 1).split("|") : []));
  const topSlugOf = new Map(catalogue.categories.map(({ id, slug }) => [id, slug]));

  const counted = (sets: ReadonlyMap<string, Bits>, within: Bits, chosen: readonly string[]) => {
    const counts = new Map([...sets].map(([key, bits]) => [key, countBoth(bits, within)]));
    return (key: string) => ({ count: counts.get(key) ?? 0, isListed: (counts.get(key) ?? 0) > 0 || chosen.includes(key) });
  };
  const sorted = (sets: ReadonlyMap<string, Bits>, count: ReturnType<typeof counted>) =>
    [...sets.keys()]
      .filter((key) => count(key).isListed)
      .sort((a, b) => count(b).count - count(a).count || (a < b ? -1 : 1))
      .map((key) => [key, count(key).count] as const);

  const { byProvider, byCategory, byTopCategory, byTheme, byVolatility, byMark } = catalogue;
  const providers = counted(byProvider, without("provider"), listOf(query.provider));
  const categories = counted(byCategory, without("category"), listOf(query.category));
  const topCategories = counted(byTopCategory, without("topCategory"), listOf(query.topCategory));
  const themes = counted(byTheme, without("theme"), [...listOf(query.themes?.toLowerCase()), ...chosenOf("theme")]);
  const volatilities = counted(byVolatility, without("volatility"), chosenOf("volatility"));
  const marks = counted(
    byMark,
    all,
    gameMarks.filter((mark) => filters.includes(mark.toLowerCase())),
  );

  return {
    count: countBits(all),
    providers: sorted(byProvider, providers).map(([id, count]) => ({
      id,
      name: catalogue.providerOf.get(id)?.name ?? id,
      count,
    })),
    topCategories: catalogue.categories
      .filter(({ slug }) => topCategories(slug).isListed)
      .map(({ slug, name }) => ({ slug, name, count: topCategories(slug).count })),
    categories: catalogue.subCategories
      .filter(({ slug }) => categories(slug).isListed)
      .map(({ slug, name, categoryId }) => ({
        slug,
        topCategorySlug: topSlugOf.get(categoryId) ?? "",
        name,
        count: categories(slug).count,
      })),
    themes: sorted(byTheme, themes).map(([theme, count]) => ({ theme, count })),
    volatilities: ["low", "medium", "high", "very-high"]
      .concat([...byVolatility.keys()])
      .filter((volatility, index, all) => all.indexOf(volatility) === index && volatilities(volatility).isListed)
      .map((volatility) => ({ volatility, count: volatilities(volatility).count })),
    marks: gameMarks
      .filter((mark) => marks(mark).isListed && (mark !== "bonusBuy" || asked.viewer.mayBuyBonus))
      .map((mark) => ({ mark, count: marks(mark).count })),
  };
}
