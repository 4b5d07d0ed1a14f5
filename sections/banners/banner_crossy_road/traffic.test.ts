import fc from "fast-check";
import { expect, it } from "vitest";
import { trafficOf } from "./traffic";

const counts = [fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 12 })] as const;

it("gives every lane vehicles that keep their distance (S-1.15)", () => {
  fc.assert(
    fc.property(...counts, (lanes, sprites) => {
      const traffic = trafficOf(lanes, sprites);
      expect(traffic).toHaveLength(lanes);
      for (const { vehicles } of traffic) {
        const places = vehicles.map(({ at }) => at).toSorted();
        expect(places.length).toBeGreaterThan(2);
        for (const [index, at] of places.entries()) expect(at - (places[index - 1] ?? -1)).toBeGreaterThan(0.2);
        expect(places.every((at) => at >= 0 && at < 1)).toBe(true);
      }
    }),
  );
});

it("shows pictures for lanes that lead away on those alone, as far as there are two kinds", () => {
  fc.assert(
    fc.property(counts[0], fc.integer({ min: 2, max: 12 }), (lanes, sprites) => {
      for (const { isAway, vehicles } of trafficOf(lanes, sprites)) {
        expect(vehicles.every(({ sprite }) => sprite < sprites && (sprite % 2 === 0) === isAway)).toBe(true);
      }
    }),
  );
});

it("has empty lanes without pictures", () => {
  expect(trafficOf(2, 0).map(({ vehicles }) => vehicles)).toEqual([[], []]);
});
