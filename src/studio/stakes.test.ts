import { expect, it } from "vitest";
import { choicesAt, paidFor, type Stakes, withChip, withTaken } from "./stakes";
import type { Table } from "./view";

const table: Table = { number: 7, phase: "bets", leftMs: 9_000, drawn: null, past: [], seats: 2, own: {} };
const empty: Stakes = { bets: new Map(), placed: {}, last: new Map(), chip: 100, balance: 5_000, isBusy: false, table };

it("puts chips on top of each other, and the house's on the table beside what lies there", () => {
  const bets = withChip({ ...empty, bets: withChip(empty, "red") }, "red");
  expect([...bets]).toEqual([["red", 200]]);
  expect(withTaken({ red: 50, black: 10 }, bets)).toEqual({ red: 250, black: 10 });
});

it("offers a bet where something is put down, and what was bet before where nothing is", () => {
  expect(choicesAt(empty, true)).toEqual({ canBet: false, canClear: false, canRepeat: false });
  expect(choicesAt({ ...empty, last: new Map([["red", 100]]) }, true).canRepeat).toBe(true);
  const laid = { ...empty, bets: withChip(empty, "red"), last: new Map([["red", 100]]) };
  expect(choicesAt(laid, true)).toEqual({ canBet: true, canClear: true, canRepeat: false });
});

it("takes no bet at a live table whose time is over, nor while one is asked for", () => {
  const laid = { ...empty, bets: withChip(empty, "red") };
  expect(choicesAt({ ...laid, table: { ...table, phase: "drawing" } }, true).canBet).toBe(false);
  expect(choicesAt({ ...laid, table: null }, true).canBet).toBe(false);
  expect(choicesAt({ ...laid, table: null }, false).canBet).toBe(true);
  expect(choicesAt({ ...laid, isBusy: true }, false).canBet).toBe(false);
});

it("pays each spot by itself, down to whole units", () => {
  const drawn = { show: { type: "coin", side: "h" } as const, won: { red: 195, seven: 3600 }, result: "7" };
  expect(paidFor({ red: 101, seven: 10, black: 500 }, drawn)).toBe(196 + 360);
});
