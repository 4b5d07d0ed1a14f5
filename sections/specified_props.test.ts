import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { image } from "../schemas/image";
import { link as linkSchema } from "../schemas/link";
import { text, textIn } from "../schemas/text";
import { schemas, type SectionType } from "./schemas";

interface Row {
  type: SectionType;
  /** What it can't be without. */
  given?: Record<string, unknown>;
  /** What the specification has for a section that was given nothing. */
  defaults?: Record<string, unknown>;
  /** Props of which each is taken as it is. */
  takes?: Record<string, readonly unknown[]>;
  /** Props of which none is. */
  refuses?: Record<string, readonly unknown[]>;
}

const source = { kind: "collection", value: "" };
const link = { url: "/casino", newTab: false, auth: false };
const row = { limit: 24, shape: "thumb", autoplay: false, autoplayMs: 2000 };
const kinds = ["category", "collection", "provider", "recent", "favorites"].map((kind) => ({ kind, value: "slots" }));
const ofRows = {
  source: [...kinds, { kind: "gameCodes", value: "ember-drake,fruit-spark" }],
  shape: ["thumb", "square", "portrait"],
  showAll: [link],
};
const ofBanners = { autoplayMs: [0, 6000], banners: [[]] };

/** The specification's table of sections, line by line: what a prop is called, what it may be, and what it is without being told. */
const rows: Record<string, Row> = {
  "S-1.01": {
    type: "game_carousel",
    given: { source },
    defaults: { ...row, rows: 2 },
    takes: ofRows,
    refuses: { limit: [0, 1.5, "24"], rows: [0] },
  },
  "S-1.02": { type: "nx_game_carousel", given: { source }, defaults: { ...row, rows: 1 }, takes: ofRows },
  "S-1.06": {
    type: "banner_atropos",
    defaults: { depthLayers: [], maxTilt: 15, reducedMotion: "static" },
    refuses: { reducedMotion: ["full"], maxTilt: [-1] },
  },
  "S-1.11": { type: "banner_flip", defaults: { banners: [], autoplayMs: 6000 }, takes: ofBanners, refuses: { autoplayMs: [-1] } },
  "S-1.12": { type: "banner_cube", defaults: { banners: [], autoplayMs: 6000 }, takes: ofBanners, refuses: { autoplayMs: [-1] } },
  "S-1.16": {
    type: "banner_advantages",
    defaults: { items: [] },
    takes: { items: [[{ icon: "gift", title: { en: "Fair", de: "Fair" }, text: { en: "Always" }, link }]] },
  },
  "S-1.26": {
    type: "group",
    defaults: { layout: "stack" },
    takes: { layout: ["stack", "row", "tabs"], gap: [0, 24] },
    refuses: { layout: ["grid"] },
  },
  "S-1.28": { type: "blank", takes: { height: [{ mobile: 8, tablet: 16, desktop: 32 }] }, refuses: { height: [12] } },
  "S-2.15": { type: "recent_games", defaults: { shape: "portrait" }, takes: { shape: ["thumb", "square", "portrait"] } },
  "S-2.46": {
    type: "top_winners",
    defaults: { limit: 10, days: 7, mine: false },
    takes: { showBestResult: [true, false], mine: [true] },
  },
  "S-2.48": {
    type: "leaderboard",
    defaults: { mode: "regular", rowLimit: 10, tabs: ["my_bets", "all_bets", "high_rollers", "max_multiplier"] },
    takes: { mode: ["regular", "tournament"], rowLimit: [1, 10, 20, 30, 40], tabs: [["all_bets", "high_rollers"]] },
    refuses: { rowLimit: [0, 5, 100], mode: ["live"], tabs: [["jackpots"]] },
  },
  "S-2.49": {
    type: "tournament_list",
    defaults: { limit: 50 },
    takes: { status: ["UPCOMING", "IN-PROGRESS", "FINISHED"] },
    refuses: { status: ["OVER"] },
  },
  "S-2.51": { type: "player_statistics", takes: { gameType: ["all", "casino", "sport"] }, refuses: { gameType: ["poker"] } },
  "S-2.52": { type: "race_stats" },
  "S-2.53": { type: "jackpot_total", takes: { jackpotIds: [[], ["grand"]], currency: ["", "EUR"] } },
  "S-2.54": { type: "jackpot_list", defaults: { limit: 12 } },
  "S-2.55": { type: "jackpot_winners", defaults: { limit: 10 } },
  "S-2.67": {
    type: "game_detail",
    takes: { fields: [["studio", "stats", "category", "text"], []] },
    refuses: { fields: [["price"]] },
  },
  "S-2.68": {
    type: "game_actions",
    takes: { buttons: [["favorite", "mode", "lucky_pick", "reactions", "streaming"]] },
    refuses: { buttons: [["deposit"]] },
  },
  "S-2.69": { type: "game_wager", takes: { compact: [true, false] } },
  "S-2.74": { type: "category_dropdown", takes: { topCategory: ["", "slots", ":topCategorySlug"] } },
  "S-2.75": { type: "category_carousels", defaults: { limit: 24, rows: 2 }, takes: { topCategory: ["slots"] } },
  "S-2.76": {
    type: "filter_bar",
    takes: { controls: [["search", "provider", "category", "sort", "unplayed"], []] },
    refuses: { controls: [["colour"]] },
  },
  "S-2.77": { type: "search_box", defaults: { limit: 48, suggested: 15, providers: 10 } },
  "S-2.78": {
    type: "provider_list",
    defaults: { imageSize: 100 },
    takes: { layout: ["grid", "carousel"] },
    refuses: { layout: ["rows"] },
  },
};

describe.each(Object.entries(rows))("%s", (_id, { type, given = {}, defaults = {}, takes = {}, refuses = {} }) => {
  const parse = (props: object) => z.safeParse(schemas[type].schema, { ...given, ...props });

  it("has the specified defaults", () => expect(parse({}).data).toMatchObject(defaults));

  it("takes what it may be told as it was told, and nothing else", () => {
    for (const [prop, values] of Object.entries(takes))
      for (const value of values) expect(parse({ [prop]: value }).data, prop).toMatchObject({ [prop]: value });
    for (const [prop, values] of Object.entries(refuses))
      for (const value of values) expect(parse({ [prop]: value }).success, `${prop}: ${JSON.stringify(value)}`).toBe(false);
  });
});

it("texts fall back to English, pictures are asset paths, links say where, how and for whom (S-0.04)", () => {
  const words = z.parse(text(), { en: "Win", de: "Gewinn" });
  expect([textIn(words, "de"), textIn(words, "fi")]).toEqual(["Gewinn", "Win"]);
  expect(z.parse(image, "/api/core/casino/assets/banners/one.avif")).toEqual({ src: "/api/core/casino/assets/banners/one.avif" });
  expect(z.parse(linkSchema, { url: "/casino" })).toEqual(link);
  expect(
    [image, linkSchema].map((schema) => z.safeParse(schema, { src: "javascript:a()", url: "javascript:a()" }).success),
  ).toEqual([false, false]);
});

it("a question has its answer, in every language (L-3.36)", () => {
  const items = [{ question: { en: "Is it fair?", de: "Ist es fair?" }, answer: { en: "<p>Yes</p>", de: "<p>Ja</p>" } }];
  expect(z.parse(schemas.faq_section.schema, { items })).toMatchObject({ items });
});
