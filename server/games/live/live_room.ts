import type { BetRow, FromLive, liveTopics, Mark } from "../../../schemas/live";
import type { MovedPayment } from "../../money/payments/moved_payments";
import { type SettledRound, toBet, toWinner } from "../play/settled_round";
import { betCategories, betEvents } from "./bet_events";
import { type BetCategory, isHighBet, rowsAtOnce } from "./bet_lists";

type Topic = (typeof liveTopics)[number];
type Watched = Topic | BetCategory | "tournaments";

interface Member {
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
  /** The number of the last message to everybody, by list. */
  told: Readonly<Record<SharedCategory, number>>;
}
type SharedCategory = Exclude<BetCategory, "my_bets">;

const nothingTold = { all_bets: 0, high_rollers: 0, max_multiplier: 0 };
export const emptyRoom: LiveRoom = {
  members: new Map(),
  lowestTop: Infinity,
  isGathering: false,
  areStandingsDue: false,
  told: nothingTold,
};

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
  | { kind: "settled_read"; rows: readonly SettledRound[]; number: number }
  | { kind: "balances_read"; owners: readonly Owner[]; balances: ReadonlyMap<number, Balance> }
  | { kind: "jackpots"; message: FromLive["jackpotUpdated"] }
  /** Payments took a step: only their own players hear of it, with their balance. */
  | { kind: "payments_moved"; moved: readonly MovedPayment[] }
  /** A studio has refused a bet of this player's: their own pages say why. */
  | { kind: "bet_refused"; userId: number; refusal: FromLive["play:refused"] }
  | { kind: "asked_tournaments"; id: string }
  | { kind: "tournaments_moved" }
  | { kind: "tournaments_gathered" }
  /** For who has asked, or for all who watch. */
  | { kind: "tournaments_read"; to: string | null; tournaments: FromLive["activeTournaments"] }
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

interface Step {
  room: LiveRoom;
  effects: LiveEffect[];
}

/** What follows from an event: the room as it is then, and what is to be read or sent, in this order. */
export function stepRoom(room: LiveRoom, event: LiveEvent): Step {
  switch (event.kind) {
    case "joined":
      return {
        room: withMember(room, event.id, { userId: event.userId, watched: new Set(), own: 0 }),
        effects: event.userId === null ? [] : [{ kind: "read_balances", owners: [{ id: event.id, userId: event.userId }] }],
      };
    case "left": {
      const members = new Map(room.members);
      members.delete(event.id);
      return { room: { ...room, members }, effects: [] };
    }
    case "watches":
      return { room: watch(room, event.id, event.topics), effects: [] };
    case "asked":
      return ask(room, event);
    case "list_read":
      return {
        room: event.category === "max_multiplier" ? { ...room, lowestTop: lowestOf(event.rows) } : room,
        effects: [send(event.to, betEvents[event.category].answered, event.rows, { number: event.upTo, previous: null })],
      };
    case "caught_up":
      return { room, effects: readAgain(room, event.id) };
    case "settled":
      return settle(room, event.userIds);
    case "gathered":
      return {
        room: { ...room, isGathering: false },
        effects: [{ kind: isWatched(room) ? "read_settled" : "forget_settled" }],
      };
    case "settled_read":
      return event.rows.length === 0 ? { room, effects: [] } : tellSettled(room, event);
    case "balances_read":
      return {
        room,
        effects: event.owners.flatMap(({ id, userId }) => {
          const balance = event.balances.get(userId);
          return balance ? [send(id, "wallet:balance", balance)] : [];
        }),
      };
    case "jackpots":
      return { room, effects: [...watchersOf(room, "jackpots")].map((id) => send(id, "jackpotUpdated", event.message)) };
    case "payments_moved":
      return { room, effects: tellMoved(room, event.moved) };
    case "bet_refused":
      return {
        room,
        effects: [...room.members].flatMap(([id, { userId }]) =>
          userId === event.userId ? [send(id, "play:refused", event.refusal)] : [],
        ),
      };
    case "asked_tournaments":
      return {
        room: watch(room, event.id, ["tournaments"]),
        effects: room.members.has(event.id) ? [{ kind: "read_tournaments", to: event.id }] : [],
      };
    case "tournaments_moved":
      return room.areStandingsDue || watchersOf(room, "tournaments").length === 0
        ? { room, effects: [] }
        : { room: { ...room, areStandingsDue: true }, effects: [{ kind: "gather_tournaments" }] };
    case "tournaments_gathered":
      return { room: { ...room, areStandingsDue: false }, effects: [{ kind: "read_tournaments", to: null }] };
    case "tournaments_read":
      return { room, effects: tellTournaments(room, event) };
    case "renamed":
      return { room, effects: readersOf(room).map((id) => send(id, "userNicknameUpdated", event.message)) };
    case "reaction":
      return { room, effects: [...room.members.keys()].map((id) => send(id, "message", event.message)) };
  }
}

const send = <Event extends keyof FromLive>(to: string, event: Event, message: FromLive[Event], mark?: Mark): LiveEffect =>
  ({ kind: "send", to, event, message, ...(mark && { mark }) }) as LiveEffect; // event and message belong together

const withMember = (room: LiveRoom, id: string, member: Member): LiveRoom => ({
  ...room,
  members: new Map(room.members).set(id, member),
});

const tellTournaments = (room: LiveRoom, { to, tournaments }: Extract<LiveEvent, { kind: "tournaments_read" }>) =>
  to === null
    ? watchersOf(room, "tournaments").map((id) => send(id, "activeTournamentsUpdated", tournaments))
    : [send(to, "activeTournaments", tournaments)];

function watch(room: LiveRoom, id: string, topics: readonly Watched[]): LiveRoom {
  const member = room.members.get(id);
  return member ? withMember(room, id, { ...member, watched: new Set([...member.watched, ...topics]) }) : room;
}

/** Whoever asks for a list hears what follows, too; a guest has no bets of their own. */
function ask(room: LiveRoom, { id, category }: { id: string; category: BetCategory }): Step {
  const member = room.members.get(id);
  if (!member || (category === "my_bets" && member.userId === null)) return { room, effects: [] };
  return { room: watch(room, id, [category]), effects: [readList(room, id, category)] };
}

function readList({ members, told }: LiveRoom, id: string, category: BetCategory): LiveEffect {
  const { userId = null, own = 0 } = members.get(id) ?? {};
  return { kind: "read_list", to: id, category, userId, upTo: category === "my_bets" ? own : told[category] };
}

const readAgain = (room: LiveRoom, id: string): LiveEffect[] =>
  betCategories.filter((category) => room.members.get(id)?.watched.has(category)).map((category) => readList(room, id, category));

/** A list that is not full takes every multiplier. */
const lowestOf = (rows: readonly BetRow[]) => (rows.length < rowsAtOnce ? 0 : (rows.at(-1)?.multiplier ?? 0));

const watchersOf = ({ members }: LiveRoom, topic: Watched) =>
  [...members].flatMap(([id, { watched }]) => (watched.has(topic) ? [id] : []));

/** Who sees the names of others. */
const readersOf = ({ members }: LiveRoom) =>
  [...members].flatMap(([id, { watched }]) =>
    [...betCategories, "tournaments" as const].some((each) => watched.has(each)) ? [id] : [],
  );

const isWatched = ({ members }: LiveRoom) => [...members.values()].some(({ watched }) => watched.size > 0);

function settle(room: LiveRoom, userIds: readonly number[]): Step {
  const owners = [...room.members].flatMap(([id, { userId }]) =>
    userId !== null && userIds.includes(userId) ? [{ id, userId }] : [],
  );
  return {
    room: { ...room, isGathering: true },
    effects: [
      ...(owners.length > 0 ? [{ kind: "read_balances", owners } as const] : []),
      ...(room.isGathering ? [] : [{ kind: "gather" } as const]),
    ],
  };
}

function tellMoved(room: LiveRoom, moved: readonly MovedPayment[]): LiveEffect[] {
  const owners = [...room.members].flatMap(([id, { userId }]) =>
    userId !== null && moved.some((payment) => payment.userId === userId) ? [{ id, userId }] : [],
  );
  const told = owners.flatMap(({ id, userId }) =>
    moved
      .filter((payment) => payment.userId === userId)
      .flatMap(({ changed, succeeded, failed }): LiveEffect[] => [
        send(id, "payment:changed", changed),
        ...(succeeded ? [send(id, "depositSuccessToast", succeeded)] : []),
        ...(failed ? [send(id, "depositFailedToast", failed)] : []),
      ]),
  );
  return owners.length === 0 ? [] : [{ kind: "read_balances", owners }, ...told];
}

function tellSettled(room: LiveRoom, { rows, number }: { rows: readonly SettledRound[]; number: number }): Step {
  const wins = rows.filter(({ payout, bet }) => payout > bet);
  const listFor = (category: BetCategory, of: readonly SettledRound[]) =>
    of.slice(0, rowsAtOnce).map((row) => toBet(row, category));
  const lists: Record<SharedCategory, BetRow[]> = {
    all_bets: listFor("all_bets", rows),
    high_rollers: listFor("high_rollers", rows.filter(isHighBet)),
    max_multiplier: listFor(
      "max_multiplier",
      rows.filter(({ multiplier }) => multiplier > Math.max(1, room.lowestTop)),
    ),
  };
  const winners = wins.slice(0, rowsAtOnce).map(toWinner);
  const members = new Map(room.members);
  const effects = [...room.members].flatMap(([id, member]) => {
    const { userId, watched, own: toldOwn } = member;
    const isOwn = (row: SettledRound) => userId !== null && row.userId === userId;
    const ownBets = listFor("my_bets", rows.filter(isOwn));
    if (ownBets.length > 0) members.set(id, { ...member, own: number });
    const bets = betCategories.flatMap((category): LiveEffect[] => {
      if (!watched.has(category)) return [];
      const list = category === "my_bets" ? ownBets : lists[category];
      const [newest] = list;
      if (!newest) return [];
      const previous = category === "my_bets" ? toldOwn : room.told[category];
      const followed = send(id, betEvents[category].followed, list, { number, previous });
      return category === "all_bets" ? [followed, send(id, "globalTrxData", newest)] : [followed];
    });
    if (!watched.has("winners") || winners.length === 0) return bets;
    const own = wins.filter(isOwn).slice(0, rowsAtOnce).map(toWinner);
    return [...bets, send(id, "currentWinnersUpdated", winners), ...(own.length > 0 ? [send(id, "myWinsUpdated", own)] : [])];
  });
  const numberOf = (category: SharedCategory) => (lists[category].length > 0 ? number : room.told[category]);
  const told = {
    all_bets: numberOf("all_bets"),
    high_rollers: numberOf("high_rollers"),
    max_multiplier: numberOf("max_multiplier"),
  };
  return { room: { ...room, members, told }, effects };
}
