import { describe, expect, it } from "vitest";
import type { ExperimentResults } from "../../schemas/api/experiments";
import { createRandom } from "../../src/page/persona/seed";
import { compare, rateInterval } from "./experiment_results";

const results = (days: number, ...clicked: [seen: number, clicked: number][]): ExperimentResults => ({
  days,
  variants: clicked.map(([seen, count], at) => ({
    ...{ variant: "abc".charAt(at), seen, clicked: count },
    ...{ signedUp: 0, deposited: 0 },
  })),
});

describe("what an experiment may say (issue 18, 9)", () => {
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [254, 6_204, 0.0363, 0.0462],
    [0, 0, 0, 1],
  ])("puts the true rate of %i of %i between %f and %f", (count, total, low, high) => {
    const found = rateInterval(count, total);
    expect([found.low.toFixed(4), found.high.toFixed(4)]).toEqual([low.toFixed(4), high.toFixed(4)]);
  });

  it("says nothing in the first week, of few visitors, or of few things counted, however far apart they are", () => {
    expect(compare(results(6, [5_000, 100], [5_000, 900]), "b", "clicked").kind).toBe("early");
    expect(compare(results(9, [150, 30], [150, 120]), "b", "clicked").kind).toBe("early");
    expect(compare(results(9, [5_000, 100], [5_000, 900]), "b", "deposited").kind).toBe("early");
    expect(compare(results(9, [5_000, 100]), "a", "clicked").kind).toBe("early");
    expect(compare(results(0), "b", "clicked").kind).toBe("early");
  });

  it("names the better one where chance explains no such difference, and leaves open what it may explain", () => {
    expect(compare(results(14, [6_200, 250], [6_200, 370]), "b", "clicked").kind).toBe("better");
    expect(compare(results(14, [6_200, 370], [6_200, 250]), "b", "clicked").kind).toBe("worse");
    expect(compare(results(14, [6_200, 250], [6_200, 275]), "b", "clicked").kind).toBe("open");
  });

  it("asks for more where there are more variants to find one among", () => {
    const width = (variants: [number, number][]) => {
      const verdict = compare(results(14, ...variants), "b", "clicked");
      return verdict.kind === "early" ? 0 : verdict.by.high - verdict.by.low;
    };
    const two: [number, number][] = [
      [6_200, 250],
      [6_200, 300],
    ];
    expect(width([...two, [6_200, 260]])).toBeGreaterThan(width(two));
  });

  it("is misled by no more than five of a hundred experiments of two equal variants that somebody looks at after every fifty visitors", () => {
    const random = createRandom(18);
    const experiments = 300;
    let misled = 0;
    for (let run = 0; run < experiments; run += 1) {
      const clicked: [number, number] = [0, 0];
      let isMisled = false;
      for (let seen = 50; seen <= 4_000 && !isMisled; seen += 50) {
        for (let visitor = 0; visitor < 50; visitor += 1) {
          for (const at of [0, 1] as const) if (random() < 0.1) clicked[at] += 1;
        }
        const { kind } = compare(results(30, [seen, clicked[0]], [seen, clicked[1]]), "b", "clicked");
        isMisled = kind === "better" || kind === "worse";
      }
      if (isMisled) misled += 1;
    }
    expect(misled / experiments).toBeLessThanOrEqual(0.05);
  });
});
