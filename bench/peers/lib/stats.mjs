export const sorted = (a) => a.filter((x) => x !== null && x !== undefined && !Number.isNaN(x)).sort((x, y) => x - y);
export const quantile = (a, q) => {
  const s = sorted(a);
  if (!s.length) return null;
  const k = (s.length - 1) * q,
    i = Math.floor(k);
  return s[i] + (s[Math.min(i + 1, s.length - 1)] - s[i]) * (k - i);
};
export const median = (a) => quantile(a, 0.5);
/** median + spread (min..max) over runs */
export const summary = (a) => ({ median: median(a), min: quantile(a, 0), max: quantile(a, 1), n: sorted(a).length });
export const summarize = (rows) => {
  const keys = [...new Set(rows.flatMap((r) => Object.keys(r)))].filter((k) => rows.some((r) => typeof r[k] === "number"));
  return Object.fromEntries(keys.map((k) => [k, summary(rows.map((r) => r[k]))]));
};

/** Median over rounds of (row / base row of the same round): rows of one round ran back to back, so machine drift cancels. */
export const pairedRatio = (rows, baseRows, key) => {
  const base = new Map((baseRows ?? []).map((r) => [r.round, r[key]]));
  return median(
    (rows ?? []).filter((r) => base.get(r.round) > 0 && typeof r[key] === "number").map((r) => r[key] / base.get(r.round)),
  );
};
