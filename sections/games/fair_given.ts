import * as z from "zod/mini";
import { choices } from "../../schemas/play/round";
import type { Given } from "./fair_recompute";
import { slotSellers, type Values } from "./fair_form";

/** What is computed from; null where something is missing or can't be meant. */
export function givenOf(values: Values): Given | null {
  const { client, serverSeed, clientSeed } = values;
  const choice = choiceOf(values);
  const nonce = whole(values.nonce);
  if (!serverSeed.trim() || !clientSeed.trim() || nonce === null || nonce > 2_147_483_647 || !choice) return null;
  return {
    client,
    model: client === "slot" ? values.model : null,
    choice,
    serverSeed: serverSeed.trim(),
    clientSeed: clientSeed.trim(),
    nonce,
  };
}

/** What was chosen in a game, as its bets are checked; a flight is the same whatever was bet on it. */
function choiceOf(values: Values): unknown {
  if (values.client === "crash") return {};
  const read = z.safeParse(choices[values.client], written(values));
  return read.success ? read.data : null;
}

function written(values: Values): unknown {
  const { client, model, begins, direction, target, mines, rows, risk, picks, segments, card, level, chips } = values;
  const hundredths = Math.round(Number(target.replace(",", ".")) * 100);
  if (client === "dice") return { direction, target: hundredths };
  if (client === "limbo") return { target: hundredths };
  if (client === "mines") return { mines: whole(mines) };
  if (client === "plinko") return { rows: whole(rows), risk };
  if (client === "keno") return { picks: listOf(picks).map((pick) => (whole(pick) ?? 0) - 1), risk };
  if (client === "wheel") return { segments: whole(segments), risk: risk === "classic" ? "medium" : risk }; // its risks are fewer than those of keno
  if (client === "hilo") return { card: whole(card) };
  if (client === "roulette" || client === "baccarat") return { chips: listOf(chips).map(readChips) };
  if (client === "slot" && begins === "bought" && slotSellers.includes(model)) return { buysFreeSpins: true };
  return client === "towers" ? { level } : {};
}

const listOf = (text: string): string[] => text.split(/[\s,;]+/).filter((one) => one !== "");

function readChips(text: string) {
  const [on, count = "1"] = text.toLowerCase().split(":");
  return { on, count: whole(count) };
}

/** A whole number that is written without a sign; null for what is none. */
const whole = (text: string): number | null => (/^\s*\d+\s*$/.test(text) ? Number(text) : null);
