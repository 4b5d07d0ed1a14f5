import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stakesOfChoice } from "./bought";
import { drawFrom } from "./fair";
import { one } from "./multiplier";
import { playSlot, readGrid } from "./slot";
import { type HoldRules, slotLines, type SlotModel, slotModels, slotModelOf, type SlotSymbol } from "./slot_models";
import { coinChances, slotReturn } from "./slot_return";
import { playFalls } from "./slots/fall";
import { playEveryStop } from "./slots/fall_return";
import { respinsFrom } from "./slots/respins";
import { readLine } from "./slots/slot_wins";

const drawOf = (name: string) => drawFrom((cursor) => createHmac("sha256", name).update(String(cursor)).digest());

describe.each(Object.entries(slotModels))("the slot's model %s", (id, model) => {
  // where symbols fall, every one of up to a million combinations of stops is played
  it("returns exactly what is published, computed from its strips", () => {
    const exact = slotReturn(model);
    expect(Math.round(exact.returnShare * 10_000)).toBe(model.returnToPlayer);
    expect(model.returnToPlayer).toBeGreaterThan(9_500);
    expect(model.returnToPlayer).toBeLessThan(9_700);
    expect(exact.boughtShare && Math.round(exact.boughtShare * 10_000)).toBe(model.buy?.returnToPlayer ?? null);
    if (model.buy) expect(model.buy.returnToPlayer).toBeGreaterThanOrEqual(model.returnToPlayer);
  });

  it("has five reels, whose scatters are never seen twice at once where they are no coins", () => {
    expect(model.reels).toHaveLength(5);
    if (model.hold) return;
    for (const reel of model.reels) {
      for (const [stop, symbol] of reel.entries()) {
        if (symbol !== "scatter") continue;
        for (let away = 1; away < model.rows; away++) expect(reel[(stop + away) % reel.length]).not.toBe("scatter");
      }
    }
  });

  it("pays what its spins show, within its highest win and number of free spins", () => {
    const draw = drawOf(id);
    let sum = 0;
    for (let round = 0; round < 2_000; round++) {
      const { outcome, multiplier } = playSlot(draw, model);
      const shown = outcome.spins
        .flatMap(({ wins, falls = [], held }) => [wins, held?.wins ?? [], ...falls.map((fall) => fall.wins)])
        .flat()
        .reduce((total, win) => total + win.multiplier, 0);
      expect(multiplier).toBe(Math.min(shown, 100 * model.maxMultiplier) * (one / 100));
      expect(outcome.spins.length).toBeLessThanOrEqual(1 + model.mostFreeSpins);
      expect(outcome.spins.at(-1)?.freeSpinsLeft).toBe(0);
      sum += multiplier / one;
    }
    expect(sum / 2_000).toBeGreaterThan(0.6);
    expect(sum / 2_000).toBeLessThan(1.5);
  });
});

const sellers = Object.entries(slotModels).filter(([, { buy }]) => buy);
describe.each(sellers)("free spins that are bought in %s", (id, model) => {
  it("are those that a paid spin of the same numbers would have won, without that spin", () => {
    let compared = 0;
    for (let round = 0; compared < 5; round++) {
      const [draw, same] = [drawOf(`${id} ${round}`), drawOf(`${id} ${round}`)];
      const { spins } = playSlot(draw, model).outcome;
      if (spins.length === 1) continue;
      compared++;
      for (let reel = 0; reel < model.reels.length; reel++) same();
      const bought = playSlot(same, model, true);
      expect(bought.outcome.spins).toEqual(spins.slice(1));
      expect(stakesOfChoice("slot", id, { buysFreeSpins: true })).toBe(model.buy?.price);
    }
  });
});

it("sells free spins in no game and model that has none for sale, and takes every other bet as one stake", () => {
  expect(stakesOfChoice("slot", "calm", { buysFreeSpins: true })).toBeNull();
  expect(stakesOfChoice("slot", "storm", {})).toBe(1);
  expect(stakesOfChoice("dice", null, { buysFreeSpins: true })).toBe(1);
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

const withWilds = Object.entries(slotModels).filter(([, { mechanic }]) => mechanic === "ways" || mechanic === "expanding");
describe.each(withWilds)("ways and wilds of %s", (_, model) => {
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
});

/** What clusters pay: labels are passed on between alike neighbours until nothing changes. */
function naiveClusters(model: SlotModel, grid: SlotSymbol[][]): { pays: number; won: boolean[][] } {
  const labels = grid.map((column, reel) => column.map((_, row) => reel * model.rows + row));
  for (let pass = 0; pass < 25; pass++)
    for (const [reel, column] of grid.entries())
      for (const [row, symbol] of column.entries())
        for (const [right, down] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const)
          if (grid[reel + right]?.[row + down] === symbol)
            labels[reel]![row] = Math.min(labels[reel]![row]!, labels[reel + right]![row + down]!);
  const sizeOf = (label: number) => labels.flat().filter((one) => one === label).length;
  const payOf = (symbol: SlotSymbol, size: number) => (size < 5 ? 0 : model.pays[symbol][size < 7 ? 0 : size < 10 ? 1 : 2]);
  const heads = grid.flatMap((column, reel) => column.filter((_, row) => labels[reel]![row] === reel * model.rows + row));
  const sizes = labels.flatMap((column, reel) => column.filter((label, row) => label === reel * model.rows + row)).map(sizeOf);
  return {
    pays: heads.reduce((sum, symbol, at) => sum + payOf(symbol, sizes[at] ?? 0), 0),
    won: grid.map((column, reel) => column.map((symbol, row) => payOf(symbol, sizeOf(labels[reel]![row]!)) > 0)),
  };
}

/** The same for ways: a place wins where a run of three reels or more goes through it. */
function naiveWays(model: SlotModel, grid: SlotSymbol[][]): { pays: number; won: boolean[][] } {
  const reaches = (own: SlotSymbol) => {
    const end = grid.findIndex((column) => !column.includes(own) && !column.includes("wild"));
    return end === -1 ? 5 : end;
  };
  const winners = [...new Set(grid[0])].filter((own) => own !== "scatter" && reaches(own) >= 3);
  const isWon = (reel: number, symbol: SlotSymbol) =>
    winners.some((own) => reel < reaches(own) && (symbol === own || symbol === "wild"));
  return { pays: naiveLines(model, grid), won: grid.map((column, reel) => column.map((symbol) => isWon(reel, symbol))) };
}

/** A spin whose symbols fall: each reel is a long pile, out of which goes what has won; the window is its lowest rows. */
function naiveFalls(model: SlotModel, stops: readonly number[]): { grids: SlotSymbol[][][]; pays: number[] } {
  const piles = model.reels.map((reel, at) =>
    Array.from({ length: 40 * reel.length }, (_, up) => reel.at(((stops[at] ?? 0) + model.rows - 1 - up) % reel.length) ?? "ten"),
  );
  const grids: SlotSymbol[][][] = [];
  const pays: number[] = [];
  for (let step = 0; step === 0 || pays.at(-1) !== 0; step++) {
    const grid = piles.map((pile) => pile.slice(0, model.rows).toReversed());
    const read = (model.mechanic === "cluster" ? naiveClusters : naiveWays)(model, grid);
    grids.push(grid);
    pays.push(read.pays * (model.fallFactors?.[Math.min(step, model.fallFactors.length - 1)] ?? 1));
    for (const [reel, pile] of piles.entries()) {
      const gone = read.won[reel]!.map((isWon, row) => (isWon ? model.rows - 1 - row : -1));
      piles[reel] = pile.filter((_, up) => !gone.includes(up));
    }
  }
  return { grids, pays };
}

const ofStops = (model: SlotModel, stops: readonly number[]) => {
  const grid = stops.map((stop, reel) =>
    Array.from({ length: model.rows }, (_, row) => model.reels[reel]!.at((stop + row) % model.reels[reel]!.length) ?? "ten"),
  );
  return playFalls(model, { stops, grid, factor: 1, most: 100 * model.maxMultiplier });
};
const paidBy = (wins: readonly { line: number; multiplier: number }[]) =>
  wins.reduce((sum, { line, multiplier }) => sum + (line === -1 ? 0 : multiplier), 0);

describe.each(Object.entries(slotModels).filter(([, { fallFactors }]) => fallFactors))("what falls in %s", (_, model) => {
  it("wins and falls as in a pile that is read without what the rules share", () => {
    fc.assert(
      fc.property(fc.tuple(...model.reels.map(({ length }) => fc.nat(length - 1))), (stops) => {
        const naive = naiveFalls(model, stops);
        const falls = ofStops(model, stops);
        expect(falls.map(({ grid }) => grid)).toEqual(naive.grids.slice(0, falls.length));
        expect(falls.map(({ wins }) => paidBy(wins))).toEqual(naive.pays.slice(0, falls.length));
        expect(
          falls.length === naive.grids.length || paidBy(falls.flatMap(({ wins }) => wins)) >= 100 * model.maxMultiplier,
        ).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("comes to the same where every stop is played quickly, also with strips on which something wins for ever", () => {
    const short = fc.array(fc.constantFrom("crown", "gem", "ace", "wild", "scatter"), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(fc.tuple(short, short, short, short, short), (reels) => {
        const small: SlotModel = { ...model, reels, maxMultiplier: 20 };
        const every = playEveryStop(small);
        const stops = [0, 0, 0, 0, 0];
        for (const [index, pays] of every.pays.entries()) {
          for (let reel = 4, rest = index; reel >= 0; reel--) {
            stops[reel] = rest % reels[reel]!.length;
            rest = Math.floor(rest / reels[reel]!.length);
          }
          const falls = ofStops(small, stops);
          const scatters = falls
            .at(-1)!
            .grid.flat()
            .filter((symbol) => symbol === "scatter").length;
          expect([pays, every.scatters[index]]).toEqual([paidBy(falls.flatMap(({ wins }) => wins)), scatters]);
        }
      }),
      { numRuns: 4 },
    );
  });
});

/** What respins come to, place by place: every set of places that can show a coin is walked, with its own chance. */
function naiveRespins(rules: HoldRules, coins: number, places: number): { coins: number; fullChance: number } {
  const full = 2 ** places - 1;
  const sizeOf = (set: number) => set.toString(2).replaceAll("0", "").length;
  const known = new Map<string, readonly [coins: number, full: number]>();
  const walk = (held: number, left: number): readonly [number, number] => {
    if (held === full || left === 0) return [sizeOf(held), held === full ? 1 : 0];
    const key = `${held} ${left}`;
    if (!known.has(key)) {
      let [sum, filled] = [0, 0];
      const empty = full & ~held;
      for (let fresh = empty; ; fresh = (fresh - 1) & empty) {
        const chance = (rules.coinChance / 1_000) ** sizeOf(fresh) * (1 - rules.coinChance / 1_000) ** sizeOf(empty & ~fresh);
        const [more, whole] = walk(held | fresh, fresh === 0 ? left - 1 : rules.respins);
        sum += chance * more;
        filled += chance * whole;
        if (fresh === 0) break;
      }
      known.set(key, [sum, filled]);
    }
    return known.get(key) ?? [0, 0];
  };
  const [sum, filled] = walk(2 ** coins - 1, rules.respins);
  return { coins: sum, fullChance: filled };
}

const holding = Object.entries(slotModels).flatMap(([id, model]) => (model.hold ? [[id, model, model.hold] as const] : []));
describe.each(holding)("coins of %s", (id, model, rules) => {
  it("come to what a walk through every set of places comes to", () => {
    for (const [coins, places] of [
      [2, 6],
      [1, 4],
      [6, 9],
    ] as const) {
      const [exact, naive] = [respinsFrom(rules, coins, places), naiveRespins(rules, coins, places)];
      expect(exact.coins).toBeCloseTo(naive.coins, 10);
      expect(exact.fullChance).toBeCloseTo(naive.fullChance, 12);
    }
  });

  it("are seen as often as a count of every stop of short strips says", () => {
    const strip = fc.array(fc.constantFrom<SlotSymbol>("scatter", "ace", "wild"), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.tuple(strip, strip, strip), (reels) => {
        const windows = reels.map((reel) => reel.map((_, at) => [0, 1, 2].map((row) => reel[(at + row) % reel.length])));
        const grids = windows.reduce<(SlotSymbol | undefined)[][]>(
          (all, stops) => all.flatMap((seen) => stops.map((window) => [...seen, ...window])),
          [[]],
        );
        const counts = grids.map((grid) => grid.filter((symbol) => symbol === "scatter").length);
        for (const [count, chance] of coinChances({ reels, rows: 3 }).entries())
          expect(chance).toBeCloseTo(counts.filter((one) => one === count).length / counts.length, 12);
      }),
      { numRuns: 30 },
    );
  });

  it("stay, give every turn back, and pay what is on them; a grid full of the dearest is the highest win", () => {
    const draw = drawOf(id);
    let [held, full] = [0, 0];
    const often = { ...model, hold: { ...rules, coins: 1, coinChance: 300 } };
    for (let round = 0; round < 400; round++) {
      const [spin] = playSlot(draw, often).outcome.spins;
      const coins = spin?.coins ?? [];
      expect(coins.map(({ reel, row }) => spin?.grid[reel]?.[row])).toEqual(coins.map(() => "scatter"));
      expect(Boolean(spin?.held)).toBe(coins.length > 0);
      if (!spin?.held) continue;
      held++;
      const { respins, wins } = spin.held;
      const all = [...coins, ...respins.flat()];
      expect(new Set(all.map(({ reel, row }) => `${reel} ${row}`)).size).toBe(all.length);
      const isFull = all.length === 15;
      if (isFull) full++;
      const idle = respins.length - 1 - respins.findLastIndex((fresh) => fresh.length > 0);
      expect(isFull ? 0 : rules.respins).toBe(idle);
      expect(wins.map(({ line, count, multiplier }) => [line, count, multiplier])).toEqual([
        [-4, all.length, all.reduce((sum, { value }) => sum + value, 0)],
        ...(isFull ? [[-5, 15, rules.full]] : []),
      ]);
    }
    expect([held > 0, full > 0]).toEqual([true, true]);
    const dearest = rules.values.at(-1)?.[0] ?? 0;
    expect(100 * model.maxMultiplier).toBe(15 * dearest + rules.full);
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
