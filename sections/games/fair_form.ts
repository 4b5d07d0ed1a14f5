import type * as z from "zod/mini";
import type { getRound } from "../../schemas/api/play";
import { clients, type GameClient } from "../../schemas/play/clients";
import type { Chips } from "../../src/play/rules/chips";
import type { Played } from "./fair_recompute";

export type FairRound = z.output<(typeof getRound)["answer"]>["round"];

export const slotModelNames = [
  "calm",
  "even",
  "wild",
  "storm",
  "river",
  "delta",
  "bloom",
  "blaze",
  "brook",
  "avalanche",
  "meadow",
  "hive",
  "vault",
  "treasury",
] as const;

/** Models whose free spins can be bought. */
export const slotSellers: readonly string[] = [
  "storm",
  "river",
  "bloom",
  "avalanche",
] satisfies (typeof slotModelNames)[number][];

/** What stands in the form, as it is written. */
export interface Values {
  client: GameClient;
  model: string;
  /** "spin", or "bought" for free spins that were bought. */
  begins: string;
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
  begins: "spin",
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
  const client = clients.find((one) => one === round.client);
  if (!client) return null;
  const choice = (round.choice ?? {}) as Record<string, number | string | boolean | number[] | Chips[]>;
  const number = (name: string, fallback: string) => (choice[name] === undefined ? fallback : String(choice[name]));
  return {
    client,
    model: round.clientModel ?? empty.model,
    begins: choice["buysFreeSpins"] ? "bought" : empty.begins,
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

const writeChips = (chips: readonly Chips[]) => chips.map(({ on, count }) => `${on}:${count}`).join(", ");
