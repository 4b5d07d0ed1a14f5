import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type FromLive, liveNamespace } from "../../schemas/live";
import { realtimePath } from "../../schemas/realtime";
import { signal } from "../plugins/changes";
import { bearerOf, call, startTestApp } from "../testing/test_app";
import { createTestDatabase } from "../testing/test_database";
import { publicName } from "../users/shown_name";

let apps: FastifyInstance[] = [];
let open: Socket[] = [];
const tokens = new Map<string, string>();
const appAt = (index: number) => apps[index] as FastifyInstance;

beforeAll(async () => {
  const connection = await createTestDatabase("demo");
  const options = { connection, configuration: { sessionSecret: "one secret for both processes of this test" } };
  apps = await Promise.all([startTestApp(options), startTestApp(options)]);
  await Promise.all(apps.map((app) => app.listen({ port: 0, host: "127.0.0.1" })));
  for (const name of ["paid", "unpaid", "tester", "streamer"])
    tokens.set(name, (await bearerOf(appAt(0), `${name}@foyer.test`)).authorization.slice(7));
});
afterAll(() => Promise.all(apps.map((app) => app.close())));
afterEach(() => {
  for (const socket of open) socket.disconnect();
  open = [];
});

const addressOf = (app: FastifyInstance) => {
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
};
const until = <Value>(read: () => Value) => expect.poll(read, { timeout: 10_000, interval: 20 });

/** A visitor with a page of the site open, and all that they have heard. */
function visit(index: number, name?: string, { token = name && tokens.get(name), origin = addressOf(appAt(index)) } = {}) {
  const socket = io(addressOf(appAt(index)) + liveNamespace, {
    path: realtimePath,
    transports: ["websocket"],
    auth: { token },
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin },
  });
  open.push(socket);
  const all: [string, unknown][] = [];
  socket.onAny((event: string, message: unknown) => void all.push([event, message]));
  const heard = <Event extends keyof FromLive>(event: Event) =>
    all.flatMap(([name, message]) => (name === event ? [message as FromLive[Event]] : []));
  const react = (iconName: unknown, more = {}) =>
    socket.timeout(10_000).emitWithAck("message", { type: "gameEmoji", data: { iconName, ...more } }) as Promise<{
      problem: string | null;
    }>;
  const outcome = new Promise<string>((resolve) => {
    socket.on("connect", () => resolve("connected"));
    socket.on("connect_error", ({ message }) => resolve(message));
  });
  return { socket, heard, react, outcome };
}

const userId = async (name: string) => {
  const { rows } = await appAt(0).db.execute<{ id: number }>(sql`select id from users where email = ${`${name}@foyer.test`}`);
  return rows[0]?.id ?? 0;
};

it("tells players their balance when they come and when it has changed, in every process, and nobody else (L-3.39, C-4.28)", async () => {
  const paid = visit(1, "paid");
  const other = visit(0, "unpaid");
  const guest = visit(0);
  await Promise.all([paid, other, guest].map(({ outcome }) => outcome));
  await until(() => paid.heard("wallet:balance").length).toBe(1);
  const before = paid.heard("wallet:balance")[0];
  expect(before).toMatchObject({ cash: 248.35, nonCash: 40, total: 288.35, currencyCode: "EUR" });
  const id = await userId("paid");
  await appAt(0).db.execute(sql`update wallets set version = version + 1 where user_id = ${id}`);
  await signal(appAt(0).db, "rounds_settled", { userIds: [id], upTo: 1 });
  await until(() => paid.heard("wallet:balance").length).toBe(2);
  expect(paid.heard("wallet:balance")[1]).toEqual({ ...before, version: (before?.version ?? 0) + 1 });
  expect([other.heard("wallet:balance").length, guest.heard("wallet:balance").length]).toEqual([1, 0]);
});

it("passes reactions on to everybody, with the name that the account has and not the one that was sent (L-7.53, L-3.38)", async () => {
  const guest = visit(1);
  const streamer = visit(0, "streamer");
  await Promise.all([guest.outcome, streamer.outcome]);
  const answer = await streamer.react("lucky", {
    nickname: "Ada",
    message: "buy at evil.example",
    imageLink: "//evil.example/i",
  });
  expect(answer).toEqual({ problem: null });
  await until(() => guest.heard("message").length).toBe(1);
  const data = { iconName: "lucky", nickname: "ReelDeal", message: "", imageLink: "" };
  expect(guest.heard("message")).toEqual([{ type: "gameEmoji", data }]);
});

it.each([
  ["a guest", undefined, "lucky", "signed_out"],
  ["a player without a deposit", "unpaid", "lucky", "deposit_needed"],
  ["a test account", "tester", "money", null],
  ["an unknown reaction", "streamer", "__proto__", "failed"],
])("takes reactions of who has paid in, tests and streamers: %s (L-5.22)", async (_, name, iconName, problem) => {
  const visitor = visit(0, name);
  await visitor.outcome;
  expect(await visitor.react(iconName)).toEqual({ problem });
});

it("says so when somebody reacts too often", async () => {
  const streamer = visit(0, "streamer");
  await streamer.outcome;
  const answers = await Promise.all(Array.from({ length: 6 }, () => streamer.react("monkey")));
  expect(answers.filter(({ problem }) => problem === "too_fast").length).toBe(3);
});

it("lets nobody in from elsewhere or with a token that opens nothing, and closes with the session", async () => {
  expect(await visit(0, "paid", { origin: "https://evil.example" }).outcome).not.toBe("connected");
  expect(await visit(0, undefined, { token: "made.up.token" }).outcome).toBe("session.required");
  const { authorization } = await bearerOf(appAt(0), "tester@foyer.test");
  const visitor = visit(1, undefined, { token: authorization.slice(7) });
  await visitor.outcome;
  await call(appAt(0), { method: "POST", url: "/api/user/logout", payload: {}, headers: { authorization } });
  await until(() => visitor.socket.connected).toBe(false);
});

it("survives what it can't mean", async () => {
  const guest = visit(0);
  await guest.outcome;
  for (const event of ["message", "watch", "getAllBets", "getMyBets", "nothing"])
    for (const sent of [
      null,
      [],
      { topics: ["winners", "winners", {}] },
      { topics: 1 },
      "x".repeat(5_000),
      { type: "gameEmoji" },
    ])
      guest.socket.emit(event, sent);
  expect((await guest.react("lucky")).problem).not.toBe(null);
  expect((await call(appAt(0), { url: "/healthz" })).status).toBe(200);
});

it.each([
  [{ nickname: "Northwind", firstName: "Alexander", ghostMode: false }, "Northwind"],
  [{ nickname: null, firstName: "Alexander", ghostMode: false }, "Alex*"],
  [{ nickname: "Northwind", firstName: "Alexander", ghostMode: true }, ""],
  [{ nickname: null, firstName: null, ghostMode: false }, ""],
])("tells others of %j as %s (L-5.17, C-6.21)", (user, expected) => expect(publicName(user)).toBe(expected));
