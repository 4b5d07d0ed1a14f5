import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { io } from "socket.io-client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { chatNamespace } from "../../../../../schemas/chat";
import { realtimePath } from "../../../../../schemas/live_address";
import { hideMessage } from "../../../../../server/community/chat/moderation";
import { changeSettings } from "../../../../../server/testing/change_settings";
import { bearerOf, startTestApp } from "../../../../../server/testing/test_app";
import { createAccessToken } from "../../../../kit/session/access_token";
import { becomeGuest, createSession } from "../../../../kit/session/session_store";
import { guest, paidUser } from "../../../../testing/site";
import { createRoom, type Room } from "./room";
import { unreadIn } from "./room_step";
import { takeRange } from "./take_range";

let app: FastifyInstance;
let address = "";
const rooms: Room[] = [];
const tokens = new Map<string, string>();

beforeAll(async () => {
  app = await startTestApp();
  await changeSettings(app, { liveChat: { provider: "own", buttonSelector: "" } });
  address = await app.listen({ port: 0, host: "127.0.0.1" });
  for (const name of ["paid", "unpaid", "tester"])
    tokens.set(name, (await bearerOf(app, `${name}@foyer.test`)).authorization.slice(7));
});
afterAll(() => app.close());
beforeEach(() => app.db.execute(sql`delete from chat_messages`));
afterEach(() => rooms.splice(0).forEach((room) => room.stop()));

/** A visitor's room, as their browser has it. */
async function enter(name?: string) {
  const token = name ? (tokens.get(name) ?? null) : null;
  const accessToken = createAccessToken({ request: async () => null, hasSession: false, onEnd: () => {} });
  accessToken.set(token);
  const session = createSession({ viewer: { ...guest, session: name ? "user" : "guest" }, user: name ? paidUser : null });
  const sockets: ReturnType<typeof io>[] = [];
  const room = createRoom({
    accessToken,
    session,
    openSocket: async (auth) => {
      const options = { path: realtimePath, transports: ["websocket"], autoConnect: false, forceNew: true, reconnection: false };
      const socket = io(address + chatNamespace, { ...options, auth, extraHeaders: { origin: address } });
      sockets.push(socket);
      return socket;
    },
  });
  rooms.push(room);
  const state = () => room.store.getState();
  const texts = () => state().messages.map(({ message }) => message);
  const until = <Value>(read: () => Value) => expect.poll(read, { timeout: 10_000, interval: 20 });
  await until(() => state().status).toBe("live");
  return { room, state, texts, until, accessToken, session, socket: () => sockets[0] as ReturnType<typeof io> };
}

it("calls authors by their new names (C-7.41)", async () => {
  const { state, until, room } = await enter("paid");
  room.send("who am I");
  await until(() => state().messages.map(({ nickname }) => nickname)).toEqual(["Northwind"]);
  const headers = { authorization: `Bearer ${tokens.get("paid")}` };
  await app.inject({ method: "POST", url: "/api/user/update-user-details", payload: { nickname: "Southwind" }, headers });
  await until(() => state().messages.map(({ nickname }) => nickname)).toEqual(["Southwind"]);
  await app.inject({ method: "POST", url: "/api/user/update-user-details", payload: { nickname: "Northwind" }, headers });
});

const write = (count: number, first = 1) =>
  app.db.execute(sql`
    insert into chat_messages (user_id, message)
    select (select id from users where email = 'streamer@foyer.test'), 'm' || n from generate_series(${first}::int, ${first + count - 1}::int) n`);
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `m${from + index}`);

const message = (id: number) => ({
  id,
  message: `m${id}`,
  nickname: null,
  isStaff: false,
  isOwn: false,
  at: "2026-01-01T00:00:00Z",
});
it.each([
  ["at the end", [1, 2], [3], 3, 3, [1, 2, 3]],
  ["twice", [1, 2, 3], [3], 3, 3, [1, 2, 3]],
  ["into a gap", [1, 5], [2, 4], 2, 4, [1, 2, 4, 5]],
  ["without what was hidden", [1, 2, 3, 4], [2, 4], 2, Infinity, [1, 2, 4]],
])("takes what is heard %s", (_, known, heard, from, to, expected) => {
  expect(takeRange(known.map(message), heard.map(message), { from, to }).map(({ id }) => id)).toEqual(expected);
});

it("shows what was said, and more when one reads further up, to the beginning (C-3.52, C-7.44)", async () => {
  await write(130);
  const { room, texts, state, until } = await enter();
  await until(texts).toEqual(numbers(81, 130));
  room.loadOlder();
  await until(texts).toEqual(numbers(31, 130));
  room.loadOlder();
  room.loadOlder();
  await until(texts).toEqual(numbers(1, 130));
  expect(state()).toMatchObject({ isStart: true, isLoadingOlder: false });
});

it("shows one's own message at once and each message once; counts what others said (C-7.43)", async () => {
  const [mine, other] = [await enter("paid"), await enter("unpaid")];
  mine.room.send("  hello \n there ");
  expect(mine.state().outgoing).toMatchObject([{ message: "hello there", problem: null }]);
  await mine.until(() => [mine.texts(), mine.state().outgoing.length]).toEqual([["hello there"], 0]);
  await other.until(other.texts).toEqual(["hello there"]);
  expect([mine.state().messages[0]?.isOwn, other.state().messages[0]?.isOwn]).toEqual([true, false]);
  expect([unreadIn(mine.state()), unreadIn(other.state())]).toEqual([0, 1]);
  other.room.see();
  expect(unreadIn(other.state())).toBe(0);
});

it("keeps what could not be sent, says why, and sends it once when asked again", async () => {
  const { room, state, texts, until, socket } = await enter("tester");
  socket().disconnect();
  room.send("lost?");
  expect(state().outgoing).toMatchObject([{ problem: "unreachable" }]);
  socket().connect();
  await until(() => state().status).toBe("live");
  const clientId = state().outgoing[0]?.clientId ?? "";
  room.retry(clientId);
  room.retry(clientId);
  await until(() => [texts(), state().outgoing]).toEqual([["lost?"], []]);
  for (let n = 0; n < 6; n += 1) room.send(`more ${n}`);
  await until(() => state().outgoing.map(({ problem }) => problem)).toEqual(["too_fast", "too_fast"]);
  room.drop(state().outgoing[0]?.clientId ?? "");
  expect(state().outgoing).toHaveLength(1);
});

it("fills the gap after a lost connection, and drops what was hidden meanwhile", async () => {
  await write(10);
  const { texts, state, until, socket } = await enter();
  await until(texts).toEqual(numbers(1, 10));
  const [first, second] = state().messages;
  socket().disconnect();
  await write(120, 11);
  await hideMessage(app.db, second?.id ?? 0, "editor@foyer.test");
  socket().connect();
  await until(texts).toEqual(["m1", ...numbers(3, 130)]);
  expect(state().messages[0]?.id).toBe(first?.id);
});

it("asks for what it has missed when a message names one before it that it never heard", async () => {
  const reader = await enter();
  const writer = await enter("paid");
  await write(3);
  writer.room.send("after three");
  await reader.until(reader.texts).toEqual([...numbers(1, 3), "after three"]);
});

it("loses a message the moment it is hidden", async () => {
  await write(2);
  const { texts, state, until } = await enter();
  await until(texts).toEqual(["m1", "m2"]);
  await hideMessage(app.db, state().messages[0]?.id ?? 0, "editor@foyer.test");
  await until(texts).toEqual(["m2"]);
});

it("becomes a guest's room when the visitor signs out", async () => {
  const { room, state, until, accessToken, session } = await enter("unpaid");
  accessToken.set(null);
  becomeGuest(session);
  await until(() => state().status).toBe("live");
  room.send("still me?");
  await until(() => state().outgoing[0]?.problem).toBe("signed_out");
});

it("says that the chat is closed where the site has none any more (L-1.11)", async () => {
  const { state, until, socket } = await enter();
  await changeSettings(app, { liveChat: { provider: "none", buttonSelector: "" } });
  socket().disconnect().connect();
  await until(() => state().status).toBe("closed");
  await changeSettings(app, { liveChat: { provider: "own", buttonSelector: "" } });
});
