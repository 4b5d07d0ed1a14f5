export interface Part {
  title: string;
  figures: { name: string; value: number | null; unit: string; beside?: string }[];
}
/** What a part did not measure: figures without a number, counts of nothing, and calls that failed. Empty where all is well. */
export function findUnmeasured(part: Part): string[];
