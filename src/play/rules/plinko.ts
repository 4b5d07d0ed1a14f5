import type * as z from "zod/mini";
import type { choices, outcomes } from "../../../schemas/play/round";
import type { Draw } from "./fair";
import { fromHundredths } from "./multiplier";

export type PlinkoChoice = z.output<typeof choices.plinko>;

/** What buckets pay, in hundredths, from the edge to the middle; the other half is its mirror. Each row of them returns 99 % ± 0.02. */
const halves: Record<PlinkoChoice["risk"], Record<number, readonly number[]>> = {
  low: {
    8: [550, 270, 140, 76, 51],
    9: [600, 340, 180, 100, 54],
    10: [800, 410, 220, 110, 78, 50],
    11: [860, 490, 280, 180, 90, 44],
    12: [1000, 550, 310, 185, 120, 65, 50],
    13: [1050, 650, 390, 240, 150, 90, 43],
    14: [1200, 710, 430, 260, 165, 110, 70, 41],
    15: [1500, 910, 560, 340, 210, 120, 90, 46],
    16: [1650, 990, 600, 370, 230, 150, 100, 60, 60],
  },
  medium: {
    8: [1350, 390, 130, 59, 36],
    9: [1850, 590, 190, 75, 40],
    10: [2250, 730, 270, 105, 60, 30],
    11: [2500, 980, 390, 180, 70, 30],
    12: [3400, 1250, 490, 210, 90, 54, 40],
    13: [4400, 1750, 710, 300, 130, 60, 39],
    14: [5900, 2200, 880, 380, 175, 80, 50, 41],
    15: [9000, 3400, 1350, 550, 240, 120, 50, 36],
    16: [11200, 4150, 1600, 680, 300, 145, 80, 44, 42],
  },
  high: {
    8: [3000, 490, 100, 34, 30],
    9: [4400, 840, 185, 50, 20],
    10: [7800, 1250, 270, 70, 30, 28],
    11: [12200, 2150, 450, 100, 40, 24],
    12: [17500, 3100, 670, 180, 80, 20, 19],
    13: [26500, 5100, 1100, 290, 70, 33, 30],
    14: [43000, 7700, 1650, 420, 135, 50, 28, 22],
    15: [63000, 12300, 2700, 690, 200, 75, 30, 20],
    16: [102000, 18600, 3950, 1000, 300, 105, 60, 20, 15],
  },
};

/** What each bucket pays, in hundredths, from left to right. */
export function plinkoBuckets({ rows, risk }: PlinkoChoice): number[] {
  const half = halves[risk][rows] ?? [];
  return Array.from({ length: rows + 1 }, (_, bucket) => half[Math.min(bucket, rows - bucket)] ?? 0);
}

/** What comes back on average of all that is bet so: each bucket by the number of paths that lead to it. */
export function plinkoReturn(choice: PlinkoChoice): number {
  let paths = 1;
  let sum = 0;
  for (const [bucket, hundredths] of plinkoBuckets(choice).entries()) {
    sum += paths * hundredths;
    paths = (paths * (choice.rows - bucket)) / (bucket + 1);
  }
  return sum / 100 / 2 ** choice.rows;
}

export function dropBall(draw: Draw, choice: PlinkoChoice): { outcome: z.output<typeof outcomes.plinko>; multiplier: number } {
  const path = Array.from({ length: choice.rows }, () => draw() >= 0.5);
  const bucket = path.filter(Boolean).length;
  return { outcome: { path, bucket }, multiplier: fromHundredths(plinkoBuckets(choice)[bucket] ?? 0) };
}
