import type { drawBoard } from "./board";
import type { createStage } from "./stage";
import { paidFor, type Stakes, sumOf } from "./stakes";
import type { Table, View } from "./view";
import { ask } from "./ask";
import type { Sayings } from "./sayings";

const drawMs = 4_500;
const lastBetsMs = 4_000;
const betsMs = 12_000;

interface Room {
  board: ReturnType<typeof drawBoard>;
  stage: Pick<ReturnType<typeof createStage>, "show" | "wait">;
  say: Sayings["say"];
  tellRound: (stake: number, paid: number) => void;
  readBalance: () => Promise<void>;
  tableNow: () => Table | null;
  change: (changed: Partial<Stakes>) => void;
}

/** Shows a live table as it goes on. */
export function followTable(view: View, { board, stage, say, tellRound, readBalance, tableNow, change }: Room): void {
  let shownRound = -1;

  async function follow() {
    const seen = await ask<Table>(view, "table");
    if (!seen) {
      board.say(say("session_over"));
      return void setTimeout(() => void follow(), 3_000);
    }
    showTable(seen, tableNow());
    setTimeout(() => void follow(), Math.min(1_000, Math.max(200, seen.leftMs + 50)));
  }

  function showTable(seen: Table, before: Table | null) {
    const { phase, leftMs, drawn, own } = seen;
    const isNew = before?.number !== seen.number;
    const isTurn = isNew || before?.phase !== phase;
    change({ table: seen, placed: own });
    if (phase === "bets") board.showTime(say("seconds", { count: String(Math.ceil(leftMs / 1000)) }), leftMs / betsMs);
    else board.showTime("", 0);
    board.showSeats(seen.seats);
    if (isNew) {
      board.showPast(seen.past);
      board.clearWins();
      if (phase === "bets") stage.wait();
    }
    if (phase === "bets" && (isTurn || leftMs < lastBetsMs)) board.say(say(leftMs < lastBetsMs ? "last_bets" : "place_bets"));
    if (phase === "drawing" && isTurn) board.say(say("no_more_bets"));
    if (drawn && shownRound !== seen.number) {
      shownRound = seen.number;
      stage.show(drawn, phase === "drawing" ? Math.max(0, Math.min(drawMs, leftMs - 300)) : 0);
    }
    if (phase === "result" && isTurn && drawn) {
      const [stake, paid] = [sumOf(Object.values(own)), paidFor(own, drawn)];
      board.showResult(drawn, stake > 0 ? paid : null, stake);
      if (stake > 0) tellRound(stake, paid);
    }
    if (phase === "bets" && isTurn) void readBalance();
  }

  void follow();
}
