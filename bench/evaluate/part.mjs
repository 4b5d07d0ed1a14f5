import { runBundled } from "../child.mjs";

export async function measure({ isFull, isSmall }) {
  const { seed, shown, times } = await runBundled("bench/evaluate/measure.ts", "evaluate", [
    isSmall ? "1" : isFull ? "200" : "40",
  ]);
  return {
    title: "Deciding what a visitor sees",
    method:
      `Pages of 1,000 and 10,000 sections of all types with the props they start with; half of them carry rules (seed ${seed}; ` +
      `${shown} of 1,000 are shown to the visitor). Medians of rounds in which the sizes take turns, one Node process.`,
    figures: [
      { name: "evaluate and cut, 1,000 sections", value: times.cut[1000], unit: "ms", bar: { most: 3 } },
      { name: "evaluate and cut, 10,000 sections", value: times.cut[10_000], unit: "ms" },
      { name: "growth from 1,000 to 10,000", value: times.cut[10_000] / times.cut[1000], unit: "×", beside: "10 is linear" },
      { name: "every trace, 1,000 sections", value: times.traces[1000], unit: "ms", beside: "what the editor asks at each edit" },
      {
        name: "a request's whole way, 1,000 sections",
        value: times.prepare[1000],
        unit: "ms",
        beside: "upgrade, nest, evaluate, cut",
      },
      { name: "the first time, 1,000 sections", value: times.first[1000], unit: "ms", beside: "with the check of all props" },
    ],
    times,
  };
}
