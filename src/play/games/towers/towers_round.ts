import type { Round } from "../../../../schemas/play/round";
import type { TowersChoice, TowersOutcome } from "../../rules/towers";

const nothing: TowersOutcome = { opened: [], safe: null, isCashedOut: false };

/** A round of towers comes from our own server, which makes it by its schemas. */
export const outcomeOf = ({ outcome }: Round) => (outcome ?? nothing) as TowersOutcome;
export const levelOf = ({ choice }: Round) => (choice as TowersChoice).level;

export type TowerTile = "hidden" | "ready" | "asked" | "safe" | "trap" | "hit" | "left";

/** What a tile shows: `ready` may be opened now, `hit` is the trap that ended it, `left` would have been safe. */
export function towerTile(
  row: number,
  tile: number,
  { round, isOpen, asked }: { round: Round | null; isOpen: boolean; asked: number | null },
): TowerTile {
  const { opened, safe } = round ? outcomeOf(round) : nothing;
  if (opened[row] === tile) return safe && !safe[row]?.includes(tile) ? "hit" : "safe";
  if (safe) return safe[row]?.includes(tile) ? "left" : "trap";
  if (!isOpen || row !== opened.length) return "hidden";
  return asked === tile ? "asked" : "ready";
}
