import { runBundled } from "../child.mjs";

export async function measure({ isFull, isSmall }) {
  const { seed, classes, faults, holes, times } = await runBundled("bench/analyse/measure.ts", "analyse", [
    isSmall ? "1" : isFull ? "100" : "24",
  ]);
  return {
    title: "Analysing who can see what",
    method:
      `Pages of 200, 1,000 and 10,000 sections of all types in groups of four, half of them with rules (seed ${seed}); four kinds of ` +
      `viewers × 250 countries and the unknown one × all times: who sees each section, findings, and for whom the page is empty. ` +
      `The 200 sections tell ${classes} classes of countries apart and give ${faults} findings and ${holes} holes. New sections in ` +
      `each round, props checked before; medians, one Node process.`,
    figures: [
      { name: "analysis of 200 sections", value: times[200], unit: "ms", bar: { most: 50 } },
      { name: "analysis of 1,000 sections", value: times[1000], unit: "ms" },
      { name: "analysis of 10,000 sections", value: times[10_000], unit: "ms" },
    ],
    times,
  };
}
