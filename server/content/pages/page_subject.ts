import { assetRoot } from "../../../schemas/asset_root";
import type { Page } from "../../../schemas/page";
import type { SiteSettings } from "../../../schemas/settings";
import { type Language, languages, type Text } from "../../../schemas/text";
import { gamePage } from "../../../src/kit/session/game_address";
import { describeGame } from "../../games/catalogue/describe_game";
import { findGame, findProvider, findSubCategory, findTopCategory } from "../../games/catalogue/queries";
import { publishedPercent } from "../../games/catalogue/published_return";
import { sellsBonus } from "../../games/catalogue/sells_bonus";
import { allMayBuyFeatures } from "../../games/play/play_rules";
import { readRound } from "../../games/play/round_answer";
import { formatNumber } from "../../../src/kit/ui/format";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import type { SiteWords } from "../../platform/words/site_words";
import { listPromotions } from "../../rewards/promotions/queries";

/** The one thing that a page with a parameter in its route is about. */
export interface PageSubject {
  title: string | Text;
  description?: Text | undefined;
  /** A picture's address. */
  image?: string | undefined;
  /** Its one address, where it is found at several (L-2.06). */
  path?: string | undefined;
}

interface Site {
  settings: SiteSettings;
  words: Record<Language, SiteWords>;
}

type Finder = (db: Queryable, name: string, site: Site) => Promise<PageSubject | null>;

const game: Finder = async (db, name, { settings, words }) => {
  const { setup, defaultCurrency: currency, showUnconnectedGames } = settings;
  const found = await findGame(db, name);
  if (!found || (found.game.client === null && !showUnconnectedGames)) return null;
  const { game, studio, category } = found;
  const { id: masterCasinoGameId, identifier, minBet } = game;
  const facts = {
    ...game,
    studio,
    category,
    currency,
    hasDemo: game.hasDemo && game.client !== null,
    hasBonusBuy: sellsBonus(game) && allMayBuyFeatures(settings), // the text is the same for all who look
    minBet: minBet === null ? null : toDecimal(minBet, currency),
    returnToPlayer: publishedPercent(game),
  };
  return {
    title: game.name,
    description: { ...describeGame(facts, words), ...game.description },
    image: `${assetRoot}/games/${identifier}-thumb.avif`,
    path: gamePage({ identifier, masterCasinoGameId }, setup),
  };
};

const promotion: Finder = async (db, bannerKey) => {
  const [found] = await listPromotions(db, { types: null, bannerKey });
  if (!found) return null;
  const { bannerTitle, bannerTitleSecondary, bannerImageUrl, bannerImageForegroundUrl } = found.banner;
  return {
    title: bannerTitle ?? {},
    description: bannerTitleSecondary,
    image: bannerImageUrl?.src || bannerImageForegroundUrl?.src,
    path: `/promotions/${encodeURIComponent(bannerKey)}`,
  };
};

const round: Finder = async (db, id) => {
  const found = await readRound(db, id);
  if (!found || found.state === "open") return null;
  const times = (language: Language) => `${formatNumber(found.multiplier, language, { maximumFractionDigits: 2 })}×`;
  return {
    title: perLanguage((language) => `${found.gameName} · ${times(language)}`),
    image: `${assetRoot}/games/${found.gameIdentifier}-thumb.avif`,
  };
};

const perLanguage = (textOf: (language: Language) => string): Text =>
  Object.fromEntries(languages.map((language) => [language, textOf(language)]));

/** By the parameter's name; where a route has several of them, the first of these counts. */
const finders: [name: string, find: Finder][] = [
  ["game", game],
  ["gameId", game],
  ["bannerKey", promotion],
  ["roundId", round],
  ["providerId", async (db, id) => toSubject(await findProvider(db, id))],
  ["subCategorySlug", async (db, slug) => toSubject(await findSubCategory(db, slug))],
  ["topCategorySlug", async (db, slug) => toSubject(await findTopCategory(db, slug))],
];

const toSubject = (found: { name: string | Text; description?: Text; thumbnailUrl?: string } | undefined): PageSubject | null =>
  found ? { title: found.name, description: found.description, image: found.thumbnailUrl } : null;

/** What a page is about by its route's parameters: null where they name nothing that can be looked up, `missing` where that is not there. */
export async function subjectOf(
  db: Queryable,
  params: Record<string, string>,
  site: Site,
): Promise<PageSubject | "missing" | null> {
  const [name, find] = finders.find(([name]) => params[name] !== undefined) ?? [];
  if (!name || !find) return null;
  return (await find(db, params[name] ?? "", site)) ?? "missing";
}

/** The page called what its subject is called, where that has a name; one whose subject is not there is marked. */
export function withSubject<Resolved extends { page: Page }>(
  resolved: Resolved,
  subject: PageSubject | "missing" | null,
): Resolved & { isMissing?: true } {
  if (subject === "missing") return { ...resolved, isMissing: true };
  if (subject === null || isNameless(subject.title)) return resolved;
  const { page } = resolved;
  return { ...resolved, page: { ...page, title: subject.title, description: subject.description ?? page.description } };
}

const isNameless = (title: PageSubject["title"]) =>
  typeof title === "string" ? title === "" : !Object.values(title).some(Boolean);
