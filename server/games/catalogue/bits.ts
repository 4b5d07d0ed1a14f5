/** A set of places in a list, a bit for each. */
export type Bits = Uint32Array<ArrayBuffer>;

const wordsFor = (size: number) => (size + 31) >>> 5;

export const noBits = (size: number): Bits => new Uint32Array(wordsFor(size));

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffff_ffff);
  if (size % 32 > 0) bits[bits.length - 1] = 2 ** (size % 32) - 1;
  return bits;
}

export function bitsOf(size: number, places: Iterable<number>): Bits {
  const bits = noBits(size);
  for (const place of places) addBit(bits, place);
  return bits;
}

export function addBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

export const hasBit = (bits: Bits, place: number): boolean => (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;

export const inBoth = (a: Bits, b: Bits): Bits => a.map((word, index) => word & (b[index] ?? 0));

export const without = (a: Bits, b: Bits): Bits => a.map((word, index) => word & ~(b[index] ?? 0));

export function inAny(size: number, sets: readonly (Bits | undefined)[]): Bits {
  const bits = noBits(size);
  for (const set of sets) set?.forEach((word, index) => (bits[index] = (bits[index] ?? 0) | word));
  return bits;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let index = 0; index < bits.length; index++) count += countWord(bits[index] ?? 0);
  return count;
}

/** How many are in both, without making a set of them. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let index = 0; index < a.length; index++) count += countWord((a[index] ?? 0) & (b[index] ?? 0));
  return count;
}

function countWord(word: number): number {
  let pairs = word - ((word >>> 1) & 0x5555_5555);
  pairs = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
