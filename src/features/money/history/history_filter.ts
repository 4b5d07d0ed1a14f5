import { onItsWayStates, type PaymentState, unfinishedStates } from "../../../../schemas/payment_states";

/** What a history shows: `all` are deposits and withdrawals, `games` are bets and wins. */
export const historyKinds = ["all", "deposit", "withdraw", "games"] as const;
export type HistoryKind = (typeof historyKinds)[number];

export interface HistoryFilter {
  kind: HistoryKind;
  /** First and last day, `2026-11-20`, as the player's calendar has them; empty where there is no end. */
  from: string;
  to: string;
  search: string;
  /** A state's group, and a method's id; empty for any. */
  state: string;
  method: string;
  /** Amounts of the wallet's currency, "12.5"; empty where there is no end. */
  least: string;
  most: string;
  /** The first is 1. */
  page: number;
}

/** Its parameters in the page's address, so that a link shows the same rows. */
const names = {
  kind: "show",
  from: "from",
  to: "to",
  search: "find",
  state: "state",
  method: "by",
  least: "least",
  most: "most",
  page: "page",
} as const;

/**
 * Groups of states that a history can be narrowed to, in the calls' words. The documents' Pending is `on_way` and `unfinished`, Processed
 * is `done`, and Canceled is `ended` (C-3.26); what went back again is neither, and rows say more exactly which state it is.
 */
export const stateGroups = {
  unfinished: unfinishedStates,
  on_way: onItsWayStates,
  done: ["paid", "partly_paid"],
  back: ["refunded", "charged_back"],
  ended: ["declined", "expired", "rejected", "cancelled", "failed"],
} as const satisfies Record<string, readonly PaymentState[]>;
export type StateGroup = keyof typeof stateGroups;
export const isStateGroup = (name: string): name is StateGroup => Object.hasOwn(stateGroups, name);

/** A shorter one finds nothing that anybody looks for, and is not sent. */
const shortestSearch = 3;

const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? "") && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text ?? "");

const dayOf = (text: string | undefined) => {
  try {
    return isDay(text) ? text : "";
  } catch {
    return ""; // a day that no calendar has
  }
};

/** An amount as the address says it; empty for what is none. */
export const amountOf = (text: string | undefined): string => (/^\d{1,12}(?:\.\d{1,8})?$/.test(text ?? "") ? (text ?? "") : "");

/** What the address asks for, of the kinds that there are; whatever it says wrong counts as not said. */
export function readHistoryFilter(search: Record<string, string>, kinds: readonly HistoryKind[] = historyKinds): HistoryFilter {
  const kind = kinds.find((known) => known === search[names.kind]) ?? kinds[0] ?? "all";
  const [from, to] = [dayOf(search[names.from]), dayOf(search[names.to])];
  const isTurned = from !== "" && to !== "" && from > to;
  const page = Number(search[names.page]);
  return {
    kind,
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    search: (search[names.search] ?? "").slice(0, 100),
    state: isStateGroup(search[names.state] ?? "") ? (search[names.state] ?? "") : "",
    method: (search[names.method] ?? "").slice(0, 60),
    least: amountOf(search[names.least]),
    most: amountOf(search[names.most]),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** The address of other rows, as `go` takes it; all but another page begins on the first one. */
export function historyAddress(change: Partial<HistoryFilter>): string {
  const parameters = new URLSearchParams({ [names.page]: "" });
  for (const [key, value] of Object.entries(change) as [keyof HistoryFilter, string | number][]) {
    const isUsual = value === "all" || (key === "page" && value === 1);
    parameters.set(names[key], isUsual ? "" : String(value));
  }
  return `?${parameters}`;
}

/** What of a search is sent. */
export const sentSearch = (search: string) => (search.trim().length >= shortestSearch ? search.trim() : undefined);

/** Whether anything but kind and page is narrowed. */
export const isNarrowed = ({ from, to, search, state, method, least, most }: HistoryFilter): boolean =>
  Boolean(from || to || sentSearch(search) || state || method || least || most);

/** The address of all rows of the kind that is shown. */
export const wholeHistory = historyAddress({ from: "", to: "", search: "", state: "", method: "", least: "", most: "" });
