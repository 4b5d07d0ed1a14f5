export function median(values: readonly number[]): number;
export function quantile(values: readonly number[], share: number): number;
