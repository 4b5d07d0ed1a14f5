import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choices } from "../../../schemas/play/round";
import { diceMultiplier, diceReturn, rollDice, winningRolls } from "./dice";
import { drawFrom, fairMessage, floatsOf } from "./fair";
import { playLimbo } from "./limbo";
import { minesMultiplier, placeMines, tileCount } from "./mines";
import { fromHundredths, one, payoutOf, roundedPayout } from "./multiplier";
import { dropBall, plinkoBuckets, plinkoReturn } from "./plinko";

const digest = (message: string) => createHmac("sha256", "server seed").update(message).digest();
const fixed =
  (...floats: number[]) =>
  () =>
    floats.shift() ?? 0;

describe("what chance comes from", () => {
  it("reads four bytes per number, the first weighs most", () => {
    const bytes = Uint8Array.from([0x80, 0, 0, 0, 0, 1, 0, 0, 0xff, 0xff, 0xff, 0xff]);
    expect(floatsOf(bytes)).toEqual([0.5, 1 / 65_536, 1 - 1 / 2 ** 32]);
  });

  it("agrees with a known HMAC of a known message", () => {
    expect(fairMessage("client", 7, 0)).toBe("client:7:0");
    expect(digest("client:7:0").toString("hex")).toBe("b45b01f717d53c122d1ca2946b92dae9085de8884205efbb93c3be551afde5e7");
    expect(
      rollDice(
        drawFrom((cursor) => digest(fairMessage("client", 7, cursor))),
        { direction: "under", target: 5_000 },
      ),
    ).toEqual({ outcome: { roll: 7045 }, multiplier: 0 });
  });

  it("asks for the next HMAC when eight numbers are used, and not before", () => {
    const asked: number[] = [];
    const draw = drawFrom((cursor) => {
      asked.push(cursor);
      return digest(fairMessage("client", 0, cursor));
    });
    for (let count = 0; count < 8; count++) draw();
    expect(asked).toEqual([0]);
    draw();
    expect(asked).toEqual([0, 1]);
  });
});

describe("money", () => {
  it("pays exactly, and keeps what is less than a minor unit", () => {
    expect(payoutOf(300, 11_500)).toBe(345);
    expect(payoutOf(10, 10_102)).toBe(10);
    expect(payoutOf(50_000_000_000, 10_000_000_000)).toBe(50_000_000_000_000_000);
  });

  it("returns on average exactly what the multiplier says, however low the bet", () => {
    const roundings = Array.from({ length: one }, (_, step) => step / one + 1e-7);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 0, max: 1e8 }), (bet, multiplier) => {
        const sum = roundings.reduce((total, rounding) => total + BigInt(roundedPayout(bet, multiplier, rounding)), 0n);
        expect(sum).toBe(BigInt(bet) * BigInt(multiplier));
      }),
      { numRuns: 25 },
    );
  });

  it("is less than a minor unit away from what the multiplier says", () => {
    const rounding = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 1e8 }), rounding, (bet, multiplier, number) => {
        const exact = (bet * multiplier) / one;
        expect(Math.abs(roundedPayout(bet, multiplier, number) - exact)).toBeLessThan(1);
        expect(roundedPayout(bet, multiplier, number)).toBeGreaterThanOrEqual(payoutOf(bet, multiplier));
      }),
    );
  });

  it("never promises more than the multiplier says", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 1e8 }), (bet, multiplier) => {
        const exact = (bet * multiplier) / one;
        expect(payoutOf(bet, multiplier)).toBeLessThanOrEqual(exact + 1e-6);
        expect(payoutOf(bet, multiplier)).toBeGreaterThan(exact - 1 - 1e-6);
      }),
    );
  });
});

describe("dice", () => {
  it("pays 99 divided by the chance in percent", () => {
    expect(diceMultiplier({ direction: "under", target: 5_000 })).toBe(19_800);
    expect(diceMultiplier({ direction: "over", target: 4_999 })).toBe(19_800);
    expect(diceMultiplier({ direction: "under", target: 2 })).toBe(4_950 * one);
  });

  it("returns 99 % for every target, and never pays a win less than its bet", () => {
    for (const direction of ["under", "over"] as const) {
      for (let target = 2; target <= 9_998; target++) {
        const parsed = choices.dice.safeParse({ direction, target });
        if (!parsed.success) continue;
        const multiplier = diceMultiplier(parsed.data);
        expect(multiplier).toBeGreaterThan(one);
        expect(diceReturn(parsed.data)).toBe((winningRolls(parsed.data) * multiplier) / 1e8);
        expect(diceReturn(parsed.data)).toBeGreaterThan(0.9899);
        expect(diceReturn(parsed.data)).toBeLessThanOrEqual(0.99);
      }
    }
  });

  it.each([
    [0.4999, "under", 5_000, true],
    [0.5, "under", 5_000, false],
    [0.5, "over", 5_000, false],
    [0.5001, "over", 5_000, true],
  ] as const)("a roll of %s %s %s wins: %s", (float, direction, target, isWin) => {
    expect(rollDice(fixed(float), { direction, target }).multiplier > 0).toBe(isWin);
  });
});

describe("limbo", () => {
  it("reaches a multiplier with the chance of 0.99 divided by it", () => {
    for (const target of [101, 150, 200, 1_000, 33_333]) {
      const edge = 99 / target;
      expect(playLimbo(fixed(edge * (1 - 1e-9)), { target }).multiplier).toBe(fromHundredths(target));
      expect(playLimbo(fixed(edge * (1 + 1e-9)), { target }).multiplier).toBe(0);
    }
  });

  it("never shows less than 1.00 nor more than a million", () => {
    expect(playLimbo(fixed(0.999_999), { target: 200 }).outcome.result).toBe(100);
    expect(playLimbo(fixed(0), { target: 200 }).outcome.result).toBe(100_000_000);
  });
});

describe("mines", () => {
  it("returns 99 % however many tiles are opened", () => {
    for (let mines = 1; mines < tileCount; mines++) {
      let chance = 1;
      for (let opened = 1; opened <= tileCount - mines; opened++) {
        chance *= (tileCount - mines - (opened - 1)) / (tileCount - (opened - 1));
        const back = (chance * minesMultiplier(mines, opened)) / one;
        expect(back).toBeLessThanOrEqual(0.99 + 1e-9);
        expect(back).toBeGreaterThan(0.9899);
      }
    }
  });

  it("hides as many mines as were asked for, each on a tile of its own", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.array(fc.nat(2 ** 32 - 1), { minLength: 24, maxLength: 24 }),
        (mines, ints) => {
          const placed = placeMines(fixed(...ints.map((int) => int / 2 ** 32)), mines);
          expect(new Set(placed).size).toBe(mines);
          expect(placed.every((tile) => tile >= 0 && tile < tileCount)).toBe(true);
        },
      ),
    );
  });

  it("hides a mine under each tile equally often", () => {
    const counts = Array.from({ length: tileCount }, () => 0);
    const draw = drawFrom((cursor) => digest(`even ${cursor}`));
    for (let round = 0; round < 5_000; round++) for (const tile of placeMines(draw, 5)) counts[tile] = (counts[tile] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});

describe("plinko", () => {
  const chanceOf = (rows: number, bucket: number) => {
    let ways = 1;
    for (let step = 0; step < bucket; step++) ways = (ways * (rows - step)) / (step + 1);
    return ways / 2 ** rows;
  };

  it.each(["low", "medium", "high"] as const)("returns 99 % ± 0.05 with every number of rows at %s risk", (risk) => {
    for (let rows = 8; rows <= 16; rows++) {
      const buckets = plinkoBuckets({ rows, risk });
      expect(buckets).toHaveLength(rows + 1);
      const back = buckets.reduce((sum, pays, bucket) => sum + (pays / 100) * chanceOf(rows, bucket), 0);
      expect(plinkoReturn({ rows, risk })).toBeCloseTo(back, 12);
      expect(Math.abs(back - 0.99)).toBeLessThan(0.0005);
    }
  });

  it("drops the ball into the bucket that its path leads to", () => {
    const { outcome, multiplier } = dropBall(fixed(0.1, 0.6, 0.5, 0.49, 0.9, 0, 0.2, 0.3), { rows: 8, risk: "low" });
    expect(outcome).toEqual({ path: [false, true, true, false, true, false, false, false], bucket: 3 });
    expect(multiplier).toBe(fromHundredths(plinkoBuckets({ rows: 8, risk: "low" })[3] ?? 0));
  });
});
