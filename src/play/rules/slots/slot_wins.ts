import type * as z from "zod/mini";
import type { outcomes } from "../../../../schemas/play/round";
import { slotLines } from "../slot_models";
import { type SlotModel, slotSymbols, type SlotSymbol } from "./slot_model";

export type Spin = z.output<typeof outcomes.slot>["spins"][number];
export type Win = Spin["wins"][number];
export type Coin = NonNullable<Spin["coins"]>[number];
export type Grid = readonly (readonly SlotSymbol[])[];

/** What stands for a line where there is none: with scatters, with ways, and with clusters. */
export const scattersLine = -1;
export const waysLine = -2;
export const clusterLine = -3;

/** How many from the left are of one symbol, wilds included, and what the better reading of them pays, in hundredths. */
export function readLine(model: SlotModel, line: readonly SlotSymbol[]): { symbol: SlotSymbol; count: number; pays: number } {
  const first = line.findIndex((symbol) => symbol !== "wild");
  const wilds = first === -1 ? line.length : first;
  const symbol = line[first] ?? "wild";
  let count = wilds;
  while (count < line.length && (line[count] === symbol || line[count] === "wild")) count++;
  const asWilds = payFor(model, "wild", wilds);
  const asSymbol = symbol === "scatter" ? 0 : payFor(model, symbol, count);
  return asWilds > asSymbol ? { symbol: "wild", count: wilds, pays: asWilds } : { symbol, count, pays: asSymbol };
}

/** What so many of a symbol pay, in hundredths of the whole bet. */
const payFor = ({ counts, pays }: SlotModel, symbol: SlotSymbol, count: number): number =>
  pays[symbol][counts.findLastIndex((least) => count >= least)] ?? 0;

/** Reels that show a wild, where these fill the whole reel. */
export const expandedReels = ({ mechanic }: SlotModel, grid: Grid): number[] =>
  mechanic === "expanding" ? grid.flatMap((column, reel) => (column.includes("wild") ? [reel] : [])) : [];

/** The grid with the reels that wilds have filled. */
export const expandReels = (grid: Grid, reels: readonly number[]): SlotSymbol[][] =>
  grid.map((column, reel) => column.map((symbol) => (reels.includes(reel) ? "wild" : symbol)));

/** What a grid pays by its lines, ways or clusters, in hundredths of the whole bet. */
export function readSymbols(model: SlotModel, grid: Grid): Win[] {
  if (model.mechanic === "cluster") return readClusters(model, grid);
  if (model.mechanic === "ways" || model.mechanic === "tumble") return readWays(model, grid);
  return readLines(model, expandReels(grid, expandedReels(model, grid)));
}

/** What its scatters pay, wherever they are. */
export function readScatters(model: SlotModel, grid: Grid): Win[] {
  const count = countScatters(grid);
  const multiplier = payFor(model, "scatter", count);
  return multiplier > 0 ? [{ line: scattersLine, symbol: "scatter", count, multiplier }] : [];
}

export const countScatters = (grid: Grid): number => grid.flat().filter((symbol) => symbol === "scatter").length;

/** Wins that count `factor` times. */
export const timesFactor = (wins: readonly Win[], factor: number): Win[] =>
  wins.map((win) => ({ ...win, multiplier: win.multiplier * factor }));

function readLines(model: SlotModel, grid: Grid): Win[] {
  const wins: Win[] = [];
  for (const [line, rows] of slotLines.entries()) {
    const { symbol, count, pays } = readLine(
      model,
      rows.map((row, reel) => grid[reel]?.[row] ?? "ten"),
    );
    if (pays > 0) wins.push({ line, symbol, count, multiplier: pays });
  }
  return wins;
}

/** Each symbol once: on as many reels from the left as show it or a wild, as often as there are ways to take one place of each. */
function readWays(model: SlotModel, grid: Grid): Win[] {
  return slotSymbols.flatMap((symbol) => {
    if (symbol === "wild" || symbol === "scatter") return [];
    const places = grid.map((column) => column.filter((one) => one === symbol || one === "wild").length);
    const end = places.indexOf(0);
    const count = end === -1 ? places.length : end;
    const ways = places.slice(0, count).reduce((product, each) => product * each, 1);
    const pays = payFor(model, symbol, count) * ways;
    return pays > 0 ? [{ line: waysLine, symbol, count, multiplier: pays }] : [];
  });
}

/** Places, as `reel row`, of alike symbols that touch side by side or one above the other; from the first reel's top. */
export function clustersOf(grid: Grid): { symbol: SlotSymbol; places: string[] }[] {
  const seen = new Set<string>();
  const collect = (reel: number, row: number, symbol: SlotSymbol, places: string[]) => {
    const place = `${reel} ${row}`;
    if (grid[reel]?.[row] !== symbol || seen.has(place)) return;
    seen.add(place);
    places.push(place);
    for (const [right, down] of neighbours) collect(reel + right, row + down, symbol, places);
  };
  return grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => {
      const places: string[] = [];
      collect(reel, row, symbol, places);
      return places.length > 0 ? [{ symbol, places }] : [];
    }),
  );
}

const neighbours = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const readClusters = (model: SlotModel, grid: Grid): Win[] =>
  clustersOf(grid).flatMap(({ symbol, places }) => {
    const multiplier = payFor(model, symbol, places.length);
    return multiplier > 0 ? [{ line: clusterLine, symbol, count: places.length, multiplier }] : [];
  });

/** The places of a grid that win by a line, a way or a cluster, or by scatters: `reel row`. */
export function winningPlaces(grid: Grid, wins: readonly { line: number; symbol: string; count: number }[]): Set<string> {
  const places = new Set<string>();
  const add = (reels: number, isMeant: (symbol: string) => boolean) => {
    for (const [reel, column] of grid.slice(0, reels).entries())
      for (const [row, symbol] of column.entries()) if (isMeant(symbol)) places.add(`${reel} ${row}`);
  };
  for (const { line, symbol, count } of wins) {
    if (line === scattersLine) add(grid.length, (one) => one === "scatter");
    else if (line === waysLine) add(count, (one) => one === symbol || one === "wild");
    else if (line === clusterLine)
      for (const cluster of clustersOf(grid)) {
        if (cluster.symbol === symbol && cluster.places.length === count) for (const place of cluster.places) places.add(place);
      }
    else {
      const rows = slotLines[line] ?? [];
      for (let reel = 0; reel < count; reel++) places.add(`${reel} ${rows[reel]}`);
    }
  }
  return places;
}
