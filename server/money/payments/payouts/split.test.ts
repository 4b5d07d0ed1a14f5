import fc from "fast-check";
import { expect, it } from "vitest";
import { splitPayout } from "./split";

const account = (owed: number, min = 1_000, max = 500_000) => ({ owed, min, max });

it.each([
  ["all of it back to what paid in", 10_000, [account(15_000)], ["0: 10000 owed"]],
  ["the rest where the player wants it", 24_835, [account(0), account(15_000)], ["0: 9835 chosen", "1: 15000 owed"]],
  [
    "to several that paid in, the chosen one first",
    30_000,
    [account(10_000), account(15_000), account(9_000)],
    ["0: 10000 owed", "1: 15000 owed", "2: 5000 owed"],
  ],
  ["nothing to an account that is owed less than it can take", 20_000, [account(0), account(500)], ["0: 20000 chosen"]],
  ["more than it is owed to the one account there is", 20_000, [account(5_000)], ["0: 20000 chosen"]],
] as const)("sends %s (closed loop)", (_, amount, receivers, expected) => {
  expect(splitPayout(amount, receivers)?.map((part) => `${part.index}: ${part.amount} ${part.why}`)).toEqual(expected);
});

it("refuses what leaves a rest that cannot be sent", () => {
  expect(splitPayout(15_100, [account(0), account(15_000)])).toBeNull();
  expect(splitPayout(600_000, [account(0)])).toBeNull();
});

it("sends the whole amount once, to nobody more than they are owed but to the chosen one, and within everybody's limits", () => {
  const receiver = fc.record({
    owed: fc.nat(50_000),
    min: fc.integer({ min: 1, max: 2_000 }),
    max: fc.integer({ min: 2_000, max: 60_000 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.array(receiver, { minLength: 1, maxLength: 5 }), (amount, receivers) => {
      const parts = splitPayout(amount, receivers);
      if (!parts) return;
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
      expect(new Set(parts.map(({ index }) => index)).size).toBe(parts.length);
      for (const { index, amount: part } of parts) {
        const { owed = 0, min = 0, max = 0 } = receivers[index] ?? {};
        expect(part >= min && part <= max && (index === 0 || part <= owed)).toBe(true);
      }
    }),
  );
});
