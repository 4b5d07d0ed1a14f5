import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ReportedState } from "../../outside/payments/port";
import { toDecimal } from "../../platform/amounts";
import { openPaymentPeer } from "../../testing/payment_peer";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { askAbout } from "./clock";
import { readProviderFile } from "./reconcile/provider_file";
import { reconcile } from "./reconcile/reconcile";
import { payments } from "./tables";

let app: FastifyInstance;
let peer: Awaited<ReturnType<typeof openPaymentPeer>>;
beforeAll(async () => {
  peer = await openPaymentPeer();
  app = await startTestApp({ paymentProviders: [peer.provider] });
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

it("keeps every wallet what its entries and the provider's file say, whatever payments live through", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 1, maxLength: 4 }), async (lives) => {
      const { id, headers } = await newPlayer();
      const uuids = await Promise.all(lives.map((each) => live(headers, each)));
      const there = uuids.map((uuid) => peer.kept.get(uuid));
      const expected = there.reduce((sum, payment) => sum + (payment?.settled?.amount ?? 0), 0);
      const { rows } = await app.db.execute<{ wallet: string; entries: string; deposited: string }>(sql`
        select coalesce((select amount from wallets where user_id = ${id}), 0) as wallet,
          coalesce((select sum(amount) from ledger_entries where user_id = ${id} and account = 'cash'), 0) as entries,
          (select total_deposit from users where id = ${id}) as deposited`);
      expect(Object.values(rows[0] ?? {}).map(Number)).toEqual([expected, expected, expected]);
      const file = [...peer.kept.values()].map(
        ({ kind, providerReference, state, settled }) =>
          `peer,${kind},${providerReference},${state === "needs_customer" || state === "waiting" ? "declined" : state},${toDecimal(settled?.amount ?? 0, "EUR")},EUR`,
      );
      const lines = readProviderFile(["provider,kind,reference,state,amount,currency", ...file].join("\n"));
      expect(await reconcile(app.db, lines, { from: new Date(0), to: new Date(Date.now() + 60_000) })).toEqual([]);
    }),
    { numRuns: 6 },
  );
  const { rows: uneven } = await app.db.execute(
    sql`select transaction_id from ledger_entries group by 1, currency_code having sum(amount) <> 0`,
  );
  expect(uneven).toEqual([]);
});
