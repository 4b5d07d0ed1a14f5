import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Game } from "../../../schemas/api/games";
import { call, startTestApp } from "../../testing/test_app";
import { fold } from "./fold";
import { slipsBetween } from "./slips";
import { indexTrigrams } from "./trigrams";
import { longTest } from "../../../src/testing/long_test";

let app: FastifyInstance;
let names: string[];
beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.db.execute<{ name: string }>(sql`select name from games where is_active order by id`);
  names = rows.map(({ name }) => name);
});
afterAll(() => app.close());

/** Everything that a search finds. */
async function searchAll(words: string): Promise<string[]> {
  const first = await search(words, 200);
  const others = Array.from({ length: Math.ceil(first.count / 200) - 1 }, (_, index) => search(words, 200, index + 2));
  const found = [first, ...(await Promise.all(others))].flatMap(({ names }) => names);
  expect(found).toHaveLength(first.count);
  return found;
}

async function search(words: string, limit = 48, pageNo = 1) {
  const url = `/api/user/get-all-games?countryCheck=false&limit=${limit}&pageNo=${pageNo}&search=${encodeURIComponent(words)}`;
  const { body } = await call<{ categoryGames: { count: number; rows: Game[]; didYouMean?: string } }>(app, { url });
  const { rows, ...rest } = body.categoryGames;
  return { ...rest, names: rows.map(({ name }) => name), studios: new Set(rows.map(({ providerName }) => providerName)) };
}

/** A word in which a finger slipped once. */
const slipOf = (word: string, { kind, at, letter }: { kind: number; at: number; letter: string }) => {
  const place = at % word.length;
  if (kind === 0) return word.slice(0, place) + letter + word.slice(place);
  if (kind === 1) return word.slice(0, place) + word.slice(place + 1);
  if (kind === 2) return word.slice(0, place) + letter + word.slice(place + 1);
  return word.slice(0, place) + (word[place + 1] ?? "") + (word[place] ?? "") + word.slice(place + 2);
};
const slip = fc.record({
  kind: fc.nat(3),
  at: fc.nat(100),
  letter: fc.constantFrom(...Array.from("abcdefghijklmnopqrstuvwxyz")),
});

describe("searching games (C-7.16)", () => {
  longTest(
    "finds every name of six letters or more among the first ten, though a finger slipped once",
    { timeout: 20_000 },
    async () => {
      const long = names.filter((name) => fold(name).replaceAll(" ", "").length >= 6);
      expect(long.length).toBeGreaterThan(150);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...long), slip, async (name, how) => {
          expect((await search(slipOf(name, how), 10)).names).toContain(name);
        }),
        { numRuns: 200 },
      );
    },
  );

  it("finds every name without its spaces, in capitals, with accents, and with its words turned round", async () => {
    for (const name of names.filter((_, index) => index % 9 === 0)) {
      expect((await search(name, 1)).names).toEqual([name]);
      expect((await search(name.toUpperCase(), 1)).names).toEqual([name]);
      expect((await search(name.replaceAll(" ", ""), 10)).names).toContain(name);
      expect((await search(name.replace(/e/g, "é").replace(/o/g, "ø"), 10)).names).toContain(name);
      expect((await search(name.split(" ").reverse().join(" "), 10)).names).toContain(name);
    }
  });

  it("puts the very name before names that begin so, those before words that begin so, and what is only alike last", async () => {
    for (const [identifier, name, popularity] of [
      ["quokka", "Quokka", 1],
      ["quokka-rush", "Quokka Rush", 5],
      ["lucky-quokka", "Lucky Quokka", 900],
      ["quokka-falls", "Quokka Falls", 50],
      ["quolka", "Quolka", 9000],
    ] as const) {
      await app.db.execute(
        sql`insert into games (identifier, name, provider_id, sub_category_id, image_color, has_demo, has_bonus_buy, is_drops_wins, is_bonus, is_new, sort, popularity, rating, released_at)
          select ${identifier}, ${name}, 'fathom', sub_category_id, image_color, true, false, false, false, false, 0, ${popularity}, 3, now() from games limit 1`,
      );
    }
    await expect
      .poll(async () => (await search("quokka")).names)
      .toEqual(["Quokka", "Quokka Falls", "Quokka Rush", "Lucky Quokka", "Quolka"]);
    await app.db.execute(sql`update games set is_active = false where identifier like '%quokka%'`);
    await expect.poll(async () => search("quokka")).toMatchObject({ names: ["Quolka"], didYouMean: "Quolka" });
  });

  it("finds names in every language's letters though a finger slipped once, and nothing that has only that letter in common", async () => {
    const written = [
      "Золотой Дракон",
      "Лёгкий Йети",
      "Zażółć Łąkę",
      "Çılgın Örümcek",
      "Große Bären",
      "幸运之龙传奇",
      "Œuvre d'Été",
    ];
    for (const [index, name] of written.entries())
      await app.db.execute(
        sql`insert into games (identifier, name, provider_id, sub_category_id, image_color, has_demo, has_bonus_buy, is_drops_wins, is_bonus, is_new, sort, popularity, rating, released_at)
          select ${`written-${index}`}, ${name}, 'fathom', sub_category_id, image_color, true, false, false, false, false, 0, 1, 3, now() from games limit 1`,
      );
    await expect.poll(async () => (await search("Œuvre d'Été")).names).toEqual(["Œuvre d'Été"]);
    for (const name of written) {
      expect((await search(slipOf(name, { kind: 0, at: 3, letter: "y" }))).names).toEqual([name]);
      expect((await search(slipOf(name, { kind: 1, at: 2, letter: "" }))).didYouMean).toBe(name);
    }
    await app.db.execute(sql`update games set is_active = false where identifier like 'written-%'`);
    await expect.poll(async () => (await search("Œuvre d'Été")).count).not.toBe(1);
  });

  it("counts what is alike as PostgreSQL's pg_trgm does", async () => {
    const word = fc.stringMatching(/^[abc12]{1,6}$/);
    const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));
    const pairs = fc.sample(fc.tuple(text, text), 2_000);
    const { rows } = await app.db.execute<{ whole: number; part: number }>(
      sql`select similarity(text, words) as whole, word_similarity(words, text) as part
        from unnest(${sql.param(pairs.map(([words]) => words))}::text[], ${sql.param(pairs.map(([, text]) => text))}::text[]) as pairs (words, text)`,
    );
    expect(rows).toHaveLength(2_000);
    pairs.forEach(([words, text], index) => {
      const [found] = indexTrigrams([text]).placesAlike(words, { whole: 0, part: 0 });
      const { whole = 0, part = 0 } = rows[index] ?? {};
      const rounded = { whole: Math.fround(whole), part: Math.fround(part) };
      expect({ words, text, whole: found?.whole ?? 0, part: found?.part ?? 0 }).toEqual({ words, text, ...rounded });
    });
  });

  it.each([
    ["slots", "slots"],
    ["fruit machines", "slots"],
    ["Spielautomat", "slots"],
    ["21", "blackjack"],
    ["black jack", "blackjack"],
    ["ruleta", "roulette"],
    ["lohikäärm", "dragons"],
    ["chocolate", "sweets"],
    ["mumier", "egypt"],
    ["live roulette", "live-roulette"],
    ["roulette", "live-roulette"],
    ["póquer", "video-poker"],
  ])("finds with “%s” what is called so in any language, after what bears it in its name: games of %s", async (words, kind) => {
    const { rows } = await app.db.execute<{ name: string }>(sql`
      select g.name from games g join sub_categories s on s.id = g.sub_category_id join categories c on c.id = s.category_id
      where g.is_active and (${kind} = s.slug or ${kind} = c.slug or ${kind} = any(g.themes))`);
    const found = await searchAll(words);
    expect(rows.length).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
    const bears = found.map((name) => fold(name).includes(fold(words)));
    expect(bears).toEqual(bears.toSorted((one, other) => Number(other) - Number(one)));
  });

  it("finds what is new, and what sells its bonus", async () => {
    const listed = async (mark: string) => {
      const { rows } = await app.db.execute<{ name: string }>(
        sql`select name from games where is_active and ${sql.raw(mark)} order by name`,
      );
      return rows.map(({ name }) => name);
    };
    expect((await searchAll("new games")).toSorted()).toEqual((await listed("is_new")).toSorted());
    expect(await searchAll("Neuheiten")).toEqual(await searchAll("new games"));
    expect((await searchAll("bonus buy")).length).toBeGreaterThan(0);
    expect(await listed("has_bonus_buy")).toEqual(expect.arrayContaining(await searchAll("bonus buy")));
  });

  it("takes words of a kind and of a name together, and a kind's first word alone for nothing", async () => {
    const [dragons, slots, fruits] = [await searchAll("dragon slots"), await searchAll("slots"), await searchAll("fruit")];
    expect(dragons.length).toBeGreaterThan(0);
    expect(await searchAll("slots dragon")).toEqual(dragons);
    expect(slots).toEqual(expect.arrayContaining(dragons));
    expect(fruits.length).toBeLessThan(slots.length / 2); // fruit machines are all of them
  });

  it("asks whether a studio was meant, and nothing where the search is written right or means nothing", async () => {
    expect(await search("voltgird")).toMatchObject({ didYouMean: "Voltgrid", studios: new Set(["Voltgrid"]) });
    expect((await search("voltgrid")).didYouMean).toBeUndefined();
    expect(await search("qqxxzzvv")).toEqual({ count: 0, names: [], studios: new Set() });
  });
});

it.each([
  ["dragon", "dragon", 0],
  ["dragon", "dargon", 1],
  ["dragon", "dragn", 1],
  ["dragon", "draagon", 1],
  ["dragon", "drxgon", 1],
  ["dragon", "drnoga", 3],
  ["", "ab", 2],
])("counts the slips between %s and %s", (a, b, slips) => {
  expect(slipsBetween(a, b, 2)).toBe(slips);
  expect(slipsBetween(b, a, 2)).toBe(slips);
});
