import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import journeys from "../e2e/journeys.json" with { type: "json" };
import { chooseTests, shares, turnOf } from "./choose_tests";

const listed = [
  "Listing tests:",
  "  [settings] › deposit.spec.ts:12:3 › in Germany › a card pays",
  ...Array.from({ length: 400 }, (_, at) => `  [site] › pages.spec.ts:${at}:1 › page ${at} is whole`),
  "Total: 401 tests in 2 files",
];
const turns = Array.from({ length: shares }, (_, turn) => chooseTests(listed, ["deposit.spec.ts"], turn).chosen);

describe("the browser tests of a run", () => {
  it("hold every journey in each turn, and any other test in exactly one", () => {
    expect(turns.every(([first]) => first === "[settings] › deposit.spec.ts:12:3 › in Germany › a card pays")).toBe(true);
    const others = turns.flatMap((chosen) => chosen.slice(1));
    expect(new Set(others).size).toBe(400);
    expect(others).toHaveLength(400);
  });

  it("are about as many in each turn, and the same wherever a commit is tested", () => {
    for (const chosen of turns) expect(Math.abs(chosen.length - 1 - 400 / shares)).toBeLessThan(30);
    expect(turnOf("d81ae7ea")).toBe(turnOf("d81ae7ea"));
    expect(new Set(Array.from({ length: 100 }, (_, at) => turnOf(`commit ${at}`))).size).toBe(shares);
  });

  it("keep their turn when others come, go or move within a file", () => {
    const moved = ["  [site] › pages.spec.ts:999:9 › page 7 is whole"];
    const turn = turns.findIndex((chosen) => chosen.some((line) => line.endsWith("page 7 is whole")));
    expect(chooseTests(moved, [], turn).chosen).toHaveLength(1);
  });

  it("name journeys that are there", () => {
    const specs = readdirSync(path.join(import.meta.dirname, "../e2e"));
    expect(journeys.filter((file) => !specs.includes(file))).toEqual([]);
  });
});
