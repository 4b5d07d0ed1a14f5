const sorted = (values) => values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);

export function quantile(values, share) {
  const all = sorted(values);
  if (all.length === 0) return null;
  const place = (all.length - 1) * share;
  const below = Math.floor(place);
  return all[below] + (all[Math.min(below + 1, all.length - 1)] - all[below]) * (place - below);
}

export const median = (values) => quantile(values, 0.5);

export const formatNumber = (value) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2));
