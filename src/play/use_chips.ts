import { useState } from "react";
import { useGame } from "./game_context";
import type { Chips } from "./rules/chips";

/** More chips are not placed at once. */
const most = 200;

/** Chips of the same value on the spots of a table; they stay for the next round. */
export function useChips<Spot extends string>() {
  const { sound } = useGame();
  const [placed, setPlaced] = useState<readonly Spot[]>([]);
  const counts = new Map<Spot, number>();
  for (const spot of placed) counts.set(spot, (counts.get(spot) ?? 0) + 1);
  const chips: Chips<Spot>[] = [...counts].map(([on, count]) => ({ on, count }));
  return {
    chips,
    total: placed.length,
    countOn: (spot: Spot) => counts.get(spot) ?? 0,
    add(spot: Spot) {
      if (placed.length >= most) return;
      setPlaced([...placed, spot]);
      sound.play({ sound: "chip" });
    },
    /** Takes the last chip of a spot away, or the last one of all. */
    undo(spot?: Spot) {
      const last = spot === undefined ? placed.length - 1 : placed.lastIndexOf(spot);
      if (last >= 0) setPlaced(placed.toSpliced(last, 1));
    },
    clear: () => setPlaced([]),
  };
}
