import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { type ChatMessage, chatNamespace, cleanMessage, type FromChat } from "../../../schemas/chat";
import { realtimePath } from "../../../schemas/live_address";
import { demoPassword } from "../../demo/accounts";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";
import { shownName } from "../../accounts/users/shown_name";

let apps: FastifyInstance[] = [];
let open: Socket[] = [];
const tokens = new Map<string, string>();

beforeAll(async () => {
  const connection = await createTestDatabase("demo");
  const options = { connection, configuration: { sessionSecrets: ["one secret for both processes of this test"] as const } };
  apps = await Promise.all([startTestApp(options), startTestApp(options)]);
  await turn("own");
  await Promise.all(apps.map((app) => app.listen({ port: 0, host: "127.0.0.1" })));
  for (const name of accounts) tokens.set(name, (await bearerOf(appAt(0), `${name}@foyer.test`)).authorization.slice(7));
});
afterAll(() => Promise.all(apps.map((app) => app.close())));
beforeEach(() => appAt(0).db.execute(sql`delete from chat_messages`));
afterEach(() => {
  for (const socket of open) socket.disconnect();
  open = [];
});

const accounts = ["admin", "editor", "paid", "unpaid", "fresh", "tester", "streamer"];
const appAt = (index: number) => apps[index] as FastifyInstance;

async function turn(provider: "own" | "none") {
  await changeSettings(appAt(0), { liveChat: { provider, buttonSelector: "" } });
  await appAt(1).reloadSettings();
}

const addressOf = (app: FastifyInstance) => {
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
};

/** Somebody with the chat open, and all that they have heard. */
function visit(index: number, name?: string, { token = name && tokens.get(name), origin = addressOf(appAt(index)) } = {}) {
  const socket = io(addressOf(appAt(index)) + chatNamespace, {
    path: realtimePath,
    transports: ["websocket"],
    auth: { token },
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin },
  });
  open.push(socket);
  const heard: [keyof FromChat, FromChat[keyof FromChat]][] = [];
  for (const event of ["initMessages", "chatMessage", "hideMessage"] as const)
    socket.on(event, (message: FromChat[typeof event]) => void heard.push([event, message]));
  const messages = () =>
    heard.flatMap(([event, said]) => (event === "chatMessage" ? [(said as FromChat["chatMessage"]).message] : []));
  const say = (message: unknown, clientId: unknown = randomUUID()) =>
    socket.timeout(10_000).emitWithAck("chatMessage", { clientId, message }) as Promise<{ problem: string | null }>;
  const until = <Value>(read: () => Value) => expect.poll(read, { timeout: 10_000, interval: 20 });
  return { socket, heard, messages, say, until };
}

type Visit = ReturnType<typeof visit>;
const entered = async (visitor: Visit) => {
  await visitor.until(() => visitor.heard.length).toBeGreaterThan(0);
  return visitor.heard[0]?.[1] as FromChat["initMessages"];
};
const outcome = ({ socket }: Visit) =>
  new Promise<string>((resolve) => {
    socket.on("connect", () => resolve("connected"));
    socket.on("connect_error", ({ message }) => resolve(message));
  });
const texts = (messages: readonly ChatMessage[]) => messages.map(({ message }) => message);
const headersOf = (name: string) => ({ authorization: `Bearer ${tokens.get(name)}` });
const post = (url: string, payload: object, name: string) =>
  call(appAt(1), { method: "POST", url, payload, headers: headersOf(name) });

it.each([
  ["Northwind", "Alexander", "Northwind"],
  [null, "Alexander", "Alex*"],
  [null, "Anna", "Anna"],
  [null, "Åsamaria", "Åsam*"],
  [null, null, null],
])("calls somebody with the nickname %s and the first name %s %s (L-5.17)", (nickname, firstName, expected) => {
  expect(shownName({ nickname, firstName })).toBe(expected);
});

it.each([
  ["leaves words, emoji and their joiners", " Grüße 👨‍👩‍👧 👍🏽  a​b\u200d ", "Grüße 👨‍👩‍👧 👍🏽 ab"],
  ["takes out what turns the direction around", "pay \u202eesrever\u202c \u2066now\u2069", "pay esrever now"],
  ["makes one line of several", "one\r\n\r\ntwo\u2028three\u0000", "one two three"],
  ["leaves nothing of what is not seen", "\u200b\u2060\ufeff\u3164\u{e0041} ", ""],
  ["keeps marks from towering", `a${"\u0301".repeat(60)}`, `á${"\u0301".repeat(4)}`],
  ["mends half a letter", "\ud83d", "\ufffd"],
])("%s", (_, message, expected) => expect(cleanMessage(message)).toBe(expected));

it("shows the last 50 messages to whoever comes, guests too, and older ones when asked (C-7.43, C-7.44, S-2.85)", async () => {
  await appAt(0).db.execute(sql`
    insert into chat_messages (user_id, message)
    select (select id from users where email = 'unpaid@foyer.test'), 'message ' || n from generate_series(1, 120) n`);
  const guest = visit(0);
  const { messages, isStart, before } = await entered(guest);
  expect([messages.length, isStart, before]).toEqual([50, false, null]);
  expect(messages[0]).toMatchObject({
    message: "message 71",
    nickname: "Mart*",
    isOwn: false,
    isStaff: false,
  });
  guest.socket.emit("lastMessages", { before: messages[0]?.id });
  await guest.until(() => guest.heard.length).toBe(2);
  const older = guest.heard[1]?.[1] as FromChat["initMessages"];
  guest.socket.emit("lastMessages", { before: older.messages[0]?.id });
  await guest.until(() => guest.heard.length).toBe(3);
  const oldest = guest.heard[2]?.[1] as FromChat["initMessages"];
  expect(texts([...oldest.messages, ...older.messages])).toEqual(Array.from({ length: 70 }, (_, n) => `message ${n + 1}`));
  expect([older.isStart, oldest.isStart, oldest.messages.length]).toEqual([false, true, 20]);
  guest.socket.emit("lastMessages");
  await guest.until(() => guest.heard.length).toBe(4);
  expect(guest.heard[3]?.[1]).toEqual({ before, isStart, messages });
});

it("tells everybody at both processes what is said, in one order (C-7.43)", async () => {
  const visitors = accounts.map((name, index) => visit(index % 2, name));
  await Promise.all(visitors.map(entered));
  const answers = await Promise.all(
    visitors.flatMap((visitor, index) => Array.from({ length: 5 }, (_, n) => visitor.say(`${accounts[index]} ${n}`))),
  );
  expect(answers.every(({ problem }) => problem === null)).toBe(true);
  for (const visitor of visitors) await visitor.until(() => visitor.messages().length).toBe(35);
  const heard = visitors.map((visitor) => visitor.messages().map(({ id, message }) => `${id} ${message}`));
  for (const each of heard) expect(each).toEqual(heard[0]);
  const [first] = visitors;
  const ids = first?.messages().map(({ id }) => id) ?? [];
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  const own = visitors.map((visitor) => texts(visitor.messages().filter(({ isOwn }) => isOwn)));
  expect(own.map((each) => each.length)).toEqual(accounts.map(() => 5));
  expect(first?.messages().every(({ isStaff, message }) => isStaff === /^(admin|editor)/.test(message))).toBe(true);
  const links = first?.heard.filter(([event]) => event === "chatMessage").map(([, said]) => said as FromChat["chatMessage"]);
  expect(links?.map(({ previousId }) => previousId)).toEqual([null, ...ids.slice(0, -1)]);
});

it("lets guests read and not write (L-6.05, S-2.85)", async () => {
  const guest = visit(0);
  await entered(guest);
  expect(await guest.say("hello")).toEqual({ problem: "signed_out" });
});

it("says a message once, however often it is sent", async () => {
  const [here, there] = [visit(0, "paid"), visit(1, "paid")];
  await Promise.all([here, there].map(entered));
  const clientId = randomUUID();
  const answers = await Promise.all([here.say("once", clientId), there.say("once", clientId), here.say("once", clientId)]);
  expect(answers).toEqual([{ problem: null }, { problem: null }, { problem: null }]);
  expect(await here.say("twice")).toEqual({ problem: null });
  await here.until(() => texts(here.messages())).toEqual(["once", "twice"]);
});

it("takes five messages in ten seconds from one account, wherever they are sent, and says so", async () => {
  const sockets = [visit(0, "paid"), visit(1, "paid"), visit(0, "paid")];
  await Promise.all(sockets.map(entered));
  const answers = await Promise.all(sockets.flatMap((visitor) => [1, 2, 3].map((n) => visitor.say(`message ${n}`))));
  expect(answers.filter(({ problem }) => problem === null)).toHaveLength(5);
  expect(answers.filter(({ problem }) => problem === "too_fast")).toHaveLength(4);
  const other = visit(0, "unpaid");
  await entered(other);
  expect(await other.say("I was quiet")).toEqual({ problem: null });
});

it.each([
  ["of one who says nothing", "  \u200b ", "empty"],
  ["that is too long", "a".repeat(501), "too_long"],
  ["that is no text", { toString: "x" }, "failed"],
])("refuses a message %s", async (_, message, problem) => {
  const visitor = visit(0, "tester");
  await entered(visitor);
  expect(await visitor.say(message)).toEqual({ problem });
});

it("passes on markup as the text that it is", async () => {
  const visitor = visit(0, "paid");
  await entered(visitor);
  const script = `<script>alert(1)</script> javascript:alert(1) "'&`;
  await visitor.say(script);
  await visitor.until(() => texts(visitor.messages())).toEqual([script]);
});

it("refuses other sites, tokens that are not ours, and everybody where there is no such chat (L-1.11)", async () => {
  expect(await outcome(visit(0, "paid", { origin: "https://elsewhere.test" }))).toMatch(/websocket error/);
  expect(await outcome(visit(0, "paid", { token: "abc" }))).toBe("session.required");
  const before = visit(0, "paid");
  await entered(before);
  await turn("none");
  expect(await outcome(visit(0))).toBe("chat.off");
  expect(await before.say("still there?")).toEqual({ problem: "off" });
  await turn("own");
});

it("takes a hidden message from everybody at once, and gives it back where it may stay", async () => {
  const [guest, author] = [visit(0), visit(1, "paid")];
  await Promise.all([guest, author].map(entered));
  await author.say("buy my tips");
  await guest.until(() => guest.messages().length).toBe(1);
  const id = guest.messages()[0]?.id ?? 0;
  expect((await post("/api/chat/report", { id }, "unpaid")).status).toBe(200);
  const list = async (view: string) =>
    (
      await call<{ messages: unknown[] }>(appAt(0), {
        method: "GET",
        url: `/api/backoffice/chat?view=${view}`,
        headers: headersOf("editor"),
      })
    ).body.messages;
  expect(await list("flagged")).toMatchObject([{ id, message: "buy my tips", nickname: "Northwind", isFlagged: true }]);
  expect((await post("/api/backoffice/chat/hide", { id }, "editor")).status).toBe(200);
  for (const visitor of [guest, author]) await visitor.until(() => visitor.heard.at(-1)).toEqual(["hideMessage", { id }]);
  expect([await list("flagged"), await list("hidden")]).toMatchObject([[], [{ id, hiddenBy: "Edith Lund" }]]);
  const late = visit(0);
  expect((await entered(late)).messages).toEqual([]);
  expect((await post("/api/chat/report", { id }, "unpaid")).status).toBe(404);
  await post("/api/backoffice/chat/show", { id }, "admin");
  await guest.until(() => texts(guest.messages())).toEqual(["buy my tips", "buy my tips"]);
  expect([await list("flagged"), await list("hidden"), await list("newest")]).toMatchObject([[], [], [{ id, isFlagged: false }]]);
  expect((await post("/api/backoffice/chat/hide", { id: 2_000_000_000 }, "admin")).status).toBe(404);
});

it("tells everybody, in every process, that somebody is called otherwise, and not how where they hide (C-7.41, C-6.21)", async () => {
  const visitor = visit(1);
  await entered(visitor);
  const renamed = async (nickname: string) => {
    const told = new Promise((resolve) => visitor.socket.once("userNicknameUpdated", resolve));
    const headers = { authorization: `Bearer ${tokens.get("fresh")}` };
    await call(appAt(0), { method: "POST", url: "/api/user/update-user-details", payload: { nickname }, headers });
    return told;
  };
  expect(await renamed("Newcomer")).toEqual({ userId: expect.any(Number), nickname: "Newcomer" });
  await appAt(0).db.execute(sql`update users set ghost_mode = true where email = 'fresh@foyer.test'`);
  expect(await renamed("Nightingale")).toEqual({ userId: expect.any(Number), nickname: "" });
  await appAt(0).db.execute(sql`update users set ghost_mode = false where email = 'fresh@foyer.test'`);
});

it("closes the sockets of who signs out, and takes nothing from an account that is excluded", async () => {
  const { authorization } = await bearerOf(appAt(0), "streamer@foyer.test");
  const visitor = visit(1, "streamer", { token: authorization.slice(7) });
  await entered(visitor);
  const closed = new Promise((resolve) => visitor.socket.on("disconnect", resolve));
  await call(appAt(0), { method: "POST", url: "/api/user/logout", payload: {}, headers: { authorization } });
  expect(await closed).toBe("io server disconnect");

  const excluded = visit(0, "tester");
  await entered(excluded);
  await appAt(0).db.execute(sql`update users set excluded_until = now() + interval '1 day' where email = 'tester@foyer.test'`);
  expect(await excluded.say("let me")).toEqual({ problem: "signed_out" });
  expect(await outcome(visit(0, "tester"))).toBe("session.required");
  const payload = { email: "tester@foyer.test", password: demoPassword };
  expect((await call(appAt(0), { method: "POST", url: "/api/user/login", payload })).status).toBe(403);
});

it("lives through ten thousand events of rubbish, and hears no more than so much", async () => {
  const other = visit(0, "unpaid");
  await entered(other);
  const rubbish = [
    null,
    7,
    "x",
    [],
    {},
    { before: -1 },
    { message: {}, clientId: [] },
    { before: 1e20 },
    Buffer.alloc(64),
    undefined,
  ];
  const events = ["chatMessage", "lastMessages", "initMessages", "connect_me", "__proto__", "hideMessage", ""];
  const rioter = visit(0, "paid");
  await entered(rioter);
  for (let n = 0; n < 10_000; n += 1)
    rioter.socket.emit(events[n % events.length] ?? "", rubbish[n % rubbish.length], ...(n % 3 === 0 ? [() => {}] : []));
  expect(await other.say("still here")).toEqual({ problem: null });
  await other.until(() => texts(other.messages())).toEqual(["still here"]);
  expect(rioter.heard.length).toBeLessThan(30);
});

it("shows no player under a name that looks like the house's, and staff with their mark", async () => {
  const db = appAt(0).db;
  await db.execute(sql`update users set nickname = 'Fоyer Suppоrt', first_name = 'Suppоrt' where email = 'paid@foyer.test'`);
  const [player, admin] = [visit(0, "paid"), visit(0, "admin")];
  await Promise.all([entered(player), entered(admin)]);
  await player.say("send me your password");
  await admin.say("nobody of us asks for it");
  await player.until(() => player.messages().length).toBe(2);
  expect(player.messages().map(({ nickname, isStaff }) => [nickname, isStaff])).toMatchObject([
    [null, false],
    [expect.anything(), true],
  ]);
});

it("takes no links from whom nobody has confirmed the e-mail address of", async () => {
  const [fresh, paid] = [visit(0, "fresh"), visit(0, "paid")];
  await Promise.all([entered(fresh), entered(paid)]);
  for (const link of ["https://evil.example/x", "see evil.com", "WWW.evil.example", "evil (dot) bet", "evil[.]casino"])
    expect([link, await fresh.say(link)]).toEqual([link, { problem: "no_links" }]);
  expect(await fresh.say("I won 3.50 today. Not bad!")).toEqual({ problem: null });
  expect(await paid.say("https://example.com")).toEqual({ problem: null });
});
