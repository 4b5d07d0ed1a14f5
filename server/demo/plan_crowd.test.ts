import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { choices } from "../../schemas/play/round";
import { planCrowd } from "./plan_crowd";

it("the demo's crowd bets in time, each player once, and every bet is one that the game takes", () => {
  const players = Array.from({ length: 40 }, (_, id) => id);
  const draws = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
  fc.assert(
    fc.property(draws, fc.integer({ min: -1_000, max: 5_000 }), fc.nat(40), (stream, leftMs, count) => {
      const plan = planCrowd(players.slice(0, count), leftMs, () => stream.next().value);
      if (leftMs <= 700) return void expect(plan).toEqual([]);
      expect(plan.length).toBeGreaterThanOrEqual(Math.min(4, count));
      expect(new Set(plan.map(({ player }) => player)).size).toBe(plan.length);
      for (const { afterMs, bet, autoCashOut } of plan) {
        expect(afterMs).toBeLessThan(leftMs - 600);
        expect(bet).toBeGreaterThan(0);
        expect(z.safeParse(choices.crash, { flightId: 1, autoCashOut }).success).toBe(true);
      }
    }),
  );
});
