import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type FromLive, type Mark } from "../../../schemas/live";
import { chatNamespace } from "../../../schemas/chat";
import { liveNamespace, realtimePath } from "../../../schemas/live_address";
import { signal } from "../../platform/plugins/changes";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { createRandom } from "../../../src/page/persona/seed";
import { longTest } from "../../../src/testing/long_test";
import { createTestDatabase } from "../../testing/test_database";
import { betEvents } from "./bet_events";
import { publicName } from "../../accounts/users/shown_name";

let apps: FastifyInstance[] = [];
let open: Socket[] = [];
const tokens = new Map<string, string>();
const appAt = (index: number) => apps[index] as FastifyInstance;

beforeAll(async () => {
  const connection = await createTestDatabase("demo");
  const options = {
    connection,
    configuration: { sessionSecrets: ["one secret for both processes of this test"] as const, trustProxy: true },
  };
  apps = await Promise.all([startTestApp(options), startTestApp(options)]);
  await Promise.all(apps.map((app) => app.listen({ port: 0, host: "127.0.0.1" })));
  await appAt(0).db.execute(sql`delete from rounds`); // what the demo's players played
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
const until = <Value>(read: () => Value, message?: string) => expect.poll(read, { timeout: 10_000, interval: 20, message });

/** A visitor with a page of the site open, and all that they have heard. */
function visit(
  index: number,
  name?: string,
  { token = name && tokens.get(name), origin = addressOf(appAt(index)), address = "8.8.4.4", namespace = liveNamespace } = {},
) {
  const socket = io(addressOf(appAt(index)) + namespace, {
    path: realtimePath,
    transports: ["websocket"],
    auth: { token },
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin, "x-forwarded-for": address },
  });
  open.push(socket);
  const all: [string, unknown][] = [];
  const marked: [string, Mark][] = [];
  socket.onAny((event: string, message: unknown, mark?: Mark) => {
    all.push([event, message]);
    if (mark) marked.push([event, mark]);
  });
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
  return { socket, heard, marks: () => marked, react, outcome };
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

/** Rounds that have just settled, as those that the engine books. */
async function settle(...played: { name?: string; bet: number; payout: number; minutesAgo?: number; isDemo?: boolean }[]) {
  for (const { name = "paid", bet, payout, minutesAgo = 0, isDemo = false } of played)
    await appAt(0).db.execute(sql`
      insert into rounds (id, user_id, game_id, is_demo, state, currency_code, bet, payout, base_bet, base_payout, multiplier, choice, settled_at)
      values (gen_random_uuid(), ${await userId(name)}, (select min(id) from games), ${isDemo}, 'settled', 'EUR', ${bet}, ${payout}, ${bet}, ${payout},
        ${payout / bet}, '{}', now() - make_interval(mins => ${minutesAgo}))`);
  await signal(appAt(0).db, "rounds_settled", { userIds: [await userId("paid")], upTo: 1 });
}

it("answers each list of bets, and tells what follows in every process (C-6.02, C-7.37, C-7.38, C-7.39, C-7.42, C-7.44, C-3.47, C-3.48)", async () => {
  await settle(
    { bet: 200, payout: 0, minutesAgo: 3 },
    { bet: 20_000, payout: 0, minutesAgo: 2 },
    { bet: 100, payout: 900, minutesAgo: 1 },
  );
  await settle({ bet: 500, payout: 500, isDemo: true });
  const guest = visit(1);
  const player = visit(0, "paid");
  await Promise.all([guest.outcome, player.outcome]);
  for (const event of ["getAllBets", "getHighRollers", "getMaxMultiplier", "getMyBets"])
    for (const { socket } of [guest, player]) socket.emit(event);
  guest.socket.emit("watch", { topics: ["winners"] });
  guest.socket.emit("getActiveTournaments");
  const lists = ["allBetsData", "highRollersData", "maxMultiplierData"] as const; // each comes when it is read
  await until(() => [...lists.map((list) => guest.heard(list).length), player.heard("myBetsData").length]).toEqual([1, 1, 1, 1]);
  expect(guest.heard("allBetsData")[0]?.map(({ betAmount }) => betAmount)).toEqual([1, 200, 2]);
  expect(guest.heard("highRollersData")[0]?.map(({ betAmount, category }) => [betAmount, category])).toEqual([
    [200, "high_rollers"],
  ]);
  expect(guest.heard("maxMultiplierData")[0]?.map(({ multiplier }) => multiplier)).toEqual([9]);
  expect(guest.heard("myBetsData")).toEqual([]);
  await until(() => guest.heard("activeTournaments").length).toBe(1);
  expect(guest.heard("activeTournaments")[0]?.map(({ endAt }) => Date.parse(endAt) > Date.now())).toContain(true);
  await signal(appAt(0).db, "tournaments", { moved: [1] });
  await until(() => guest.heard("activeTournamentsUpdated").length).toBe(1);
  expect(player.heard("myBetsData")[0]?.length).toBe(3);

  await appAt(0).db.execute(sql`update users set ghost_mode = true where email = 'streamer@foyer.test'`);
  await settle({ name: "streamer", bet: 300, payout: 4_500 }, { bet: 700, payout: 0 });
  await until(() => guest.heard("allBetsUpdated").flat().length).toBe(2);
  const hidden = guest
    .heard("allBetsUpdated")
    .flat()
    .find(({ betAmount }) => betAmount === 3);
  expect(hidden).toMatchObject({ user: "", userId: null, uniqueId: null, payout: 45, multiplier: 15, category: "all_bets" });
  expect(guest.heard("currentWinnersUpdated").flat()).toMatchObject([
    { name: "", firstName: "", prize: 45, currencyCode: "EUR" },
  ]);
  await until(() =>
    player
      .heard("myBetsUpdated")
      .flat()
      .map(({ betAmount }) => betAmount),
  ).toEqual([7]);
  expect(player.heard("currentWinnersUpdated")).toEqual([]);
  await appAt(0).db.execute(sql`update users set ghost_mode = false where email = 'streamer@foyer.test'`);
});

it("numbers what it tells, calls everybody by their new name at once, and forgets who hides, in every process (C-7.41, C-4.66, C-7.35, C-7.44)", async () => {
  await settle({ name: "tester", bet: 150, payout: 0 });
  const guest = visit(1);
  await guest.outcome;
  guest.socket.emit("getAllBets");
  await until(() => guest.heard("allBetsData").length).toBe(1);
  await settle({ name: "tester", bet: 160, payout: 0 });
  await settle({ name: "tester", bet: 170, payout: 0 });
  await until(() =>
    guest
      .heard("allBetsUpdated")
      .flat()
      .map(({ betAmount }) => betAmount),
  ).toContain(1.7);
  const [read, ...followed] = guest.marks().filter(([event]) => String(event).startsWith("allBets"));
  expect(followed.at(-1)?.[1].number).toBeGreaterThan(read?.[1].number ?? Infinity);
  for (const [index, [, { previous }]] of followed.entries()) {
    expect(previous).toBe([read, ...followed][index]?.[1].number);
  }
  const id = await userId("tester");
  const post = async (url: string, payload: object) =>
    call(appAt(0), { method: "POST", url, payload, headers: await bearerOf(appAt(0), "tester@foyer.test") });
  await post("/api/user/update-user-details", { nickname: "Puffin" });
  await until(() => guest.heard("userNicknameUpdated")).toEqual([{ userId: id, nickname: "Puffin" }]);
  await post("/api/admin/set-ghost-mode", { ghostMode: true });
  await until(() => guest.heard("userNicknameUpdated").at(-1)).toEqual({ userId: id, nickname: "" });
  await post("/api/user/update-user-details", { nickname: "Razorbill" });
  guest.socket.emit("getAllBets");
  await until(() => guest.heard("allBetsData").length).toBe(2);
  const past = guest.heard("allBetsData")[1]?.filter(({ betAmount }) => betAmount > 1.4 && betAmount < 1.8) ?? [];
  expect(past.map(({ user, userId: of, uniqueId }) => [user, of, uniqueId])).toEqual(past.map(() => ["", null, null]));
  expect([past.length, JSON.stringify(guest.heard("userNicknameUpdated"))]).toEqual([
    3,
    expect.not.stringContaining("Razorbill"),
  ]);
  await post("/api/admin/set-ghost-mode", { ghostMode: false });
});

it("tells of a bet once, also when it commits after later ones", async () => {
  const guest = visit(1);
  await guest.outcome;
  guest.socket.emit("getAllBets");
  await until(() => guest.heard("allBetsData").length).toBe(1);
  const known = guest.heard("allBetsData").flat().length;
  const { db } = appAt(0);
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into rounds (id, user_id, game_id, is_demo, state, currency_code, bet, base_bet, choice, settled_at)
      values (gen_random_uuid(), ${await userId("paid")}, (select min(id) from games), false, 'settled', 'EUR', 1111, 1111, '{}', now())`);
    await settle({ bet: 2_222, payout: 0 });
    await until(() =>
      guest
        .heard("allBetsUpdated")
        .flat()
        .map(({ betAmount }) => betAmount),
    ).toContain(22.22);
  });
  await signal(db, "rounds_settled", { userIds: [], upTo: 1 });
  await until(() =>
    guest
      .heard("allBetsUpdated")
      .flat()
      .map(({ betAmount }) => betAmount),
  ).toContain(11.11);
  const ids = guest
    .heard("allBetsUpdated")
    .flat()
    .map(({ id }) => id);
  expect([new Set(ids).size, known > 0]).toEqual([ids.length, true]);
});

it("passes reactions on to everybody, with the name that the account has and not the one that was sent (L-1.16, L-4.44, L-7.53, L-3.38)", async () => {
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
])("takes reactions of who has paid in, tests and streamers: %s (L-4.43, L-4.44, L-5.22)", async (_, name, iconName, problem) => {
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

longTest(
  "takes 20,000 random events, cuts off who sends a thousand a second, and serves the others meanwhile (issue 17, C-7.37)",
  { timeout: 60_000 },
  async () => {
    const seed = Date.now();
    const random = createRandom(seed);
    const names = {
      [liveNamespace]: [
        "message",
        "watch",
        ...Object.values(betEvents).map(({ asked }) => asked),
        "getActiveTournaments",
        "__proto__",
        "",
      ],
      [chatNamespace]: ["chatMessage", "lastMessages", "hideMessage", "constructor"],
    };
    const anything = (depth = 0): unknown => {
      const kind = Math.floor(random() * (depth > 3 ? 6 : 8));
      if (kind === 6) return Array.from({ length: Math.floor(random() * 4) }, () => anything(depth + 1));
      const keys = ["topics", "type", "data", "message", "clientId", "__proto__"];
      if (kind === 7) return Object.fromEntries(keys.map((key) => [key, anything(depth + 1)]));
      return [null, random() * 1e12, "gameEmoji", "\u0000\ud800", random() < 0.5, "x".repeat(random() * 2_000)][kind];
    };
    const send = ({ socket }: ReturnType<typeof visit>, namespace: keyof typeof names, count: number) => {
      const events = names[namespace];
      for (let sent = 0; sent < count; sent += 1) socket.emit(events[Math.floor(random() * events.length)] ?? "", anything());
    };
    const onlooker = visit(0, "paid", { address: "9.9.9.9" });
    await onlooker.outcome;
    let served = 0;
    const isServed = async () => {
      onlooker.socket.emit("getAllBets");
      await until(() => onlooker.heard("allBetsData").length, `seed ${seed}`).toBe((served += 1));
    };
    // within their limits, so that each is looked at
    for (let group = 0; group < 8; group += 1) {
      const polite = Array.from({ length: 50 }, (_, index) => {
        const namespace: keyof typeof names = index % 3 === 0 ? chatNamespace : liveNamespace;
        const visitor = visit(0, ["paid", "tester", undefined][index % 3], { namespace, address: `10.${group}.${index}.1` });
        return { namespace, visitor } as const;
      });
      await Promise.all(polite.map(({ visitor }) => visitor.outcome));
      for (const { namespace, visitor } of polite) send(visitor, namespace, 20);
      await isServed();
      for (const { visitor } of polite) visitor.socket.disconnect();
    }
    // far beyond them
    for (let round = 0; round < 12; round += 1) {
      const namespace: keyof typeof names = round % 3 === 0 ? chatNamespace : liveNamespace;
      const flooder = visit(0, round % 2 === 0 ? "paid" : undefined, { namespace, address: `10.9.${round}.1` });
      await flooder.outcome;
      send(flooder, namespace, 1_000);
      await until(() => flooder.socket.connected, `seed ${seed}`).toBe(false);
      if (round % 4 === 0) await isServed();
    }
    expect((await call(appAt(0), { url: "/healthz" })).status, `seed ${seed}`).toBe(200);
    expect(onlooker.socket.connected).toBe(true);
  },
);

it("answers a socket that asks a thousand times no oftener than its limit", async () => {
  const asks = visit(0, undefined, { address: "10.10.0.1" });
  await asks.outcome;
  const ask = (times: number) => Array.from({ length: times }, () => asks.socket.emit("getAllBets"));
  ask(10);
  await until(() => asks.heard("allBetsData").length).toBe(10); // of what waits for a slow socket only the newest is told
  ask(240);
  await asks.react("lucky");
  await until(() => asks.heard("allBetsData").length).toBeGreaterThanOrEqual(20);
  expect(asks.heard("allBetsData").length).toBeLessThan(40);
});

it.each([
  [{ nickname: "Northwind", firstName: "Alexander", ghostMode: false }, "Northwind"],
  [{ nickname: null, firstName: "Alexander", ghostMode: false }, "Alex*"],
  [{ nickname: "Northwind", firstName: "Alexander", ghostMode: true }, ""],
  [{ nickname: null, firstName: null, ghostMode: false }, ""],
])("tells others of %j as %s (L-5.17, C-6.21)", (user, expected) => expect(publicName(user)).toBe(expected));
