/** An account of the player's that money can go to. Amounts are minor units of the wallet's currency. */
export interface Receiver {
  /** What came from it and has not gone back. */
  owed: number;
  min: number;
  max: number;
}

export interface SplitPart {
  /** In the list of receivers. */
  index: number;
  amount: number;
  why: "owed" | "chosen";
}

/**
 * The closed loop: an amount goes back to what paid in, as far as it paid in, and the rest where the player wants it; the first of the
 * receivers is the one that they chose. What is below an account's least is not sent there. Null where the rest cannot be sent.
 */
export function splitPayout(amount: number, receivers: readonly Receiver[]): SplitPart[] | null {
  let left = amount;
  const parts: SplitPart[] = [];
  for (const [index, { owed, min, max }] of receivers.entries()) {
    const back = Math.min(owed, left, max);
    if (back < min || back === 0) continue;
    parts.push({ index, amount: back, why: "owed" });
    left -= back;
  }
  return left === 0 ? parts : withRest(parts, left, receivers[0]);
}

function withRest(parts: SplitPart[], left: number, chosen: Receiver | undefined): SplitPart[] | null {
  if (!chosen) return null;
  const own = parts.find(({ index }) => index === 0);
  const total = left + (own?.amount ?? 0);
  if (total < chosen.min || total > chosen.max) return null;
  const others = parts.filter(({ index }) => index !== 0);
  return [{ index: 0, amount: total, why: own && others.length === 0 && left === 0 ? "owed" : "chosen" }, ...others];
}
