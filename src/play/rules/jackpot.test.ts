import { expect, it } from "vitest";
import { dropChance, dropRange, jackpotReturn } from "./jackpot";

it.each([1, 4, 100, 997])(
  "tells just how likely a bet wins a jackpot that begins with %i, whatever it holds and the bet brings (19)",
  (seedAmount) => {
    const { first, last } = dropRange({ seedAmount });
    const drops = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    for (let amount = seedAmount; amount < last; amount += 1 + Math.floor(seedAmount / 7))
      for (const brought of [0, 1, 3, seedAmount, 4 * seedAmount]) {
        const possible = drops.filter((drop) => drop > amount);
        const won = possible.filter((drop) => drop <= amount + brought);
        expect(dropChance({ seedAmount, share: 20, amount }, brought)).toBeCloseTo(won.length / possible.length, 12);
      }
  },
);

it("never says that it gives back more than it does", () => {
  expect(jackpotReturn({ seedAmount: 2_500_000, share: 20 })).toBe(37);
  expect(jackpotReturn({ seedAmount: 10_000, share: 50 })).toBe(94);
  expect(jackpotReturn({ seedAmount: 0, share: 40 })).toBe(40);
});
