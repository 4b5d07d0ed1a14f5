/** Bets are whole numbers of minor units here; on the wire they are decimals. */
export const toMinor = (amount: number, decimals: number): number => Math.round(amount * 10 ** decimals);
export const toDecimal = (minor: number, decimals: number): number => Number((minor / 10 ** decimals).toFixed(decimals));

/** What somebody wrote, with a point or a comma; null where it is no amount. */
export function readAmount(text: string, decimals: number): number | null {
  const plain = text.replace(/\s/g, "").replace(",", ".");
  return /^\d{1,12}(\.\d*)?$|^\.\d+$/.test(plain) ? Math.floor(Number(plain) * 10 ** decimals + 1e-6) : null;
}

const steps = [1, 2, 5];

/** The round amounts 1, 2, 5, 10, 20 … in minor units between two amounts, with both of them. */
export function ladder(min: number, max: number): number[] {
  const rungs = [min];
  for (let power = 1; power <= max; power *= 10)
    for (const step of steps) if (step * power > min && step * power < max) rungs.push(step * power);
  return max > min ? [...rungs, max] : rungs;
}
