import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DryRun, PromotionIssue, PromotionLine, PromotionPage } from "../../../schemas/api/promotions_desk";
import { newBonusPlayer, newOffer, problemsOfBonuses } from "../../testing/bonus_player";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { publishDue } from "./publish";

let app: FastifyInstance;
const headers: Record<string, { authorization: string }> = {};
beforeAll(async () => {
  const push = { publicKey: "", privateKey: "", contact: "mailto:care@foyer.test", services: ["https://push.example"] };
  app = await startTestApp({ configuration: { push } });
});
afterAll(() => app.close());

type Who = "admin" | "editor" | "cashier";
/** Somebody of the staff. */
async function as(who: Who) {
  headers[who] ??= await bearerOf(app, `${who}@foyer.test`, `10.9.0.${who.length}`);
  const of = headers[who];
  return {
    get: <Answer>(url: string) => call<Answer>(app, { url, headers: of }),
    send: <Answer>(method: "POST" | "PUT" | "DELETE", url: string, payload: object = {}) =>
      call<Answer>(app, { method, url, payload, headers: of }),
  };
}

const gift = {
  bonusType: "no_deposit",
  banner: { bannerTitle: { en: "Ten for you", de: "Zehn für dich" } },
  rules: {
    gives: { kind: "amount", amount: { EUR: 10 } },
    wager: { times: 3, on: "bonus" },
    use: "REAL_TO_FUN",
    shares: {},
    excludedGames: [],
    days: 7,
    maxBet: { EUR: 4 },
    oncePer: "player",
    takers: null,
  },
};
const at = (id: number, more = "") => `/api/backoffice/promotions/${id}${more}`;
const newKey = () => `gift-${randomUUID().slice(0, 8)}`;

async function published(content: object = gift, bannerKey = newKey()): Promise<number> {
  const admin = await as("admin");
  const made = await admin.send<{ promotionId: number }>("POST", "/api/backoffice/promotions", { bannerKey, content });
  const id = made.body.promotionId;
  expect((await admin.send("POST", at(id, "/publish"), { revision: 1 })).body).toEqual({ version: 1, publishAt: null });
  return id;
}
const pageOf = async (id: number) => (await (await as("admin")).get<PromotionPage>(at(id))).body;

describe("a promotion made in the back office", () => {
  it("is seen by nobody before it is published, and can be taken by its terms afterwards (issue 16)", async () => {
    const [editor, admin] = [await as("editor"), await as("admin")];
    const bannerKey = newKey();
    const { body } = await editor.send<{ promotionId: number }>("POST", "/api/backoffice/promotions", {
      bannerKey,
      content: gift,
    });
    const id = body.promotionId;
    const listed = async () =>
      (await call<{ bonus: { count: number } }>(app, { url: `/api/admin/get-all-bonus?bannerKey=${bannerKey}` })).body.bonus
        .count;
    expect(await listed()).toBe(0);
    expect((await editor.send("POST", at(id, "/publish"), { revision: 1 })).status).toBe(403);
    expect((await admin.send("POST", at(id, "/publish"), { revision: 1 })).body).toEqual({ version: 1, publishAt: null });
    expect(await listed()).toBe(1);
    const player = await newBonusPlayer(app);
    expect((await player.activate(id)).body.data.success).toBe(true);
    expect((await player.bonuses("ACTIVE")).userBonus.rows[0]).toMatchObject({
      bonusAmount: 10,
      wagerLeft: 30,
      terms: { maxBet: 4 },
    });
    expect((await pageOf(id)).promotion).toMatchObject({
      state: "live",
      version: 1,
      figures: { taken: 1, running: 1, given: 10, paid: 0 },
    });
  });

  it("keeps its old terms for whoever holds it when it is changed, and new takers get the new ones", async () => {
    const admin = await as("admin");
    const id = await published();
    const [one, two] = [await newBonusPlayer(app), await newBonusPlayer(app)];
    await one.activate(id);
    const changed = { ...gift, rules: { ...gift.rules, wager: { times: 50, on: "bonus" } } };
    expect((await admin.send("PUT", at(id, "/draft"), { content: changed, basedOn: 0 })).body).toMatchObject({ revision: 1 });
    expect((await one.bonuses("ACTIVE")).userBonus.rows[0]).toMatchObject({ multiplier: 3 });
    await admin.send("POST", at(id, "/publish"), { revision: 1 });
    await two.activate(id);
    expect((await one.bonuses("ACTIVE")).userBonus.rows[0]).toMatchObject({ multiplier: 3 });
    expect((await two.bonuses("ACTIVE")).userBonus.rows[0]).toMatchObject({ multiplier: 50 });
    const { versions } = await pageOf(id);
    expect(versions.map(({ version, holders }) => [version, holders])).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });

  it("comes back from its own answer as it was, amounts and all", async () => {
    const id = await newOffer(app, {
      gives: { kind: "match", percent: 50, cap: { EUR: 12_345, JPY: 900 }, minDeposit: { EUR: 2_000 } },
    });
    const { content } = await pageOf(id);
    expect(content).toMatchObject({ rules: { gives: { cap: { EUR: 123.45, JPY: 900 }, minDeposit: { EUR: 20 } } } });
    const before = await app.db.execute(sql`select rules from promotions where id = ${id}`);
    const admin = await as("admin");
    const titled = { ...content, banner: { bannerTitle: { en: "Half" } } };
    await admin.send("PUT", at(id, "/draft"), { content: titled, basedOn: 0 });
    expect((await admin.send("POST", at(id, "/publish"), { revision: 1 })).status).toBe(200);
    expect((await app.db.execute(sql`select rules from promotions where id = ${id}`)).rows).toEqual(before.rows);
    expect((await pageOf(id)).versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it("loses nothing where two people change it at once: the second is told who was faster", async () => {
    const [admin, editor] = [await as("admin"), await as("editor")];
    const id = await published();
    await editor.send("PUT", at(id, "/draft"), { content: { ...gift, isSpecial: true }, basedOn: 0 });
    const late = await admin.send<{ code: string; data: { by: string } }>("PUT", at(id, "/draft"), { content: gift, basedOn: 0 });
    expect(late).toMatchObject({
      status: 409,
      body: { code: "promotion.changed", data: { by: "editor@foyer.test", revision: 1 } },
    });
    expect((await admin.send("POST", at(id, "/publish"), { revision: 7 })).status).toBe(409);
    expect((await pageOf(id)).content).toMatchObject({ isSpecial: true });
    expect((await editor.send("DELETE", at(id, "/draft"))).body).toEqual({ isGone: false });
    expect((await pageOf(id)).draft).toBeNull();
  });

  it.each([
    ["no title", { banner: {} }, "no_title", ["banner", "bannerTitle"]],
    ["an end that has passed", { endAt: "2020-01-01T00:00:00Z" }, "over", ["endAt"]],
    ["an end before its start", { startAt: "2030-01-02T00:00:00Z", endAt: "2030-01-01T00:00:00Z" }, "invalid", ["endAt"]],
    ["a code alone and no code", { rules: { ...gift.rules, byCoupon: true } }, "no_code", ["coupons"]],
    [
      "a game that nobody knows",
      { rules: { ...gift.rules, excludedGames: ["no-such-game"] } },
      "unknown_game",
      ["rules", "excludedGames", 0],
    ],
    ["a wager of -1", { rules: { ...gift.rules, wager: { times: -1, on: "bonus" } } }, "invalid", ["rules", "wager", "times"]],
    [
      "no euros",
      { rules: { ...gift.rules, gives: { kind: "amount", amount: { NOK: 5 } } } },
      "invalid",
      ["rules", "gives", "amount"],
    ],
  ] as const)("is not published with %s, and is kept", async (_, wrong, code, path) => {
    const admin = await as("admin");
    const content = { ...gift, ...wrong };
    const { body } = await admin.send<{ promotionId: number }>("POST", "/api/backoffice/promotions", {
      bannerKey: newKey(),
      content,
    });
    const id = body.promotionId;
    const refused = await admin.send<{ data: { issues: PromotionIssue[] } }>("POST", at(id, "/publish"), { revision: 1 });
    expect(refused).toMatchObject({ status: 422, body: { code: "promotion.not_ready" } });
    expect(refused.body.data.issues.map((issue) => [issue.code, issue.path])).toContainEqual([code, path]);
    expect((await pageOf(id)).content).toEqual(content);
    expect((await admin.send("DELETE", at(id, "/draft"))).body).toEqual({ isGone: true });
    expect((await admin.get(at(id))).status).toBe(404);
  });

  it("takes its codes along, and never one of another promotion", async () => {
    const admin = await as("admin");
    const code = `GO${randomUUID().slice(0, 6).toUpperCase()}`;
    const id = await published({ ...gift, coupons: [{ code: ` ${code.toLowerCase()} `, expiresAt: null }] });
    const player = await newBonusPlayer(app);
    expect((await player.coupon(code)).body.data).toMatchObject({ success: true, bonusId: id });
    const { body } = await admin.send<{ promotionId: number }>("POST", "/api/backoffice/promotions", {
      bannerKey: newKey(),
      content: { ...gift, coupons: [{ code }] },
    });
    const refused = await admin.send("POST", at(body.promotionId, "/publish"), { revision: 1 });
    expect(refused.body).toMatchObject({ data: { issues: [{ code: "code_taken", value: code }] } });
  });

  it("shows no script of its texts to players", async () => {
    const bannerKey = newKey();
    const banner = { ...gift.banner, bannerDescription: { en: "<p onclick='x()'>Hi<script>x()</script></p>" } };
    await published({ ...gift, banner }, bannerKey);
    const { body } = await call<{ bonus: { rows: { banner: object }[] } }>(app, {
      url: `/api/admin/get-all-bonus?bannerKey=${bannerKey}`,
    });
    expect(body.bonus.rows[0]?.banner).toMatchObject({ bannerDescription: { en: "<p>Hi</p>" } });
  });
});

describe("a plan", () => {
  it("is carried out once when it is due, whichever process looks; one whose draft is not ready stays and says so", async () => {
    const admin = await as("admin");
    const id = await published();
    await admin.send("PUT", at(id, "/draft"), { content: { ...gift, isSpecial: true }, basedOn: 0 });
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    expect((await admin.send("POST", at(id, "/publish"), { revision: 1, at: soon })).body).toEqual({
      version: null,
      publishAt: soon,
    });
    expect(await publishDue(app)).toBe(0);
    await app.db.execute(sql`update promotion_drafts set publish_at = now() - interval '1 second' where promotion_id = ${id}`);
    const done = await Promise.all([publishDue(app), publishDue(app), publishDue(app)]);
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await pageOf(id)).toMatchObject({ promotion: { version: 2, hasDraft: false }, published: { isSpecial: true } });

    await admin.send("PUT", at(id, "/draft"), { content: gift, basedOn: 0 });
    await admin.send("POST", at(id, "/publish"), { revision: 1, at: soon });
    await app.db.execute(
      sql`update promotion_drafts set publish_at = now() - interval '1 second', content = '{}' where promotion_id = ${id}`,
    );
    expect(await publishDue(app)).toBe(0);
    const { draft, changes } = await pageOf(id);
    expect(draft?.refusedAt).not.toBeNull();
    expect(changes[0]).toMatchObject({ change: "refused" });
    await admin.send("POST", at(id, "/unplan"));
    expect((await pageOf(id)).draft).toMatchObject({ publishAt: null });
  });

  it("ends a promotion with a reason: nobody takes it any more, and who holds it plays on", async () => {
    const admin = await as("admin");
    const id = await published();
    const [holder, late] = [await newBonusPlayer(app), await newBonusPlayer(app)];
    await holder.activate(id);
    expect((await admin.send("POST", at(id, "/end"), { note: " " })).status).toBe(400);
    await admin.send("POST", at(id, "/end"), { note: "Budget is used up" });
    expect((await late.activate(id)).body.data.error).toBe("NOT_AVAILABLE");
    expect((await holder.bonuses("ACTIVE")).userBonus.count).toBe(1);
    expect(await pageOf(id)).toMatchObject({
      promotion: { state: "ended" },
      changes: [{ change: "ended", note: "Budget is used up" }, {}, {}],
    });
  });
});

describe("by hand", () => {
  it("a bonus is given once per grant and taken back, with the reason in the trail", async () => {
    const admin = await as("admin");
    const id = await published({ ...gift, banner: { ...gift.banner, audiences: { guests: true } } });
    const player = await newBonusPlayer(app);
    expect((await player.activate(id)).body.data.error).toBe("NOT_AVAILABLE");
    const wish = { userId: player.id, note: "Sorry for the outage", key: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.send<{ data: { userBonusId: number } }>("POST", at(id, "/grants"), wish)),
    );
    expect(new Set(answers.map(({ body }) => body.data.userBonusId)).size).toBe(1);
    expect(await player.wallet()).toEqual({ cash: 10_000, bonus: 1_000 });
    const again = await admin.send("POST", at(id, "/grants"), { ...wish, key: randomUUID() });
    expect(again).toMatchObject({ status: 409, body: { code: "promotion.bonus_running", data: { burns: 10 } } });
    const bonus = answers[0]?.body.data.userBonusId ?? 0;
    const back = await admin.send("POST", `/api/backoffice/bonuses/${bonus}/revoke`, { note: "Given to the wrong one" });
    expect(back.body).toEqual({ data: { success: true, burned: 10, currencyCode: "EUR" } });
    expect(await player.wallet()).toEqual({ cash: 10_000, bonus: 0 });
    expect(await problemsOfBonuses(app, [player.id])).toEqual([]);
    const { rows } = await app.db.execute(
      sql`select actor, action, details from audit_entries where user_id = ${player.id} order by id`,
    );
    expect(rows).toMatchObject([
      {
        actor: "admin@foyer.test",
        action: "promotion.granted",
        details: expect.stringContaining("Sorry for the outage") as unknown,
      },
      { actor: "admin@foyer.test", action: "promotion.revoked", details: expect.stringContaining("wrong one") as unknown },
    ]);
    const holders = await admin.get<{ holders: { rows: object[] } }>(at(id, "/holders"));
    expect(holders.body.holders.rows).toMatchObject([{ userId: player.id, state: "cancelled", isByHand: true, burned: 10 }]);
  });

  it("a bonus is told to the player's devices, by its title and once", async () => {
    const admin = await as("admin");
    const [id, player] = [await published(), await newBonusPlayer(app)];
    const pair = createECDH("prime256v1");
    const keys = { p256dh: pair.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
    expect((await player.post("/api/user/add-push", { endpoint: "https://push.example/1", keys })).status).toBe(200);
    const wish = { userId: player.id, note: "Sorry for the outage", key: randomUUID() };
    for (let time = 0; time < 2; time++) expect((await admin.send("POST", at(id, "/grants"), wish)).status).toBe(200);
    const { rows } = await app.db.execute(sql`select template, subject from outbox where channel = 'push'`);
    expect(rows).toEqual([{ template: "bonus_given", subject: `A bonus for you: ${gift.banner.bannerTitle.en}` }]);
  });

  it("nobody on a break is given anything, and nothing that takes a deposit or losses", async () => {
    const admin = await as("admin");
    const id = await published();
    const player = await newBonusPlayer(app);
    await app.db.execute(sql`update users set excluded_until = now() + interval '1 day' where id = ${player.id}`);
    const wish = () => ({ userId: player.id, note: "For you", key: randomUUID() });
    expect(await admin.send("POST", at(id, "/grants"), wish())).toMatchObject({
      status: 409,
      body: { code: "promotion.resting" },
    });
    const match = await newOffer(app, { gives: { kind: "match", percent: 100, cap: { EUR: 100 }, minDeposit: { EUR: 100 } } });
    const other = await newBonusPlayer(app);
    const refused = await admin.send("POST", at(match, "/grants"), { ...wish(), userId: other.id });
    expect(refused).toMatchObject({ status: 409, body: { code: "promotion.not_by_hand" } });
    expect((await (await as("editor")).send("POST", at(id, "/grants"), wish())).status).toBe(403);
    expect((await (await as("cashier")).get(at(id))).status).toBe(403);
  });
});

it("a dry run says who of yesterday would get it, why the others would not, and what it would cost, and gives nothing", async () => {
  const admin = await as("admin");
  const id = await published();
  const [lucky, away, had, like, far] = [
    await newBonusPlayer(app),
    await newBonusPlayer(app),
    await newBonusPlayer(app),
    await newBonusPlayer(app),
    await newBonusPlayer(app, { country: "NO" }),
  ];
  await had.activate(id);
  await app.db.execute(
    sql`update sessions set ip = '85.214.132.118', user_agent = 'Phone of both' where user_id in (${had.id}, ${like.id})`,
  );
  await app.db.execute(sql`delete from played_hours`);
  await app.db.execute(sql`update payments set created_at = created_at - interval '3 days'`);
  await app.db.execute(sql`update users set excluded_until = now() + interval '1 day' where id = ${away.id}`);
  await app.db.execute(sql`insert into played_hours (user_id, currency_code, hour, bets, wins, rounds, last_at)
    select id, 'EUR', date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '5 hours', 1000, 0, 1, now() from users
    where id in (${lucky.id}, ${away.id}, ${had.id}, ${far.id}, ${like.id})`);
  const before = await app.db.execute(sql`select count(*) from player_bonuses`);
  const banner = { ...gift.banner, bannerContentSettings: { restrictedCountries: ["NO"] } };
  const content = { ...gift, banner, rules: { ...gift.rules, oncePer: "household" } };
  const { body } = await admin.send<{ run: DryRun }>("POST", at(id, "/dry-run"), { content });
  expect(body.run).toMatchObject({
    people: 5,
    offered: 1,
    wouldGet: 1,
    most: 10,
    expected: null,
    top: [{ userId: lucky.id, amount: 10 }],
  });
  expect(body.run.steps.filter(({ people }) => people > 0)).toEqual([
    { rule: "countries", people: 1, left: 4 },
    { rule: "protection", people: 1, left: 3 },
    { rule: "taken", people: 1, left: 2 },
    { rule: "held", people: 1, left: 1 },
  ]);
  const asEditor = await (await as("editor")).send<{ run: DryRun }>("POST", at(id, "/dry-run"), { content });
  expect(asEditor.body.run.top).toEqual([]);
  expect((await app.db.execute(sql`select count(*) from player_bonuses`)).rows).toEqual(before.rows);
  const list = await admin.get<{ promotions: PromotionLine[] }>("/api/backoffice/promotions/desk");
  expect(list.body.promotions.find(({ promotionId }) => promotionId === id)?.figures).toMatchObject({ taken: 1 });
});
