import type { BetRow, FromLive, Mark } from "../../../schemas/live";
import type { MovedPayment } from "../../money/payments/moved_payments";
import { type SettledRound, toBet, toWinner } from "../play/settled_round";
import { betCategories, betEvents } from "./bet_events";
import { type BetCategory, isHighBet, rowsAtOnce } from "./bet_lists";
import type { LiveEffect, LiveEvent, LiveRoom, Member, SharedCategory, Step, Watched } from "./live_events";

const nothingTold = { all_bets: 0, high_rollers: 0, max_multiplier: 0 };
export const emptyRoom: LiveRoom = {
  members: new Map(),
  lowestTop: Infinity,
  isGathering: false,
  areStandingsDue: false,
  isLate: false,
  told: nothingTold,
};

/** What follows from an event: the room as it is then, and what is to be read or sent, in this order. */
export function stepRoom(room: LiveRoom, event: LiveEvent): Step {
  switch (event.kind) {
    case "joined":
      return {
        room: withMember(room, event.id, { userId: event.userId, watched: new Set(), own: 0 }),
        effects: [
          ...(room.isLate ? [send(event.id, "late", { isLate: true })] : []),
          ...(event.userId === null
            ? []
            : [{ kind: "read_balances", owners: [{ id: event.id, userId: event.userId }] } as const]),
        ],
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
      return event.rows.length === 0 ? { room, effects: [] } : withLists(tellSettled(room, event), event.isCut ?? false);
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
    case "players":
      return { room, effects: [...watchersOf(room, "players")].map((id) => send(id, "playersUpdated", event.message)) };
    case "payments_moved":
      return { room, effects: tellMoved(room, event.moved) };
    case "bet_refused":
      return {
        room,
        effects: [...room.members].flatMap(([id, { userId }]) =>
          userId === event.userId ? [send(id, "play:refused", event.refusal)] : [],
        ),
      };
    case "missions_moved":
      return {
        room,
        effects: [...room.members].flatMap(([id, { userId }]) =>
          userId !== null && event.userIds.includes(userId) ? [send(id, "missionsUpdated", {})] : [],
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
    case "late":
      return changeLateness(room, event.isLate);
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

/** Everybody is told; afterwards all that somebody watches is read again. */
function changeLateness(room: LiveRoom, isLate: boolean): Step {
  const ids = [...room.members.keys()];
  return {
    room: { ...room, isLate },
    effects: [
      ...ids.map((id) => send(id, "late", { isLate })),
      ...(isLate ? [] : ids.flatMap((id) => readAgain(room, id))),
      ...(isLate || watchersOf(room, "tournaments").length === 0 ? [] : [{ kind: "read_tournaments", to: null } as const]),
    ],
  };
}

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

const withLists = ({ room, effects }: Step, areDue: boolean): Step => ({
  room,
  effects: areDue ? [...effects, ...[...room.members.keys()].flatMap((id) => readAgain(room, id))] : effects,
});

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
