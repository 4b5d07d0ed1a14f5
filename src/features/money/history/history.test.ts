import fc from "fast-check";
import { expect, it } from "vitest";
import { datePresets, presetDays } from "./date_presets";
import { depositStates, payoutStates } from "../../../../schemas/payment_states";
import { historyAddress, isNarrowed, readHistoryFilter, sentSearch, stateGroups, wholeHistory } from "./history_filter";
import { pageNumbers } from "./page_numbers";
import { hasMovedMoney, stateTone, transactionState } from "./transaction_state";

it.each([
  [{ statusEnum: "IN_REVIEW", status: 1, isSuccess: true }, "in_review"],
  [{ statusEnum: "declined" }, "declined"],
  [{ status: 1, isSuccess: true }, "completed"],
  [{ status: 1, isSuccess: false }, "processing"],
  [{ status: 1 }, "processing"],
  [{ status: 0, isSuccess: true }, "pending"],
  [{ statusEnum: null, status: 7 }, "pending"],
  [{ statusEnum: "" }, "pending"],
  [{}, "pending"],
])("reads %j as %s (C-4.54)", (facts, state) => {
  expect(transactionState(facts)).toBe(state);
});

it("colours a state that nobody knows like one that says nothing", () => {
  expect([stateTone("paid"), stateTone("in_review"), stateTone("declined"), stateTone("constructor")]).toEqual([
    "good",
    "live",
    "bad",
    "plain",
  ]);
  expect([hasMovedMoney("paid"), hasMovedMoney("declined")]).toEqual([true, false]);
});

const nothing = { kind: "all" as const, from: "", to: "", search: "", state: "", method: "", least: "", most: "", page: 1 };

it.each([
  [{}, nothing],
  [
    { show: "games", page: "3" },
    { ...nothing, kind: "games", page: 3 },
  ],
  [{ show: "everything", page: "-1", from: "yesterday", to: "2026-02-30" }, nothing],
  [{ page: "1.5" }, nothing],
  [
    { from: "2026-11-20", to: "2026-11-01" },
    { ...nothing, from: "2026-11-01", to: "2026-11-20" },
  ],
  [
    { state: "done", by: "card" },
    { ...nothing, state: "done", method: "card" },
  ],
  [{ state: "constructor" }, nothing],
  [{ find: "x".repeat(500) }, { ...nothing, search: "x".repeat(100) }],
])("reads %j of an address", (search, filter) => {
  expect(readHistoryFilter(search as Record<string, string>)).toEqual(filter);
});

it("shows a kind alone where the section shows no other", () => {
  expect(readHistoryFilter({ show: "games" }, ["withdraw"]).kind).toBe("withdraw");
});

it("begins on the first page wherever something else than the page changes, and keeps usual values out of the address", () => {
  expect(historyAddress({ kind: "games" })).toBe("?page=&show=games");
  expect(historyAddress({ kind: "all", from: "" })).toBe("?page=&show=&from=");
  expect(historyAddress({ page: 2 })).toBe("?page=2");
  expect(historyAddress({ page: 1 })).toBe("?page=");
});

it("reads what it wrote", () => {
  const day = fc.date({ min: new Date(2000, 0, 1), max: new Date(2099, 0, 1), noInvalidDate: true });
  const filters = fc.record({
    kind: fc.constantFrom("all" as const, "deposit" as const, "withdraw" as const, "games" as const),
    days: fc.tuple(day, day),
    search: fc.string({ maxLength: 40 }),
    state: fc.constantFrom("", "unfinished", "on_way", "done", "back", "ended"),
    method: fc.string({ maxLength: 20 }),
    amounts: fc.tuple(fc.constantFrom("", "0", "12.5"), fc.constantFrom("", "100", "0.00000001")),
    page: fc.integer({ min: 1, max: 999 }),
  });
  fc.assert(
    fc.property(filters, ({ kind, days, search, state, method, page, amounts: [least, most] }) => {
      const [from = "", to = ""] = days.map((moment) => moment.toISOString().slice(0, 10)).sort();
      const filter = { kind, from, to, search, state, method, least, most, page };
      expect(readHistoryFilter(Object.fromEntries(new URLSearchParams(historyAddress(filter))))).toEqual(filter);
    }),
  );
});

it("sends no search below three letters", () => {
  expect([sentSearch(" ab "), sentSearch("abc "), sentSearch("")]).toEqual([undefined, "abc", undefined]);
});

it("knows whether rows are left out, and the way back to all of them", () => {
  const narrowed = { ...nothing, from: "2026-11-01" };
  expect([isNarrowed(nothing), isNarrowed({ ...nothing, search: "ab", page: 4 }), isNarrowed(narrowed)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(isNarrowed(readHistoryFilter(Object.fromEntries(new URLSearchParams(wholeHistory))))).toBe(false);
});

it.each([
  ["today", "2026-03-01", "2026-03-01"],
  ["week", "2026-02-23", "2026-03-01"],
  ["month", "2026-03-01", "2026-03-01"],
  ["last_month", "2026-02-01", "2026-02-28"],
  ["year", "2026-01-01", "2026-03-01"],
] as const)("knows the days of %s", (preset, from, to) => {
  expect(presetDays(preset, new Date(2026, 2, 1, 23, 59))).toEqual({ from, to });
});

it("has no preset that ends before it begins, whatever day it is", () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date(1990, 0, 1), max: new Date(2100, 0, 1) }), (now) => {
      for (const preset of datePresets) {
        const { from, to } = presetDays(preset, now);
        expect(from <= to).toBe(true);
      }
    }),
  );
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
])("offers around page %d of %d: %j (C-9.14)", (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown);
});

it("has each state of a payment in one group alone (C-3.26)", () => {
  expect(Object.values(stateGroups).flat().sort()).toEqual([...new Set([...depositStates, ...payoutStates])].sort());
});
