import { getAllGames } from "../../../schemas/api/games";
import { listPages } from "../../../schemas/api/pages";
import type { Page } from "../../../schemas/page";
import type { Api } from "../../../src/kit/api/api";
import { matchRoute, splitLocale } from "../../../src/layout/match_route";
import { flatten } from "../../core/tree";
import type { Needs } from "../../workplace/clipboard_json";

interface Here {
  api: Pick<Api, "call">;
  page: Page;
  fetch: typeof fetch;
}

/** What of the needs is not here, asked from the server; fails where the server does not answer. */
export async function missingNeeds(needs: Needs, { api, page, fetch }: Here): Promise<Needs> {
  const [games, pages, images] = await Promise.all([
    missingGames(needs.games, api),
    missingPages(needs.pages, api),
    missingImages(needs.images, fetch),
  ]);
  return { games, pages, images, sections: missingSections(needs.sections, page) };
}

export function missingSections(names: readonly string[], { sections }: Page): string[] {
  const here = new Set(flatten(sections).map(({ name }) => name));
  return names.filter((name) => !here.has(name));
}

export const isNothing = (needs: Needs) => Object.values(needs).every((list) => list.length === 0);

const mostGames = 200;

async function missingGames(codes: readonly string[], api: Here["api"]) {
  if (codes.length === 0) return [];
  const asked = codes.slice(0, mostGames);
  const { categoryGames } = await api.call(getAllGames, { query: { gameCodes: asked.join(","), limit: mostGames } });
  const here = new Set(categoryGames.rows.flatMap((game) => [game.identifier, String(game.masterCasinoGameId)]));
  return asked.filter((code) => !here.has(code));
}

async function missingPages(wanted: readonly string[], api: Here["api"]) {
  if (wanted.length === 0) return [];
  const { pages } = await api.call(listPages, {});
  const leadsSomewhere = (address: string) => matchRoute(pages, splitLocale(address.split(/[?#]/, 1)[0] ?? "").path) !== null;
  return wanted.filter((one) => (one.startsWith("/") ? !leadsSomewhere(one) : !pages.some(({ id }) => id === one)));
}

const atOnce = 6;

async function missingImages(addresses: readonly string[], fetch: Here["fetch"]) {
  const missing: string[] = [];
  for (let from = 0; from < addresses.length; from += atOnce) {
    const some = addresses.slice(from, from + atOnce);
    const answers = await Promise.all(some.map((address) => fetch(address, { method: "HEAD", credentials: "omit" })));
    missing.push(...some.filter((_, index) => answers[index]?.ok === false));
  }
  return missing;
}
