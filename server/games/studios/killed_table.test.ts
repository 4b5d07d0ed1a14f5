import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Bet, Session } from "../../outside/sandbox/studios/books";
import { outcomeAt, payOf } from "../../outside/sandbox/studios/outcomes";
import { roundMs, timeOf } from "../../outside/sandbox/studios/table_clock";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import type { TableToKill } from "../../testing/table_to_kill";
import { root } from "../../testing/run_folder";

const table = "grand-foyer-roulette";
const secret = "the wheel of this test";
const euro = 100_000;
let app: FastifyInstance;
/** Between the table and the wallet: the wallet's answers about bets are kept back while it says so. */
let line: Server;
let onAnswer: (() => void) | null = null;
let folder = "";
const children: ChildProcess[] = [];

beforeAll(async () => {
  app = await startTestApp({ configuration: { studioSandbox: { port: 0, url: null }, isDevelopment: true } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  app.configuration.port = port;
  line = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => name === "content-type" || name.startsWith("x-")),
    ) as Record<string, string>;
    const url = `http://127.0.0.1:${port}/api/studios/hub88${request.url}`;
    const answer = await fetch(url, { method: "POST", headers, body: Buffer.concat(chunks) });
    const body = await answer.text();
    if (onAnswer && request.url?.endsWith("/bet")) return onAnswer(); // it is never heard
    response.writeHead(answer.status, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((listening) => line.listen(0, "127.0.0.1", listening));
});
afterAll(async () => {
  line.closeAllConnections();
  await new Promise((closed) => line.close(closed));
  await app.close();
});
afterEach(() => {
  onAnswer = null;
  for (const child of children.splice(0)) child.kill("SIGKILL");
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Somebody with a hundred euros who has sat down at the table; the studios' own session of it. */
async function sitDown() {
  folder = mkdtempSync(join(tmpdir(), "foyer-table-"));
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, consents, country_code)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', consents, 'DE' from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db
    .execute(sql`select ledger_book('opening', ${`opening:${id}:EUR`}, array['cash', 'outside'], array[${id}, null]::int[],
    array['EUR', 'EUR'], array[10000, -10000]::bigint[])`);
  const headers = await bearerOf(app, email);
  const openWindow = async () => {
    const opened = await call<{ data: { launchUrl: string } }>(app, {
      ...{ method: "POST", url: "/api/user/init-game", headers, payload: { gameId: table } },
    });
    return sessionAt(opened.body.data.launchUrl);
  };
  const cash = async () =>
    Number((await app.db.execute<{ amount: string }>(sql`select amount from wallets where user_id = ${id}`)).rows[0]?.amount);
  const round = async () =>
    (await app.db.execute<{ state: string; bet: string }>(sql`select state, bet from rounds where user_id = ${id}`)).rows;
  return { session: await openWindow(), other: await openWindow(), headers, cash, round };
}

/** What the studios keep of a window. */
function sessionAt(launchUrl: string): Session {
  const sandbox = join(app.configuration.dataDir, "studio_sandbox");
  const session = linesOf<Session>(join(sandbox, "sessions.jsonl")).find(({ id }) => launchUrl.endsWith(id))?.value;
  if (!session) throw new Error("Nobody sits at the table");
  return session;
}

async function openTable(clock: TableToKill["clock"]): Promise<ChildProcess> {
  const { aggregator } = JSON.parse(readFileSync(join(app.configuration.dataDir, "studio_sandbox", "keys.json"), "utf8")) as {
    aggregator: string;
  };
  const settings: TableToKill = {
    ...{ folder, secret, privateKey: aggregator, clock },
    walletUrl: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
  };
  const script = join(root, "server/testing/table_to_kill.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script, JSON.stringify(settings)], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  children.push(child);
  await once(child, "message");
  return child;
}

async function kill(child: ChildProcess) {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** The lines of one of the studios' files; the last may be half written. */
const linesOf = <Value>(file: string) =>
  readFileSync(file, "utf8")
    .split("\n")
    .slice(0, -1)
    .map((text) => JSON.parse(text) as { id: string; value: Value });

const keptBets = () => [...new Map(linesOf<Bet>(join(folder, "bets.jsonl")).map(({ id, value }) => [id, value])).values()];

/** A moment at which the table takes bets, and one at which that round's outcome has been seen. */
function momentsOf(code: string) {
  let at = Date.now();
  while (timeOf(code, at).phase !== "bets") at += 1_000;
  return { bets: { at, goesOn: false }, later: { at: at + 2 * roundMs, goesOn: true }, number: timeOf(code, at).number };
}

const title =
  "a live table that is killed with bets on it, which two windows of a player show alike, pays them once when it is there again (19)";
it(title, { timeout: 90_000 }, async () => {
  const { session, other, cash, round } = await sitDown();
  const { bets, later, number } = momentsOf(session.code);
  const spots = { red: euro, black: 2 * euro };
  const first = await openTable(bets);
  const ask = async (message: object) => {
    first.send(message);
    return ((await once(first, "message")) as [unknown])[0];
  };
  expect(await ask({ session, spots: { red: euro } })).toMatchObject({ kind: "placed" });
  expect(await ask({ session: other, spots: { black: 2 * euro } })).toMatchObject({ kind: "placed" });
  const shown = { own: spots, balance: 97 * euro };
  expect([await ask({ session }), await ask({ session: other })]).toEqual([shown, shown]);
  await kill(first);
  expect([await cash(), await round()]).toEqual([9_700, [{ state: "open", bet: "300" }]]);
  const paid = payOf(spots, outcomeAt(secret, session.code, number)) / 1_000;
  const second = await openTable(later);
  await expect.poll(async () => (await round())[0]?.state, { timeout: 30_000 }).toBe("settled");
  expect(await cash()).toBe(9_700 + paid);
  await kill(second); // perhaps before it has written down what was answered
  await openTable({ ...later, at: later.at + roundMs });
  await expect.poll(() => keptBets().map(({ state }) => state), { timeout: 30_000 }).toEqual(["paid", "paid"]);
  expect([await cash(), (await round()).length]).toEqual([9_700 + paid, 1]);
});

it("a bet whose table is killed before it hears of it goes back, and the player sees so (19)", { timeout: 90_000 }, async () => {
  const { session, headers, cash, round } = await sitDown();
  const { bets, later } = momentsOf(session.code);
  const first = await openTable(bets);
  const taken = new Promise<void>((heard) => (onAnswer = heard));
  first.send({ session, spots: { red: euro } });
  await taken;
  await kill(first);
  expect([await cash(), await round()]).toEqual([9_900, [{ state: "open", bet: "100" }]]);
  onAnswer = null;
  await openTable(later);
  await expect.poll(async () => (await round())[0]?.state, { timeout: 30_000 }).toBe("void");
  expect(await cash()).toBe(10_000);
  const { body } = await call<{ casinoTransaction: { rows: { actionType: string }[] } }>(app, {
    url: "/api/user/get-casino-transactions",
    headers,
  });
  expect(body.casinoTransaction.rows.map(({ actionType }) => actionType).sort()).toEqual(["bet", "round_void"]);
});
