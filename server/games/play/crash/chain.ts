import { createHash } from "node:crypto";

/**
 * A chain of hashes: each link is the SHA-256 of the one after it, as hexadecimal letters. Link 0 is published before the first
 * flight, the last one is the secret that all others come of, and flight n is flown with link n: that it fits was settled
 * before, and what comes next can't be told from it.
 */
export interface Chain {
  secret: string;
  length: number;
  /** Links 1,000, 2,000 …, so that none is far from one that is known. */
  milestones: readonly string[];
}

const milestoneEvery = 1_000;

export const linkBefore = (link: string): string => createHash("sha256").update(link).digest("hex");

/** The chain of a secret and its link 0; others get on meanwhile. */
export async function forgeChain(secret: string, length: number): Promise<Chain & { terminalHash: string }> {
  const milestones: string[] = [];
  let link = secret;
  for (let number = length; number > 0; number--) {
    if (number % milestoneEvery === 0) {
      milestones.unshift(link);
      await new Promise((resolve) => setImmediate(resolve));
    }
    link = linkBefore(link);
  }
  return { secret, length, milestones, terminalHash: link };
}

/** A link by its number, from the nearest one that is known. */
export function linkOf({ secret, length, milestones }: Chain, number: number): string {
  const next = Math.ceil(number / milestoneEvery);
  const known = milestones[next - 1];
  let link = known ?? secret;
  for (let at = known === undefined ? length : next * milestoneEvery; at > number; at--) link = linkBefore(link);
  return link;
}
