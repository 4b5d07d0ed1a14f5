import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { languages } from "../../schemas/language";

type Words = Record<string, string>;
type Game = { id: string; name: string; studio: string; subCategory: string; hasDemo: boolean; minBet: number };
type Category = { slug: string; name: Words; subCategories: { slug: string; name: Words; description: Words }[] };

const { studios, categories, games } = JSON.parse(readFileSync(path.join(import.meta.dirname, "catalogue.json"), "utf8")) as {
  studios: { id: string; logo: string }[];
  categories: Category[];
  games: (Game & { maxMultiplier: number | null; isNew: boolean })[];
};
const picturesIn = (folder: string) => new Set(readdirSync(path.join(import.meta.dirname, "pictures", folder)));
const subCategories = categories.flatMap((category) => category.subCategories);

it("offers over 400 games by 14 studios in 5 categories and 24 sub-categories, none of them empty", () => {
  expect(games.length).toBeGreaterThan(400);
  expect([studios.length, categories.length, subCategories.length]).toEqual([14, 5, 24]);
  expect(new Set(games.map(({ studio }) => studio))).toEqual(new Set(studios.map(({ id }) => id)));
  expect(new Set(games.map(({ subCategory }) => subCategory))).toEqual(new Set(subCategories.map(({ slug }) => slug)));
});

it("calls no two games the same", () => {
  const plain = games.map(({ name }) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
  expect(plain.filter((name, index) => plain.indexOf(name) !== index)).toEqual([]);
});

it("has every game's picture in three shapes, and no picture of a game that is gone", () => {
  const expected = games.flatMap(({ id }) => ["thumb", "square", "portrait"].map((shape) => `${id}-${shape}.avif`));
  expect(picturesIn("games")).toEqual(new Set(expected));
  const logos = picturesIn("studios");
  expect(studios.filter(({ logo }) => !logos.has(path.basename(logo)))).toEqual([]);
});

it("names categories and describes sub-categories in every language", () => {
  const texts = [...categories.map(({ name }) => name), ...subCategories.flatMap(({ name, description }) => [name, description])];
  for (const text of texts)
    expect(
      Object.keys(text)
        .filter((language) => text[language])
        .sort(),
    ).toEqual([...languages].sort());
});

it("has the house's own games, each with a demo and for small stakes", () => {
  const own = games.filter(({ studio }) => studio === "foyer-originals");
  expect(own.map(({ id }) => id).sort()).toEqual([
    ...["baccarat", "blackjack", "crash", "dice", "high-low", "keno", "lantern-court", "limbo", "mines"],
    ...["plinko", "roulette", "towers", "video-poker", "wheel"],
  ]);
  expect(own.every(({ hasDemo, minBet }) => hasDemo && minBet === 0.1)).toBe(true);
});

it("has games without a highest win and games that do not tell theirs (L-5.20, L-5.21)", () => {
  expect(games.some(({ maxMultiplier }) => maxMultiplier === 0)).toBe(true);
  expect(games.some(({ maxMultiplier }) => maxMultiplier === null)).toBe(true);
});
