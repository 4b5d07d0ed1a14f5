import { spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ReportedState } from "../../outside/payments/reports";
import { toDecimal } from "../../platform/amounts";
import { openPaymentPeer } from "../../testing/payment_peer";
import { root } from "../../testing/run_folder";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";
import { askAbout } from "./clock";
import { readProviderFile } from "./reconcile/provider_file";
import { reconcile } from "./reconcile/reconcile";
import { payments } from "./tables";
import { longTest } from "../../../src/testing/long_test";

let app: FastifyInstance;
let connection: Awaited<ReturnType<typeof createTestDatabase>>;
let peer: Awaited<ReturnType<typeof openPaymentPeer>>;
beforeAll(async () => {
  peer = await openPaymentPeer();
  connection = await createTestDatabase("demo");
  app = await startTestApp({ connection, paymentProviders: [peer.provider] });
});
afterAll(async () => {
  await app.close();
  await peer.close();
});

/** What a provider really does with a payment, one after the other. */
const next: Partial<Record<ReportedState, readonly ReportedState[]>> = {
  needs_customer: ["waiting", "paid", "partly_paid", "declined", "expired"],
  waiting: ["paid", "partly_paid", "declined"],
  partly_paid: ["paid", "refunded", "charged_back"],
  paid: ["refunded", "charged_back"],
  declined: ["paid"],
  expired: ["paid"],
  charged_back: ["paid"],
};

const life = fc.record({
  amount: fc.integer({ min: 10, max: 900 }),
  /** Which of the states that may follow, each time. */
  turns: fc.array(fc.nat(4), { maxLength: 4 }),
  /** In which order what it tells arrives: each message at least once, some twice. */
  order: fc.array(fc.nat(1_000), { minLength: 10, maxLength: 10 }),
  /** The last message is lost, and the provider is asked. */
  isLastLost: fc.boolean(),
});

async function newPlayer() {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, first_name, last_name, date_of_birth, kyc_status, consents)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', 'DE', 'Ada', 'Berg', '1990-01-01', 'APPROVED', consents from users
    where email = 'paid@foyer.test' returning id`);
  return { id: rows[0]?.id ?? 0, headers: await bearerOf(app, email) };
}

/** Lets a payment live, with its messages late, twice and out of order; answers its number here and there. */
async function live(
  headers: Record<string, string>,
  { amount, turns, order, isLastLost }: typeof life extends fc.Arbitrary<infer Life> ? Life : never,
) {
  const started = await call<{ txId: number }>(app, {
    method: "POST",
    url: "/api/user/init-pay",
    payload: { pspID: "peer_card", amount },
    headers,
  });
  const [row] = await app.db
    .select()
    .from(payments)
    .where(inArray(payments.id, [started.body.txId]));
  if (!row) throw new Error("The payment was not written");
  const messages: ReturnType<typeof peer.signed>[] = [];
  let state: ReportedState = "needs_customer";
  for (const turn of turns) {
    const ways: readonly ReportedState[] = next[state] ?? [];
    const to: ReportedState | undefined = ways[turn % Math.max(1, ways.length)];
    if (!to) break;
    const settled = to === "partly_paid" ? { amount: amount * 50, currencyCode: "EUR" } : null;
    messages.push(peer.signed(peer.reportOf(peer.bring(row.uuid, to, settled))));
    state = to;
  }
  const told = isLastLost ? messages.slice(0, -1) : messages;
  const shuffled = [...told, ...told.slice(0, 2)]
    .map((message, index) => ({ message, at: order[index] ?? 0 }))
    .sort((one, other) => one.at - other.at);
  const tell = async ({ message }: { message: (typeof messages)[number] }) =>
    expect((await app.inject(message)).statusCode).toBe(200);
  await Promise.all(shuffled.slice(0, 2).map(tell));
  for (const each of shuffled.slice(2)) await tell(each);
  if (isLastLost) await askAbout(app, row);
  return row.uuid;
}

/** A player's wallet, entries and total are what the provider has settled, and its file and the books tell the same of all payments. */
async function expectEven(userId: number, expected: number) {
  const { rows } = await app.db.execute<{ wallet: string; entries: string; deposited: string }>(sql`
    select coalesce((select amount from wallets where user_id = ${userId}), 0) as wallet,
      coalesce((select sum(amount) from ledger_entries where user_id = ${userId} and account = 'cash'), 0) as entries,
      (select total_deposit from users where id = ${userId}) as deposited`);
  expect(Object.values(rows[0] ?? {}).map(Number)).toEqual([expected, expected, expected]);
  const file = [...peer.kept.values()].map(
    ({ kind, providerReference, state, settled }) =>
      `peer,${kind},${providerReference},${state === "needs_customer" || state === "waiting" ? "declined" : state},${toDecimal(settled?.amount ?? 0, "EUR")},EUR`,
  );
  const lines = readProviderFile(["provider,kind,reference,state,amount,currency", ...file].join("\n"));
  expect(await reconcile(app.db, lines, { from: new Date(0), to: new Date(Date.now() + 7_200_000) })).toEqual([]);
}

async function expectNothingUneven() {
  const { rows } = await app.db.execute(
    sql`select transaction_id from ledger_entries group by 1, currency_code having sum(amount) <> 0`,
  );
  expect(rows).toEqual([]);
}

const settledAt = (uuids: readonly string[]) => uuids.reduce((sum, uuid) => sum + (peer.kept.get(uuid)?.settled?.amount ?? 0), 0);

it("keeps every wallet what its entries and the provider's file say, whatever payments live through (C-7.02)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 1, maxLength: 4 }), async (lives) => {
      const { id, headers } = await newPlayer();
      const uuids = await Promise.all(lives.map((each) => live(headers, each)));
      await expectEven(id, settledAt(uuids));
    }),
    { numRuns: 6 },
  );
  await expectNothingUneven();
});

/** A process beside the test's own that books on the same database: it is killed, not stopped. */
async function serveToKill() {
  const script = join(root, "server/testing/serve_to_kill.ts");
  const settings = JSON.stringify(app.settings().settings);
  const child = spawn(process.execPath, ["--import", "tsx", script, JSON.stringify(connection), peer.origin, settings], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return {
    /** Whether it said that it is booked; false where it was killed before. */
    tell: ({ url, payload, headers }: ReturnType<typeof peer.signed>) =>
      fetch(`http://127.0.0.1:${port.toString()}${url}`, { method: "POST", body: payload, headers }).then(
        ({ ok }) => ok,
        () => false,
      ),
    async kill() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

longTest(
  "keeps them so when a process is killed while it books: what it did not answer is told again, and is booked once",
  { timeout: 20_000 },
  async () => {
    const [{ id, headers }, server] = await Promise.all([newPlayer(), serveToKill()]);
    const start = async (amount: number) => {
      const payload = { pspID: "peer_card", amount };
      const { body } = await call<{ txId: number }>(app, { method: "POST", url: "/api/user/init-pay", payload, headers });
      return body.txId;
    };
    const ids = await Promise.all(Array.from({ length: 12 }, (_, index) => start(10 + index)));
    const rows = await app.db.select().from(payments).where(inArray(payments.id, ids));
    const told = (uuid: string, state: ReportedState) => peer.signed(peer.reportOf(peer.bring(uuid, state)));
    const messages = rows.flatMap(({ uuid }, index) => [
      told(uuid, "paid"),
      ...(index % 3 === 0 ? [told(uuid, index % 2 === 0 ? "charged_back" : "refunded")] : []),
    ]);
    const killedAfter = randomInt(1, messages.length);
    let answers = 0;
    let killing: Promise<void> | null = null;
    const count = () => {
      if (++answers === killedAfter) killing = server.kill();
    };
    const answered = await Promise.all(
      [...messages, ...messages].map(async (message) => {
        const isBooked = await server.tell(message);
        count();
        return isBooked;
      }),
    );
    await killing;
    expect(answered, `killed after ${killedAfter} answers`).toEqual(expect.arrayContaining([true, false]));
    for (const message of messages) expect((await app.inject(message)).statusCode).toBe(200);
    await expectEven(id, settledAt(rows.map(({ uuid }) => uuid)));
    await expectNothingUneven();
  },
);
