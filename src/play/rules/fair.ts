/** What a fair round's chance comes from: HMAC-SHA256 with the server's seed as the key, of this message, per 32 bytes. */
export const fairMessage = (clientSeed: string, nonce: number, cursor: number): string => `${clientSeed}:${nonce}:${cursor}`;

/**
 * What the number that rounds a win comes from, in the same way: the first one of this message's HMAC. On a flight, which is
 * one for all, each bet has its own by the id of its round; other rounds have it by their nonce.
 */
export const roundingMessage = (clientSeed: string, round: number | string): string => `${clientSeed}:${round}:rounding`;

/** Eight numbers from 0 to below 1 of one HMAC's 32 bytes, four bytes each, the first weighs most. */
export function floatsOf(digest: Uint8Array): number[] {
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return Array.from({ length: digest.byteLength / 4 }, (_, index) => view.getUint32(4 * index) / 2 ** 32);
}

/** Answers the next number from 0 to below 1, each time another one. */
export type Draw = () => number;

/** Draws from HMACs, which are asked for in their order, when they are needed. */
export function drawFrom(digestAt: (cursor: number) => Uint8Array): Draw {
  let cursor = 0;
  let floats: number[] = [];
  return () => {
    if (floats.length === 0) floats = floatsOf(digestAt(cursor++));
    return floats.shift() ?? 0;
  };
}

/** A whole number from 0 to below `count`. */
export const pick = (draw: Draw, count: number): number => Math.floor(draw() * count);

/** So many of the numbers from 0 to below `from`, in the order in which they are taken out of the list. */
export function takeOut(draw: Draw, from: number, count: number): number[] {
  const left = Array.from({ length: from }, (_, index) => index);
  return Array.from({ length: count }, () => left.splice(pick(draw, left.length), 1)[0] ?? 0);
}
