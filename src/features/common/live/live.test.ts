import { sql } from "drizzle-orm";
import { liveNamespace, realtimePath } from "../../../../schemas/live_address";
import type { FastifyInstance } from "fastify";
import { io } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { signal } from "../../../../server/platform/plugins/changes";
import { bearerOf, startTestApp } from "../../../../server/testing/test_app";
import { createAccessToken } from "../../../kit/session/access_token";
import { becomeUser, changeUser, createSession } from "../../../kit/session/session_store";
import { guest, paidUser } from "../../../testing/site";
import { createLive } from "./live";

let app: FastifyInstance;
let address = "";
let token = "";
const opened: ReturnType<typeof io>[] = [];

beforeAll(async () => {
  app = await startTestApp();
  address = await app.listen({ port: 0, host: "127.0.0.1" });
  token = (await bearerOf(app, "paid@foyer.test")).authorization.slice(7);
});
afterAll(() => app.close());
afterEach(() => opened.splice(0).forEach((socket) => socket.disconnect()));

const until = <Value>(read: () => Value) => expect.poll(read, { timeout: 10_000, interval: 20 });
const wallet = { ...paidUser.userWallet, version: -1 };

/** A visitor's browser, which opens real sockets. */
function browse({ isPlayer = true, isCanvas = false } = {}) {
  const accessToken = createAccessToken({ request: async () => null, hasSession: false, onEnd: () => {} });
  const user = isPlayer ? { ...paidUser, userWallet: wallet } : null;
  const session = createSession({ viewer: { ...guest, session: isPlayer ? "user" : "guest" }, user });
  if (isPlayer) accessToken.set(token);
  const live = createLive({ accessToken, session, isCanvas }, async (auth) => {
    const options = { path: realtimePath, transports: ["websocket"], autoConnect: false, forceNew: true };
    const socket = io(address + liveNamespace, { ...options, auth, extraHeaders: { origin: address } });
    opened.push(socket);
    return socket;
  });
  return { live, session, accessToken, shown: () => session.getState().user?.userWallet };
}

it("shows the balance that was heard of, and how far the bonus is that runs in it, wherever the account's is shown (L-4.16, L-4.59, C-4.28)", async () => {
  const { live, shown, session } = browse();
  live.on("wallet:balance", () => {}, true);
  await until(() => shown()?.totalAmount).toBe(288.35);
  await app.db.execute(sql`
    update wallets set amount = 10000, version = version + 1 where user_id = (select id from users where email = 'paid@foyer.test')`);
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from users where email = 'paid@foyer.test'`);
  await signal(app.db, "rounds_settled", { userIds: [rows[0]?.id], upTo: 1 });
  await until(() => shown()).toMatchObject({ totalAmount: 140, amount: 100, nonCashAmount: 40 });
  const left = () => session.getState().user?.activeBonus?.wagerLeft;
  const before = left() ?? 0;
  expect(before).toBeGreaterThan(1);
  await app.db.execute(sql`update player_bonuses set wager_left = wager_left - 100 where id = (select bonus_id from wallets
    where currency_code = 'EUR' and user_id = (select id from users where email = 'paid@foyer.test'))`);
  await signal(app.db, "rounds_settled", { userIds: [rows[0]?.id], upTo: 1 });
  await until(left).toBe(before - 1);
});

it("keeps the newest wallet that was heard of when an older answer arrives (L-4.59)", () => {
  const { session, shown } = browse();
  const newest = { ...wallet, amount: 5, version: 7 };
  changeUser(session, { userWallet: newest });
  becomeUser(session, { ...paidUser, nickname: "Renamed", userWallet: { ...wallet, version: 6 } });
  expect([session.getState().user?.nickname, shown()]).toEqual(["Renamed", newest]);
  becomeUser(session, { ...paidUser, userId: 99, userWallet: { ...wallet, version: 0 } });
  expect(shown()?.version).toBe(0);
});

it("opens one socket however many listen, says when it is there, and again after it was lost", async () => {
  const { live } = browse({ isPlayer: false });
  let connections = 0;
  live.on("connect", () => (connections += 1), true);
  live.on("message", () => {}, true);
  await until(() => connections).toBe(1);
  expect(opened.length).toBe(1);
  opened[0]?.io.engine.close();
  await until(() => connections).toBe(2);
});

it("tells why a reaction was not passed on (L-5.22), and hears those of others", async () => {
  const { live } = browse({ isPlayer: false });
  expect(await live.react("lucky")).toBe("signed_out");
  const player = browse();
  const names: string[] = [];
  live.on("message", ({ data }) => void names.push(data.nickname), true);
  expect(await player.live.react("money")).toBe(null);
  await until(() => names).toEqual(["Northwind"]);
});

it("connects again as whoever signs in", async () => {
  const { live, session, accessToken, shown } = browse({ isPlayer: false });
  let connections = 0;
  live.on("connect", () => (connections += 1), true);
  await until(() => connections).toBe(1);
  accessToken.set(token);
  becomeUser(session, { ...paidUser, userWallet: wallet });
  await until(() => connections).toBe(2);
  await until(() => shown()?.version).toBeGreaterThanOrEqual(0);
});

it("opens nothing in the editor's canvas", async () => {
  const { live } = browse({ isCanvas: true });
  live.on("message", () => {}, true);
  expect(await live.react("lucky")).toBe(null);
  expect(opened.length).toBe(0);
});
