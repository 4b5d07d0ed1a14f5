import { type KindName, kinds } from "./kinds";

/** What of a game's own name says how it is played, before its shelf does. */
const byName: readonly (readonly [RegExp, KindName])[] = [
  [/roulette/, "roulette"],
  [/dragon-and-tiger|duel/, "duel"],
  [/sic-bo|dice|twin-dice/, "dice"],
  [/keno/, "keno"],
  [/coin|double-or/, "coin"],
  [/wheel|spin|carousel|parade/, "wheel"],
  [/pegs|balloon|stream|comet|skyline|kite|tower|steps|climb|ladder/, "climb"],
  [/scratch|ticket|mystery|shells/, "scratch"],
  [/tiles|mines|digger/, "tiles"],
];

const byShelf: Partial<Record<string, KindName>> = {
  "live-roulette": "roulette",
  roulette: "roulette",
  "live-blackjack": "blackjack",
  blackjack: "blackjack",
  "live-baccarat": "baccarat",
  baccarat: "baccarat",
  "live-poker": "poker",
  "video-poker": "draw",
  "game-shows": "wheel",
  crash: "climb",
  mines: "tiles",
  dice: "dice",
  scratch: "scratch",
};

interface Title {
  id: string;
  /** Of the top category and of the sub-category. */
  category: string;
  subCategory: string;
}

/** What the practice studios call a game, which says how they play it; null where they don't. */
export function studioGameOf({ id, category, subCategory }: Title): string | null {
  if (category !== "live" && category !== "table" && category !== "instant") return null;
  const name = byName.find(([pattern]) => pattern.test(id))?.[1] ?? byShelf[subCategory] ?? "wheel";
  return `${category === "live" ? "live" : "solo"}.${name}.${id}`;
}

/** What the studios' own name of a game says. */
export function readGameCode(code: string): { isLive: boolean; kind: KindName; id: string } | null {
  const [, way, kind = "", id = ""] = /^(live|solo)\.([a-z]+)\.([a-z0-9-]{1,100})$/.exec(code) ?? [];
  return way && Object.hasOwn(kinds, kind) ? { isLive: way === "live", kind: kind as KindName, id } : null;
}
