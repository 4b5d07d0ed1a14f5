import { minesMultiplier } from "../../src/play/rules/mines";
import { type SlotMechanic, type SlotModelId, slotModels } from "../../src/play/rules/slot_models";
import { towerRows, towersMultiplier } from "../../src/play/rules/towers";
import type { games } from "../games/catalogue/tables";

type Connection = Pick<typeof games.$inferInsert, "client" | "clientModel"> &
  Partial<
    Pick<
      typeof games.$inferInsert,
      "returnToPlayer" | "maxMultiplier" | "volatility" | "minBet" | "hasDemo" | "hasBonusBuy" | "isBonus"
    >
  >;

interface Title {
  id: string;
  /** Of the top category. */
  category: string;
  volatility?: string | null | undefined;
  themes?: readonly string[] | undefined;
}

const minBet = 10;
/** Every model has free spins: the mark says whose wins count much more in them. */
const notableFactor = 5;
const atOnce = { clientModel: null, returnToPlayer: 9_900, minBet, hasDemo: true, hasBonusBuy: false };
const originals: Record<string, Connection> = {
  dice: { ...atOnce, client: "dice", maxMultiplier: 4_950 },
  limbo: { ...atOnce, client: "limbo", maxMultiplier: 1_000_000 },
  mines: { ...atOnce, client: "mines", maxMultiplier: Math.floor(minesMultiplier(12, 13) / 10_000) },
  plinko: { ...atOnce, client: "plinko", maxMultiplier: 1_020 },
  crash: { ...atOnce, client: "crash", maxMultiplier: 1_000_000 },
  keno: { ...atOnce, client: "keno", maxMultiplier: 1_000 },
  wheel: { ...atOnce, client: "wheel", maxMultiplier: 49 },
  "high-low": { ...atOnce, client: "hilo", maxMultiplier: 1_000_000 },
  roulette: { ...atOnce, client: "roulette", returnToPlayer: 9_730, maxMultiplier: 36 },
  baccarat: { ...atOnce, client: "baccarat", returnToPlayer: 9_894, maxMultiplier: 9 },
  blackjack: { ...atOnce, client: "blackjack", returnToPlayer: 9_943, maxMultiplier: 8 },
  "video-poker": { ...atOnce, client: "video_poker", returnToPlayer: 9_954, maxMultiplier: 800 },
  towers: { ...atOnce, client: "towers", maxMultiplier: Math.floor(towersMultiplier("master", towerRows) / 10_000) },
};

/**
 * What a title is about says how its wins come: journeys have many ways, what grows or is conjured fills its reels, what is poured
 * or thrown falls in clusters, what is old falls down, and coins of what is hoarded or won stay.
 */
const mechanicThemes: [SlotMechanic, readonly string[]][] = [
  ["ways", ["sea", "pirates", "fishing", "desert", "western", "prairie", "racing", "space"]],
  ["expanding", ["blossom", "nature", "farm", "magic", "spells", "fairy-tale", "vampires"]],
  ["cluster", ["fruit", "sweets", "colourful", "carnival", "gems", "circus"]],
  ["tumble", ["egypt", "aztec", "norse", "gods", "greece", "jungle", "dinosaurs", "arabian-nights", "castles", "dragons"]],
  ["hold", ["gold", "treasure", "luck", "trophies", "crime"]],
];

const mechanicOf = (themes: readonly string[]): SlotMechanic =>
  mechanicThemes.find(([, own]) => own.some((theme) => themes.includes(theme)))?.[0] ?? "lines";

/** A model of the title's own volatility comes first: that is on its card. */
function modelFor(mechanic: SlotMechanic, volatility: string | null | undefined): SlotModelId {
  const ids = (Object.keys(slotModels) as SlotModelId[]).filter((id) => slotModels[id].volatility === volatility);
  return ids.find((id) => slotModels[id].mechanic === mechanic) ?? ids[0] ?? "even";
}

/** What plays a game of the demo: the studio's own games, and its slot with one of its models for all that are slots or play for a jackpot. */
export function connectGame({ id, category, volatility, themes = [] }: Title): Connection {
  const original = originals[id];
  if (original) return original;
  if (category !== "slots" && category !== "jackpots") return { client: null, clientModel: null };
  const clientModel = modelFor(mechanicOf(themes), volatility);
  const { returnToPlayer, maxMultiplier, volatility: ofModel, freeSpinFactor, buy } = slotModels[clientModel];
  return {
    client: "slot",
    clientModel,
    returnToPlayer,
    maxMultiplier,
    volatility: ofModel,
    minBet,
    hasDemo: true,
    hasBonusBuy: buy !== undefined,
    isBonus: freeSpinFactor >= notableFactor,
  };
}
