import type * as z from "zod/mini";
import type { choices, outcomes } from "../../../schemas/play/round";
import { type Draw, takeOut } from "./fair";
import { fromHundredths } from "./multiplier";

export type KenoChoice = z.output<typeof choices.keno>;

export const kenoNumbers = 40;
export const kenoDrawn = 10;
export const mostPicks = 10;

/** What each number of hits pays, in hundredths, from none to all, for one pick to ten. Each row returns 99 % or a little less. */
const tables: Record<KenoChoice["risk"], readonly (readonly number[])[]> = {
  classic: [
    [0, 396],
    [0, 190, 449],
    [0, 100, 310, 1038],
    [0, 80, 180, 501, 2250],
    [0, 25, 140, 410, 1651, 3600],
    [0, 0, 100, 368, 700, 1665, 4000],
    [0, 0, 47, 300, 450, 1403, 3100, 6000],
    [0, 0, 0, 220, 400, 1298, 2200, 5500, 7000],
    [0, 0, 0, 155, 300, 800, 1507, 4400, 6000, 8500],
    [0, 0, 0, 140, 225, 450, 794, 1700, 5000, 8000, 10000],
  ],
  low: [
    [70, 186],
    [0, 200, 382],
    [0, 110, 138, 2611],
    [0, 0, 220, 790, 9032],
    [0, 0, 150, 420, 1310, 30000],
    [0, 0, 110, 200, 620, 9995, 70000],
    [0, 0, 110, 160, 350, 1510, 22500, 70000],
    [0, 0, 110, 150, 200, 550, 3896, 10000, 80000],
    [0, 0, 110, 130, 170, 250, 727, 5000, 25000, 100000],
    [0, 0, 110, 120, 130, 185, 350, 1300, 5000, 25000, 100000],
  ],
  medium: [
    [40, 276],
    [0, 180, 516],
    [0, 0, 280, 5001],
    [0, 0, 171, 1000, 10000],
    [0, 0, 140, 400, 1400, 39133],
    [0, 0, 0, 300, 900, 18082, 71000],
    [0, 0, 0, 200, 700, 3006, 40000, 80000],
    [0, 0, 0, 200, 401, 1100, 6700, 40000, 90000],
    [0, 0, 0, 200, 250, 500, 1517, 10000, 50000, 100000],
    [0, 0, 0, 160, 200, 400, 700, 2636, 10000, 50000, 100000],
  ],
  high: [
    [0, 396],
    [0, 0, 1716],
    [0, 0, 0, 8151],
    [0, 0, 0, 1000, 25939],
    [0, 0, 0, 450, 4800, 45276],
    [0, 0, 0, 0, 1100, 35000, 71000],
    [0, 0, 0, 0, 700, 9006, 40000, 80000],
    [0, 0, 0, 0, 500, 2000, 27032, 60000, 90000],
    [0, 0, 0, 0, 400, 1100, 5610, 50000, 80000, 100000],
    [0, 0, 0, 0, 350, 800, 1300, 6285, 50000, 80000, 100000],
  ],
};

/** What no hit to all hits pay, in hundredths. */
export const kenoPays = (risk: KenoChoice["risk"], picks: number): readonly number[] => tables[risk][picks - 1] ?? [];

const waysOf = (from: number, count: number): number => {
  let ways = 1;
  for (let step = 0; step < count; step++) ways = (ways * (from - step)) / (step + 1);
  return ways;
};

/** How likely so many of the picks are drawn. */
export const kenoChance = (picks: number, hits: number): number =>
  (waysOf(kenoDrawn, hits) * waysOf(kenoNumbers - kenoDrawn, picks - hits)) / waysOf(kenoNumbers, picks);

/** What comes back on average of all that is bet so. */
export const kenoReturn = (risk: KenoChoice["risk"], picks: number): number =>
  kenoPays(risk, picks).reduce((sum, pays, hits) => sum + (pays / 100) * kenoChance(picks, hits), 0);

export function playKeno(
  draw: Draw,
  { picks, risk }: KenoChoice,
): { outcome: z.output<typeof outcomes.keno>; multiplier: number } {
  const drawn = takeOut(draw, kenoNumbers, kenoDrawn);
  const hits = picks.filter((number) => drawn.includes(number)).length;
  return { outcome: { drawn }, multiplier: fromHundredths(kenoPays(risk, picks.length)[hits] ?? 0) };
}
