import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commandSurroundings } from "../testing/command_surroundings";
import { newFolder, root } from "../testing/run_folder";
import { call, startTestApp } from "../testing/test_app";
import { createTestDatabase } from "../testing/test_database";
import { runCatalogue } from "./run_catalogue";

let connection: Awaited<ReturnType<typeof createTestDatabase>>;
let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  connection = await createTestDatabase("demo");
  app = await startTestApp({ connection });
  folder = newFolder("catalogue-files");
});
afterAll(() => app.close());

async function run(args: string[], more: { input?: string; address?: string } = {}) {
  const { told, ...surroundings } = commandSurroundings(connection, { folder, ...more });
  const code = await runCatalogue(args, surroundings);
  return { code, out: told.out, said: told.warnings };
}
const report = async (...args: Parameters<typeof run>) => {
  const { code, out } = await run([...args[0], "--json"], args[1]);
  return { code, ...(JSON.parse(out) as Record<string, unknown>) };
};
const game = (id: string, more: object = {}) => ({
  id,
  name: `The ${id}`,
  studio: "voltgrid",
  subCategory: "adventure",
  imageColor: "#102030",
  ...more,
});
const file = (games: unknown[], more: object = {}) => JSON.stringify({ studios: [], categories: [], games, ...more }, null, 1);
const count = async () =>
  (await app.db.execute<{ count: number }>(sql`select count(*)::int as count from games`)).rows[0]?.count ?? 0;

it("exports a catalogue that is the same when it is imported again", async () => {
  expect((await run(["export", "--out", "all.json"])).code).toBe(0);
  const before = readFileSync(join(folder, "all.json"), "utf8");
  const result = await report(["import", "all.json"]);
  expect(result).toMatchObject({
    code: 0,
    isImported: true,
    games: { new: 0, changed: 0, same: await count() },
    studios: { new: 0, changed: 0, same: 14 },
    categories: { new: 0, changed: 0 },
    subCategories: { new: 0, changed: 0 },
    leftOut: 0,
    missing: { count: 0 },
  });
  expect((await run(["export"])).out).toBe(before);
});

it("imports the file that the demo is filled from", async () => {
  expect(await report(["check", join(root, "server/demo/catalogue.json")])).toMatchObject({
    code: 0,
    isImported: false,
    problemCount: 0,
  });
});

it("adds studios, categories and games, which a running site shows, and changes them by their ids", async () => {
  const surroundings = {
    studios: [{ id: "new-studio", name: "New Studio", tagline: "Fresh" }],
    categories: [
      {
        slug: "novelties",
        name: { en: "Novelties", de: "Neuheiten" },
        subCategories: [{ slug: "odd-ones", name: { en: "Odd ones" }, description: { en: "What fits nowhere" } }],
      },
    ],
  };
  const odd = game("odd-one", {
    studio: "new-studio",
    subCategory: "odd-ones",
    rtp: 96.5,
    minBet: 0.2,
    themes: ["oddities"],
    description: { en: "Odd." },
    restrictedCountries: ["DK"],
  });
  const first = await report(["import", "-"], { input: file([odd], surroundings) });
  expect(first).toMatchObject({
    code: 0,
    studios: { new: 1 },
    categories: { new: 1 },
    subCategories: { new: 1 },
    games: { new: 1 },
  });
  const url = "/api/user/get-game-details-with-subcategories?gameId=odd-one";
  await expect.poll(async () => (await call(app, { url })).status).toBe(200);
  expect((await call(app, { url })).body).toMatchObject({
    gameDetails: {
      name: "The odd-one",
      returnToPlayer: 96.5,
      minBet: 0.2,
      description: { en: "Odd." },
      provider: { name: "New Studio", thumbnail_url: "/api/core/casino/assets/providers/new-studio" },
      subCategories: [{ name: { en: "Odd ones" }, topCategorySlug: "novelties" }],
    },
  });

  const again = await report(["import", "-"], { input: file([odd], surroundings) });
  expect(again).toMatchObject({ studios: { same: 1 }, categories: { same: 1 }, subCategories: { same: 1 }, games: { same: 1 } });
  const { description: _, restrictedCountries: _2, ...rest } = odd as Record<string, unknown>;
  const changed = await report(["import", "-"], { input: file([{ ...rest, name: "Odder" }]) });
  expect(changed).toMatchObject({ games: { changed: 1 } });
  await expect
    .poll(async () => (await call(app, { url })).body)
    .toMatchObject({ gameDetails: { name: "Odder", description: { en: "Odd." } } });
});

it("tells every problem in a line with its path and its line, and imports what is good", async () => {
  const before = await count();
  const input = file([
    game("good-one"),
    game("Bad Id"),
    game("too-generous", { rtp: 400 }),
    game("homeless", { studio: "nobody" }),
    game("lost", { subCategory: "nowhere" }),
    game("good-one"),
    "rubbish",
    { id: "empty" },
  ]);
  const checked = await run(["check", "-"], { input });
  const { code, said, out } = await run(["import", "-"], { input });
  expect(checked.said).toEqual(said);
  expect(code).toBe(1);
  expect(said).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^games\[1\]\.id \(line \d+\): Small letters/) as string,
      expect.stringMatching(/^games\[2\]\.rtp \(line \d+\): /) as string,
      expect.stringMatching(/^games\[3\]\.studio \(line \d+\): There is no studio nobody$/) as string,
      expect.stringMatching(/^games\[4\]\.subCategory \(line \d+\): There is no sub-category nowhere$/) as string,
      expect.stringMatching(/^games\[5\] \(line \d+\): good-one is there before, at games\[0\]$/) as string,
      expect.stringMatching(/^games\[6\] \(line \d+\): /) as string,
      expect.stringMatching(/^games\[7\]\.name \(line \d+\): /) as string,
    ]),
  );
  expect(Number(/^games\[2\]\.rtp \(line (\d+)\)/.exec(said.find((line) => line.startsWith("games[2]")) ?? "")?.[1])).toBe(
    input.slice(0, input.indexOf("too-generous")).split("\n").length - 1,
  );
  expect(out).toMatch(/games +1 new, 0 changed, 0 the same\nleft out +7\n/);
  expect(await count()).toBe(before + 1);
});

it("imports nothing where it is strict and there is a problem, and nothing when it only checks", async () => {
  const before = await count();
  const input = file([game("strict-one"), game("bad one")]);
  expect(await report(["import", "-", "--strict"], { input })).toMatchObject({
    code: 1,
    isImported: false,
    games: { new: 1 },
    leftOut: 1,
  });
  expect(await report(["check", "-"], { input: file([game("only-checked")]) })).toMatchObject({
    code: 0,
    isImported: false,
    games: { new: 1 },
  });
  expect(await count()).toBe(before);
});

it("leaves games alone that the file does not name, unless it is to take them off the site", async () => {
  const before = await count();
  const input = file([game("the-last-one")]);
  expect(await report(["import", "-"], { input })).toMatchObject({ games: { new: 1 }, missing: { areDeactivated: false } });
  const { missing } = (await report(["import", "-", "--deactivate-missing"], { input })) as unknown as {
    missing: { count: number };
  };
  expect(missing.count).toBeGreaterThan(400);
  expect(await count()).toBe(before + 1);
  const url = "/api/user/get-all-games?countryCheck=false";
  await expect.poll(async () => (await call(app, { url })).body).toMatchObject({ categoryGames: { count: 1 } });
  await run(["import", "all.json"]);
});

it.each([
  ["", "The file is empty."],
  ["[1, 2]", "A catalogue is an object"],
  ['{"games": [{"id": "a"', "The file ends in the midst"],
  ['{"games": []}}', "There is more after the end."],
])("says that %j is no catalogue, and changes nothing", async (input, words) => {
  const { code, said } = await run(["import", "-"], { input });
  expect(code).toBe(1);
  expect(said.join("\n")).toContain(words);
});

it("tells broken items apart from the good ones around them", async () => {
  const good = JSON.stringify(game("beside-broken"));
  const { said, out } = await run(["import", "-"], {
    input: `{"unknown": [1], "games": [${good}, {"id": broken}, 7], "more": {"games": [{}]}}`,
  });
  expect(said).toEqual([
    "unknown (line 1): There is no such list; it is left out",
    expect.stringMatching(/^games\[1\] \(line 1\): Not JSON/) as string,
    expect.stringMatching(/^games\[2\] \(line 1\): /) as string,
  ]);
  expect(out).toMatch(/games +1 new/);
});

it("imports a file of 100,000 lines", { timeout: 120_000 }, async () => {
  const games = Array.from({ length: 5_600 }, (_, index) =>
    game(`many-${index}`, {
      themes: ["a", "b", "c"],
      popularity: index,
      rtp: 95,
      minBet: 0.1,
      maxMultiplier: 10,
      volatility: "low",
      hasDemo: true,
    }),
  );
  const content = file(games);
  expect(content.split("\n").length).toBeGreaterThan(100_000);
  writeFileSync(join(folder, "many.json"), content);
  expect(await report(["import", "many.json"])).toMatchObject({ code: 0, games: { new: 5_600 }, leftOut: 0 });
  const url = "/api/user/get-all-games?search=many%205599&limit=1&countryCheck=false";
  await expect
    .poll(async () => (await call(app, { url })).body)
    .toMatchObject({ categoryGames: { rows: [{ identifier: "many-5599" }] } });
});

it.each([
  [["frobnicate"], 2, "There is no command frobnicate."],
  [["export", "--strict"], 2, "export has no --strict."],
  [["import"], 2, "import takes one file."],
  [["--nonsense"], 2, "--nonsense"],
  [["import", "nowhere.json"], 1, "nowhere.json could not be read"],
])("answers %j with %i", async (args, code, words) => {
  const answer = await run(args);
  expect(answer.code).toBe(code);
  expect(answer.said.join("\n")).toContain(words);
});

it("says that the database is away, and prints its help", async () => {
  const away = await run(["check", "-"], { input: "{}", address: "postgres://localhost:1/none" });
  expect([away.code, away.said.join()]).toEqual([3, expect.stringContaining("not reachable")]);
  expect(await run(["--help"])).toMatchObject({ code: 0, out: expect.stringContaining("import file") as string });
});

const pictureOf = (shape: string) => app.inject({ method: "GET", url: `/api/core/casino/assets/games/own-${shape}.avif` });

it("shows a game's own pictures, and draws those that it has none of", async () => {
  const square = "https://pictures.example/own.png";
  const named = game("own", { name: "Tom & Jerry's <Own>", imageColor: undefined });
  const content = (more: object) => ({ input: file([{ ...named, ...more }]) });
  expect(await report(["import", "-"], content({ squareUrl: square, thumbUrl: "/studios/voltgrid.svg" }))).toMatchObject({
    problemCount: 0,
  });
  await expect.poll(async () => (await pictureOf("square")).headers.location).toBe(square);
  expect((await pictureOf("thumb")).headers["content-type"]).toBe("image/svg+xml");
  expect((await pictureOf("thumb")).body).not.toContain("Jerry");
  const drawn = await pictureOf("portrait");
  expect(drawn.headers["content-type"]).toBe("image/svg+xml");
  expect(drawn.body).toContain('aria-label="Tom &#38; Jerry\'s &#60;Own&#62;"');
  expect(JSON.parse((await run(["export"])).out)).toMatchObject({
    games: expect.arrayContaining([expect.objectContaining({ id: "own", squareUrl: square, portraitUrl: null })]),
  });

  await run(["import", "-"], content({})); // what is left out stays
  expect((await pictureOf("square")).headers.location).toBe(square);
  await run(["import", "-"], content({ squareUrl: null }));
  await expect.poll(async () => (await pictureOf("square")).statusCode).toBe(200);
  expect((await app.inject({ method: "GET", url: "/api/core/casino/assets/games/nobodys-square.avif" })).statusCode).toBe(404);
});

it("loses no game to a sub-category without a description, and one bad sub-category alone", async () => {
  const subCategories = [
    { slug: "plain", name: { en: "Plain" } },
    { slug: "Bad Slug", name: { en: "Bad" } },
  ];
  const categories = [{ slug: "extra", name: { en: "Extra" }, subCategories }];
  const input = file([game("in-plain", { subCategory: "plain" }), game("in-bad", { subCategory: "bad-slug" })], { categories });
  const {
    problems,
    games,
    subCategories: subs,
  } = (await report(["import", "-"], { input })) as unknown as {
    problems: { path: string }[];
    games: object;
    subCategories: object;
  };
  expect(problems.map(({ path }) => path)).toEqual(["categories[0].subCategories[1].slug", "games[1].subCategory"]);
  expect({ games, subs }).toEqual({ games: { new: 1, changed: 0, same: 0 }, subs: { new: 1, changed: 0, same: 0 } });
});
