import { useRef, useState } from "react";
import type * as z from "zod/mini";
import type { outcomes, Round } from "../../../schemas/play/round";
import { useGame } from "../game_context";
import { expandReels } from "../rules/slot";
import type { SlotModel, SlotSymbol } from "../rules/slot_models";
import { prefersNoMotion } from "../motion";
import { reelStrip } from "./reel_strip";

export type Spin = z.output<typeof outcomes.slot>["spins"][number];

export const reelMs = (reel: number) => 620 + 190 * reel;

export interface Shown {
  /** Counts the spins of the reels. */
  turn: number;
  strips: readonly (readonly SlotSymbol[])[];
  grid: readonly (readonly SlotSymbol[])[];
  wins: Spin["wins"];
  /** What the round has brought so far, as a decimal. */
  won: number;
  message: { kind: "free_spins"; count: number } | { kind: "total"; amount: number } | null;
  freeSpinsLeft: number | null;
}

/** Shows a round of the slot, spin after spin. Whoever does not want to wait skips what moves. */
export function useSpins(model: SlotModel) {
  const { game } = useGame();
  const [shown, setShown] = useState<Shown>(() => ({ ...first(model) }));
  const [isSpinning, setSpinning] = useState(false);
  const skips = useRef<(() => void) | null>(null);
  const isSkipped = useRef(false);

  /** Waits so long, or until it is skipped; not at all where nothing moves. */
  function wait(ms: number): Promise<void> {
    if (prefersNoMotion() || isSkipped.current) return new Promise((resolve) => setTimeout(resolve, isSkipped.current ? 60 : 0));
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      skips.current = done;
      function done() {
        clearTimeout(timer);
        skips.current = null;
        resolve();
      }
    });
  }

  async function show(round: Round) {
    const { spins } = round.outcome as { spins: Spin[] };
    let won = 0;
    for (const [index, spin] of spins.entries()) {
      if (index === 1) {
        setShown((before) => ({ ...before, message: { kind: "free_spins", count: spins[0]?.freeSpinsLeft ?? 0 } }));
        await wait(1_700);
      }
      const grid = spin.grid as SlotSymbol[][];
      setShown((before) => ({
        ...before,
        turn: before.turn + 1,
        message: null,
        wins: [],
        grid,
        strips: spin.stops.map((stop, reel) => reelStrip(model, { reel, stop, before: before.grid[reel] ?? [] })),
        freeSpinsLeft: index === 0 ? null : spin.freeSpinsLeft,
      }));
      await wait(reelMs(4) + 60);
      if (spin.expanded?.some((reel) => grid[reel]?.some((symbol) => symbol !== "wild"))) {
        const full = expandReels(grid, spin.expanded);
        setShown((before) => ({ ...before, grid: full, strips: before.strips.map((strip, reel) => stopAt(strip, full[reel])) }));
        await wait(320);
      }
      const gained = spin.wins.reduce((sum, { multiplier }) => sum + multiplier, 0);
      won = Math.min(round.payout, won + (gained / 100) * round.bet);
      const isLast = index === spins.length - 1;
      setShown((before) => ({ ...before, wins: spin.wins, won: isLast ? round.payout : won }));
      if (gained > 0 && !isLast) await wait(850);
      else if (!isLast) await wait(160);
    }
    if (spins.length > 1) {
      setShown((before) => ({ ...before, message: { kind: "total", amount: round.payout } }));
      await wait(1_900);
      setShown((before) => ({ ...before, message: null, freeSpinsLeft: null }));
    }
  }

  async function play() {
    setSpinning(true);
    isSkipped.current = false;
    setShown((before) => ({ ...before, wins: [], won: 0 }));
    const round = await game.play({});
    if (round) {
      await show(round);
      game.show(round);
      await game.rested();
    }
    setSpinning(false);
    return round;
  }

  function skip() {
    isSkipped.current = true;
    skips.current?.();
  }

  return { shown, isSpinning, play, skip, isSkipped };
}

/** A strip that has come to rest, with other symbols in its window. */
const stopAt = (strip: readonly SlotSymbol[], symbols: readonly SlotSymbol[] = []) => [
  ...symbols,
  ...strip.slice(symbols.length),
];

/** What the reels show before the first spin. */
function first({ reels }: SlotModel): Shown {
  const grid = reels.map((strip) => strip.slice(0, 3));
  return { turn: 0, strips: grid, grid, wins: [], won: 0, message: null, freeSpinsLeft: null };
}
