import { useRef, useState } from "react";
import type { Round } from "../../../../schemas/play/round";
import { useGame } from "../../game_context";
import { buysFreeSpins } from "../../rules/bought";
import type { SlotModel, SlotSymbol } from "../../rules/slot_models";
import { type Coin, expandReels, type Grid, type Spin, type Win, winningPlaces } from "../../rules/slots/slot_wins";
import { prefersNoMotion } from "../../motion";
import { dropsOf, reelStrip } from "./reel_strip";

export const reelMs = (reel: number) => 620 + 190 * reel;
/** How long a symbol falls through so many rows. */
export const dropMs = (rows: number) => 160 + 70 * rows;

export interface Shown {
  /** Counts the spins of the reels. */
  turn: number;
  strips: readonly (readonly SlotSymbol[])[];
  grid: readonly (readonly SlotSymbol[])[];
  wins: readonly Win[];
  /** Counts what has fallen, with how far each place of each reel came down. */
  falls: number;
  drops: readonly (readonly number[])[] | null;
  /** What has won goes, so that others fall. */
  isGoing: boolean;
  /** How often wins count now. */
  factor: number;
  /** What the round has brought so far, as a decimal. */
  won: number;
  message:
    | { kind: "free_spins_won" | "hold_won"; count: number }
    | { kind: "free_spins_total" | "hold_total" | "full_won"; amount: number }
    | null;
  freeSpinsLeft: number | null;
  /** The coins of a grid that has come to rest. */
  coins: readonly Coin[];
  hold: Hold | null;
}

/** Coins that stay, with those that came last, while all other places turn. */
export interface Hold {
  coins: readonly Coin[];
  fresh: readonly Coin[];
  /** How many turns are left, and which one it is. */
  left: number;
  turn: number;
  isTurning: boolean;
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

  /** Waits so that what stands can be read, also where nothing moves. */
  const rest = (ms: number) => (prefersNoMotion() && !isSkipped.current ? new Promise((done) => setTimeout(done, ms)) : wait(ms));

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

  /** Turns the places without a coin until no coin comes any more, and counts what lies there. */
  async function turnPlaces({ coins: first = [], held }: Spin, round: Round) {
    if (!held || !model.hold) return;
    await rest(600);
    setShown((before) => ({ ...before, wins: [], message: { kind: "hold_won", count: first.length } }));
    await rest(1_500);
    let hold: Hold = { coins: first, fresh: [], left: model.hold.respins, turn: 0, isTurning: false };
    const change = (next: Partial<Hold>) => {
      hold = { ...hold, ...next };
      setShown((before) => ({ ...before, message: null, hold }));
    };
    change({});
    await rest(500);
    for (const fresh of held.respins) {
      change({ turn: hold.turn + 1, left: hold.left - 1, fresh: [], isTurning: true });
      await wait(750);
      const left = fresh.length > 0 ? model.hold.respins : hold.left;
      change({ coins: [...hold.coins, ...fresh], fresh, left, isTurning: false });
      await rest(fresh.length > 0 ? 620 : 300);
    }
    const [coins, full] = held.wins;
    const tell = async (kind: "hold_total" | "full_won", win: Win | undefined) => {
      if (!win) return;
      const amount = sumOf([win], round);
      setShown((before) => ({ ...before, message: { kind, amount }, won: Math.min(round.payout, before.won + amount) }));
      await rest(1_800);
    };
    await tell("full_won", full);
    await tell("hold_total", coins);
    setShown((before) => ({
      ...before,
      message: null,
      hold: null,
      coins: hold.coins,
      grid: withCoinsAt(before.grid, hold.coins),
    }));
    setShown((before) => ({ ...before, strips: before.strips.map((strip, reel) => stopAt(strip, before.grid[reel])) }));
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
      await turnPlaces(spin, round);
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

/** A grid with a coin wherever one has come to lie. */
const withCoinsAt = (grid: Grid, coins: readonly Coin[]): SlotSymbol[][] =>
  grid.map((column, reel) =>
    column.map((symbol, row) => (coins.some((coin) => coin.reel === reel && coin.row === row) ? "scatter" : symbol)),
  );

/** What the reels show before the first spin. */
function first({ reels, rows }: SlotModel): Shown {
  const grid = reels.map((strip) => strip.slice(0, rows));
  const still = { turn: 0, falls: 0, drops: null, isGoing: false, factor: 1, coins: [], hold: null };
  return { ...still, strips: grid, grid, wins: [], won: 0, message: null, freeSpinsLeft: null };
}
