import { createStore } from "zustand/vanilla";
import type { DeskPerson } from "../../../schemas/payments_desk";

export interface DeskLive {
  isConnected: boolean;
  /** When something was heard of last, in ms. */
  changedAt: number | null;
  /** Others who have a payout open, by its number. */
  looking: Readonly<Record<number, readonly DeskPerson[]>>;
}

export const createDeskLive = () => createStore<DeskLive>(() => ({ isConnected: false, changedAt: null, looking: {} }));
