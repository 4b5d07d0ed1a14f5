import { buysFreeSpins } from "../../../src/play/rules/bought";
import { type SlotModel, slotModelOf } from "../../../src/play/rules/slot_models";
import { HttpError } from "../../platform/api_error";
import { readBonus } from "../../money/bonuses/bonuses";
import type { Queryable } from "../../platform/plugins/database";
import type { Funds, Play } from "./game_sessions";
import type { PlayRules } from "./play_rules";

/**
 * What a bet buys beside a round; null where it buys nothing. Refuses with 403 `play.no_bonus_buy` what the game does not sell, what the market of who
 * plays lets nobody sell, and what a game would buy by itself.
 */
export function requireForSale(
  { client, clientModel }: Pick<Play["game"], "client" | "clientModel">,
  choice: unknown,
  { hasBonusBuy }: Pick<PlayRules, "hasBonusBuy">,
  isAuto: boolean,
): NonNullable<SlotModel["buy"]> | null {
  if (!buysFreeSpins(client, choice)) return null;
  const { buy } = slotModelOf(clientModel);
  if (buy && hasBonusBuy && !isAuto) return buy;
  throw new HttpError(403, "play.no_bonus_buy", "Free spins can't be bought here.");
}

/** What free spins can be bought with: cash alone while a bonus runs that has no highest bet; null where none are sold. */
export async function buysWith(
  tx: Queryable,
  { client, clientModel }: Pick<Play["game"], "client" | "clientModel">,
  { hasBonusBuy }: Pick<PlayRules, "hasBonusBuy">,
  { bonusId }: Pick<Funds, "bonusId">,
): Promise<"any" | "cash" | null> {
  if (client !== "slot" || !hasBonusBuy || !slotModelOf(clientModel).buy) return null;
  const bonus = bonusId === null ? null : await readBonus(tx, bonusId);
  return bonus?.state === "running" && bonus.terms.maxBet === null ? "cash" : "any";
}
