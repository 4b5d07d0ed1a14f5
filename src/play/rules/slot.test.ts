import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawFrom } from "./fair";
import { one } from "./multiplier";
import { playSlot, readGrid, readLine } from "./slot";
import { slotLines, slotModels, slotModelOf } from "./slot_models";
import { slotReturn } from "./slot_return";

const drawOf = (name: string) => drawFrom((cursor) => createHmac("sha256", name).update(String(cursor)).digest());

describe.each(Object.entries(slotModels))("the slot's model %s", (id, model) => {
  it("returns exactly what is published, computed from its strips", () => {
    expect(Math.round(slotReturn(model).returnShare * 10_000)).toBe(model.returnToPlayer);
    expect(model.returnToPlayer).toBeGreaterThan(9_500);
    expect(model.returnToPlayer).toBeLessThan(9_700);
  });

  it("has five reels, whose scatters are never seen twice at once", () => {
    expect(model.reels).toHaveLength(5);
    for (const reel of model.reels) {
      for (const [stop, symbol] of reel.entries()) {
        if (symbol !== "scatter") continue;
        expect(reel[(stop + 1) % reel.length]).not.toBe("scatter");
        expect(reel[(stop + 2) % reel.length]).not.toBe("scatter");
      }
    }
  });

  it("pays what its spins show, within its highest win and number of free spins", () => {
    const draw = drawOf(id);
    let sum = 0;
    for (let round = 0; round < 2_000; round++) {
      const { outcome, multiplier } = playSlot(draw, model);
      const shown = outcome.spins.flatMap(({ wins }) => wins).reduce((total, win) => total + win.multiplier, 0);
      expect(multiplier).toBe(Math.min(shown, 100 * model.maxMultiplier) * (one / 100));
      expect(outcome.spins.length).toBeLessThanOrEqual(1 + model.mostFreeSpins);
      expect(outcome.spins.at(-1)?.freeSpinsLeft).toBe(0);
      sum += multiplier / one;
    }
    expect(sum / 2_000).toBeGreaterThan(0.6);
    expect(sum / 2_000).toBeLessThan(1.5);
  });
});

describe("lines of the slot", () => {
  const model = slotModelOf("calm");

  it("lets wilds stand for other symbols, from the left", () => {
    expect(readLine(model, ["wild", "ace", "wild", "ace", "king"])).toEqual({ symbol: "ace", count: 4, pays: model.pays.ace[1] });
    expect(readLine(model, ["king", "ace", "ace", "ace", "ace"]).pays).toBe(0);
  });

  it("reads wilds as themselves where that pays more", () => {
    expect(readLine(model, ["wild", "wild", "wild", "ten", "king"])).toEqual({
      symbol: "wild",
      count: 3,
      pays: model.pays.wild[0],
    });
    expect(readLine(model, ["wild", "wild", "wild", "wild", "wild"])).toEqual({
      symbol: "wild",
      count: 5,
      pays: model.pays.wild[2],
    });
  });

  it("lets no wild stand for a scatter, which pays wherever it is", () => {
    expect(readLine(model, ["wild", "scatter", "scatter", "scatter", "ten"]).pays).toBe(0);
    const grid = [
      ["scatter", "ten", "king"],
      ["ace", "scatter", "queen"],
      ["jack", "bell", "scatter"],
      ["star", "gem", "crown"],
      ["star", "gem", "crown"],
    ] as const;
    expect(readGrid(model, grid, 2)).toEqual([{ line: -1, symbol: "scatter", count: 3, multiplier: 2 * model.pays.scatter[0] }]);
  });

  it("has twenty lines, each another one", () => {
    expect(slotLines).toHaveLength(20);
    expect(new Set(slotLines.map(String)).size).toBe(20);
  });
});
