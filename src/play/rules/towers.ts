import type * as z from "zod/mini";
import type { choices, outcomes } from "../../../schemas/play/round";
import { type Draw, takeOut } from "./fair";
import { one, returnShare } from "./multiplier";
import type { Steps } from "./steps";

export type TowersChoice = z.output<typeof choices.towers>;
export type TowersOutcome = z.output<typeof outcomes.towers>;

export const towerRows = 9;

export const towerLevels = ["easy", "medium", "hard", "expert", "master"] as const satisfies readonly TowersChoice["level"][];

/** How many tiles a row has, and how many of them have no trap. */
export const towers: Record<TowersChoice["level"], { tiles: number; safe: number }> = {
  easy: { tiles: 4, safe: 3 },
  medium: { tiles: 3, safe: 2 },
  hard: { tiles: 2, safe: 1 },
  expert: { tiles: 3, safe: 1 },
  master: { tiles: 4, safe: 1 },
};

/** What is paid after so many rows, in ten-thousandths; the stake itself before the first. */
export function towersMultiplier(level: TowersChoice["level"], climbed: number): number {
  if (climbed === 0) return one;
  const { tiles, safe } = towers[level];
  return Number((BigInt(Math.round(returnShare * one)) * BigInt(tiles) ** BigInt(climbed)) / BigInt(safe) ** BigInt(climbed));
}

/** For each row from the ground the tiles without a trap. */
export function buildTower(draw: Draw, { level }: TowersChoice): number[][] {
  const { tiles, safe } = towers[level];
  return Array.from({ length: towerRows }, () => takeOut(draw, tiles, safe).sort((a, b) => a - b));
}

const isTrapped = (safe: readonly (readonly number[])[], { opened }: Pick<TowersOutcome, "opened">) =>
  opened.some((tile, row) => !safe[row]?.includes(tile));

const tell = (draw: Draw, choice: TowersChoice, outcome: TowersOutcome): TowersOutcome => ({
  ...outcome,
  safe: buildTower(draw, choice),
});

/** A tile in each row, from the ground up: each without a trap raises what can be taken. */
export const towersSteps: Steps<TowersChoice, TowersOutcome> = {
  start: () => ({ opened: [], safe: null, isCashedOut: false }),
  count: ({ opened }) => opened.length,
  isSame: ({ opened }, step, action) => action.kind === "open" && opened[step] === action.tile,
  take(draw, choice, outcome, action) {
    if (action.kind !== "open" || action.tile >= towers[choice.level].tiles) return null;
    const next = { ...outcome, opened: [...outcome.opened, action.tile] };
    return { outcome: next, isLost: isTrapped(buildTower(draw, choice), next), isLast: next.opened.length === towerRows };
  },
  worth: ({ level }, { opened }) => (opened.length === 0 ? null : towersMultiplier(level, opened.length)),
  isLost: (_choice, outcome) => outcome.safe !== null && isTrapped(outcome.safe, outcome),
  close: tell,
  again: tell,
};
