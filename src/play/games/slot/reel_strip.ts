import type { SlotModel, SlotSymbol } from "../../rules/slot_models";

/** How many symbols pass by before a reel stops: each reel turns a little longer than the one before it. */
const passing = (reel: number) => 12 + 5 * reel;

/** What moves past on a reel, from the top: what it stops at, what passes, and what was seen before. */
export function reelStrip(
  { reels, rows }: Pick<SlotModel, "reels" | "rows">,
  { reel, stop, before }: { reel: number; stop: number; before: readonly SlotSymbol[] },
): SlotSymbol[] {
  const strip = reels[reel] ?? [];
  const from = Array.from({ length: rows + passing(reel) }, (_, row) => strip[(stop + row) % strip.length] ?? "ten");
  return [...from, ...before];
}

/** How far each place of a column has come down, in rows, when what won went and others fell. */
export function dropsOf(column: readonly unknown[], isWon: (row: number) => boolean): number[] {
  const kept = column.flatMap((_, row) => (isWon(row) ? [] : [row]));
  const fresh = column.length - kept.length;
  return column.map((_, row) => (row < fresh ? fresh : row - (kept[row - fresh] ?? row)));
}
