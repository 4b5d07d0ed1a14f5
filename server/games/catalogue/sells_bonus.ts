import { slotModelOf } from "../../../src/play/rules/slot_models";
import type { games } from "./tables";

/** Whether a game sells its bonus: of our own the model says so, of others the catalogue's file. */
export function sellsBonus({
  client,
  clientModel,
  hasBonusBuy,
}: Pick<typeof games.$inferSelect, "client" | "clientModel" | "hasBonusBuy">): boolean {
  if (client === null || client === "studio") return hasBonusBuy;
  return client === "slot" && slotModelOf(clientModel).buy !== undefined;
}
