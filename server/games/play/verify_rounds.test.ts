import { execFile, spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type * as z from "zod/mini";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { getRound } from "../../../schemas/api/play";
import { clients } from "../../../schemas/play/clients";
import type { Round } from "../../../schemas/play/round";
import { timeOf } from "../../../src/play/rules/crash";
import { kenoPays, mostPicks } from "../../../src/play/rules/keno";
import { plinkoBuckets } from "../../../src/play/rules/plinko";
import { slotLines, slotModelOf, slotModels } from "../../../src/play/rules/slot_models";
import { newFolder, root } from "../../testing/run_folder";
import { type BlackjackOutcome, movesOf } from "../../../src/play/rules/blackjack";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { endRest } from "./crash/end_bets";
import { callOff, crash, openFlight, readFlight, takeOff } from "./crash/flights";

type Recorded = z.output<(typeof getRound)["answer"]>["round"];

const hasPython = spawnSync("python3", ["--version"]).status === 0;
const program = join(root, "docs/verify/verify.py");
const examples = join(root, "docs/verify/rounds.json");

let app: FastifyInstance;
let recorded: Recorded[];
beforeAll(async () => {
  app = await startTestApp();
  recorded = hasPython ? await playAll() : [];
});
afterAll(() => app.close());

async function openFrame(gameId: string, headers: Record<string, string>) {
  const { body } = await call<{ data: { launchUrl: string } }>(app, {
    method: "POST",
    url: "/api/user/init-game",
    payload: { gameId },
    headers,
  });
  const token = new URLSearchParams(body.data.launchUrl.split("#")[1]).get("token") ?? "";
  return async (path: string, payload: object) => {
    const answer = await call<{ round: Round }>(app, {
      method: "POST",
      url: `/api/play/${path}`,
      payload,
      headers: { "x-play-token": token, origin: "null" },
    });
    expect(answer.body).toMatchObject({});
    expect(answer.status).toBe(200);
    return answer.body.round;
  };
}

/** Rounds of every game as they are recorded, of low bets whose payouts are rounded, and with their seeds told. */
async function playAll(): Promise<Recorded[]> {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{
    id: number;
  }>(sql`insert into users (unique_id, email, password_hash, currency_code, consents)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', consents from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}:EUR`}, array['cash', 'outside'],
    array[${id}, null]::int[], array['EUR', 'EUR'], array[10000000, -10000000]::bigint[])`);
  const headers = await bearerOf(app, email);
  const played: string[] = [];
  const bet = async (frame: Awaited<ReturnType<typeof openFrame>>, choice: object, amount = 0.37) => {
    const round = await frame("bet", { roundId: randomUUID(), bet: amount, choice });
    played.push(round.id);
    return round.id;
  };

  const dice = await openFrame("dice", headers);
  for (const target of [2, 50, 5_000, 9_000, 9_800]) await bet(dice, { direction: "under", target });
  for (const target of [199, 5_000, 9_997]) await bet(dice, { direction: "over", target });
  const limbo = await openFrame("limbo", headers);
  for (const target of [101, 150, 1_000, 100_000_000]) await bet(limbo, { target });
  const plinko = await openFrame("plinko", headers);
  for (const risk of ["low", "medium", "high"]) for (const rows of [8, 11, 16]) await bet(plinko, { rows, risk });
  for (const model of Object.keys(slotModels)) {
    const { rows: slots } = await app.db.execute<{ identifier: string }>(
      sql`select identifier from games where client = 'slot' and client_model = ${model} limit 1`,
    );
    const slot = await openFrame(slots[0]?.identifier ?? "", headers);
    for (let spin = 0; spin < 16; spin++) await bet(slot, {}, 0.2);
    const { buy } = slotModelOf(model);
    if (buy) for (let round = 0; round < 3; round++) await bet(slot, { buysFreeSpins: true }, (20 * buy.price) / 100);
  }
  const mines = await openFrame("mines", headers);
  for (const [count, tiles] of [
    [1, 3],
    [3, 2],
    [24, 1],
    [5, 6],
  ] as const) {
    const roundId = await bet(mines, { mines: count });
    let isOpen = true;
    for (let step = 0; step < tiles && isOpen; step++)
      isOpen = (await mines("act", { roundId, step, action: { kind: "open", tile: 24 - 3 * step } })).state === "open";
    if (isOpen) await mines("act", { roundId, step: tiles, action: { kind: "cash_out" } });
  }
  const keno = await openFrame("keno", headers);
  for (const risk of ["classic", "low", "medium", "high"])
    for (let count = 1; count <= 10; count++)
      await bet(keno, { picks: Array.from({ length: count }, (_, index) => (index * 13 + count) % 40), risk });
  const wheel = await openFrame("wheel", headers);
  for (const risk of ["low", "medium", "high"]) for (const segments of [10, 20, 30, 40, 50]) await bet(wheel, { segments, risk });
  const roulette = await openFrame("roulette", headers);
  const fields = ["red", "black", "odd", "even", "low", "high", "dozen1", "dozen2", "dozen3", "column1", "column2", "column3"];
  for (let spin = 0; spin < 16; spin++)
    await bet(roulette, {
      chips: [fields[spin % 12], fields[(spin + 5) % 12], String(spin)].map((on, at) => ({ on, count: at + 1 })),
    });
  const baccarat = await openFrame("baccarat", headers);
  for (let deal = 0; deal < 30; deal++)
    await bet(baccarat, { chips: ["player", "banker", "tie"].slice(deal % 3).map((on) => ({ on, count: 1 + (deal % 4) })) });
  const hilo = await openFrame("high-low", headers);
  for (const card of [0, 11, 20, 33, 47, 48]) {
    const roundId = await bet(hilo, { card });
    const guesses = ["higher", "skip", "lower", "higher"];
    let isOpen = true;
    for (let step = 0; step < guesses.length && isOpen; step++)
      isOpen = (await hilo("act", { roundId, step, action: { kind: "guess", guess: guesses[step] } })).state === "open";
    if (isOpen) await hilo("act", { roundId, step: guesses.length, action: { kind: "cash_out" } });
  }
  let blackjack = await openFrame("blackjack", headers);
  for (let deal = 0; deal < 60; deal++) {
    if (deal % 15 === 14) blackjack = await openFrame("blackjack", headers); // as one frame may take a hundred steps a second
    const roundId = randomUUID();
    played.push(roundId);
    let round = await blackjack("bet", { roundId, bet: 0.37, choice: {} });
    for (let step = 0; round.state === "open"; step++) {
      const possible = movesOf(round.outcome as BlackjackOutcome);
      const move = possible.includes("split") ? "split" : (possible[(deal + step) % possible.length] ?? "stand");
      round = await blackjack("act", { roundId, step, action: { kind: "move", move } });
    }
  }
  const videoPoker = await openFrame("video-poker", headers);
  for (let deal = 0; deal < 32; deal++) {
    const held = [0, 1, 2, 3, 4].filter((place) => deal & (1 << place));
    await videoPoker("act", { roundId: await bet(videoPoker, {}), step: 0, action: { kind: "hold", held } });
  }
  const towers = await openFrame("towers", headers);
  for (const level of ["easy", "medium", "hard", "expert", "master", "easy", "easy"]) {
    const roundId = await bet(towers, { level });
    let isOpen = true;
    for (let step = 0; step < 3 && isOpen; step++)
      isOpen = (await towers("act", { roundId, step, action: { kind: "open", tile: step % 2 } })).state === "open";
    if (isOpen) await towers("act", { roundId, step: 3, action: { kind: "cash_out" } });
  }
  await dice("rotate-seeds", {});

  const frame = await openFrame("crash", headers);
  for (const end of ["crash", "crash", "call off"]) {
    const flightId = (await openFlight(app.db, 600_000))?.id ?? 0;
    await bet(frame, { flightId, autoCashOut: 103 });
    if (end === "call off") await callOff(app.db);
    else await fly(flightId);
    await endRest(app, flightId);
  }
  const rounds: Recorded[] = [];
  for (const roundId of played) {
    const { body, status } = await call<{ round: Recorded }>(app, { url: `/api/user/get-round?roundId=${roundId}` });
    expect([status, body]).toMatchObject([200, {}]);
    rounds.push(body.round);
  }
  return rounds;
}

async function fly(id: number) {
  const { crashAt } = await readFlight(app.db, id);
  await app.db.execute(sql`update crash_rounds set starts_at = date_trunc('milliseconds', clock_timestamp())
    - make_interval(secs => ${timeOf(crashAt) / 1_000}) where id = ${id}`);
  const flight = await readFlight(app.db, id);
  expect(await takeOff(app.db, flight)).toBe("done");
  expect(await crash(app.db, flight)).toBe("done");
}

const folder = newFolder("rounds");
let files = 0;
async function verify(rounds: readonly unknown[]): Promise<{ code: number; lines: string[] }> {
  const file = join(folder, `${files++}.json`);
  writeFileSync(file, JSON.stringify({ rounds }));
  return new Promise((resolve) =>
    execFile("python3", [program, file], (error, out, problems) =>
      resolve({ code: error ? Number(error.code) : 0, lines: `${out}${problems}`.trim().split("\n") }),
    ),
  );
}
const needsPython = it.skipIf(!hasPython);

needsPython("recorded rounds of every game fit what another program computes (needs python3)", async () => {
  expect(new Set(recorded.map(({ client }) => client)).size).toBe(clients.length);
  const { code, lines } = await verify(recorded);
  expect(lines.filter((line) => !line.startsWith("fits "))).toEqual([]);
  expect(lines).toHaveLength(recorded.length);
  expect(code).toBe(0);
});

needsPython("another program finds each thing that was changed in a recorded round (needs python3)", async () => {
  const of = (client: string) => recorded.find((round) => round.client === client && round.state === "settled") as Recorded;
  const [dice, crashed, dealt] = [of("dice"), of("crash"), of("blackjack")];
  const forged = [
    ...clients.map((client) => ({ ...of(client), payout: of(client).payout + 0.01 })),
    { ...dice, nonce: (dice.nonce ?? 0) + 1 },
    { ...dice, serverSeed: "0".repeat(64) },
    { ...dice, outcome: { roll: ((dice.outcome as { roll: number }).roll + 1) % 10_000 } },
    { ...dealt, outcome: { ...(dealt.outcome as object), moves: [...(dealt.outcome as { moves: string[] }).moves, "stand"] } },
    { ...crashed, flight: { ...crashed.flight, number: (crashed.flight?.number ?? 0) + 1 } },
    { ...crashed, flight: { ...crashed.flight, terminalHash: createHash("sha256").update("other").digest("hex") } },
    { ...crashed, outcome: { cashedOutAt: 100_000_000, crashedAt: (crashed.outcome as { crashedAt: number }).crashedAt } },
  ];
  const { code, lines } = await verify(forged);
  expect(lines.filter((line) => !line.startsWith("WRONG "))).toEqual([]);
  expect(lines).toHaveLength(forged.length);
  expect(code).toBe(1);

  const seeds = ["another", "seed", "of", "the", "player"]; // a game of few outcomes may have the same one by chance, not five times
  const reseeded = await verify(clients.flatMap((client) => seeds.map((clientSeed) => ({ ...of(client), clientSeed }))));
  for (const [index, client] of clients.entries()) {
    const said = reseeded.lines.slice(index * seeds.length, (index + 1) * seeds.length);
    expect(
      said.some((line) => line.startsWith("WRONG ")),
      client,
    ).toBe(true);
  }
  expect((await verify([{ ...dice, serverSeed: null }])).code).toBe(2);
});

needsPython("the worked rounds of the documents fit (needs python3)", async () => {
  const { rounds } = JSON.parse(readFileSync(examples, "utf8")) as { rounds: Recorded[] };
  expect(rounds.map(({ client }) => client)).toEqual(expect.arrayContaining([...clients]));
  expect(await verify(rounds)).toMatchObject({ code: 0 });
});

it("the documents have the tables, strips and lines that are played by", () => {
  const text = readFileSync(join(root, "docs/fair.md"), "utf8");
  const letters = {
    wild: "W",
    scatter: "S",
    crown: "C",
    gem: "G",
    bell: "B",
    star: "R",
    ace: "A",
    king: "K",
    queen: "Q",
    jack: "J",
    ten: "T",
  };
  const told = [
    ...Object.values(slotModels).flatMap(({ reels }) => reels.map((reel) => reel.map((symbol) => letters[symbol]).join(""))),
    ...Object.values(slotModels).flatMap(({ counts, pays, fallFactors }) => [
      ...(fallFactors ? [`fall factors ${fallFactors.join(" ")}.`] : []),
      ...counts.map(
        (count, index) =>
          `| ${count} | ${Object.values(pays)
            .map((each) => each[index])
            .join(" | ")} |`,
      ),
    ]),
    ...Object.values(slotModels).flatMap(({ hold }) =>
      hold
        ? `${hold.coins} stay, ${hold.respins} turns, ${hold.coinChance} of 1000; values with weights ${hold.values
            .map(([value, weight]) => `${value} (${weight})`)
            .join(", ")}; full ${hold.full}.`
        : [],
    ),
    ...Object.values(slotModels).map(
      ({ freeSpins, freeSpinFactor, mostFreeSpins, maxMultiplier }) =>
        `${freeSpins} free spins, factor ${freeSpinFactor}, at most ${mostFreeSpins} in a round; highest win ${maxMultiplier} times`,
    ),
    ...Object.values(slotModels).map(({ buy, freeSpins }) =>
      buy
        ? `Its ${freeSpins} free spins can be bought for ${buy.price} stakes; of these ${(buy.returnToPlayer / 100).toFixed(2)} % come back.`
        : "",
    ),
    ...slotLines.map((rows) => rows.join("")),
    ...Array.from({ length: 9 }, (_, index) => index + 8).map((rows) => {
      const half = (risk: "low" | "medium" | "high") =>
        plinkoBuckets({ rows, risk })
          .slice(0, Math.floor(rows / 2) + 1)
          .join(" ");
      return `| ${rows} | ${half("low")} | ${half("medium")} | ${half("high")} |`;
    }),
  ];
  const rowsOfKeno = Array.from({ length: mostPicks }, (_, index) => {
    const pays = (["classic", "low", "medium", "high"] as const).map((risk) => kenoPays(risk, index + 1).join(" "));
    return `| ${index + 1} | ${pays.join(" | ")} |`;
  });
  told.push(...rowsOfKeno);
  const plain = text.replace(/ +/g, " ");
  expect(told.filter((one) => !plain.includes(one))).toEqual([]);
});
