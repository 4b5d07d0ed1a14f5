import type { Round } from "../../../../schemas/play/round";
import type { SlotModel, SlotSymbol } from "../../rules/slot_models";
import type { Coin, Grid, Spin, Win } from "../../rules/slots/slot_wins";
import { type Hold, type Shown, stopAt } from "./shown";
import type { useSkippable } from "./use_skippable";

interface Table extends Pick<ReturnType<typeof useSkippable>, "wait" | "rest"> {
  model: SlotModel;
  setShown: (change: (before: Shown) => Shown) => void;
  /** What wins bring in this round, as a decimal. */
  sumOf: (wins: readonly Win[], round: Round) => number;
}

/** Turns the places without a coin until no coin comes any more, and counts what lies there. */
export async function turnPlaces({ coins: first = [], held }: Spin, round: Round, { model, setShown, sumOf, wait, rest }: Table) {
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

/** A grid with a coin wherever one has come to lie. */
const withCoinsAt = (grid: Grid, coins: readonly Coin[]): SlotSymbol[][] =>
  grid.map((column, reel) =>
    column.map((symbol, row) => (coins.some((coin) => coin.reel === reel && coin.row === row) ? "scatter" : symbol)),
  );
