import type * as z from "zod/mini";
import type { outcomes } from "../../../schemas/play/round";
import { type Draw, pick } from "./fair";
import { fromHundredths } from "./multiplier";
import { type SlotModel, slotLines, slotSymbols, type SlotSymbol } from "./slot_models";

type SlotOutcome = z.output<typeof outcomes.slot>;
type Spin = SlotOutcome["spins"][number];

/** What stands for a line where there is none: with scatters, and with ways. */
export const scattersLine = -1;
export const waysLine = -2;
const reelCount = 5;
const rowCount = 3;

/** The symbol that a reel shows in a row when it has stopped. */
const symbolAt = (strip: readonly SlotSymbol[], stop: number, row: number): SlotSymbol =>
  strip[(stop + row) % strip.length] ?? "ten";

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

const payFor = ({ pays }: SlotModel, symbol: SlotSymbol, count: number): number => pays[symbol][count - 3] ?? 0;

type Grid = readonly (readonly SlotSymbol[])[];

/** Reels that show a wild, where these fill the whole reel. */
export const expandedReels = ({ mechanic }: SlotModel, grid: Grid): number[] =>
  mechanic === "expanding" ? grid.flatMap((column, reel) => (column.includes("wild") ? [reel] : [])) : [];

/** The grid with the reels that wilds have filled. */
export const expandReels = (grid: Grid, reels: readonly number[]): SlotSymbol[][] =>
  grid.map((column, reel) => column.map((symbol) => (reels.includes(reel) ? "wild" : symbol)));

/** All that a grid pays, in hundredths of the whole bet; `factor` is that of free spins. */
export function readGrid(model: SlotModel, grid: Grid, factor: number): Spin["wins"] {
  const wins =
    model.mechanic === "ways" ? readWays(model, grid) : readLines(model, expandReels(grid, expandedReels(model, grid)));
  const scatters = countScatters(grid);
  const pays = payFor(model, "scatter", scatters);
  if (pays > 0) wins.push({ line: scattersLine, symbol: "scatter", count: scatters, multiplier: pays });
  return wins.map((win) => ({ ...win, multiplier: win.multiplier * factor }));
}

function readLines(model: SlotModel, grid: Grid): Spin["wins"] {
  const wins: Spin["wins"] = [];
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
function readWays(model: SlotModel, grid: Grid): Spin["wins"] {
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

const countScatters = (grid: Grid): number => grid.flat().filter((symbol) => symbol === "scatter").length;

/** A paid spin and the free ones that follow. It ends early at the model's highest win. */
export function playSlot(draw: Draw, model: SlotModel): { outcome: SlotOutcome; multiplier: number } {
  const most = 100 * model.maxMultiplier;
  const spins: Spin[] = [];
  let total = 0;
  let freeSpinsLeft = 1;
  do {
    const stops = Array.from({ length: reelCount }, (_, reel) => pick(draw, model.reels[reel]?.length ?? 1));
    const grid = stops.map((stop, reel) =>
      Array.from({ length: rowCount }, (_, row) => symbolAt(model.reels[reel] ?? [], stop, row)),
    );
    const wins = readGrid(model, grid, spins.length === 0 ? 1 : model.freeSpinFactor);
    total = Math.min(most, total + wins.reduce((sum, { multiplier }) => sum + multiplier, 0));
    freeSpinsLeft--;
    if (countScatters(grid) >= 3) freeSpinsLeft = Math.min(freeSpinsLeft + model.freeSpins, model.mostFreeSpins - spins.length);
    if (total === most) freeSpinsLeft = 0;
    const expanded = model.mechanic === "expanding" && { expanded: expandedReels(model, grid) };
    spins.push({ stops, grid, wins, freeSpinsLeft, ...expanded });
  } while (freeSpinsLeft > 0);
  return { outcome: { spins }, multiplier: fromHundredths(total) };
}
