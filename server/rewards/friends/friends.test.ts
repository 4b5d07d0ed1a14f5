import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DeskFriend, Referral } from "../../../schemas/api/referral";
import { isReferralCode } from "../../accounts/referrals/referral_code";
import { users } from "../../accounts/users/tables";
import { newBonusPlayer, newOffer, problemsOfBonuses } from "../../testing/bonus_player";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { checkFriends, payFriends } from "./pay_friends";

let app: FastifyInstance;
let headers: { authorization: string };
const logged: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ logTo: { write: (line) => void logged.push(line) } });
  headers = await bearerOf(app, "unpaid@foyer.test");
});
afterAll(() => app.close());
beforeEach(() => changeSettings(app, { referAFriendPercent: 25, referAFriendYearly: 20, markets: [] }));

const referralFor = async (whose: { authorization: string }) =>
  (await call<{ referral: Referral }>(app, { url: "/api/user/get-referral", headers: whose })).body.referral;
const referral = () => referralFor(headers);
/** The backend alone has no pages; what counts is that one was asked for. */
const visit = (code: string, sent: Record<string, string> = {}) =>
  app.inject({ method: "GET", url: `/?ref=${code}`, headers: { "user-agent": `Browser ${Math.random()}`, ...sent } });
const codeOf = async () => (await referral()).code;

describe("the link", () => {
  it("is one per account, made at the first need, and all that ask at once get the same (C-3.12, S-2.17)", async () => {
    const [row] = await app.db.select().from(users).where(eq(users.email, "unpaid@foyer.test"));
    expect(row?.referralCode).toBeNull();
    const links = (await Promise.all(Array.from({ length: 6 }, referral))).map(({ link }) => link);
    expect(new Set(links).size).toBe(1);
    const { qr, code } = await referral();
    expect(isReferralCode(code)).toBe(true);
    expect(new URL(links[0] ?? "").searchParams.get("ref")).toBe(code);
    expect(qr.path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/);
    expect(qr.size).toBeGreaterThanOrEqual(21);
  });

  it("counts a visit once per browser and leaves nothing there; a cookie is set only when the visitor asks for it (C-3.12)", async () => {
    const code = await codeOf();
    const before = (await referral()).visits;
    const browser = { "user-agent": "One browser" };
    expect((await visit(code, browser)).headers["set-cookie"]).toBeUndefined();
    expect((await referral()).visits).toBe(before + 1);
    await visit(code, browser);
    await visit(code, { cookie: `foyer_ref=${code}` });
    expect((await referral()).visits).toBe(before + 1);
    const keep = (wish: string) => app.inject({ method: "POST", url: "/api/user/keep-referral", payload: { code: wish } });
    expect(String((await keep(code)).headers["set-cookie"])).toMatch(
      new RegExp(`foyer_ref=${code};.*Max-Age=2592000.*HttpOnly; SameSite=Lax`),
    );
    for (const wish of ["AAAAAAAA", "x".repeat(40), "%00"]) {
      const answer = await keep(wish);
      expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([404, undefined]);
    }
  });

  it("does not count players, unknown codes and rubbish", async () => {
    const before = (await referral()).visits;
    await visit(await codeOf(), headers);
    for (const code of ["AAAAAAAA", "'; drop table users", "%00", "x".repeat(500)]) {
      const answer = await visit(encodeURIComponent(code));
      expect(answer.statusCode).toBeLessThan(500);
    }
    expect((await referral()).visits).toBe(before);
  });

  it("is not there where the site gives nothing for friends, or the market forbids it (C-1.14, C-6.07)", async () => {
    const refused = { status: 404, body: { code: "referral.off" } };
    const ask = () => call(app, { url: "/api/user/get-referral", headers });
    await changeSettings(app, { referAFriendPercent: 0 });
    expect(await ask()).toMatchObject(refused);
    await changeSettings(app, { referAFriendPercent: 25, markets: ["SE"] });
    await app.db.execute(sql`update users set country_code = 'SE' where email = 'unpaid@foyer.test'`);
    expect(await ask()).toMatchObject(refused);
    await app.db.execute(sql`update users set country_code = 'DE' where email = 'unpaid@foyer.test'`);
    expect((await ask()).status).toBe(200);
  });
});

type Player = Awaited<ReturnType<typeof newBonusPlayer>>;
const set = (id: number, values: Partial<typeof users.$inferInsert>) => app.db.update(users).set(values).where(eq(users.id, id));

/** Somebody with friends, who joined in March. */
async function withFriends(count: number, more: Partial<typeof users.$inferInsert> = {}) {
  const referrer = await newBonusPlayer(app, { cash: 0 });
  await set(referrer.id, { timeZone: "Europe/Berlin" });
  const friends: Player[] = [];
  for (let each = 0; each < count; each += 1) {
    const friend = await newBonusPlayer(app, { cash: 0 });
    await set(friend.id, { referredBy: referrer.id, createdAt: new Date(`2026-03-0${each + 1}T12:00:00Z`), ...more });
    friends.push(friend);
  }
  await app.db.execute(sql`update sessions set ip = '10.8.' || user_id`); // all tests are on one machine
  return { referrer, friends };
}
const play = (userId: number, hour: string, bets: number, wins: number, currency = "EUR") =>
  app.db.execute(sql`insert into played_hours (user_id, currency_code, hour, bets, wins, rounds, last_at)
    values (${userId}, ${currency}, ${hour}::timestamptz, ${bets}, ${wins}, 1, now())`);
const desk = async (only = "refused") => {
  const cashier = await bearerOf(app, "cashier@foyer.test");
  const { body } = await call<{ friends: { rows: DeskFriend[] } }>(app, {
    url: `/api/backoffice/friends?only=${only}&limit=100`,
    headers: cashier,
  });
  return body.friends.rows;
};
const reasonsOf = async (ids: readonly number[], only?: string) => {
  const rows = await desk(only);
  return ids.map((id) => rows.find(({ friend }) => friend.userId === id)?.reason ?? null);
};

describe("a month", () => {
  it("pays the share of bets less wins and bonuses of all friends, by the player's clocks, once, however many look at once (S-2.17)", async () => {
    const { referrer, friends } = await withFriends(2);
    const [one, two] = friends.map(({ id }) => id) as [number, number];
    await play(one, "2026-03-31T22:00:00Z", 10_000, 4_000); // 1 April, 00:00
    await play(one, "2026-04-30T21:00:00Z", 3_000, 500); // 30 April, 23:00
    await play(one, "2026-04-30T22:00:00Z", 99_900, 0); // May
    await play(two, "2026-04-10T12:00:00Z", 2_000, 3_000);
    const bonus = await newOffer(app);
    await app.db
      .execute(sql`insert into player_bonuses (user_id, promotion_id, bonus_type, state, currency_code, terms, take_key, amount, burned, started_at, ended_at, expires_at)
      values (${one}, ${bonus}, 'no_deposit', 'expired', 'EUR', '{"gives":{"kind":"amount"}}', 'once', 1000, 300, '2026-04-02', '2026-04-20', '2026-04-20')`);
    await payFriends(app, new Date("2026-04-30T21:59:59Z")); // March: nothing was played
    expect(await referrer.wallet()).toEqual({ cash: 0, bonus: 0 });
    const over = new Date("2026-04-30T22:00:00Z");
    await Promise.all([payFriends(app, over), payFriends(app, over), payFriends(app, over)]);
    await payFriends(app, new Date("2026-05-31T21:59:59Z"));
    // (13,000 - 4,500 - 700) + (2,000 - 3,000) = 6,800; a quarter of it
    expect(await referrer.wallet()).toEqual({ cash: 1_700, bonus: 0 });
    const told = await referralFor(referrer.headers);
    expect(told).toMatchObject({ registrations: 2, revenue: 17, percent: 25, yearly: 20, currencyCode: "EUR" });
    const line = { currencyCode: "EUR", bets: 150, wins: 75, bonuses: 7, net: 68, share: 17 };
    expect(told.payments).toEqual([
      { month: "2026-04", percent: 25, lines: [line], paid: 17, currencyCode: "EUR", at: over.toISOString() },
    ]);
    const user = await call<{ user: { referralData: object } }>(app, {
      url: "/api/user/get-user-details",
      headers: referrer.headers,
    });
    expect(user.body.user.referralData).toEqual({ visits: 0, registrations: 2, revenue: 17, customLink: `/?ref=${told.code}` });
    expect(await problemsOfBonuses(app, [referrer.id])).toEqual([]);
  });

  it("below zero pays nothing and takes nothing from the next; another currency counts by itself and is changed", async () => {
    const { referrer, friends } = await withFriends(2);
    const [one, two] = friends.map(({ id }) => id) as [number, number];
    await play(one, "2026-04-10T12:00:00Z", 1_000, 50_000);
    await play(two, "2026-04-10T12:00:00Z", 100_000, 0, "DKK");
    await play(one, "2026-05-10T12:00:00Z", 4_000, 0);
    const rate = Number(app.rateOf("DKK"));
    await payFriends(app, new Date("2026-05-01T12:00:00Z"));
    const april = Math.round(25_000 / rate);
    expect((await referrer.wallet()).cash).toBe(april);
    await payFriends(app, new Date("2026-06-01T12:00:00Z"));
    expect((await referrer.wallet()).cash).toBe(april + 1_000);
  });

  it("is what the books say that the house has of it: real rounds, a bonus and what burned of it", async () => {
    const { referrer, friends } = await withFriends(1);
    const [friend] = friends as [Player];
    await app.db
      .execute(sql`select ledger_book('opening', ${`opening:${friend.id}:more`}, array['cash', 'outside'], array[${friend.id}, null]::int[],
      array['EUR', 'EUR'], array[5000, -5000]::bigint[])`);
    await friend.activate(await newOffer(app));
    const bet = await friend.openFrame("dice");
    for (let each = 0; each < 6; each += 1) expect((await bet(7, { direction: "under", target: 4_900 })).status).toBe(200);
    const [running] = (await friend.bonuses("ACTIVE")).userBonus.rows;
    if (running) await friend.cancel(running.userBonusId);
    const { rows } = await app.db.execute<{ net: number }>(sql`select -sum(e.amount)::int as net from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id where e.user_id = ${friend.id} and t.kind in ('round', 'bonus')`);
    const { current, friends: shown } = await referralFor(referrer.headers);
    expect(current.lines[0]?.net).toBe((rows[0]?.net ?? 0) / 100);
    expect(shown[0]?.brought).toEqual([{ currencyCode: "EUR", amount: (rows[0]?.net ?? 0) / 100 }]);
  });

  it("fails alone: one player's keeps nobody else's from being paid, is logged, and is paid later", async () => {
    const [bad, good] = [await withFriends(1), await withFriends(1)];
    for (const { friends } of [bad, good]) await play(friends[0]?.id ?? 0, "2026-07-10T12:00:00Z", 1_000, 0);
    await set(bad.referrer.id, { currencyCode: "XXX" });
    const august = new Date("2026-08-01T12:00:00Z");
    await payFriends(app, august);
    expect((await good.referrer.wallet()).cash).toBe(250);
    expect(logged.some((line) => line.includes("What friends brought could not be paid"))).toBe(true);
    await set(bad.referrer.id, { currencyCode: "EUR" });
    await payFriends(app, august);
    expect((await bad.referrer.wallet()).cash).toBe(250);
  });
});

describe("nothing is earned", () => {
  it("for one's own accounts, household, device, cards and circles, and the house reads why; the player reads that it does not count", async () => {
    const { referrer: top, friends: below } = await withFriends(1);
    const [referrer] = below as [Player];
    const names = ["person", "address", "device", "seen", "card", "circle", "mailbox", "fine"] as const;
    const made: Player[] = [];
    for (const _ of names) made.push(await newBonusPlayer(app, { cash: 0 }));
    const id = Object.fromEntries(names.map((name, index) => [name, made[index]?.id ?? 0])) as Record<
      (typeof names)[number],
      number
    >;
    for (const each of made) await set(each.id, { referredBy: referrer.id, createdAt: new Date("2026-03-09T12:00:00Z") });
    await app.db.execute(sql`update sessions set ip = '10.8.' || user_id`);
    await set(top.id, { firstName: "Tora", lastName: "Top", dateOfBirth: "1971-02-03" });
    await set(referrer.id, {
      firstName: "Ruth",
      lastName: "Berg",
      dateOfBirth: "1980-01-02",
      address: "Hauptstr. 5",
      zipCode: "10115",
      email: "ruth@mail.test",
    });
    await set(id.person, { firstName: "RUTH", lastName: "Berg", dateOfBirth: "1980-01-02" });
    await set(id.address, { address: "hauptstr 5", zipCode: "10115" });
    await set(id.device, { isReferrersDevice: true });
    await set(id.circle, { firstName: "Tora", lastName: "Top", dateOfBirth: "1971-02-03" });
    await set(id.mailbox, { email: "ruth+two@mail.test" });
    await app.db.execute(sql`update sessions set ip = '85.214.132.117', user_agent = 'The same' where user_id = ${referrer.id}`);
    await app.db.execute(
      sql`insert into sessions (id, user_id, expires_at, ip, user_agent) values (${`seen-${id.seen}`}, ${id.seen}, now() + interval '1 day', '85.214.132.117', 'The same')`,
    );
    for (const owner of [referrer.id, id.card])
      await app.db.execute(
        sql`insert into payout_accounts (user_id, provider, method_id, token, shown, currency_code) values (${owner}, 'peer', 'peer_card', ${`card-${referrer.id}`}, '•••• 1', 'EUR')`,
      );
    await checkFriends(app);
    expect(await reasonsOf(made.map((each) => each.id))).toEqual([
      ...["same_person", "same_address", "same_device", "like_device", "same_card", "circle", "same_person"],
      null,
    ]);
    await app.db.execute(sql`delete from sessions where user_id = ${id.seen}`); // what was found once stays
    await set(id.address, { address: "Elsewhere 1" });
    for (const each of made) await play(each.id, "2026-09-10T12:00:00Z", 1_000, 0);
    await payFriends(app, new Date("2026-10-01T12:00:00Z"));
    const wallet = await app.db.execute<{ amount: number }>(sql`select amount::int from wallets where user_id = ${referrer.id}`);
    expect(wallet.rows).toEqual([{ amount: 250 }]);
    expect((await reasonsOf([id.seen, id.address])).every((reason) => reason !== null)).toBe(true);
    expect(JSON.stringify(await desk("all"))).toContain(`"userId":${id.fine}`);
  });

  it("by or for who is excluded, beyond the friends of a year, and where the market forbids it; it may change again", async () => {
    await changeSettings(app, { referAFriendYearly: 2 });
    const { referrer, friends } = await withFriends(3);
    const ids = friends.map(({ id }) => id);
    const look = async () => {
      await checkFriends(app, new Date(Date.now() + 2 * 86_400_000));
      await app.db.execute(sql`update friend_checks set checked_at = '2026-01-01'`);
      return reasonsOf(ids);
    };
    expect(await look()).toEqual([null, null, "over_limit"]);
    await set(ids[0] ?? 0, { excludedUntil: new Date("2036-01-01") });
    expect(await look()).toEqual(["friend_excluded", null, null]);
    await changeSettings(app, { markets: ["SE"] });
    await set(ids[1] ?? 0, { countryCode: "SE" });
    expect(await look()).toEqual(["friend_excluded", "forbidden", null]);
    await play(ids[2] ?? 0, "2026-09-10T12:00:00Z", 1_000, 0);
    await set(referrer.id, { excludedUntil: new Date("2036-01-01") });
    await payFriends(app, new Date("2026-10-01T12:00:00Z"));
    expect(await reasonsOf(ids)).toEqual(["referrer_excluded", "referrer_excluded", "referrer_excluded"]);
    expect((await referrer.wallet()).cash).toBe(0);
  });
});

it("lets a friend count from then on whom an administrator lets count, with a reason in the trail, until another reason is found or that is taken back; what passes is not decided on (S-2.17)", async () => {
  const { referrer, friends } = await withFriends(2);
  const [flat, second] = friends.map(({ id }) => id) as [number, number];
  const admin = await bearerOf(app, "admin@foyer.test");
  const judge = (id: number, counts: boolean, whose = admin) =>
    call<{ code?: string }>(app, {
      method: "POST",
      url: `/api/backoffice/friends/${id}/judge`,
      headers: whose,
      payload: { counts, note: " They share a flat " },
    });
  await set(flat, { isReferrersDevice: true });
  await checkFriends(app);
  expect(await reasonsOf([flat])).toEqual(["same_device"]);
  expect((await judge(flat, true, await bearerOf(app, "cashier@foyer.test"))).status).toBe(403);
  expect(await judge(second, true)).toMatchObject({ status: 409, body: { code: "friend.not_for_good" } });
  expect(await judge(referrer.id, true)).toMatchObject({ status: 404, body: { code: "player.not_found" } });
  const answers = await Promise.all([1, 2, 3].map(() => judge(flat, true)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await reasonsOf([flat], "all")).toEqual([null]);
  await play(flat, "2026-09-10T12:00:00Z", 1_000, 0);
  await payFriends(app, new Date("2026-10-01T12:00:00Z"));
  expect((await referrer.wallet()).cash).toBe(250);

  const home = { address: "Hauptstr. 5", zipCode: "10115", countryCode: "DE" };
  await set(referrer.id, home);
  await set(flat, { ...home, firstName: "Nora", dateOfBirth: "1977-01-01" });
  await app.db.execute(sql`update friend_checks set checked_at = '2026-01-01'`);
  await checkFriends(app);
  expect(await reasonsOf([flat])).toEqual(["same_address"]);
  expect((await judge(flat, true)).status).toBe(200);
  expect((await judge(flat, false)).status).toBe(200);
  expect(await reasonsOf([flat])).toEqual(["same_device"]);
  const { rows } = await app.db.execute<{ actor: string; action: string; details: string }>(
    sql`select actor, action, details from audit_entries where user_id = ${flat} and action like 'friend.%' order by id`,
  );
  expect(rows.map(({ actor, action, details }) => [actor, action, JSON.parse(details)])).toEqual(
    [
      ["friend.let_count", "same_device"],
      ["friend.let_count", "same_address"],
      ["friend.refused_again", "same_device, same_address"],
    ].map(([action, reason]) => ["admin@foyer.test", action, { reason, referrerId: referrer.id, note: "They share a flat" }]),
  );
});

it("keeps what a friend brings who only looks like the player's device, until somebody decides: then it is paid once, or never (S-2.17)", async () => {
  const { referrer, friends } = await withFriends(3);
  const [fine, stranger, own] = friends.map(({ id }) => id) as [number, number, number];
  const admin = await bearerOf(app, "admin@foyer.test");
  const judge = (id: number, counts: boolean) =>
    call(app, {
      method: "POST",
      url: `/api/backoffice/friends/${id}/judge`,
      headers: admin,
      payload: { counts, note: "Looked at" },
    });
  const phones = sql`array[${referrer.id}, ${stranger}, ${own}]::int[]`;
  await app.db.execute(sql`insert into sessions (id, user_id, expires_at, ip, user_agent)
    select 'like-' || id, id, now() + interval '1 day', '85.214.132.118', 'A phone' from unnest(${phones}) as id`);
  for (const id of [fine, stranger, own]) await play(id, "2026-09-10T12:00:00Z", 1_000, 0);
  await payFriends(app, new Date("2026-10-01T12:00:00Z"));
  expect(await reasonsOf([fine, stranger, own], "all")).toEqual([null, "like_device", "like_device"]);
  expect((await referralFor(referrer.headers)).friends.map(({ counts, isLookedAt }) => [counts, isLookedAt])).toEqual([
    [false, true],
    [false, true],
    [true, false],
  ]);
  expect((await referrer.wallet()).cash).toBe(250);
  const answers = await Promise.all([1, 2, 3].map(() => judge(stranger, true)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await referrer.wallet()).cash).toBe(500);
  expect((await referralFor(referrer.headers)).payments[0]).toMatchObject({ paid: 5, lines: [{ bets: 20 }] });
  expect((await judge(own, false)).status).toBe(200);
  expect((await judge(own, true)).status).toBe(200); // counts from then on; what was kept is gone
  expect((await referrer.wallet()).cash).toBe(500);
  for (const id of [fine, stranger, own]) await play(id, "2026-10-10T12:00:00Z", 1_000, 0);
  await payFriends(app, new Date("2026-11-01T12:00:00Z"));
  expect((await referrer.wallet()).cash).toBe(500 + 750);
});

it("shows friends as they chose to be: a nickname, a cut first name, nobody for who hides (S-2.17)", async () => {
  const { referrer, friends } = await withFriends(3, { firstName: "Benedikt" });
  const [named, plain, ghost] = friends.map(({ id }) => id) as [number, number, number];
  await set(named, { nickname: `friend${named}` });
  await set(plain, { dateOfBirth: "1977-07-07", lastName: "Other" });
  await set(ghost, { ghostMode: true, nickname: `ghost${ghost}`, dateOfBirth: "1966-06-06" });
  const told = await referralFor(referrer.headers);
  expect(told.friends.map(({ name }) => name)).toEqual([null, "Bene*", `friend${named}`]);
  expect(JSON.stringify(told)).not.toMatch(/ghost|same_person/);
});

it("tells nobody but the house's cashiers who was brought by whom", async () => {
  for (const [email, status] of [
    ["paid@foyer.test", 403],
    ["editor@foyer.test", 403],
    ["cashier@foyer.test", 200],
    ["admin@foyer.test", 200],
  ] as const)
    expect((await call(app, { url: "/api/backoffice/friends", headers: await bearerOf(app, email) })).status).toBe(status);
});
