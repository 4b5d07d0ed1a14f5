import { expect, it } from "vitest";
import { checkItems, type Problem } from "./check_items";

const gameOf = (number: number, more: object = {}) => ({
  id: `game-${number}`,
  name: `Game ${number}`,
  studio: "a-studio",
  subCategory: "adventure",
  ...more,
});

async function check(games: readonly object[]) {
  const problems: Problem[] = [];
  const good: string[] = [];
  const text = JSON.stringify({ games });
  async function* file() {
    for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
  }
  for await (const { value } of checkItems(file(), { wanted: ["games"], report: (problem) => problems.push(problem) }))
    good.push("id" in value ? value.id : "");
  return { good, problems };
}

it("tells each game that is there twice or returns over 100 % among 30,000, and loses none of the others", async () => {
  const count = 30_000;
  const isTwice = (number: number) => number % 1_000 === 7;
  const isGenerous = (number: number) => number % 1_500 === 11;
  const games = Array.from({ length: count }, (_, number) =>
    gameOf(isTwice(number) ? number - 1 : number, isGenerous(number) ? { rtp: 100.5 } : {}),
  );
  const { good, problems } = await check(games);
  const numbers = Array.from({ length: count }, (_, number) => number);
  const bad = numbers.filter((number) => isTwice(number) || isGenerous(number));
  expect(problems.map(({ path }) => Number(/^games\[(\d+)\]/.exec(path)?.[1]))).toEqual(bad);
  expect(good).toEqual(numbers.filter((number) => !bad.includes(number)).map((number) => `game-${number}`));
  expect(problems[0]).toMatchObject({ path: "games[7]", message: "game-6 is there before, at games[6]" });
});

it("refuses a slot with a model that there is none of, since it would play by another one", async () => {
  const { good, problems } = await check([
    gameOf(1, { client: "slot", clientModel: "river" }),
    gameOf(2, { client: "slot", clientModel: "stream" }),
    gameOf(3, { client: "slot" }),
  ]);
  expect(good).toEqual(["game-1", "game-3"]);
  expect(problems).toMatchObject([{ path: "games[1].clientModel", message: expect.stringContaining("calm, even") }]);
});
