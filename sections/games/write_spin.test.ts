import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { drawFrom } from "../../src/play/rules/fair";
import { playSlot } from "../../src/play/rules/slot";
import { slotModels } from "../../src/play/rules/slot_models";
import { writeSpin } from "./write_spin";

const drawOf = (name: string) => drawFrom((cursor) => createHmac("sha256", name).update(String(cursor)).digest());

it("tells a round of coins turn by turn: each lies where it came, and at the end all that were paid do", () => {
  const draw = drawOf("coins");
  for (let told = 0; told < 5;) {
    const [spin] = playSlot(draw, slotModels.vault).outcome.spins;
    if (!spin?.held) continue;
    told++;
    const { grids, turns } = writeSpin(spin);
    expect([grids.length, turns.length]).toEqual([1, 1 + spin.held.respins.length]);
    const worth = (turn = "") => [...turn.matchAll(/([\d.]+)×/g)].reduce((sum, [, value]) => sum + 100 * Number(value), 0);
    const [paid] = spin.held.wins;
    expect(worth(turns.at(-1))).toBeCloseTo(paid?.multiplier ?? 0, 6);
    for (const [at, turn] of turns.entries()) {
      const before = (turns[at - 1] ?? "").split(" ");
      const now = turn.split(" ");
      expect(now.length).toBe(5 * 3 + 4);
      expect(before.every((place, index) => place === "" || place === "·" || place === now[index])).toBe(true);
    }
  }
});

it("tells each grid that symbols fell into, and a plain spin as its one grid", () => {
  const grid = [["ace"], ["king"]];
  expect(writeSpin({ stops: [], grid, wins: [], freeSpinsLeft: 0 })).toEqual({ grids: ["ace | king"], turns: [] });
  const falls = [{ grid: [["ten"], ["jack"]], wins: [] }];
  expect(writeSpin({ stops: [], grid, falls, wins: [], freeSpinsLeft: 0 }).grids).toEqual(["ace | king", "ten | jack"]);
});
