import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { languages } from "../../schemas/language";
import { outcomes } from "../../schemas/play/round";
import { playAtOnce } from "../../src/play/rules/play_at_once";
import { slotMechanics, slotModelOf, slotModels } from "../../src/play/rules/slot_models";
import { connectGame } from "./connect_game";

type Words = Record<string, string>;
type Game = { id: string; name: string; studio: string; subCategory: string; hasDemo: boolean; minBet: number } & Title;
type Title = { category: string; volatility: string; themes: string[] };
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

it("gives every slot a model that is played, of its volatility, and a way of winning that suits what it is about", () => {
  const slots = games.filter(({ category }) => category === "slots" || category === "jackpots");
  const played = slots.map((title) => {
    const { client, clientModel, returnToPlayer, maxMultiplier, volatility } = connectGame(title);
    const model = slotModelOf(clientModel ?? null);
    expect([client, returnToPlayer, maxMultiplier], title.id).toEqual(["slot", model.returnToPlayer, model.maxMultiplier]);
    expect([volatility, model.volatility], title.id).toEqual([title.volatility, title.volatility]);
    let seed = slots.indexOf(title);
    const draw = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
    const { outcome, multiplier } = playAtOnce("slot", clientModel ?? null, {}, draw);
    expect([z.safeParse(outcomes.slot, outcome).success, multiplier >= 0], title.id).toEqual([true, true]);
    return model;
  });
  expect(new Set(played.map(({ mechanic }) => mechanic))).toEqual(new Set(slotMechanics));
  expect(new Set(played)).toEqual(new Set(Object.values(slotModels)));
  const mechanicOf = (theme: string, volatility: string) =>
    new Set(
      played
        .filter((_, at) => slots[at]?.themes[0] === theme && slots[at]?.volatility === volatility)
        .map(({ mechanic }) => mechanic),
    );
  expect([mechanicOf("pirates", "medium"), mechanicOf("magic", "high")]).toEqual([new Set(["ways"]), new Set(["expanding"])]);
});
