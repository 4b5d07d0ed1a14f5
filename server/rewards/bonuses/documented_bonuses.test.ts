import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Promotion } from "../../../schemas/api/promotions";
import { type BonusPlayer, newBonusPlayer, newOffer } from "../../testing/bonus_player";
import { call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
let player: BonusPlayer;
beforeAll(async () => {
  app = await startTestApp();
  player = await newBonusPlayer(app);
});
afterAll(() => app.close());

const listed = async (query: string, headers = {}) =>
  (await call<{ bonus: { count: number; rows: Promotion[] } }>(app, { url: `/api/admin/get-all-bonus?${query}`, headers })).body
    .bonus;

it("L-3.15, C-3.14: a promotion has its id, its type, the days of its payout and its banner", async () => {
  const { rows } = await listed("limit=200", player.headers);
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows)
    expect(row).toMatchObject({
      bonusId: expect.any(Number) as unknown,
      bonusType: expect.stringMatching(
        /^(deposit|no_deposit|instant_cashback|freespins|cashback|from_promo|promotion)$/,
      ) as unknown,
      autoPayoutDays: expect.any(Number) as unknown,
      banner: { bannerKey: expect.any(String) as unknown },
    });
  expect(rows.some(({ bonusType }) => bonusType === "instant_cashback")).toBe(true);
});

it("L-3.17, C-3.15, C-3.16, C-3.17: a banner keeps its texts, pictures, colour, variant and countries as they were published", async () => {
  const id = await newOffer(app);
  const image = { src: "/api/core/casino/assets/banners/hero-gift.avif", alt: { en: "A gift" } };
  const banner = {
    bannerTitle: { en: "One" },
    bannerTitleSecondary: { en: "Two" },
    bannerDescription: { en: "<p>Three</p>" },
    bannerCtaText: { en: "Take it" },
    bannerCtaLink: "/promotions",
    bannerCtaLinkAuth: "/profile/deposit",
    bannerImageUrl: image,
    bannerSmallImageUrl: image,
    bannerImageForegroundUrl: image,
    bannerBackgroundColor: "#2b1a5a",
    bannerVariant: "bonus_page_banner_2",
    bannerContentSettings: { allowedCountries: ["DE", "FI"], restrictedCountries: [] },
  };
  await app.db.execute(sql`update promotions set banner = ${JSON.stringify(banner)}::json where id = ${id}`);
  const row = (await listed("limit=200", player.headers)).rows.find(({ bonusId }) => bonusId === id);
  expect(row?.banner).toMatchObject(banner);
});

it("L-7.55, L-7.52, C-7.34: the list is cut by limit, type, isDeposit and b, empty calendarDateTime means today, and userId changes nothing", async () => {
  const today = await listed("limit=200&userId=1&type=&calendarDateTime=");
  expect(today).toEqual(await listed("limit=200"));
  expect((await listed("limit=2")).rows).toHaveLength(2);
  const { count } = await listed("limit=200", player.headers);
  const some = await listed("limit=200&type=instant_cashback", player.headers);
  expect(some.count).toBeGreaterThan(0);
  expect(some.count).toBeLessThan(count);
  expect(new Set(some.rows.map(({ bonusType }) => bonusType))).toEqual(new Set(["instant_cashback"]));
  const id = await newOffer(app, {}, { bonus_type: "deposit" });
  const ofDeposits = await listed("limit=200&isDeposit=true", player.headers);
  expect(ofDeposits.rows.map(({ bonusId }) => bonusId)).toContain(id);
  expect(new Set(ofDeposits.rows.map(({ bonusType }) => bonusType))).toEqual(new Set(["deposit"]));
  expect(await listed("limit=200&isDeposit=1", player.headers)).toEqual(ofDeposits);
  expect(await listed("limit=200&isDeposit=", player.headers)).toEqual(await listed("limit=200", player.headers));
  expect((await listed(`b=${id}`, player.headers)).rows.map(({ bonusId }) => bonusId)).toEqual([id]);
  for (const b of ["0", "-1", "x", "9999999999", "1.5"]) expect((await listed(`b=${b}`)).count).toBe(0);
});

it("L-7.56: what feeds the badge is asked for as three types at once", async () => {
  await newOffer(app, {}, { bonus_type: "deposit" });
  await newOffer(app);
  const types = new Set(
    (await listed("limit=200&type=freespins,deposit,no_deposit", player.headers)).rows.map(({ bonusType }) => bonusType),
  );
  expect([...types].every((type) => ["freespins", "deposit", "no_deposit"].includes(type))).toBe(true);
  expect(types.size).toBeGreaterThan(1);
});

it("L-7.05, L-7.10, L-3.20, L-3.22, L-3.23: what is taken, read and cancelled has the fields of the documents", async () => {
  const own = await newBonusPlayer(app);
  const id = await newOffer(app);
  const asked = await own.post("/api/user/activate-bonus?cpnc=&timeZone=Europe/Berlin", {
    bonusId: id,
    cpnc: null,
    customerDate: new Date().toUTCString(),
  });
  expect(asked).toMatchObject({
    status: 200,
    body: { data: { success: true, bonusId: id, error: null }, message: expect.any(String) as unknown },
  });
  const { userBonus, lastBonus } = await own.bonuses("ACTIVE");
  expect(userBonus).toMatchObject({ count: 1, rows: [{ bonusId: id, status: "ACTIVE" }] });
  expect(lastBonus).toMatchObject({
    userBonusId: expect.any(Number) as unknown,
    bonusId: id,
    bonusAmount: 10,
    multiplier: 2,
    wagerLeft: 20,
    startAt: expect.stringMatching(/^\d{4}-/) as unknown,
    expireAt: expect.stringMatching(/^\d{4}-/) as unknown,
    games: [],
    banner: { bannerKey: expect.any(String) as unknown },
    wageringType: "REAL_TO_FUN",
  });
  const ended = await own.post("/api/user/cancel-bonus", { userBonusId: lastBonus?.userBonusId });
  expect(ended.body).toMatchObject({ data: { success: true, burned: 10 } });
  expect((await own.bonuses("CANCELLED")).userBonus.count).toBe(1);
});

it("L-3.21, D-10: a bonus that was taken says of which kind it is, by the one union of the documents' names", async () => {
  const all = ["deposit", "no_deposit", "instant_cashback", "freespins", "cashback", "from_promo", "promotion"];
  for (const bonusType of all) {
    const own = await newBonusPlayer(app);
    await own.activate(await newOffer(app, {}, { bonus_type: bonusType }));
    expect((await own.bonuses()).lastBonus?.bonusType).toBe(bonusType);
  }
});

it("L-7.09, L-7.57: with a status only those come, with how many there are; userId names nobody else's", async () => {
  const own = await newBonusPlayer(app);
  await own.activate(await newOffer(app));
  const url = `/api/user/get-user-bonus?status=ACTIVE&userId=${player.id}`;
  const { body } = await call<{ userBonus: { count: number }; lastBonus: object }>(app, { url, headers: own.headers });
  expect(body).toMatchObject({ userBonus: { count: 1, rows: [{ status: "ACTIVE" }] }, lastBonus: { status: "ACTIVE" } });
  const gives = { kind: "match" as const, percent: 100, cap: { EUR: 5_000 }, minDeposit: { EUR: 2_000 } };
  const later = await newBonusPlayer(app);
  await later.activate(await newOffer(app, { gives }, { bonus_type: "deposit" }));
  expect((await later.bonuses("ACTIVE")).userBonus.rows).toMatchObject([{ status: "ACTIVE", reason: "waiting" }]); // L-3.22 knows no other status for it
  expect((await own.bonuses("EXPIRED")).userBonus).toEqual({ count: 0, rows: [] });
  expect((await own.bonuses("NO_SUCH")).userBonus).toEqual({ count: 0, rows: [] });
});

it("C-7.12: a refresh of cashback answers an amount, or why there is none", async () => {
  const own = await newBonusPlayer(app);
  const gives = { kind: "cashback" as const, percent: 10, cap: { EUR: 5_000 }, minLoss: { EUR: 1_000 }, days: 0 as const };
  const id = await newOffer(app, { gives, wager: { times: 0, on: "bonus" }, oncePer: "day" }, { bonus_type: "cashback" });
  const ask = () => own.post("/api/user/refresh-cashback", { bonusId: id });
  expect((await ask()).body).toMatchObject({ amount: 0, errorCode: "NO_CASHBACK", errorData: { minNgr: 10, userNgr: 0 } });
  await app.db.execute(sql`insert into played_hours (user_id, currency_code, hour, bets, wins, rounds, last_at)
    values (${own.id}, 'EUR', date_trunc('hour', now()), 5000, 1000, 3, now())`);
  expect((await ask()).body).toMatchObject({ amount: 4, errorCode: null });
});

it("C-7.14, C-7.34: a coupon answers success and message; what it would bring is read by its code", async () => {
  const own = await newBonusPlayer(app);
  const id = await newOffer(app, { byCoupon: true });
  const code = `C${randomUUID().slice(0, 7).toUpperCase()}`;
  await app.db.execute(
    sql`insert into coupons (code, promotion_id, expires_at) values (${code}, ${id}, now() + interval '2 hours')`,
  );
  const promo = await call<{ bonus: object[] }>(app, { url: `/api/user/get-promo-bonuses?coupon=${code.toLowerCase()}` });
  expect(promo.body.bonus).toMatchObject([{ bonusId: id, useCoupon: true, couponExpireIn: expect.any(String) as unknown }]);
  expect((await own.coupon(` ${code} `)).body).toMatchObject({ data: { success: true }, message: expect.any(String) as unknown });
  expect((await own.coupon(code)).body).toMatchObject({
    data: { success: false, error: "ALREADY_EXIST" },
    message: "Already Exist",
  });
});
