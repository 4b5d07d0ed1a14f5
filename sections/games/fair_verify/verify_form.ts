import type * as z from "zod/mini";
import type { getRound } from "../../../schemas/api/play";
import type { Chips } from "../../../src/play/rules/chips";
import type { Given, Played } from "./recompute";

export type FairRound = z.output<(typeof getRound)["answer"]>["round"];

export const verifiable = [
  "dice",
  "limbo",
  "mines",
  "plinko",
  "slot",
  "crash",
  "keno",
  "wheel",
  "hilo",
  "towers",
  "roulette",
  "baccarat",
] as const;
export type Verifiable = (typeof verifiable)[number];
export const slotModelNames = ["calm", "even", "wild", "storm"] as const;

/** What stands in the form, as it is written. */
export interface Values {
  client: Verifiable;
  model: string;
  direction: string;
  target: string;
  mines: string;
  rows: string;
  risk: string;
  picks: string;
  segments: string;
  card: string;
  level: string;
  /** As they are written: "17:2, red:1". */
  chips: string;
  serverSeed: string;
  hash: string;
  clientSeed: string;
  nonce: string;
}

export const empty: Values = {
  client: "dice",
  model: "even",
  direction: "over",
  target: "50.49",
  mines: "3",
  rows: "12",
  risk: "medium",
  picks: "1, 2, 3",
  segments: "20",
  card: "0",
  level: "medium",
  chips: "",
  serverSeed: "",
  hash: "",
  clientSeed: "",
  nonce: "0",
};

/** A round's own values; null for a game that is verified otherwise. */
export function valuesOf(round: FairRound): Values | null {
  const client = verifiable.find((one) => one === round.client);
  if (!client) return null;
  const choice = (round.choice ?? {}) as Record<string, number | string | number[] | Chips[]>;
  const number = (name: string, fallback: string) => (choice[name] === undefined ? fallback : String(choice[name]));
  return {
    client,
    model: round.clientModel ?? empty.model,
    direction: number("direction", empty.direction),
    target: choice["target"] === undefined ? empty.target : String(Number(choice["target"]) / 100),
    mines: number("mines", empty.mines),
    rows: number("rows", empty.rows),
    risk: number("risk", empty.risk),
    picks: Array.isArray(choice["picks"]) ? (choice["picks"] as number[]).map((pick) => pick + 1).join(", ") : empty.picks,
    segments: number("segments", empty.segments),
    card: number("card", empty.card),
    level: number("level", empty.level),
    chips: Array.isArray(choice["chips"]) ? writeChips(choice["chips"] as Chips[]) : empty.chips,
    serverSeed: round.serverSeed ?? "",
    hash: round.serverSeedHash ?? "",
    clientSeed: round.clientSeed ?? "",
    nonce: String(round.nonce ?? 0),
  };
}

/** Amounts of a round are decimals of its currency. */
export const minorUnits = ({ decimals }: FairRound, amount: number): number => Math.round(amount * 10 ** decimals);

/** What a round was played for, and on a flight where it was left. */
export const playedOf = (round: FairRound): Played => ({
  id: round.id,
  bet: minorUnits(round, round.bet),
  maxPayout: minorUnits(round, round.maxPayout),
  cashedOutAt: (round.outcome as { cashedOutAt?: number | null } | null)?.cashedOutAt ?? null,
});

/** What is computed from; null where something is missing or can't be meant. */
export function givenOf(values: Values): Given | null {
  const { client, serverSeed, clientSeed } = values;
  const choice = choiceOf(values);
  const nonce = whole(values.nonce, 0, 2_147_483_647);
  if (!serverSeed.trim() || !clientSeed.trim() || nonce === null || !choice) return null;
  return {
    client,
    model: client === "slot" ? values.model : null,
    choice,
    serverSeed: serverSeed.trim(),
    clientSeed: clientSeed.trim(),
    nonce,
  };
}

function choiceOf(values: Values): object | null {
  const { client, direction, target, mines, rows, risk, card, level } = values;
  const hundredths = Math.round(Number(target.replace(",", ".")) * 100);
  if (client === "dice") return within(hundredths, 2, 9_998) ? { target: hundredths, direction } : null;
  if (client === "limbo") return within(hundredths, 101, 100_000_000) ? { target: hundredths } : null;
  if (client === "mines") return whole(mines, 1, 24) === null ? null : { mines: whole(mines, 1, 24) };
  if (client === "plinko") return whole(rows, 8, 16) === null ? null : { rows: whole(rows, 8, 16), risk };
  if (client === "keno") return picksOf(values);
  if (client === "wheel") return wheelOf(values);
  if (client === "hilo") return { card: Number(card) };
  if (client === "roulette" || client === "baccarat") return chipsOf(client, values.chips);
  return client === "towers" ? { level } : {};
}

const writeChips = (chips: readonly Chips[]) => chips.map(({ on, count }) => `${on}:${count}`).join(", ");

function chipsOf(client: "roulette" | "baccarat", written: string): object | null {
  const spots = client === "baccarat" ? /^(?:player|banker|tie)$/ : rouletteSpot;
  const chips = written.split(/[\s,;]+/).flatMap((one) => {
    const [on = "", count = "1"] = one.toLowerCase().split(":");
    return one === "" ? [] : [{ on, count: whole(count, 1, 1000) }];
  });
  const isRight =
    chips.every(({ on, count }) => spots.test(on) && count !== null) && new Set(chips.map(({ on }) => on)).size === chips.length;
  return isRight && chips.length > 0 ? { chips } : null;
}

const rouletteSpot = /^(?:\d|[12]\d|3[0-6]|red|black|odd|even|low|high|(?:dozen|column)[123])$/;

function picksOf({ picks: written, risk }: Values): object | null {
  const picks = written.split(/[\s,;]+/).flatMap((number) => (number === "" ? [] : [whole(number, 1, 40)]));
  const numbers = picks.flatMap((pick) => (pick === null ? [] : [pick - 1]));
  const isRight = numbers.length === picks.length && within(picks.length, 1, 10) && new Set(numbers).size === picks.length;
  return isRight ? { picks: numbers, risk } : null;
}

/** Its risks are fewer than those of keno. */
function wheelOf({ segments, risk }: Values): object | null {
  const count = whole(segments, 10, 50);
  return count === null || count % 10 > 0 ? null : { segments: count, risk: risk === "classic" ? "medium" : risk };
}

const within = (value: number, min: number, max: number) => value >= min && value <= max;

function whole(text: string, min: number, max: number): number | null {
  const value = Number(text);
  return /^\s*\d+\s*$/.test(text) && within(value, min, max) ? value : null;
}
