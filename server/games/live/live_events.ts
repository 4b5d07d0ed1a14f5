import type { BetRow, FromLive, liveTopics, Mark } from "../../../schemas/live";
import type { MovedPayment } from "../../money/payments/moved_payments";
import type { SettledRound } from "../play/settled_round";
import type { BetCategory } from "./bet_lists";

type Topic = (typeof liveTopics)[number];
export type Watched = Topic | BetCategory | "tournaments";

export interface Member {
  /** Null for guests, who hear what everybody may. */
  userId: number | null;
  watched: ReadonlySet<Watched>;
  /** The number of the last message about their own bets. */
  own: number;
}

/** Who listens in one process, by their sockets, and what is on its way to them. */
export interface LiveRoom {
  members: ReadonlyMap<string, Member>;
  /** Of the multipliers in the list of the highest. */
  lowestTop: number;
  /** What settles is being gathered, and is told together. */
  isGathering: boolean;
  /** Standings have moved, and are read together in a moment. */
  areStandingsDue: boolean;
  /** This process does not hear the others: what is told may be late. */
  isLate: boolean;
  /** The number of the last message to everybody, by list. */
  told: Readonly<Record<SharedCategory, number>>;
}
export type SharedCategory = Exclude<BetCategory, "my_bets">;

/** Whose balance is read, for which socket. */
interface Owner {
  id: string;
  userId: number;
}
type Balance = FromLive["wallet:balance"];

export type LiveEvent =
  | { kind: "joined"; id: string; userId: number | null }
  | { kind: "left"; id: string }
  | { kind: "watches"; id: string; topics: readonly Topic[] }
  | { kind: "asked"; id: string; category: BetCategory }
  /** With the number of the last message that it may have been read after. */
  | { kind: "list_read"; to: string; category: BetCategory; rows: BetRow[]; upTo: number }
  /** The socket was too slow for what was told: it gets its lists as they are by now. */
  | { kind: "caught_up"; id: string }
  /** Rounds have settled, of these players; of whom is not known where it was missed. */
  | { kind: "settled"; userIds: readonly number[] }
  | { kind: "gathered" }
  /** `isCut`: more has settled than was read, so that lists are read again. */
  | { kind: "settled_read"; rows: readonly SettledRound[]; number: number; isCut?: boolean }
  | { kind: "balances_read"; owners: readonly Owner[]; balances: ReadonlyMap<number, Balance> }
  | { kind: "jackpots"; message: FromLive["jackpotUpdated"] }
  | { kind: "players"; message: FromLive["playersUpdated"] }
  /** Payments took a step: only their own players hear of it, with their balance. */
  | { kind: "payments_moved"; moved: readonly MovedPayment[] }
  /** A studio has refused a bet of this player's: their own pages say why. */
  | { kind: "bet_refused"; userId: number; refusal: FromLive["play:refused"] }
  /** Rounds have counted in missions of these players: their own pages read them again. */
  | { kind: "missions_moved"; userIds: readonly number[] }
  | { kind: "asked_tournaments"; id: string }
  | { kind: "tournaments_moved" }
  | { kind: "tournaments_gathered" }
  /** For who has asked, or for all who watch. */
  | { kind: "tournaments_read"; to: string | null; tournaments: FromLive["activeTournaments"] }
  | { kind: "late"; isLate: boolean }
  | { kind: "renamed"; message: FromLive["userNicknameUpdated"] }
  | { kind: "reaction"; message: FromLive["message"] };

type Sent = {
  [Event in keyof FromLive]: { kind: "send"; to: string; event: Event; message: FromLive[Event]; mark?: Mark };
}[keyof FromLive];

export type LiveEffect =
  | Sent
  | { kind: "read_list"; to: string; category: BetCategory; userId: number | null; upTo: number }
  | { kind: "read_balances"; owners: readonly Owner[] }
  /** What settles is gathered for a moment, so that each process asks the database and its sockets no oftener. */
  | { kind: "gather" }
  | { kind: "read_settled" }
  | { kind: "read_tournaments"; to: string | null }
  | { kind: "gather_tournaments" }
  /** Nobody listens: what settles meanwhile is not told later. */
  | { kind: "forget_settled" };

export interface Step {
  room: LiveRoom;
  effects: LiveEffect[];
}
