import { buysFreeSpins } from "../../../src/play/rules/bought";
import { type SlotModel, slotModelOf } from "../../../src/play/rules/slot_models";
import { HttpError } from "../../platform/api_error";
import type { Play } from "./game_sessions";
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
