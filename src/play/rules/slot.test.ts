import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawFrom } from "./fair";
import { one } from "./multiplier";
import { playSlot, readGrid, readLine } from "./slot";
import { slotLines, type SlotModel, slotModels, slotModelOf, type SlotSymbol } from "./slot_models";
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

/** What pays, counted place by place: every way is walked, and every line read, without what the rules share. */
function naiveLines(model: SlotModel, grid: SlotSymbol[][]): number {
  const runOf = (line: SlotSymbol[]) => {
    const own = line.find((symbol) => symbol !== "wild") ?? "wild";
    const end = line.findIndex((symbol) => symbol !== own && symbol !== "wild");
    return own === "scatter" ? 0 : (model.pays[own][(end === -1 ? 5 : end) - 3] ?? 0);
  };
  if (model.mechanic === "expanding") {
    const full = grid.map((column) => (column.includes("wild") ? column.map((): SlotSymbol => "wild") : column));
    return slotLines.reduce((sum, rows) => sum + runOf(rows.map((row, reel) => full[reel]?.[row] ?? "ten")), 0);
  }
  const walk = (reel: number, own: SlotSymbol): number => {
    const next = (grid[reel] ?? []).filter((symbol) => symbol === own || symbol === "wild");
    return next.length === 0 ? (model.pays[own][reel - 3] ?? 0) : next.reduce((sum) => sum + walk(reel + 1, own), 0);
  };
  return (grid[0] ?? []).reduce((sum, own) => sum + (own === "scatter" ? 0 : walk(1, own)), 0);
}

describe.each(Object.entries(slotModels).filter(([, { mechanic }]) => mechanic !== "lines"))(
  "ways and wilds of %s",
  (_, model) => {
    it("pay what a count of every way, and of every line after wilds have grown, comes to", () => {
      fc.assert(
        fc.property(fc.tuple(...model.reels.map(({ length }) => fc.nat(length - 1))), (stops) => {
          const grid = stops.map((stop, reel) =>
            [0, 1, 2].map((row): SlotSymbol => {
              const strip: readonly SlotSymbol[] = model.reels[reel] ?? [];
              return strip[(stop + row) % strip.length] ?? "ten";
            }),
          );
          const paid = readGrid(model, grid, 1).filter(({ symbol }) => symbol !== "scatter");
          expect(paid.reduce((sum, { multiplier }) => sum + multiplier, 0)).toBe(naiveLines(model, grid));
        }),
        { numRuns: 300 },
      );
    });

    it("begin with no wild, and never cover a scatter with one", () => {
      expect([model.reels[0], model.reels[4]].flat()).not.toContain("wild");
      if (model.mechanic !== "expanding") return;
      for (const reel of model.reels)
        for (const [stop, symbol] of reel.entries())
          if (symbol === "wild")
            for (const away of [-2, -1, 1, 2]) expect(reel.at((stop + away) % reel.length)).not.toBe("scatter");
    });
  },
);

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
