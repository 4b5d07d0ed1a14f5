import { readLine } from "./slot";
import { type SlotModel, slotLines, type SlotSymbol } from "./slot_models";

/** What a model returns of what is bet, computed from its strips and pays: every line, every number of scatters, all free spins. */
export function slotReturn(model: SlotModel): { returnShare: number; hitsPerLine: number; freeSpinChance: number } {
  const { lineReturn, hitsPerLine } = readAllLines(model);
  const scatters = scatterChances(model);
  const scatterReturn = scatters.reduce((sum, chance, count) => sum + chance * (model.pays.scatter[count - 3] ?? 0), 0);
  const perSpin = (slotLines.length * lineReturn + scatterReturn) / 100;
  const freeSpinChance = scatters.slice(3).reduce((sum, chance) => sum + chance, 0);
  // what a spin pays on average does not depend on how many there are, only on each being drawn alike
  const freeSpins = freeSpinChance * expectedFreeSpins(model, freeSpinChance);
  return { returnShare: perSpin * (1 + freeSpins * model.freeSpinFactor), hitsPerLine, freeSpinChance };
}

/** Symbols on a line are independent, each as frequent as it is on its reel. */
function readAllLines(model: SlotModel): { lineReturn: number; hitsPerLine: number } {
  const frequencies = model.reels.map((reel) => {
    const counts = new Map<SlotSymbol, number>();
    for (const symbol of reel) counts.set(symbol, (counts.get(symbol) ?? 0) + 1 / reel.length);
    return [...counts];
  });
  let lineReturn = 0;
  let hitsPerLine = 0;
  const line: SlotSymbol[] = [];
  const walk = (reel: number, chance: number) => {
    const frequency = frequencies[reel];
    if (!frequency) {
      const { pays } = readLine(model, line);
      lineReturn += chance * pays;
      if (pays > 0) hitsPerLine += chance;
      return;
    }
    for (const [symbol, share] of frequency) {
      line[reel] = symbol;
      walk(reel + 1, chance * share);
    }
  };
  walk(0, 1);
  return { lineReturn, hitsPerLine };
}

/** How likely each number of scatters is to be seen: none of a reel's is less than three from the next. */
function scatterChances({ reels }: SlotModel): number[] {
  let chances = [1];
  for (const reel of reels) {
    const seen = (3 * reel.filter((symbol) => symbol === "scatter").length) / reel.length;
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    for (const [count, chance] of chances.entries()) {
      next[count] = (next[count] ?? 0) + chance * (1 - seen);
      next[count + 1] = (next[count + 1] ?? 0) + chance * seen;
    }
    chances = next;
  }
  return chances;
}

/** How many free spins follow when they are won, those that they win themselves included. */
function expectedFreeSpins({ freeSpins, mostFreeSpins }: SlotModel, chance: number): number {
  const known = new Map<number, number>();
  const expected = (left: number, played: number): number => {
    if (left === 0) return 0;
    const key = left * 1_000 + played;
    const found = known.get(key);
    if (found !== undefined) return found;
    const more = Math.min(left - 1 + freeSpins, mostFreeSpins - played - 1);
    const value = 1 + chance * expected(more, played + 1) + (1 - chance) * expected(left - 1, played + 1);
    known.set(key, value);
    return value;
  };
  return expected(Math.min(freeSpins, mostFreeSpins), 0);
}
