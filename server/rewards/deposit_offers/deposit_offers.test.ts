import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BookedDeposit } from "../../money/payments/deposits/deposit_guards";
import { payments } from "../../money/payments/tables";
import type { ReportedState } from "../../outside/payments/reports";
import { openPaymentPeer } from "../../testing/payment_peer";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { promotions } from "../promotions/tables";

let app: FastifyInstance;
let peer: Awaited<ReturnType<typeof openPaymentPeer>>;
let headers: Record<string, string>;
const booked: BookedDeposit[] = [];
let breaks = false;
beforeAll(async () => {
  peer = await openPaymentPeer();
  app = await startTestApp({ paymentProviders: [peer.provider] });
  headers = await bearerOf(app, "paid@foyer.test");
  app.whenDepositBooked(async (_tx, deposit) => {
    if (breaks) throw new Error("the bonus could not be started");
    booked.push(deposit);
  });
});
afterAll(async () => {
  await app.close();
  await peer.close();
});

const day = 86_400_000;
/** A bonus of the test's own; from €25 on where nothing else is said. */
async function offer(more: Partial<typeof promotions.$inferInsert> = {}): Promise<number> {
  const [copied] = await app.db.select().from(promotions).where(eq(promotions.bonusType, "deposit"));
  const { id: _, ...base } = copied!;
  const always = { startAt: null, endAt: null, validOnDays: [], startTime: null, endTime: null, isClosed: false };
  const { bannerContentSettings: __, audiences: ___, ...banner } = base.banner as typeof base.banner & Record<string, unknown>;
  const values = {
    ...base,
    ...always,
    banner,
    bannerKey: randomUUID(),
    minDeposits: { EUR: 2_500 },
    rules: null,
    ...more,
  } as typeof base;
  const [row] = await app.db.insert(promotions).values(values).returning();
  return row!.id;
}

const pay = (bonusID: number, amount = 50) =>
  call<{ success: boolean; txId: number; errorCode: string | null; minAmount: number | null }>(app, {
    method: "POST",
    url: "/api/user/init-pay",
    payload: { pspID: "peer_card", amount, bonusID },
    headers,
  });

it("a deposit starts with the bonus that was chosen, which is kept with it (C-7.02)", async () => {
  const bonusId = await offer();
  const { body } = await pay(bonusId);
  expect(body).toMatchObject({ success: true, errorCode: null });
  const [row] = await app.db.select().from(payments).where(eq(payments.id, body.txId));
  expect(row?.bonusId).toBe(bonusId);
});

it("a deposit below the bonus's least says how much it takes (C-3.18)", async () => {
  const bonusId = await offer();
  expect((await pay(bonusId, 24.99)).body).toMatchObject({ success: false, errorCode: "BONUS_MINIMUM", minAmount: 25 });
  expect((await pay(bonusId, 25)).body).toMatchObject({ success: true });
});

it.each<[string, Partial<typeof promotions.$inferInsert>]>([
  ["is closed", { isClosed: true }],
  ["starts in an hour", { startAt: new Date(Date.now() + 3_600_000) }],
  ["is over", { endAt: new Date(Date.now() - 60_000), startAt: new Date(Date.now() - day) }],
  ["is in another currency", { minDeposits: { NOK: 200 } }],
  ["comes without a deposit", { bonusType: "no_deposit" }],
])("a deposit is refused with a bonus that %s", async (_, more) => {
  expect((await pay(await offer(more))).body).toMatchObject({ success: false, txId: null, errorCode: "BONUS_NOT_AVAILABLE" });
});

it("a deposit is refused with a bonus that nobody has heard of", async () => {
  expect((await pay(2_000_000_000)).body).toMatchObject({ errorCode: "BONUS_NOT_AVAILABLE" });
});

it("whoever starts bonuses hears of each booking in its own transaction: once for each, and a refund (D-42)", async () => {
  const bonusId = await offer();
  const { body } = await pay(bonusId);
  const [row] = await app.db.select().from(payments).where(eq(payments.id, body.txId));
  const tell = async (state: ReportedState) => {
    const message = peer.signed(peer.reportOf(peer.bring(row!.uuid, state, null)));
    const answers = [await app.inject(message), await app.inject(message)];
    return answers.map(({ statusCode }) => statusCode);
  };
  booked.length = 0;
  await tell("paid");
  const base = { paymentId: body.txId, userId: row!.userId, walletCurrencyCode: "EUR", bonusId, reference: row!.reference };
  expect(booked).toEqual([{ ...base, before: 0, after: 5_000 }]);
  await tell("refunded");
  expect(booked.at(-1)).toEqual({ ...base, before: 5_000, after: 0 });
  expect(booked).toHaveLength(2);
});

it("what cannot be started takes the booking along, and the provider's next word books both", async () => {
  const { body } = await pay(await offer());
  const [row] = await app.db.select().from(payments).where(eq(payments.id, body.txId));
  const message = peer.signed(peer.reportOf(peer.bring(row!.uuid, "paid", null)));
  const booking = () => app.db.execute(sql`select 1 from payment_steps where payment_id = ${body.txId} and "to" = 'paid'`);
  breaks = true;
  expect((await app.inject(message)).statusCode).toBe(500);
  expect((await booking()).rows).toHaveLength(0);
  breaks = false;
  expect((await app.inject(message)).statusCode).toBe(200);
  expect((await booking()).rows).toHaveLength(1);
});
