import { createHash, createHmac, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { crashNamespace, type FromCrash, playRealtimePath } from "../../../../schemas/play/crash";
import type { Round } from "../../../../schemas/play/round";
import { crashPoint, multiplierAt, timeOf } from "../../../../src/play/rules/crash";
import { drawFrom, fairMessage } from "../../../../src/play/rules/fair";
import { hashToken } from "../../../accounts/users/tokens";
import { bearerOf, call, startTestApp } from "../../../testing/test_app";
import { createTestDatabase } from "../../../testing/test_database";
import { endLeftOvers, endRest } from "./end_bets";
import { callOff, crash, openFlight, readFlight, takeOff } from "./flights";
import { publicBets } from "./own_bets";

let apps: FastifyInstance[] = [];
let open: Socket[] = [];
const appAt = (index: number) => apps[index] as FastifyInstance;
beforeAll(async () => {
  const connection = await createTestDatabase("demo");
  const options = { connection, configuration: { sessionSecrets: ["one secret for both processes of this test"] as const } };
  apps = await Promise.all([startTestApp(options), startTestApp(options)]);
  await Promise.all(apps.map((app) => app.listen({ port: 0, host: "127.0.0.1" })));
});
afterAll(() => Promise.all(apps.map((app) => app.close())));
afterEach(() => {
  for (const socket of open) socket.disconnect();
  open = [];
});

interface Answer {
  round: Round;
  balance: { total: number };
  code?: string;
}

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await appAt(0).db.execute<Row>(query)).rows;

async function newPlayer(cash = 10_000, nickname: string | null = null) {
  const email = `${randomUUID()}@foyer.test`;
  const [row] = await rows<{
    id: number;
  }>(sql`insert into users (unique_id, email, password_hash, currency_code, nickname, consents)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', ${nickname}, consents from users where email = 'paid@foyer.test' returning id`);
  const id = row?.id ?? 0;
  await appAt(0).db.execute(sql`select ledger_book('opening', ${`opening:${id}:EUR`}, array['cash', 'outside'],
    array[${id}, null]::int[], array['EUR', 'EUR'], array[${cash}, ${-cash}]::bigint[])`);
  const { authorization } = await bearerOf(appAt(0), email);
  return { id, ...(await openFrame({ authorization })) };
}

async function openFrame(headers: Record<string, string> = {}, demo = false) {
  const { body, status } = await call<{ data: { launchUrl: string } }>(appAt(0), {
    method: "POST",
    url: "/api/user/init-game",
    payload: { gameId: "crash", demo },
    headers,
  });
  expect(status).toBe(200);
  expect(body.data.launchUrl).toMatch(/^\/play\/crash#/);
  const token = new URLSearchParams(body.data.launchUrl.split("#")[1]).get("token") ?? "";
  const post = (path: string, payload: object, index = 0) =>
    call<Answer>(appAt(index), {
      method: "POST",
      url: `/api/play/${path}`,
      payload,
      headers: { "x-play-token": token, origin: "null" },
    });
  return {
    token,
    bet: (flightId: number, autoCashOut: number | null = null, roundId: string = randomUUID(), bet = 1) =>
      post("bet", { roundId, bet, choice: { flightId, autoCashOut } }),
    second: (flightId: number, autoCashOut: number | null = null, roundId: string = randomUUID(), bet = 2) =>
      post("bet", { roundId, bet, choice: { flightId, autoCashOut, isSecond: true } }),
    open: () => post("open", {}),
    /** No more than so much is bet in a day, as its player wants it. */
    limitBets: (amount: number) =>
      appAt(0).db.execute(sql`insert into player_limits (user_id, kind, timeframe, amount, set_at)
        select user_id, 'bet', 'daily', ${amount * 100}, now() from game_sessions where token_hash = ${hashToken(token)}`),
    cashOut: (roundId: string, index = 0) => post("act", { roundId, step: 0, action: { kind: "cash_out" } }, index),
  };
}

const walletOf = async (id: number) =>
  (await rows<{ cash: number }>(sql`select amount::int as cash from wallets where user_id = ${id}`))[0]?.cash;
const roundOf = async (roundId: string) =>
  (
    await call<{ round: Round & { serverSeed: string | null; clientSeed: string; flight: { number: number } | null } }>(
      appAt(0),
      {
        url: `/api/user/get-round?roundId=${roundId}`,
      },
    )
  ).body.round;

/** A flight that crashes where the test says, a long time before it takes off. */
async function newFlight(crashAt: number) {
  const id = (await openFlight(appAt(0).db, 600_000))?.id ?? 0;
  await appAt(0).db.execute(sql`update crash_rounds set crash_at = ${crashAt} where id = ${id}`);
  return id;
}
/** It took off so many ms ago. */
async function flyFor(id: number, ms: number) {
  await moveStart(id, ms);
  return takeOff(appAt(0).db, await readFlight(appAt(0).db, id));
}
const moveStart = (id: number, ms: number) =>
  appAt(0).db.execute(sql`update crash_rounds set starts_at = date_trunc('milliseconds', clock_timestamp())
    - make_interval(secs => ${ms / 1_000}) where id = ${id}`);
async function crashNow(id: number) {
  await moveStart(id, timeOf((await readFlight(appAt(0).db, id)).crashAt));
  return crash(appAt(0).db, await readFlight(appAt(0).db, id));
}
async function end(id: number) {
  expect(await crashNow(id)).toBe("done");
  await endRest(appAt(0), id);
}

describe("a bet on a flight", () => {
  it("takes the stake once, however often it is sent, and none when the flight has taken off", async () => {
    const player = await newPlayer();
    const flight = await newFlight(300);
    const roundId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => player.bet(flight, null, roundId)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await walletOf(player.id)).toBe(9_900);
    expect((await player.bet(flight)).body.code).toBe("play.round_open");
    await flyFor(flight, 0);
    const late = await newPlayer();
    expect((await late.bet(flight)).body.code).toBe("crash.bets_closed");
    expect(await walletOf(late.id)).toBe(10_000);
    await end(flight);
    expect(await walletOf(player.id)).toBe(9_900);
    expect(await roundOf(roundId)).toMatchObject({ state: "settled", payout: 0, outcome: { cashedOutAt: null, crashedAt: 300 } });
  });

  it("may be two: each is taken once and ends by itself, and all see both", async () => {
    const player = await newPlayer(10_000, "Guillemot");
    const flight = await newFlight(100_000);
    const [first, second] = [randomUUID(), randomUUID()];
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => player.bet(flight, null, first)),
      ...Array.from({ length: 3 }, () => player.second(flight, 50_000, second)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await walletOf(player.id)).toBe(9_700);
    expect((await player.bet(flight)).body.code).toBe("play.round_open");
    expect((await player.second(flight)).body.code).toBe("play.round_open");
    expect((await player.open()).body).toMatchObject({ openRound: { id: first }, secondRound: { id: second, bet: 2 } });
    expect((await publicBets(appAt(0).db, flight)).bets.map(({ name, amount }) => [name, amount])).toEqual([
      ["Guillemot", 2],
      ["Guillemot", 1],
    ]);
    await flyFor(flight, 11_553);
    const { payout } = (await player.cashOut(first)).body.round;
    expect(await roundOf(second)).toMatchObject({ state: "open" });
    await end(flight);
    expect(await walletOf(player.id)).toBe(9_700 + Math.round(payout * 100) + 100_000);
    expect(await roundOf(second)).toMatchObject({ state: "settled", payout: 1_000, outcome: { cashedOutAt: 50_000 } });
  });

  it("counts for a limit of the player's own as the second one too", async () => {
    const player = await newPlayer();
    await player.limitBets(2.5);
    const flight = await newFlight(200);
    expect((await player.bet(flight)).status).toBe(200);
    expect((await player.second(flight)).body.code).toBe("limit.reached");
    expect((await player.second(flight, null, randomUUID(), 1)).status).toBe(200);
    await flyFor(flight, 0);
    await end(flight);
  });

  it("is refused for other flights and targets that do not exist", async () => {
    const player = await newPlayer();
    expect((await player.bet(999_999)).body.code).toBe("crash.bets_closed");
    expect((await player.bet(await newFlight(200), 100)).status).toBe(400);
    expect(await walletOf(player.id)).toBe(10_000);
  });

  it("pays ten equal wishes to cash out once, in whichever process, what the flight had reached", async () => {
    const player = await newPlayer();
    const flight = await newFlight(100_000);
    const roundId = randomUUID();
    await player.bet(flight, null, roundId);
    expect((await player.cashOut(roundId)).body.code).toBe("play.nothing_to_take");
    await flyFor(flight, 11_553);
    const before = Date.now();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => player.cashOut(roundId, index % 2)));
    const payouts = new Set(answers.map(({ body }) => body.round.payout));
    expect(payouts.size).toBe(1);
    const [payout = 0] = payouts;
    expect(payout).toBeGreaterThanOrEqual(2);
    expect(payout).toBeLessThanOrEqual(multiplierAt(11_700 + Date.now() - before) / 100);
    await end(flight);
    expect(await walletOf(player.id)).toBe(Math.round(9_900 + payout * 100));
    expect((await roundOf(roundId)).outcome).toMatchObject({ crashedAt: 100_000 });
  });

  it("is lost when the wish comes after the crash, though nobody has told of it yet", async () => {
    const player = await newPlayer();
    const flight = await newFlight(200);
    const { round } = (await player.bet(flight)).body;
    await flyFor(flight, 11_600);
    expect((await player.cashOut(round.id)).body.round).toMatchObject({ state: "settled", payout: 0 });
  });

  it("pays nothing of a flight that has crashed, whatever the clock of a process shows", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 2_000 });
    try {
      const [late, told] = await Promise.all([newPlayer(), newPlayer()]);
      const flight = await newFlight(200);
      const bets = [(await late.bet(flight)).body.round, (await told.bet(flight)).body.round] as const;
      await flyFor(flight, timeOf(200) + 1);
      expect((await late.cashOut(bets[0].id)).body.round).toMatchObject({ state: "settled", payout: 0 });
      expect(await crash(appAt(0).db, await readFlight(appAt(0).db, flight))).toBe("done");
      expect((await told.cashOut(bets[1].id)).body.round).toMatchObject({ state: "settled", payout: 0 });
    } finally {
      vi.useRealTimers();
    }
  });

  it("takes off and crashes when the database says so, not before", async () => {
    const { db } = appAt(0);
    const id = await newFlight(200);
    expect(await takeOff(db, await readFlight(db, id))).toBe("early");
    expect(await flyFor(id, timeOf(200) - 5_000)).toBe("done");
    const flight = await readFlight(db, id);
    expect(await crash(db, flight)).toBe("early");
    expect(await crashNow(id)).toBe("done");
    expect(await crash(db, flight)).toBe("gone");
  });

  it("is cashed out at its target exactly, and never above the highest win", async () => {
    const [reached, missed, highest] = await Promise.all([newPlayer(), newPlayer(), newPlayer(100_000)]);
    const flight = await newFlight(250_000);
    await reached.bet(flight, 250_000);
    await missed.bet(flight, 250_001);
    await highest.bet(flight, null, randomUUID(), 500);
    await flyFor(flight, 1_000);
    await crashNow(flight);
    await Promise.all([endRest(appAt(0), flight), endRest(appAt(1), flight)]);
    expect(await walletOf(reached.id)).toBe(9_900 + 250_000);
    expect(await walletOf(missed.id)).toBe(9_900);
    expect(await walletOf(highest.id)).toBe(50_000 + 100_000_000);
  });

  it("is played with a demo's coins in the same flight, by guests too", async () => {
    const guest = await openFrame({}, true);
    const flight = await newFlight(300);
    const { round, balance } = (await guest.bet(flight, 200)).body;
    expect(balance.total).toBe(9_999);
    await flyFor(flight, 20_000);
    expect((await guest.cashOut(round.id)).body).toMatchObject({ round: { payout: 2 }, balance: { total: 10_001 } });
  });

  it("can be verified: the seed fits the hash that was told before, says where it crashed, and is a link of the published chain", async () => {
    const player = await newPlayer();
    const flight = await openFlight(appAt(0).db, 600_000);
    const { id, crashAt } = flight ?? { id: 0, crashAt: 0 };
    const { round } = (await player.bet(id)).body;
    const before = await roundOf(round.id);
    expect(before).toMatchObject({ serverSeed: null, nonce: 0 });
    await flyFor(id, 0);
    await end(id);
    const { serverSeed, serverSeedHash, clientSeed, flight: link } = await roundOf(round.id);
    expect(serverSeedHash).toBe(before.serverSeedHash);
    expect(
      createHash("sha256")
        .update(serverSeed ?? "")
        .digest("hex"),
    ).toBe(serverSeedHash);
    const draw = drawFrom((cursor) =>
      createHmac("sha256", serverSeed ?? "")
        .update(fairMessage(clientSeed, 0, cursor))
        .digest(),
    );
    expect(crashPoint(draw)).toBe(crashAt);
    let hash = serverSeed ?? "";
    for (let hashed = 0; hashed < (link?.number ?? 0); hashed++) hash = createHash("sha256").update(hash).digest("hex");
    const { body } = await call<{ chains: object[] }>(appAt(0), { url: "/api/user/get-crash-chains" });
    expect(body.chains).toEqual([expect.objectContaining({ terminalHash: hash, entropy: clientSeed, used: link?.number })]);
  });
});

/** What becomes of the bets that the steps make, written down without a database. At 8 s every target of theirs is reached, or never. */
function naiveFlight(crashAt: number) {
  const bets = {
    first: { state: undefined as Round["state"] | undefined, stake: 100, target: 150, net: 0 },
    second: { state: undefined as Round["state"] | undefined, stake: 200, target: 120, net: 0 },
  };
  let flight: "betting" | "running" | "crashed" | "called_off" = "betting";
  let hasLeft = false;
  const settle = (bet: typeof bets.first) => {
    if (bet.state !== "open") return;
    bet.state = flight === "called_off" ? "void" : "settled";
    if (bet.state === "settled") bet.net = (bet.target <= crashAt ? (bet.stake * bet.target) / 100 : 0) - bet.stake;
  };
  const isOver = () => flight === "crashed" || flight === "called_off";
  const settleAll = () => isOver() && Object.values(bets).forEach(settle);
  const steps: Record<string, () => unknown> = {
    first: () => flight === "betting" && !hasLeft && (bets.first.state ??= "open"),
    second: () => flight === "betting" && !hasLeft && (bets.second.state ??= "open"),
    take_off: () => [isOver() || (flight = "running"), (hasLeft = true)],
    take_first: () => hasLeft && settle(bets.first),
    take_second: () => hasLeft && settle(bets.second),
    crash: () => [flight === "running" && (flight = "crashed"), (hasLeft = true)],
    end: settleAll,
    call_off: () => flight === "crashed" || (flight = "called_off"),
    left_overs: () => [hasLeft && settle(bets.first), settleAll()],
  };
  return { bets, step: (name: string) => steps[name]?.() };
}

const stateOf = async (roundId: string) =>
  (await rows<{ state: string }>(sql`select state from rounds where id = ${roundId}`))[0]?.state;

describe("money of flights that are interrupted", () => {
  it("is neither lost nor doubled in either of two bets, wherever the process dies and whoever goes on", async () => {
    const step = fc.constantFrom(
      "first",
      "second",
      "take_off",
      "take_first",
      "take_second",
      "crash",
      "end",
      "call_off",
      "left_overs",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), fc.integer({ min: 100, max: 400 }), async (steps, crashAt) => {
        const { db } = appAt(0);
        const player = await newPlayer();
        const flight = await newFlight(crashAt);
        const ids = { first: randomUUID(), second: randomUUID() };
        const acts = {
          first: () => player.bet(flight, 150, ids.first),
          second: () => player.second(flight, 120, ids.second),
          take_off: () => flyFor(flight, 8_000),
          take_first: () => player.cashOut(ids.first),
          take_second: () => player.cashOut(ids.second),
          crash: () => crashNow(flight),
          end: () => endLeftOvers(appAt(1)),
          call_off: () => callOff(db),
          left_overs: () => Promise.all([endLeftOvers(appAt(0)), player.cashOut(ids.first), endLeftOvers(appAt(1))]),
        };
        const model = naiveFlight(crashAt);
        for (const each of ["first", ...steps, "call_off", "end"] as const) {
          await acts[each]();
          model.step(each);
        }
        const { first, second } = model.bets;
        expect(await stateOf(ids.first)).toBe(first.state);
        expect(await stateOf(ids.second)).toBe(second.state);
        expect(await walletOf(player.id)).toBe(10_000 + first.net + second.net);
      }),
      { numRuns: 15 },
    );
    expect(
      await rows(sql`select transaction_id from ledger_entries group by transaction_id, currency_code having sum(amount) <> 0`),
    ).toEqual([]);
  }, 60_000);
});

const addressOf = (app: FastifyInstance) => {
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
};
const until = <Value>(read: () => Value) => expect.poll(read, { timeout: 15_000, interval: 20 });

/** A game in its frame that hears what happens. */
function watch(index: number, token: string, origin = "null") {
  const socket = io(addressOf(appAt(index)) + crashNamespace, {
    path: playRealtimePath,
    transports: ["websocket"],
    auth: { token },
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin },
  });
  open.push(socket);
  const all: [string, unknown][] = [];
  socket.onAny((event: string, message: unknown) => void all.push([event, message]));
  const heard = <Event extends keyof FromCrash>(event: Event) =>
    all.flatMap(([name, message]) => (name === event ? [message as FromCrash[Event]] : []));
  const outcome = new Promise<string>((resolve) => {
    socket.on("connect", () => resolve("connected"));
    socket.on("connect_error", ({ message }) => resolve(message));
  });
  return { heard, outcome, flight: () => heard("flight").at(-1)?.flight ?? null };
}

describe("watching flights", () => {
  it("takes a launch token of this game, from a frame or a page of ours", async () => {
    const { token } = await openFrame({}, true);
    expect(await watch(0, "x".repeat(43)).outcome).toBe("play.session_over");
    expect(await watch(0, token, "https://evil.example").outcome).not.toBe("connected");
    expect(await watch(0, token).outcome).toBe("connected");
  });

  it("shows the same flight in all processes; when who leads is gone, stakes go back and the next one comes within seconds", async () => {
    const player = await newPlayer(10_000, "Kittiwake");
    const guest = await openFrame({}, true);
    const first = watch(0, player.token);
    const second = watch(1, guest.token);
    let lost = 0;
    for (;;) {
      const { flight, round } = await betOnFlight(player, first);
      await until(() => second.heard("flight").find((told) => told.flight?.id === flight.id)?.flight).toMatchObject({
        ...{ crashAt: null, serverSeed: null, serverSeedHash: flight.serverSeedHash },
      });
      const told = () => second.heard("bets").flatMap(({ flightId, bets }) => (flightId === flight.id ? bets : []));
      await until(told).toContainEqual(expect.objectContaining({ name: "Kittiwake", amount: 1 }));
      await rows(sql`select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and granted and application_name = 'foyer flights' and datname = current_database()`);
      await until(() => second.flight()?.id ?? 0).toBeGreaterThan(flight.id);
      const end = () => first.heard("round").findLast((told) => told.round.id === round.id && told.round.state !== "open");
      await until(end).toBeTruthy();
      if (end()?.round.state === "void") break;
      lost += 1; // it had crashed before its leader was gone
    }
    expect(await walletOf(player.id)).toBe(10_000 - lost * 100);
  }, 60_000);
});

/** Bets on the flight of now, or on the next one where it takes off meanwhile. */
async function betOnFlight(player: Awaited<ReturnType<typeof newPlayer>>, { flight }: ReturnType<typeof watch>) {
  for (;;) {
    await until(() => flight()?.state).toBe("betting");
    const current = flight();
    const { round } = (await player.bet(current?.id ?? 0)).body as { round?: Round };
    if (current && round) return { flight: current, round };
  }
}
