import { drawBoard } from "./board";
import { createSayings } from "./sayings";
import { createStage } from "./stage";
import { type Stakes, sumOf, withChip, withTaken } from "./stakes";
import type { Played, View } from "./view";
import { ask } from "./ask";
import { followTable } from "./follow_table";

const quickMs = 1_400;

/** What the studios' server refuses for, as the page says it. */
const refusals: Record<string, string> = {
  closed: "closed",
  taken_back: "taken_back",
  RS_ERROR_NOT_ENOUGH_MONEY: "too_little_money",
  RS_ERROR_LIMIT_REACHED: "limit",
  RS_ERROR_TOKEN_EXPIRED: "session_over",
  RS_ERROR_INVALID_TOKEN: "session_over",
  RS_ERROR_USER_DISABLED: "session_over",
};

/** What the page of the casino is asked for when a complaint is shown. */
const needs: Record<string, string> = { too_little_money: "deposit", session_over: "reload" };

const nothingBet = new Map<string, number>();

function start(root: HTMLElement, view: View) {
  const sayings = createSayings(view);
  const { say } = sayings;
  const stage = createStage(view, say, sayings.ownNumbers);
  const chip = view.chips[1] ?? view.chips[0] ?? 1;
  let stakes: Stakes = { bets: nothingBet, placed: {}, last: nothingBet, chip, balance: null, isBusy: false, table: null };

  const tell = (message: object) =>
    parent !== window && parent.postMessage({ source: "foyer-game", ...message }, view.merchantOrigin);
  const tellRound = (stake: number, paid: number) =>
    tell({ type: "round", roundId: "", bet: stake / view.units, payout: paid / view.units, isDemo: view.isDemo });

  /** The casino is told of every press: its clocks want to know that somebody is there. */
  const pressed = (does: () => void) => () => {
    board.hush();
    does();
    tell({ type: "action" });
  };
  const board = drawBoard(root, stage.box, view, sayings, {
    spot(id) {
      if (view.isLive && stakes.table?.phase !== "bets") return complain("closed");
      change({ bets: withChip(stakes, id) });
      tell({ type: "action" });
    },
    chip: (value) => change({ chip: value }),
    clear: pressed(() => change({ bets: nothingBet })),
    repeat: pressed(() => change({ bets: stakes.last })),
    bet: pressed(() => void bet()),
  });

  function change(changed: Partial<Stakes>) {
    stakes = { ...stakes, ...changed };
    board.show(stakes);
  }

  function complain(word: string) {
    board.complain(word);
    const missing = (sumOf(stakes.bets.values()) - (stakes.balance ?? Infinity)) / view.units;
    if (needs[word]) tell({ type: "needs", what: needs[word], ...(word === "too_little_money" && missing > 0 && { missing }) });
  }

  async function readBalance() {
    const read = await ask<{ balance: number | null }>(view, "balance");
    if (read && read.balance !== null) change({ balance: read.balance });
  }

  async function bet() {
    if (stakes.isBusy) return;
    board.clearWins();
    change({ isBusy: true });
    const { bets } = stakes;
    const played = await ask<Played>(view, "bet", { spots: Object.fromEntries(bets) });
    change({ isBusy: false });
    if (!played) complain("failed");
    else if (played.kind === "refused") complain(refusals[played.why] ?? "failed");
    else if (played.kind === "placed")
      change({ last: bets, bets: nothingBet, balance: played.balance, placed: withTaken(stakes.placed, bets) });
    else {
      change({ last: bets, bets: nothingBet });
      await reveal(played, bets);
    }
  }

  async function reveal({ drawn, paid, balance }: Extract<Played, { kind: "played" }>, bets: Stakes["bets"]) {
    const stake = sumOf(bets.values());
    const before = stakes.balance;
    change({ isBusy: true, placed: Object.fromEntries(bets), balance: before === null ? null : before - stake });
    stage.show(drawn, quickMs);
    await new Promise((done) => setTimeout(done, quickMs + 150));
    change({ isBusy: false, placed: {}, balance });
    board.showResult(drawn, paid, stake);
    board.addPast({ result: drawn.result, isWord: drawn.isWord === true, ...(drawn.tone && { tone: drawn.tone }) });
    tellRound(stake, paid);
  }

  addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey }) => {
    const value = view.chips[Number(key) - 1];
    if (!ctrlKey && !metaKey && !altKey && value !== undefined) change({ chip: value });
  });
  addEventListener("message", ({ source, origin, data }: MessageEvent<{ source?: string; type?: string } | null>) => {
    if (source === parent && origin === view.merchantOrigin && data?.source === "foyer" && data.type === "balance")
      void readBalance();
  });
  new ResizeObserver(() => tell({ type: "height", height: innerWidth < 664 ? Math.ceil(root.scrollHeight) : 0 })).observe(root);
  change({});
  void readBalance().then(() => tell({ type: "ready" }));
  if (view.isLive) followTable(view, { board, stage, say, tellRound, readBalance, tableNow: () => stakes.table, change });
}

const root = document.getElementById("root");
const told = document.getElementById("view")?.textContent;
if (root && told) start(root, JSON.parse(told) as View);
