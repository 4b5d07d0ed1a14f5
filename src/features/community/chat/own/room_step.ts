import { type ChatMessage, type chatProblems, cleanMessage, type FromChat } from "../../../../../schemas/chat";
import { takeRange } from "./take_range";

export type Problem = (typeof chatProblems)[number] | "unreachable";

/** A message of one's own that the server has not confirmed. */
export interface Outgoing {
  clientId: string;
  message: string;
  /** Why it was not taken; null while it is on its way. */
  problem: Problem | null;
}

export interface RoomState {
  /** `away`: the connection was lost, and is looked for. `closed`: the site has no chat any more. */
  status: "connecting" | "live" | "away" | "closed";
  /** By id, without gaps. */
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  /** Nothing was said before the first message. */
  isStart: boolean;
  isLoadingOlder: boolean;
  /** The newest message that the visitor has had before their eyes. */
  seen: number;
  /** The highest id that was ever heard of, hidden or not. */
  newest: number;
  /** What is known up to this id is to be joined with what comes; null where nothing is missing. */
  gapFrom: number | null;
  /** How many pages were asked for to close the gap. */
  pages: number;
}

/** What happens to a room: what its socket says, and what its visitor does. */
export type RoomEvent =
  | { type: "connected" }
  /** `triesAgain`: the socket does so by itself. */
  | { type: "refused"; reason: string; triesAgain: boolean }
  | { type: "lost"; isByServer: boolean }
  | { type: "heard_last"; last: FromChat["initMessages"] }
  | { type: "heard"; said: FromChat["chatMessage"] }
  | { type: "hidden"; id: number }
  | { type: "renamed" }
  | { type: "send"; clientId: string; text: string }
  | { type: "send_again"; clientId: string }
  /** What the server says to a message that was sent; `problem` null where it was taken. */
  | { type: "answered"; clientId: string; problem: Problem | null }
  /** Some time has passed since it was taken. */
  | { type: "waited"; clientId: string }
  | { type: "drop"; clientId: string }
  | { type: "load_older" }
  | { type: "see" }
  | { type: "visitor_changed" };

/** What is to be done in the world outside. */
export type RoomEffect =
  /** Asks for the messages before one, or for the last. */
  | { type: "ask"; before?: number }
  /** Asks for the last in a moment; once for several. */
  | { type: "ask_soon" }
  | { type: "transmit"; clientId: string; message: string }
  /** `waited` comes in a moment. */
  | { type: "wait"; clientId: string }
  /** Asks for a new token, and connects. */
  | { type: "renew" }
  | { type: "renew_later" }
  | { type: "reconnect" };

export type RoomStep = readonly [RoomState, ...RoomEffect[]];

/** Longer gaps than so many pages are not filled: what was before is asked for again by scrolling. */
const mostPages = 6;

export const emptyRoom: RoomState = {
  ...{ status: "connecting", messages: [], outgoing: [], isStart: false, isLoadingOlder: false },
  ...{ seen: 0, newest: 0, gapFrom: null, pages: 0 },
};

/** The room after an event, and what has to be done then. What the socket says is a hint: gaps are noticed and filled by id. */
export function stepRoom(room: RoomState, event: RoomEvent): RoomStep {
  const step = steps[event.type] as (room: RoomState, event: RoomEvent) => RoomStep; // its own events, by the table's type
  return step(room, event);
}

const steps: { [Type in RoomEvent["type"]]: (room: RoomState, event: Extract<RoomEvent, { type: Type }>) => RoomStep } = {
  connected: (room) => [{ ...room, status: "live" }],
  refused(room, { reason, triesAgain }) {
    if (reason === "chat.off") return [{ ...room, status: "closed" }];
    const away = { ...room, status: "away" as const };
    if (reason === "session.required") return [away, { type: "renew" }];
    return triesAgain ? [away] : [away, { type: "renew_later" }];
  },
  lost(room, { isByServer }) {
    const away = { ...room, status: "away" as const, isLoadingOlder: false };
    return isByServer ? [away, { type: "renew_later" }] : [away];
  },
  heard_last: (room, { last }) => (last.before === null ? takeOlder(begin(room, last), last) : takeOlder(room, last)),
  heard(room, { said: { message, previousId, clientId } }) {
    const { messages, newest, outgoing, seen } = room;
    const next: RoomState = {
      ...room,
      newest: Math.max(newest, message.id),
      messages: isWorthKnowing(message, room) ? takeRange(messages, [message], { from: message.id, to: message.id }) : messages,
      outgoing: clientId === null ? outgoing : without(outgoing, clientId),
      seen: message.isOwn ? Math.max(seen, message.id) : seen,
    };
    return previousId !== null && previousId > newest ? [next, { type: "ask" }] : [next];
  },
  hidden: (room, { id }) => [{ ...room, messages: room.messages.filter((each) => each.id !== id) }],
  renamed: (room) => [room, { type: "ask_soon" }], // messages are read again by their authors' new names
  send(room, { clientId, text }) {
    const message = cleanMessage(text);
    if (message === "") return [room];
    const outgoing = [...room.outgoing, { clientId, message, problem: null }];
    return [
      { ...room, outgoing },
      { type: "transmit", clientId, message },
    ];
  },
  send_again(room, { clientId }) {
    const failed = room.outgoing.find((each) => each.clientId === clientId);
    if (!failed) return [room];
    return [withProblem(room, clientId, null), { type: "transmit", clientId, message: failed.message }];
  },
  answered(room, { clientId, problem }) {
    if (problem !== null) return [withProblem(room, clientId, problem)];
    return isOutgoing(room, clientId) ? [room, { type: "wait", clientId }] : [room];
  },
  /** It is said, but was not heard yet: what the socket has missed is asked for. */
  waited(room, { clientId }) {
    if (!isOutgoing(room, clientId)) return [room];
    return [{ ...room, outgoing: without(room.outgoing, clientId) }, { type: "ask" }];
  },
  drop: (room, { clientId }) => [{ ...room, outgoing: without(room.outgoing, clientId) }],
  load_older(room) {
    const [first] = room.messages;
    if (!first || room.isStart || room.isLoadingOlder || room.status !== "live") return [room];
    return askBefore(room, first.id);
  },
  see: (room) => [room.seen === room.newest ? room : { ...room, seen: room.newest }],
  visitor_changed: (room) => [{ ...room, outgoing: [] }, { type: "reconnect" }], // with the token of whom the visitor has become
};

/** Where the range begins of which the server has said all. */
const beginOf = ({ messages, isStart }: FromChat["initMessages"]) => (isStart ? 0 : (messages[0]?.id ?? 0));

/** All that was known is read again, since some of it may be hidden. */
function begin(room: RoomState, last: FromChat["initMessages"]): RoomState {
  const oldest = room.messages[0]?.id;
  const newest = Math.max(room.newest, last.messages.at(-1)?.id ?? 0);
  return {
    ...room,
    ...{ newest, pages: 0, gapFrom: oldest !== undefined && oldest < beginOf(last) ? oldest : null },
    seen: oldest === undefined ? newest : room.seen,
  };
}

function takeOlder(room: RoomState, last: FromChat["initMessages"]): RoomStep {
  const { before, messages: heard, isStart } = last;
  const from = beginOf(last);
  const { messages: known, gapFrom, pages } = room;
  const next: RoomState = {
    ...room,
    messages: takeRange(known, heard, { from, to: before === null ? Infinity : before - 1 }),
    isLoadingOlder: false,
    isStart: from <= (known[0]?.id ?? Infinity) ? isStart : room.isStart,
  };
  if (gapFrom === null || from <= gapFrom) return [{ ...next, gapFrom: null }];
  if (pages < mostPages) return askBefore(next, from);
  return [{ ...next, gapFrom: null, messages: next.messages.filter(({ id }) => id >= from), isStart }];
}

const askBefore = (room: RoomState, before: number): RoomStep => [
  { ...room, pages: room.pages + 1, isLoadingOlder: true },
  { type: "ask", before },
];

/** A message that is shown again may lie before all that is known; then it comes by scrolling. */
const isWorthKnowing = ({ id }: ChatMessage, { isStart, messages }: RoomState) =>
  isStart || messages.length === 0 || id >= (messages[0]?.id ?? 0);

const isOutgoing = ({ outgoing }: RoomState, clientId: string) => outgoing.some((each) => each.clientId === clientId);

const without = (outgoing: readonly Outgoing[], clientId: string) => outgoing.filter((each) => each.clientId !== clientId);

const withProblem = (room: RoomState, clientId: string, problem: Problem | null): RoomState => ({
  ...room,
  outgoing: room.outgoing.map((each) => (each.clientId === clientId ? { ...each, problem } : each)),
});

/** How many messages of others came since the visitor last looked. */
export const unreadIn = ({ messages, seen }: RoomState) => messages.filter(({ id, isOwn }) => id > seen && !isOwn).length;
