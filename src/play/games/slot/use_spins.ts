import { useState } from "react";
import type { Round } from "../../../../schemas/play/round";
import { useGame } from "../../game_context";
import { buysFreeSpins } from "../../rules/bought";
import type { SlotModel, SlotSymbol } from "../../rules/slot_models";
import { expandReels, type Spin, type Win, winningPlaces } from "../../rules/slots/slot_wins";
import { dropsOf, reelStrip } from "./reel_strip";
import { type Shown, stopAt } from "./shown";
import { turnPlaces } from "./turn_places";
import { useSkippable } from "./use_skippable";

export const reelMs = (reel: number) => 620 + 190 * reel;
/** How long a symbol falls through so many rows. */
export const dropMs = (rows: number) => 160 + 70 * rows;

/** Shows a round of the slot, spin after spin. Whoever does not want to wait skips what moves. */
export function useSpins(model: SlotModel) {
  const { game } = useGame();
  const [shown, setShown] = useState<Shown>(() => ({ ...first(model) }));
  const [isSpinning, setSpinning] = useState(false);
  const { wait, rest, skip, isSkipped } = useSkippable();

  /** The bet that wins are counted by: of bought free spins one stake of many. */
  const stakeOf = ({ bet, choice }: Round) => bet / (buysFreeSpins("slot", choice) ? (model.buy?.price ?? 1) : 1);
  const sumOf = (wins: readonly Win[], round: Round) =>
    (wins.reduce((sum, { multiplier }) => sum + multiplier, 0) / 100) * stakeOf(round);

  async function turnReels(spin: Spin, freeSpinsLeft: number | null) {
    const grid = spin.grid as SlotSymbol[][];
    setShown((before) => ({
      ...before,
      turn: before.turn + 1,
      message: null,
      wins: [],
      drops: null,
      factor: 1,
      coins: [],
      grid,
      strips: spin.stops.map((stop, reel) => reelStrip(model, { reel, stop, before: before.grid[reel] ?? [] })),
      freeSpinsLeft,
    }));
    await wait(reelMs(4) + 60);
    if (spin.coins) setShown((before) => ({ ...before, coins: spin.coins ?? [] }));
    if (!spin.expanded?.some((reel) => grid[reel]?.some((symbol) => symbol !== "wild"))) return;
    const full = expandReels(grid, spin.expanded);
    setShown((before) => ({ ...before, grid: full, strips: before.strips.map((strip, reel) => stopAt(strip, full[reel])) }));
    await wait(320);
  }

  /** Everything that falls after a grid that won, each with what it wins. */
  async function letFall(spin: Spin, round: Round) {
    for (const [step, fall] of (spin.falls ?? []).entries()) {
      await rest(750);
      setShown((before) => ({ ...before, isGoing: true }));
      await wait(200);
      const grid = fall.grid as SlotSymbol[][];
      setShown((before) => {
        const won = winningPlaces(before.grid, before.wins);
        const drops = before.grid.map((column, reel) => dropsOf(column, (row) => won.has(`${reel} ${row}`)));
        const factor = model.fallFactors?.[step + 1] ?? model.fallFactors?.at(-1) ?? 1;
        return { ...before, grid, strips: grid, wins: [], isGoing: false, drops, falls: before.falls + 1, factor };
      });
      await wait(dropMs(model.rows) + 40);
      setShown((before) => ({ ...before, wins: fall.wins, won: Math.min(round.payout, before.won + sumOf(fall.wins, round)) }));
    }
  }

  async function show(round: Round) {
    const { spins } = round.outcome as { spins: Spin[] };
    const firstFree = buysFreeSpins("slot", round.choice) ? 0 : 1;
    for (const [index, spin] of spins.entries()) {
      if (index === firstFree) {
        const count = spins[index - 1]?.freeSpinsLeft ?? model.freeSpins;
        setShown((before) => ({ ...before, message: { kind: "free_spins_won", count } }));
        await wait(1_700);
      }
      await turnReels(spin, index < firstFree ? null : spin.freeSpinsLeft);
      setShown((before) => ({ ...before, wins: spin.wins, won: Math.min(round.payout, before.won + sumOf(spin.wins, round)) }));
      await letFall(spin, round);
      await turnPlaces(spin, round, { model, setShown, sumOf, wait, rest });
      const isLast = index === spins.length - 1;
      if (isLast) setShown((before) => ({ ...before, won: round.payout }));
      else await wait(spin.wins.length > 0 ? 850 : 160);
    }
    if (spins.length > firstFree) {
      setShown((before) => ({ ...before, message: { kind: "free_spins_total", amount: round.payout } }));
      await wait(1_900);
      setShown((before) => ({ ...before, message: null, freeSpinsLeft: null }));
    }
  }

  async function play({ isBuying = false } = {}) {
    setSpinning(true);
    isSkipped.current = false;
    setShown((before) => ({ ...before, wins: [], won: 0 }));
    const times = model.buy?.price ?? 1;
    const round = await (isBuying ? game.play({ buysFreeSpins: true }, { times }) : game.play({}));
    if (round) {
      await show(round);
      game.show(round);
      await game.rested();
    }
    setSpinning(false);
    return round;
  }

  return { shown, isSpinning, play, skip, isSkipped };
}

/** What the reels show before the first spin. */
function first({ reels, rows }: SlotModel): Shown {
  const grid = reels.map((strip) => strip.slice(0, rows));
  const still = { turn: 0, falls: 0, drops: null, isGoing: false, factor: 1, coins: [], hold: null };
  return { ...still, strips: grid, grid, wins: [], won: 0, message: null, freeSpinsLeft: null };
}
