/** In pixels at factor 1, for the nearest layer. */
const byScroll = 80;
const byPointer = 30;

/** By how much layers are larger than the banner, so that no edge comes into view. */
export const overscan = (factor: number) => Math.ceil(factor * (byScroll + byPointer));

export interface Position {
  /** Where the banner stands on the screen: -1 above, 0 in the middle, 1 below. */
  scroll: number;
  /** Where the pointer is over it, from its middle: -1 to 1. */
  x: number;
  y: number;
}

/** How far a layer is moved; the farthest moves least. */
export function layerOffset({ scroll, x, y }: Position, { factor, depth }: { factor: number; depth: number }) {
  const reach = factor * depth;
  return { x: -clamp(x) * byPointer * reach, y: clamp(scroll) * byScroll * reach - clamp(y) * byPointer * reach };
}

/** From nearly still to 1, by the place among the layers. */
export const depthOf = (index: number, count: number) => (index + 1) / count;

const clamp = (value: number) => Math.min(1, Math.max(-1, value));
