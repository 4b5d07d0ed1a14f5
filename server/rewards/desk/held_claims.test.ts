import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BonusRules } from "../../../schemas/bonus_rules";
import type { Promotion } from "../../../schemas/api/promotions";
import type { HeldClaim } from "../../../schemas/api/held_claims";
import { type BonusPlayer, newBonusPlayer, newOffer, problemsOfBonuses } from "../../testing/bonus_player";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
let cashier: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  cashier = await bearerOf(app, "cashier@foyer.test");
});
afterAll(() => app.close());

/** Two players whose phones of one make share the address of a carrier; the first has taken the offer. */
async function strangers(rules: Partial<BonusRules> = {}, fields: Record<string, unknown> = {}) {
  const offer = await newOffer(app, { oncePer: "household", ...rules }, fields);
  const [first, second] = [await newBonusPlayer(app), await newBonusPlayer(app)];
  await app.db.execute(
    sql`update sessions set ip = '85.214.132.117', user_agent = ${`Phone ${first.id}`} where user_id in (${first.id}, ${second.id})`,
  );
  await first.activate(offer);
  return { offer, first, second };
}

const claimsOf = async (only: "waiting" | "all", { id }: BonusPlayer) =>
  (
    await call<{ claims: { rows: HeldClaim[] } }>(app, {
      url: `/api/backoffice/held-claims?only=${only}&limit=100`,
      headers: cashier,
    })
  ).body.claims.rows.filter(({ player }) => player.userId === id);

const held = async (player: BonusPlayer) => (await claimsOf("waiting", player))[0]?.userBonusId ?? 0;

const decide = (userBonusId: number, goesOn: boolean, headers = cashier) =>
  call<{ code?: string }>(app, {
    method: "POST",
    url: `/api/backoffice/held-claims/${userBonusId}/decide`,
    headers,
    payload: { goesOn, note: " Two phones of one carrier " },
  });

/** What a list of offers says that somebody has claimed of one. */
const claimedOf = async ({ headers }: BonusPlayer, id: number) => {
  const url = `/api/admin/get-all-bonus?with=terms&b=${id}`;
  return (await call<{ bonus: { rows: Promotion[] } }>(app, { url, headers })).body.bonus.rows.map(({ claimed }) => claimed);
};

const openOf = async (player: BonusPlayer) =>
  (await player.bonuses("ACTIVE")).userBonus.rows.map(({ reason, expireAt }) => [reason, expireAt !== null]);

describe("a claim from a connection and a kind of device that the offer was taken from", () => {
  it("is held for the desk once, however often it is asked for, keeps its place, and begins when its player starts it after it went on", async () => {
    const { offer, first, second } = await strangers({ takers: 2 });
    const asked = await Promise.all(Array.from({ length: 5 }, () => second.activate(offer)));
    expect(asked.map(({ body }) => body.data.error)).toEqual(Array(5).fill("HELD"));
    expect(await second.wallet()).toEqual({ cash: 10_000, bonus: 0 });
    expect(await openOf(second)).toEqual([["held", false]]);
    expect((await (await newBonusPlayer(app)).activate(offer)).body.data.error).toBe("MAXIMUM_PARTICIPANTS");
    expect([await claimedOf(second, offer), await claimedOf(first, offer)]).toEqual([["held"], [undefined]]);
    expect(await claimsOf("waiting", second)).toMatchObject([
      { player: { userId: second.id }, like: { userId: first.id }, promotionId: offer, decision: null, state: "claimed" },
    ]);
    await app.db.execute(sql`update promotions set is_closed = true where id = ${offer}`); // whoever asked in time loses nothing
    expect((await decide(await held(second), true)).status).toBe(200);
    expect(await claimsOf("waiting", second)).toEqual([]);
    expect(await openOf(second)).toEqual([["ready", true]]);
    expect(await second.wallet()).toEqual({ cash: 10_000, bonus: 0 });
    const started = await Promise.all(Array.from({ length: 5 }, () => second.activate(offer)));
    expect(started.filter(({ body }) => body.data.success)).toHaveLength(1);
    expect(await second.wallet()).toEqual({ cash: 10_000, bonus: 1_000 });
    expect(await openOf(second)).toEqual([[null, true]]);
  });

  it("gives way to no bonus that runs: its player is asked when they start it", async () => {
    const { offer, second } = await strangers();
    await second.activate(offer);
    await second.activate(await newOffer(app));
    await decide(await held(second), true);
    expect(await claimedOf(second, offer)).toEqual(["ready"]);
    expect((await second.activate(offer)).body.data.error).toBe("ACTIVE_BONUS");
    expect((await second.activate(offer, { replace: true })).body.data.success).toBe(true);
    expect(await second.wallet()).toEqual({ cash: 10_000, bonus: 1_000 });
  });

  it("is paid when it goes on where it is cash, as much as it was worth; waits for its deposit where it starts with one", async () => {
    const cash = await strangers({ wager: { times: 0, on: "bonus" } });
    await cash.second.activate(cash.offer);
    await decide(await held(cash.second), true);
    expect(await cash.second.wallet()).toEqual({ cash: 11_000, bonus: 0 });
    const match = { kind: "match" as const, percent: 100, cap: { EUR: 5_000 }, minDeposit: { EUR: 1_000 } };
    const deposit = await strangers({ gives: match }, { bonus_type: "deposit" });
    expect((await deposit.second.activate(deposit.offer)).body.data.error).toBe("HELD");
    await decide(await held(deposit.second), true);
    expect(await openOf(deposit.second)).toEqual([["waiting", true]]);
    expect(await claimedOf(deposit.second, deposit.offer)).toEqual(["waiting"]);
    expect((await deposit.second.activate(deposit.offer)).body.data.error).toBe("DEPOSIT_BONUS");
  });

  it("is over where it is refused, frees its place, and stays refused until somebody lets it go on all the same", async () => {
    const { offer, second } = await strangers({ takers: 2 });
    await second.activate(offer);
    const id = await held(second);
    expect((await decide(id, false)).status).toBe(200);
    expect((await decide(id, false)).status).toBe(200);
    expect((await second.activate(offer)).body.data.error).toBe("HOUSEHOLD");
    expect((await second.bonuses("CANCELLED")).userBonus.count).toBe(1);
    expect((await decide(id, true)).status).toBe(200);
    expect((await second.activate(offer)).body.data.success).toBe(true);
    expect(await decide(id, false)).toMatchObject({ status: 409, body: { code: "claim.decided" } });
  });

  it("can be taken back by its player and asked for again; then there is nothing to decide", async () => {
    const { offer, second } = await strangers();
    await second.activate(offer);
    const id = await held(second);
    expect((await second.cancel(id)).body.data).toMatchObject({ success: true, burned: 0 });
    expect(await claimsOf("waiting", second)).toEqual([]);
    expect(await decide(id, true)).toMatchObject({ status: 409, body: { code: "claim.taken_back" } });
    expect((await second.activate(offer)).body.data.error).toBe("HELD");
    expect(await held(second)).toBeGreaterThan(id);
  });

  it("goes on by itself, with a mark that the desk reads, where the offer's rules say so", async () => {
    const { offer, second } = await strangers({ likeHousehold: "allow" });
    expect((await second.activate(offer)).body.data.success).toBe(true);
    expect(await claimsOf("waiting", second)).toEqual([]);
    expect(await claimsOf("all", second)).toMatchObject([{ decision: "allowed", state: "running" }]);
  });

  it("is refused where the name or address is the same too", async () => {
    const { offer, first, second } = await strangers();
    await app.db.execute(sql`update users set address = 'Torstr. 1', zip_code = '10119' where id in (${first.id}, ${second.id})`);
    expect((await second.activate(offer)).body.data.error).toBe("HOUSEHOLD");
  });
});

it("decides once for two at once, with the reason in the trail and a letter to the player; cash goes to nobody who rests, and only cashiers decide", async () => {
  const { offer, second } = await strangers({ wager: { times: 0, on: "bonus" } });
  await second.activate(offer);
  const id = await held(second);
  for (const email of ["support@foyer.test", "compliance@foyer.test", "paid@foyer.test"])
    expect((await decide(id, true, await bearerOf(app, email))).status).toBe(403);
  await app.db.execute(sql`update users set excluded_until = now() + interval '1 hour' where id = ${second.id}`);
  expect(await decide(id, true)).toMatchObject({ status: 409, body: { code: "promotion.resting" } });
  await app.db.execute(sql`update users set excluded_until = null, preferred_language = 'de' where id = ${second.id}`);
  await app.db.execute(sql`update users set email = ${`held${second.id}@mail.example`} where id = ${second.id}`);
  const answers = await Promise.all([1, 2, 3].map(() => decide(id, true)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await second.wallet()).toEqual({ cash: 11_000, bonus: 0 });
  const trail = await app.db.execute<{ action: string; actor: string; details: string }>(
    sql`select action, actor, details from audit_entries where user_id = ${second.id} and action like 'promotion.%'`,
  );
  expect(trail.rows.map(({ details, ...row }) => ({ ...row, ...(JSON.parse(details) as object) }))).toEqual([
    {
      action: "promotion.claim_released",
      actor: "cashier@foyer.test",
      promotionId: offer,
      version: 1,
      note: "Two phones of one carrier",
    },
  ]);
  const letters = await app.db.execute<{ subject: string }>(
    sql`select subject from outbox where recipient = ${`held${second.id}@mail.example`} and template = 'claim_released'`,
  );
  expect(letters.rows).toEqual([{ subject: "Der Bonus gehört dir" }]);
  expect(await decide(2_000_000_000, true)).toMatchObject({ status: 404, body: { code: "claim.not_found" } });
  expect(await problemsOfBonuses(app, [second.id])).toEqual([]);
});
