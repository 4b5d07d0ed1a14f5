import type * as z from "zod/mini";
import type { choices } from "../../../schemas/play/round";
import { slotModelOf } from "./slot_models";

/** Whether a choice buys a slot's free spins. */
export const buysFreeSpins = (client: string | null, choice: unknown): boolean =>
  client === "slot" && (choice as z.output<typeof choices.slot> | null)?.buysFreeSpins === true;

/** How many stakes a bet with this choice is: the price of what it buys, else one. Null where the game does not sell it. */
export const stakesOfChoice = (client: string | null, model: string | null, choice: unknown): number | null =>
  buysFreeSpins(client, choice) ? (slotModelOf(model).buy?.price ?? null) : 1;
