import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newBonusPlayer, newOffer } from "../../testing/bonus_player";
import { openPaymentPeer } from "../../testing/payment_peer";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
let peer: Awaited<ReturnType<typeof openPaymentPeer>>;
let staff: Record<string, string>;
beforeAll(async () => {
  peer = await openPaymentPeer();
  app = await startTestApp({ paymentProviders: [peer.provider] });
  staff = await bearerOf(app, "admin@foyer.test");
});
afterAll(async () => {
  await app.close();
  await peer.close();
});

const match = { gives: { kind: "match" as const, percent: 100, cap: { EUR: 5_000 }, minDeposit: { EUR: 2_000 } } };

/** A player without money who asked for a deposit of €30 with a bonus that doubles it. */
async function withAskedDeposit() {
  const player = await newBonusPlayer(app, { cash: 0 });
  const bonusID = await newOffer(app, match, { bonus_type: "deposit" });
  const { body } = await player.post<{ txId: number }>("/api/user/init-pay", { pspID: "peer_card", amount: 30, bonusID });
  const { rows } = await app.db.execute<{ uuid: string }>(sql`select uuid from payments where id = ${body.txId}`);
  const desk = (verb: string, payload: object) =>
    call<{ data: { state: string } }>(app, {
      method: "POST",
      url: `/api/backoffice/payments/${body.txId}/${verb}`,
      payload,
      headers: staff,
    });
  return { ...player, uuid: rows[0]?.uuid ?? "", desk };
}

it("a deposit that the back office asks about starts its bonus, and one that it gives back burns it (D-42)", async () => {
  const { uuid, desk, wallet } = await withAskedDeposit();
  peer.bring(uuid, "paid"); // and its notification is lost
  expect((await desk("ask-provider", {})).body.data.state).toBe("paid");
  expect(await wallet()).toEqual({ cash: 3_000, bonus: 3_000 });
  expect((await desk("ask-provider", {})).body.data.state).toBe("paid");
  expect(await wallet()).toEqual({ cash: 3_000, bonus: 3_000 });
  expect((await desk("refund", { note: "Asked for by the player" })).body).toMatchObject({ data: { state: "refunded" } });
  expect(await wallet()).toEqual({ cash: 0, bonus: 0 });
});

it("a deposit that the back office ended starts no bonus until it is paid after all, and none stays of one that is charged back (D-42)", async () => {
  const { uuid, desk, wallet } = await withAskedDeposit();
  expect((await desk("cancel", { note: "Nobody pays it" })).body.data.state).toBe("expired");
  expect(await wallet()).toEqual({ cash: 0, bonus: 0 });
  await app.inject(peer.signed(peer.reportOf(peer.bring(uuid, "paid"))));
  expect(await wallet()).toEqual({ cash: 3_000, bonus: 3_000 });
  peer.bring(uuid, "charged_back");
  expect((await desk("ask-provider", {})).body.data.state).toBe("charged_back");
  expect(await wallet()).toEqual({ cash: 0, bonus: 0 });
});
