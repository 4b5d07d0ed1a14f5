import type { FlightBet, FromCrash } from "../../../../schemas/play/crash";
import type { RoundRow } from "../round_answer";
import { type Balance, isTheirs, toOwnRound, type Watcher } from "./own_bets";

const toldRounds = 4;

/** Somebody who watches, and which of their rounds they were told of in which state. */
interface Member extends Watcher {
  signInId: string | null;
  told: ReadonlyMap<string, RoundRow["state"]>;
}
export type Joining = Omit<Member, "told">;

/** What one process knows of the flight, and who watches it there, by their sockets. */
export interface CrashRoom {
  flight: FromCrash["flight"]["flight"];
  bets: ReadonlyMap<number, FlightBet>;
  count: number;
  members: ReadonlyMap<string, Member>;
}

export const emptyRoom: CrashRoom = { flight: null, bets: new Map(), count: 0, members: new Map() };

/** Who is told of all that is read: one who has come, or null for what is new to everybody. */
interface Told {
  to: string | null;
}

export interface ReadBets {
  flightId: number;
  shown: Pick<FromCrash["bets"], "count" | "bets">;
  /** Rounds of those who watch. */
  rows: readonly RoundRow[];
  /** By the session of the game. */
  balances: ReadonlyMap<string, Balance>;
}

export type CrashEvent =
  | { kind: "joined"; id: string; member: Joining }
  | { kind: "left"; id: string }
  /** Something has changed in the database. */
  | { kind: "changed"; what: "flight" | "bets" }
  | ({ kind: "flight_read"; message: FromCrash["flight"] } & Told)
  | ({ kind: "bets_read" } & ReadBets & Told)
  | { kind: "session_ended"; signInId?: string | undefined; userId?: number | undefined };

type Sent = {
  [Event in keyof FromCrash]: { kind: "send"; to: string; event: Event; message: FromCrash[Event] };
}[keyof FromCrash];
type Read = ({ kind: "read_flight" } | { kind: "read_bets"; flightId: number }) & Told;
export type CrashEffect = Sent | Read | { kind: "close"; id: string };

interface Step {
  room: CrashRoom;
  effects: CrashEffect[];
}

/** What follows from an event: the room as it is then, and what is to be read or sent, in this order. */
export function stepRoom(room: CrashRoom, event: CrashEvent): Step {
  switch (event.kind) {
    case "joined":
      return join(room, event.id, event.member);
    case "left": {
      const members = new Map(room.members);
      members.delete(event.id);
      return { room: { ...room, members }, effects: [] };
    }
    case "changed":
      return { room, effects: room.members.size === 0 ? [] : readAgain(room, event.what) };
    case "flight_read":
      return learnFlight(room, event);
    case "bets_read":
      return learnBets(room, event);
    case "session_ended":
      return {
        room,
        effects: [...room.members].flatMap(([id, member]) => (isMeant(member, event) ? [{ kind: "close", id }] : [])),
      };
  }
}

function join(room: CrashRoom, id: string, member: Joining): Step {
  const members = new Map(room.members).set(id, { ...member, told: new Map() });
  return { room: { ...room, members }, effects: [{ kind: "read_flight", to: id }] };
}

function readAgain({ flight }: CrashRoom, what: "flight" | "bets"): CrashEffect[] {
  if (what === "flight") return [{ kind: "read_flight", to: null }];
  return flight ? [{ kind: "read_bets", flightId: flight.id, to: null }] : [];
}

const sendTo = <Event extends keyof FromCrash>(ids: Iterable<string>, event: Event, message: FromCrash[Event]): CrashEffect[] =>
  [...ids].map((to) => ({ kind: "send", to, event, message }) as CrashEffect); // event and message belong together

function learnFlight(room: CrashRoom, { message, to }: { message: FromCrash["flight"] } & Told): Step {
  const { flight } = message;
  const isSame = flight?.id === room.flight?.id;
  const next = { ...room, flight, ...(!isSame && { bets: new Map(), count: 0 }) };
  const read: CrashEffect[] = flight ? [{ kind: "read_bets", flightId: flight.id, to }] : [];
  return { room: next, effects: [...sendTo(to === null ? room.members.keys() : [to], "flight", message), ...read] };
}

function learnBets(room: CrashRoom, { flightId, shown, rows, balances, to }: ReadBets & Told): Step {
  const own = tellOwn(room, rows, balances);
  if (flightId !== room.flight?.id) return own;
  const { count } = shown;
  const changed = shown.bets.filter((bet) => JSON.stringify(room.bets.get(bet.id)) !== JSON.stringify(bet));
  const others = changed.length === 0 && count === room.count ? [] : [...room.members.keys()].filter((id) => id !== to);
  return {
    room: { ...own.room, count, bets: new Map(shown.bets.map((bet) => [bet.id, bet])) },
    effects: [
      ...own.effects,
      ...sendTo(others, "bets", { flightId, count, bets: changed }),
      ...sendTo(to === null ? [] : [to], "bets", { flightId, count, bets: shown.bets }),
    ],
  };
}

/** Rounds that their players were not told of in this state. */
export const newsOf = ({ members }: CrashRoom, rows: readonly RoundRow[]): { id: string; member: Member; row: RoundRow }[] =>
  [...members].flatMap(([id, member]) =>
    rows.filter((row) => isTheirs(row, member) && member.told.get(row.id) !== row.state).map((row) => ({ id, member, row })),
  );

function tellOwn(room: CrashRoom, rows: readonly RoundRow[], balances: ReadBets["balances"]): Step {
  const members = new Map(room.members);
  const effects: CrashEffect[] = [];
  for (const { id, member, row } of newsOf(room, rows)) {
    const balance = balances.get(member.sessionId);
    const current = members.get(id);
    if (!balance || !current) continue;
    members.set(id, { ...current, told: remember(current.told, row) });
    effects.push({ kind: "send", to: id, event: "round", message: { round: toOwnRound(row), balance } });
  }
  return { room: { ...room, members }, effects };
}

/** Keeps what is open, and a few that are over. */
function remember(told: Member["told"], { id, state }: RoundRow): Member["told"] {
  const kept = new Map(told);
  for (const [other, was] of told) if (was !== "open" && kept.size > toldRounds) kept.delete(other);
  return kept.set(id, state);
}

/** Rounds that were open when somebody was told of them, on whichever flight. */
export const openRounds = ({ members }: CrashRoom): string[] =>
  [...members.values()].flatMap(({ told }) => [...told].flatMap(([id, state]) => (state === "open" ? [id] : [])));

const isMeant = (member: Member, { signInId, userId }: { signInId?: string | undefined; userId?: number | undefined }): boolean =>
  (member.signInId !== null && member.signInId === signInId) || (member.userId !== null && member.userId === userId);
