import type { Payment, PaymentStep } from "../../../../schemas/payments";

type Part = Pick<Payment, "state" | "steps">;

export interface TrailEntry {
  /** Its words are `history.states.<state>`. */
  state: string;
  /** `stop` is where it ended without money. */
  look: "done" | "now" | "next" | "stop";
  /** ISO 8601; null where it has not taken place. */
  at: string | null;
  reason: string | null;
  /** Of how many parts that are not all there yet; null otherwise. */
  parts: { reached: number; all: number } | null;
}

const stages = ["requested", "in_review", "approved", "sent", "paid"] as const;
const ends = ["rejected", "cancelled", "failed"];

const rank = (state: string) => stages.findIndex((stage) => stage === state);

/** How far a part has come; one that ended is where it was before. */
const reached = ({ state, steps }: Part): number => Math.max(0, rank(state), ...steps.map((step) => rank(step.state)));

const timeAt = (parts: readonly Part[], place: number): string | null => {
  const times = parts.flatMap(({ steps }) => steps.filter(({ state }) => rank(state) === place).map(({ at }) => at));
  return times.sort().at(-1) ?? null;
};

/**
 * The way of a withdrawal: always all five stages, with the moments at which they took place; one of several parts is at a stage once
 * all of them are. Where it came to nothing, that stands in place of the stages that are left.
 */
export function payoutTrail(parts: readonly Part[]): TrailEntry[] {
  const least = Math.min(...parts.map(reached), stages.length - 1);
  const ended = parts.every(({ state }) => ends.includes(state)) ? lastEnd(parts) : null;
  const isPaid = parts.every(({ state }) => state === "paid");
  const entries = stages.map((state, place): TrailEntry => {
    const further = parts.filter((part) => reached(part) > least).length;
    const isNow = place === least + (further > 0 || ended ? 1 : 0) && !isPaid;
    const isDone = isPaid || place < least || (place === least && !isNow);
    return {
      state,
      look: isDone ? "done" : isNow ? "now" : "next",
      at: isDone || isNow ? timeAt(parts, place) : null,
      reason: null,
      parts: isNow && further > 0 ? { reached: further, all: parts.length } : null,
    };
  });
  return ended ? [...entries.filter(({ look }) => look === "done"), ended] : entries;
}

function lastEnd(parts: readonly Part[]): TrailEntry | null {
  const steps = parts.flatMap(({ steps: all }) => all.filter(({ state }) => ends.includes(state)));
  const last = steps.sort((one, other) => one.at.localeCompare(other.at)).at(-1);
  const state = last?.state ?? parts.find((part) => ends.includes(part.state))?.state;
  return state ? { state, look: "stop", at: last?.at ?? null, reason: last?.reason ?? null, parts: null } : null;
}

const bad = ["declined", "expired", "charged_back", "rejected", "failed", "cancelled"];

/** The way of a deposit: the steps that it took, the last of which is where it is. */
export const depositTrail = (steps: readonly PaymentStep[], isOver: boolean): TrailEntry[] =>
  steps.map(({ state, at, reason }, place) => {
    const isLast = place === steps.length - 1;
    const look = bad.includes(state) ? "stop" : isLast && !isOver ? "now" : "done";
    return { state, look, at, reason, parts: null };
  });
