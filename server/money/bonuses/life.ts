import type { BonusState } from "../../../schemas/bonus_type";

/** What may follow on what. */
const moves: Record<BonusState, readonly BonusState[]> = {
  offered: ["claimed", "expired", "cancelled"],
  claimed: ["waiting", "running", "won", "cancelled"], // where it is held for the desk it waits here
  waiting: ["running", "won", "expired", "cancelled"],
  running: ["won", "expired", "cancelled", "used_up"],
  won: [],
  expired: [],
  cancelled: [],
  used_up: [],
};

export const canMove = (from: BonusState, to: BonusState): boolean => moves[from].includes(to);
