import type * as z from "zod/mini";
import type { outcomes } from "../../schemas/play/round";

type Spin = z.output<typeof outcomes.slot>["spins"][number];
type Coins = NonNullable<Spin["coins"]>;

const none = "·";

/** A spin as text: its grid and all that fell after it, and, where coins stayed, how they lay at first and after each turn. */
export function writeSpin({ grid, falls = [], coins = [], held }: Spin): { grids: string[]; turns: string[] } {
  const grids = [grid, ...falls.map((fall) => fall.grid)].map(writeColumns);
  if (!held) return { grids, turns: [] };
  const turns = held.respins.reduce<Coins[]>((all, fresh) => [...all, [...(all.at(-1) ?? []), ...fresh]], [coins]);
  return { grids, turns: turns.map((lying) => writeColumns(worthAt(grid, lying))) };
}

const worthAt = (grid: Spin["grid"], coins: Coins): string[][] =>
  grid.map((column, reel) =>
    column.map((_, row) => {
      const coin = coins.find((one) => one.reel === reel && one.row === row);
      return coin ? `${coin.value / 100}×` : none;
    }),
  );

const writeColumns = (grid: readonly (readonly string[])[]): string => grid.map((column) => column.join(" ")).join(" | ");
