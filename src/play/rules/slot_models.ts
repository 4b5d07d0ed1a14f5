import { clusterModels } from "./slots/cluster";
import { expandingModels } from "./slots/expanding";
import { holdModels } from "./slots/hold";
import { lineModels } from "./slots/lines";
import type { SlotModel } from "./slots/slot_model";
import { tumbleModels } from "./slots/tumble";
import { wayModels } from "./slots/ways";

export {
  type HoldRules,
  type SlotMechanic,
  slotMechanics,
  type SlotModel,
  type SlotSymbol,
  slotSymbols,
} from "./slots/slot_model";

/** For each line the row in each reel, from the top. */
export const slotLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 2, 2, 2, 1],
  [1, 0, 0, 0, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
];

const models = {
  ...lineModels,
  ...wayModels,
  ...expandingModels,
  ...tumbleModels,
  ...clusterModels,
  ...holdModels,
} satisfies Record<string, SlotModel>;

export type SlotModelId = keyof typeof models;

/** Slots of the catalogue differ in their model as in their pictures; from many small wins to few large ones. */
export const slotModels: Record<SlotModelId, SlotModel> = models;

export const slotModelOf = (id: string | null): SlotModel =>
  id !== null && Object.hasOwn(slotModels, id) ? slotModels[id as SlotModelId] : slotModels.even;
