import { expect, it } from "vitest";
import type { ChatMessage } from "../../../../../schemas/chat";
import { emptyRoom, type RoomEffect, type RoomEvent, type RoomState, stepRoom, unreadIn } from "./room_step";

const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id, nickname: "Ada", message: `Words ${id}`, isOwn: false, isStaff: false, at: "2026-03-04T10:00:00Z" },
  ...more,
});
const messages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const last = (from: number, to: number, { before = null as number | null, isStart = false } = {}): RoomEvent => ({
  type: "heard_last",
  last: { before, messages: messages(from, to), isStart },
});
const said = (id: number, previousId: number | null, clientId: string | null = null): RoomEvent => ({
  type: "heard",
  said: { message: message(id, { isOwn: clientId !== null }), previousId, clientId },
});

/** The room after events, and what had to be done for the last of them. */
function after(...events: RoomEvent[]): { room: RoomState; effects: RoomEffect[]; ids: number[] } {
  let room = emptyRoom;
  let effects: RoomEffect[] = [];
  for (const event of events) [room, ...effects] = stepRoom(room, event);
  return { room, effects, ids: room.messages.map(({ id }) => id) };
}

it("knows the last messages, of which none is new to who just came (C-7.40)", () => {
  const { room, effects, ids } = after({ type: "connected" }, last(5, 8));
  expect([ids, effects, unreadIn(room), room.status]).toEqual([[5, 6, 7, 8], [], 0, "live"]);
});

it("counts what comes as unread until it was seen, and never one's own", () => {
  const { room } = after(last(5, 6), said(7, 6), said(8, 7, "mine"), said(9, 8));
  expect(unreadIn(room)).toBe(1);
  expect(unreadIn(after(last(5, 6), said(7, 6), { type: "see" }).room)).toBe(0);
});

it("asks for what it has missed, and hears of a message twice without showing it twice", () => {
  expect(after(last(5, 6), said(9, 8)).effects).toEqual([{ type: "ask" }]);
  expect(after(last(5, 6), said(7, 6), said(7, 6)).ids).toEqual([5, 6, 7]);
});

it("closes a gap page by page, and gives a long one up", () => {
  const gap = [last(1, 3), last(20, 22)];
  expect(after(...gap).effects).toEqual([{ type: "ask", before: 20 }]);
  const closed = after(...gap, last(1, 19, { before: 20 }));
  expect([closed.ids.length, closed.ids[0], closed.effects, closed.room.gapFrom]).toEqual([22, 1, [], null]);
  const pages = Array.from({ length: 6 }, (_, page) => last(993 - page * 3, 995 - page * 3, { before: 996 - page * 3 }));
  const long = after(last(1, 3), last(996, 998), ...pages);
  expect([long.ids[0], long.room.gapFrom, long.effects]).toEqual([978, null, []]);
});

it("takes a hidden message away, and does not show one again that lies before all it knows", () => {
  expect(after(last(5, 7), { type: "hidden", id: 6 }).ids).toEqual([5, 7]);
  expect(after(last(5, 7), said(2, 1)).ids).toEqual([5, 6, 7]);
});

it("keeps what one said until it is heard, and asks where it is not heard in time", () => {
  const sent: RoomEvent[] = [last(5, 6), { type: "send", clientId: "a", text: "  Good evening " }];
  expect(after(...sent).effects).toEqual([{ type: "transmit", clientId: "a", message: "Good evening" }]);
  expect(after(...sent, said(7, 6, "a")).room.outgoing).toEqual([]);
  const taken: RoomEvent[] = [...sent, { type: "answered", clientId: "a", problem: null }];
  expect(after(...taken).effects).toEqual([{ type: "wait", clientId: "a" }]);
  const unheard = after(...taken, { type: "waited", clientId: "a" });
  expect([unheard.effects, unheard.room.outgoing]).toEqual([[{ type: "ask" }], []]);
  expect(after(...taken, said(7, 6, "a"), { type: "waited", clientId: "a" }).effects).toEqual([]);
});

it("says why a message was not taken, and sends the same again", () => {
  const failed: RoomEvent[] = [
    { type: "send", clientId: "a", text: "Hello" },
    { type: "answered", clientId: "a", problem: "too_fast" },
  ];
  expect(after(...failed).room.outgoing).toEqual([{ clientId: "a", message: "Hello", problem: "too_fast" }]);
  const again = after(...failed, { type: "send_again", clientId: "a" });
  expect([again.effects, again.room.outgoing[0]?.problem]).toEqual([
    [{ type: "transmit", clientId: "a", message: "Hello" }],
    null,
  ]);
  expect(after(...failed, { type: "drop", clientId: "a" }).room.outgoing).toEqual([]);
  expect(after({ type: "send", clientId: "b", text: " \n " }).effects).toEqual([]);
});

it("loads what was said before once at a time, and not before the beginning", () => {
  const { effects, room } = after({ type: "connected" }, last(5, 8), { type: "load_older" });
  expect(effects).toEqual([{ type: "ask", before: 5 }]);
  expect(stepRoom(room, { type: "load_older" })).toEqual([room]);
  expect(after({ type: "connected" }, last(5, 8, { isStart: true }), { type: "load_older" }).effects).toEqual([]);
  expect(after(last(5, 8), { type: "load_older" }).effects).toEqual([]); // not connected
});

it("comes back with a new token where the server closed the line, and never where there is no chat any more (L-1.11)", () => {
  expect(after({ type: "lost", isByServer: true }).effects).toEqual([{ type: "renew_later" }]);
  expect(after({ type: "lost", isByServer: false }).effects).toEqual([]);
  const refused = (reason: string, triesAgain = false) => after({ type: "refused", reason, triesAgain });
  expect(refused("session.required").effects).toEqual([{ type: "renew" }]);
  expect([refused("timeout").effects, refused("timeout", true).effects]).toEqual([[{ type: "renew_later" }], []]);
  expect([refused("chat.off").room.status, refused("chat.off").effects]).toEqual(["closed", []]);
});

it("forgets what somebody wanted to say when they become somebody else", () => {
  const { room, effects } = after({ type: "send", clientId: "a", text: "Hello" }, { type: "visitor_changed" });
  expect([room.outgoing, effects]).toEqual([[], [{ type: "reconnect" }]]);
});
