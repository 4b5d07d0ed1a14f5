import { createHash, createHmac } from "node:crypto";
import type { Pick } from "./kind";

/** A round of a live table, in ms: bets, the drawing, and what came of it. */
export const roundMs = 20_000;
const [betsMs, drawnMs] = [12_000, 17_000];

export interface TableTime {
  number: number;
  phase: "bets" | "drawing" | "result";
  /** Until the phase is over. */
  leftMs: number;
}

/** Tables begin their rounds at different moments. */
const offsetOf = (table: string) => createHash("sha256").update(table).digest().readUInt16BE(0) % roundMs;

export function timeOf(table: string, now: number): TableTime {
  const since = now - offsetOf(table);
  const number = Math.floor(since / roundMs);
  const at = since - number * roundMs;
  if (at < betsMs) return { number, phase: "bets", leftMs: betsMs - at };
  return at < drawnMs ? { number, phase: "drawing", leftMs: drawnMs - at } : { number, phase: "result", leftMs: roundMs - at };
}

/** Whether a round's outcome has been seen by everybody at its table. */
export const isSeen = (table: string, number: number, now: number) => {
  const time = timeOf(table, now);
  return number < time.number || (number === time.number && time.phase === "result");
};

/** The same numbers for everybody at the table, in every process, also after a restart. */
export function picksOf(secret: string, table: string, number: number): Pick {
  let count = 0;
  return (below) => {
    const limit = Math.floor(0x1_0000_0000 / below) * below;
    for (;;) {
      const drawn = createHmac("sha256", secret).update(`${table}:${number}:${count++}`).digest().readUInt32BE(0);
      if (drawn < limit) return drawn % below;
    }
  };
}
