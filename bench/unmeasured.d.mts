export interface Figure {
  name: string;
  /** Null where nothing was measured. */
  value: number | null;
  unit: string;
  bar?: { most?: number; least?: number };
  beside?: string;
  /** How much of what the figure stands for went wrong. */
  failed?: number;
  /** Nothing is a result too, or the clock is too coarse for a run as short as a small one. */
  mayBeZero?: boolean;
}
export interface Part {
  title: string;
  figures: Figure[];
}
/** What a part did not measure: figures without a number, counts of nothing, and calls that failed. Empty where all is well. */
export function findUnmeasured(part: Part): string[];
