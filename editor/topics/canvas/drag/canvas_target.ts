import { asColumnPlace } from "../../../core/column_place";
import type { Place } from "../../../core/tree";
import type { Box } from "../../../workplace/canvas_store";
import type { Line } from "../../../workplace/drag_state";

/** A section of the page where it is rendered. */
export interface SectionBox {
  id: string;
  parent: string | null;
  /** Among its siblings. */
  index: number;
  /** Of the last of those that stand here as one. */
  lastIndex?: number;
  isContainer: boolean;
  box: Box;
}

export interface Point {
  x: number;
  y: number;
}

/** How near the edge of a container means beside it and not inside. */
const edge = 10;

/** Where something let go at a point would land, and the line that says so; `carried` never takes itself in. */
export function canvasTarget(
  boxes: readonly SectionBox[],
  point: Point,
  carried: ReadonlySet<string>,
): { place: Place; line: Line } | null {
  const byParent = Map.groupBy(boxes, ({ parent }) => parent);
  let parent: SectionBox | null = null;
  for (;;) {
    const siblings = byParent.get(parent?.id ?? null) ?? [];
    const nearest = nearestTo(siblings, point);
    if (!nearest) return parent && inside(parent);
    const isIn = nearest.isContainer && !carried.has(nearest.id) && (isColumn(nearest) || isWithin(shrink(nearest.box), point));
    if (!isIn) return beside(nearest, siblings, point);
    parent = nearest;
  }
}

/** Nothing stands beside a column but columns. */
const isColumn = ({ id }: SectionBox) => asColumnPlace({ parent: id, index: 0 }) !== null;

function inside({ id, box }: SectionBox): { place: Place; line: Line } {
  return {
    place: { parent: id, index: 0 },
    line: { x: box.x + 8, y: box.y + box.height / 2, length: Math.max(0, box.width - 16), direction: "across" },
  };
}

function beside(nearest: SectionBox, siblings: readonly SectionBox[], point: Point): { place: Place; line: Line } {
  const { box, parent, index } = nearest;
  const isRow = siblings.some((other) => other !== nearest && sharesRow(other.box, box));
  const isAfter = isRow ? point.x > box.x + box.width / 2 : point.y > box.y + box.height / 2;
  const place = { parent, index: isAfter ? (nearest.lastIndex ?? index) + 1 : index };
  const neighbour = siblings.find((other) => other.index === (isAfter ? index + 1 : index - 1))?.box;
  if (isRow) {
    const own = isAfter ? box.x + box.width : box.x;
    const across =
      neighbour && sharesRow(neighbour, box) ? (own + (isAfter ? neighbour.x : neighbour.x + neighbour.width)) / 2 : own;
    return { place, line: { x: across, y: box.y, length: box.height, direction: "down" } };
  }
  const own = isAfter ? box.y + box.height : box.y;
  const down = neighbour ? (own + (isAfter ? neighbour.y : neighbour.y + neighbour.height)) / 2 : own;
  return { place, line: { x: box.x, y: down, length: box.width, direction: "across" } };
}

function nearestTo(boxes: readonly SectionBox[], point: Point) {
  let best: SectionBox | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of boxes) {
    const distance = isColumn(one) ? distanceToColumn(one.box, point) : distanceTo(one.box, point);
    if (distance < least) [best, least] = [one, distance];
  }
  return best;
}

function distanceTo({ x, y, width, height }: Box, point: Point) {
  const across = Math.max(x - point.x, 0, point.x - (x + width));
  const down = Math.max(y - point.y, 0, point.y - (y + height));
  return across * across + down * down;
}

/** A column goes on below what it holds: one that is empty is as tall as its neighbours. */
function distanceToColumn({ x, y, width, height }: Box, point: Point) {
  const across = Math.max(x - point.x, 0, point.x - (x + width));
  return distanceTo({ x, y, width, height }, point) + across * across * 1_000_000;
}

const isWithin = (box: Box, point: Point) => distanceTo(box, point) === 0;

function shrink({ x, y, width, height }: Box): Box {
  const by = Math.min(edge, height / 4);
  return { x, y: y + by, width, height: height - 2 * by };
}

/** Two boxes stand side by side where they share most of their height and none of their width. */
function sharesRow(one: Box, other: Box) {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const isApart = one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1;
  return isApart && shared > Math.min(one.height, other.height) / 2;
}
