import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cashOutAt, crashPoint, lastTarget, multiplierAt, timeOf } from "./crash";
import { drawFrom, fairMessage } from "./fair";

const multiplier = fc.integer({ min: 100, max: 100_000_000 });
const target = fc.option(fc.integer({ min: 101, max: 100_000_000 }), { nil: null });
const ms = fc.integer({ min: 0, max: 300_000 });

describe("where a flight crashes", () => {
  it("comes of the server's and the public seed alone", () => {
    const pointOf = (server: string, client: string) =>
      crashPoint(
        drawFrom((cursor) =>
          createHmac("sha256", server)
            .update(fairMessage(client, 0, cursor))
            .digest(),
        ),
      );
    expect([1, 2, 3, 4].map((flight) => pointOf("server seed", `flight ${flight}`))).toEqual([211, 169, 492, 1864]);
  });

  it("is 1.00 at least, a million at most", () => {
    expect([0, 1e-9, 0.495, 0.98, 0.99, 0.999].map((float) => crashPoint(() => float))).toEqual([
      100_000_000, 100_000_000, 200, 101, 100, 100,
    ]);
  });

  it("returns 99 of 100 that are bet, wherever they are cashed out (1 % edge)", () => {
    const count = 1_000_000;
    for (const wanted of [101, 150, 200, 1_000, 10_000, 123_456]) {
      let wins = 0;
      for (let index = 0; index < count; index++) if (crashPoint(() => (index + 0.5) / count) >= wanted) wins++;
      expect((wins / count) * (wanted / 100)).toBeCloseTo(0.99, 2);
    }
  });
});

describe("a flight in time", () => {
  it("climbs from 1.00, slowly first", () => {
    expect([0, 1_000, 5_000, 11_553, 40_000].map(multiplierAt)).toEqual([100, 106, 134, 200, 1_102]);
  });

  it("has its times and its multipliers as inverses of each other", () => {
    fc.assert(
      fc.property(multiplier, (wanted) => {
        const at = timeOf(wanted);
        expect(multiplierAt(at)).toBeGreaterThanOrEqual(wanted);
        if (at > 0) expect(multiplierAt(at - 1)).toBeLessThan(wanted);
      }),
    );
  });
});

describe("cashing out", () => {
  it("never pays more than the flight has reached, and nothing after the crash but targets below it", () => {
    fc.assert(
      fc.property(target, multiplier, ms, (wanted, crashAt, at) => {
        const out = cashOutAt(wanted, crashAt, at);
        if (out === null) return void expect(at).toBeGreaterThanOrEqual(timeOf(crashAt));
        expect(out).toBeLessThanOrEqual(Math.min(multiplierAt(at), crashAt));
        if (wanted !== null) expect(out).toBeLessThanOrEqual(wanted);
      }),
    );
  });

  it("pays a target exactly, however late it is looked at", () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1_000_000 }), fc.nat(1_000_000), ms, (wanted, above, late) => {
        expect(cashOutAt(wanted, wanted + above, timeOf(wanted) + late)).toBe(wanted);
      }),
    );
    expect(cashOutAt(200, 199, 1e9)).toBeNull();
  });

  it("happens by itself where more would not be paid", () => {
    expect([lastTarget(50_000, 100_000_000), lastTarget(10, 100_000_000), lastTarget(50_000, 100)]).toEqual([
      200_000, 100_000_000, 101,
    ]);
  });
});
