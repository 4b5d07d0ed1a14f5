import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "../schemas/page";

const folder = path.join(import.meta.dirname, "../server/demo/pages");

/** Something that is there for each parameter of a route. */
const examples: Record<string, string> = {
  subCategorySlug: "horror",
  topCategorySlug: "slots",
  bannerKey: "drops-race",
  providerId: "voltgrid",
  game: "ember-drake",
  gameId: "1",
};

/** An address of every page of the demo casino; a round has to be played first, which games.spec.ts does. */
export const seededPages = readdirSync(folder)
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Page)
  .filter(({ route }) => route !== "/rounds/:roundId")
  .map(({ route, access }) => ({
    route,
    address: route.replace(/:([a-zA-Z]+)/g, (_, name: string) => examples[name] ?? name),
    isForUsers: access === "user",
  }));
