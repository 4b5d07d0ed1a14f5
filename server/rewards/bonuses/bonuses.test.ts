import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bonusCodes } from "../../../schemas/bonus_codes";
import { weekdays } from "../../../schemas/rules";
import { type BonusPlayer, bonusPlayerOf, newBonusPlayer, newOffer, problemsOfBonuses } from "../../testing/bonus_player";
import { changeSettings } from "../../testing/change_settings";
import { openPaymentPeer } from "../../testing/payment_peer";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { endExpired } from "./bonus_clock";

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

const sure = { direction: "under", target: 9_800 };
const never = { direction: "under", target: 2 };
const match = (more: object = {}) => ({
  gives: { kind: "match" as const, percent: 100, cap: { EUR: 5_000 }, minDeposit: { EUR: 2_000 } },
  ...more,
});
const today = weekdays[(new Date().getUTCDay() + 6) % 7] ?? "monday";
const other = weekdays.filter((day) => day !== today);
const behind = new Date().getUTCHours() - 12;
const noon = `Etc/GMT${behind > 0 ? "+" : ""}${behind || ""}`; // where it is after twelve now, on the same day
const players: number[] = [];
/** What players of these tests were answered. */
const reached = new Set<string | null>();
const newPlayer = async (...given: Parameters<typeof newBonusPlayer> extends [unknown, ...infer Rest] ? Rest : never) => {
  const player = await newBonusPlayer(app, ...given);
  players.push(player.id);
  const noting =
    <Asked extends unknown[]>(ask: (...asked: Asked) => ReturnType<typeof player.activate>) =>
    async (...asked: Asked) => {
      const answer = await ask(...asked);
      reached.add(answer.body.data.error);
      return answer;
    };
  return { ...player, activate: noting(player.activate), coupon: noting(player.coupon) };
};

/** A deposit of so many euros that is asked for; `bring` lets the provider say what became of it. */
async function deposit(player: BonusPlayer, amount: number, bonusID?: number, coupon?: string) {
  const asked = await player.post<{ txId: number; errorCode?: string; minAmount?: number }>("/api/user/init-pay", {
    pspID: "peer_card",
    amount,
    ...(bonusID !== undefined && { bonusID }),
    ...(coupon !== undefined && { coupon }),
  });
  const { rows } = await app.db.execute<{ uuid: string }>(sql`select uuid from payments where id = ${asked.body.txId ?? 0}`);
  const bring = async (state: "paid" | "charged_back" | "refunded" | "declined") => {
    const message = peer.signed(peer.reportOf(peer.bring(rows[0]?.uuid ?? "", state, null)));
    await app.inject(message);
  };
  return { ...asked, bring };
}

describe("taking a bonus (L-4.02, L-7.04)", () => {
  it("happens once, however often and at once it is asked for", async () => {
    const [player, offer] = [await newPlayer(), await newOffer(app)];
    const answers = await Promise.all(Array.from({ length: 100 }, () => player.activate(offer)));
    expect(answers.filter(({ body }) => body.data.success)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.data.error))).toEqual(new Set([null, "ALREADY_EXIST"]));
    expect(await player.wallet()).toEqual({ cash: 10_000, bonus: 1_000 });
    const { userBonus, lastBonus } = await player.bonuses("ACTIVE");
    expect(userBonus.rows).toEqual([lastBonus]);
    expect(lastBonus).toMatchObject({
      bonusId: offer,
      status: "ACTIVE",
      bonusAmount: 10,
      multiplier: 2,
      wagerLeft: 20,
      balance: 10,
    });
  });

  it("is told what the one that runs would burn, and takes its place only when that is agreed to (L-2.34)", async () => {
    const [player, one, other] = [await newPlayer(), await newOffer(app), await newOffer(app)];
    await player.activate(one);
    expect((await player.activate(other)).body.data).toMatchObject({
      error: "ACTIVE_BONUS",
      errorData: { burns: 10, currencyCode: "EUR" },
    });
    expect((await player.activate(other, { replace: true })).body.data.success).toBe(true);
    const { rows } = (await player.bonuses()).userBonus;
    expect(rows.map(({ bonusId, status, burned }) => [bonusId, status, burned])).toEqual([
      [other, "ACTIVE", 0],
      [one, "CANCELLED", 10],
    ]);
  });

  it("keeps the terms that it was taken with, whatever becomes of the offer", async () => {
    const [player, offer] = [await newPlayer(), await newOffer(app)];
    await player.activate(offer);
    await app.db.execute(
      sql`update promotions set rules = jsonb_set(rules::jsonb, '{wager,times}', '99')::json, version = 2 where id = ${offer}`,
    );
    expect((await player.bonuses("ACTIVE")).userBonus.rows[0]).toMatchObject({ multiplier: 2, terms: { wager: { times: 2 } } });
  });

  it("stops at its number of takers, also when all ask at once (C-8.15)", async () => {
    const offer = await newOffer(app, { takers: 3 });
    const all = await Promise.all(Array.from({ length: 8 }, () => newPlayer()));
    const answers = await Promise.all(all.map(({ activate }) => activate(offer)));
    expect(answers.map(({ body }) => body.data.error).sort()).toEqual([
      ...Array(5).fill("MAXIMUM_PARTICIPANTS"),
      null,
      null,
      null,
    ]);
  });

  it("is once per household: the same person or address gets it once, at once too; the same device is held, and the inside of a proxy says nothing", async () => {
    const offer = await newOffer(app, { oncePer: "household" });
    const [one, same] = [await newPlayer(), await newPlayer()];
    await app.db.execute(sql`update users set address = 'Torstr. 1 ', zip_code = '10119' where id = ${one.id}`);
    await app.db.execute(sql`update users set address = 'torstr. 1', zip_code = '10119' where id = ${same.id}`);
    expect((await one.activate(offer)).body.data.success).toBe(true);
    expect((await same.activate(offer)).body.data.error).toBe("HOUSEHOLD");
    const at = (id: number, ip: string) =>
      app.db.execute(sql`update sessions set ip = ${ip}, user_agent = 'Browser/1' where user_id = ${id}`);
    const neighbour = await newPlayer();
    for (const ip of ["10.0.0.7", "::ffff:192.168.1.1", "::1", "no address"]) {
      const other = await newOffer(app, { oncePer: "household" });
      const both = [await newPlayer(), await newPlayer()];
      for (const each of both) await at(each.id, ip);
      for (const each of both) expect((await each.activate(other)).body.data.error).toBeNull();
    }
    await at(one.id, "85.214.132.117");
    await at(neighbour.id, "85.214.132.117");
    expect((await neighbour.activate(offer)).body.data.error).toBe("HELD");
    const third = await newOffer(app, { oncePer: "household" });
    const answers = await Promise.all([one, same].map(({ activate }) => activate(third, { replace: true })));
    expect(answers.map(({ body }) => body.data.error).sort()).toEqual(["HOUSEHOLD", null]);
  });

  it.each([
    ["DEPOSITS_NUMBER", { minDeposits: 3 }, {}, { bonusDeps: 3, deps: 0 }],
    ["VALID_ON_DAYS", {}, { days: [...other.slice(0, 2)] }, { bonusDays: other.slice(0, 2) }],
    ["REQUIRED_EMAIL_VERIFICATION", { needsEmail: true }, {}, null],
    [
      "NO_CASHBACK",
      { gives: { kind: "cashback", percent: 10, cap: { EUR: 5_000 }, minLoss: { EUR: 10_000 }, days: 0 }, oncePer: "day" },
      {},
      { minNgr: 100, userNgr: 0, currencyCode: "EUR" },
    ],
    ["NOT_AVAILABLE", { byCoupon: true }, {}, null],
    ["DEPOSIT_BONUS", match(), {}, null],
    ["START_TIME_ERROR", {}, { start_time: "14:00", end_time: "15:00" }, { startTime: "14:00", endTime: "15:00" }],
    ["END_TIME_ERROR", {}, { start_time: "09:00", end_time: "10:00" }, { startTime: "09:00", endTime: "10:00" }],
  ] as const)(
    "says %s with its figures (L-3.25, L-8.03, L-8.04, L-8.05, L-8.06, L-8.07, L-8.08, L-8.09)",
    async (code, rules, fields, data) => {
      const offer = await newOffer(app, rules as object, fields);
      const player = await newPlayer({ verified: false });
      await app.db.execute(sql`update users set time_zone = ${noon} where id = ${player.id}`);
      expect((await player.activate(offer)).body.data).toEqual({ success: false, bonusId: offer, error: code, errorData: data });
    },
  );

  it("pays a share of the week that is over once, whatever was lost since, in ten tabs too (L-7.11)", async () => {
    const gives = { kind: "cashback", percent: 10, cap: { EUR: 5_000 }, minLoss: { EUR: 0 }, days: 7 };
    const offer = await newOffer(app, { gives, oncePer: "week", wager: { times: 0, on: "bonus" } } as object);
    const player = await newPlayer();
    await app.db.execute(sql`update users set time_zone = 'UTC' where id = ${player.id}`);
    await app.db.execute(sql`insert into played_hours (user_id, currency_code, hour, bets, wins, last_at) values
      (${player.id}, 'EUR', date_trunc('week', now() at time zone 'UTC') at time zone 'UTC' - interval '2 days', 9000, 4000, now()),
      (${player.id}, 'EUR', date_trunc('hour', now()), 7000, 0, now())`);
    const ask = () => player.post<{ amount: number; errorCode: string | null }>("/api/user/refresh-cashback", { bonusId: offer });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(answers.map(({ body }) => body.amount).filter(Boolean)).toEqual([5]);
    expect(await player.wallet()).toEqual({ cash: 10_500, bonus: 0 });
  });

  it("says UNIFIED_ERROR for a bonus that is not there (L-8.10)", async () => {
    expect((await (await newPlayer()).activate(2_000_000_000)).body.data.error).toBe("UNIFIED_ERROR");
  });

  it("offers nothing to whoever has used up a limit of theirs", async () => {
    const [player, offer] = [await newPlayer(), await newOffer(app)];
    await app.db.execute(
      sql`insert into player_limits (user_id, kind, timeframe, amount, set_at) values (${player.id}, 'bet', 'daily', 0, now())`,
    );
    expect((await player.activate(offer)).body.data.error).toBe("RESTING");
  });

  it("asks no more of a bonus than the market lets it: ten times in Great Britain", async () => {
    const { markets, servedCountries } = app.settings().settings;
    await changeSettings(app, { markets: ["GB"], servedCountries: [] });
    try {
      const [player, offer] = [await newPlayer({ country: "GB" }), await newOffer(app, { wager: { times: 35, on: "bonus" } })];
      await player.activate(offer);
      expect((await player.bonuses("ACTIVE")).userBonus.rows[0]).toMatchObject({
        multiplier: 10,
        terms: { wager: { times: 10 } },
      });
    } finally {
      await changeSettings(app, { markets, servedCountries });
    }
  });
});

describe("a coupon (L-7.12, C-8.15 to C-8.19)", () => {
  it.each([
    ["as it is", "WINTER26"],
    ["with spaces around and in small letters", "  winter26 \n"],
    ["in full-width letters", "ＷＩＮＴＥＲ２６"],
  ])("is redeemed %s", async (_, typed) => {
    const player = await newPlayer();
    expect((await player.coupon(typed)).body.data).toMatchObject({ success: true, error: null });
    expect(await player.wallet()).toEqual({ cash: 10_000, bonus: 1_000 });
    const again = await player.coupon(typed);
    expect(again.body).toMatchObject({ message: "Already Exist", data: { success: false, error: "ALREADY_EXIST" } });
  });

  it.each([
    ["COUPON_UNKNOWN", "NOTHING"],
    ["COUPON_UNKNOWN", "x".repeat(10_000)],
    ["COUPON_UNKNOWN", "'; drop table coupons; --"],
    ["COUPON_EXPIRED", "HALLOWEEN"],
    ["ENDED", "AUTUMN"],
    ["NOT_STARTED", "SPRING"],
    ["MAXIMUM_PARTICIPANTS", "FULL500"],
    ["NOT_AVAILABLE", "NORDIC10"],
    ["DEPOSITS_NUMBER", "REGULAR10"],
    ["NO_CASHBACK", "BACK10"],
    ["DEPOSIT_BONUS", "DOUBLE50"],
  ])("answers %s to %s of the demo", async (code, typed) => {
    expect((await (await newPlayer()).coupon(typed)).body.data).toMatchObject({ success: false, error: code });
  });

  it("of new accounts is none for an old one (C-8.16), and one of verified addresses asks to verify", async () => {
    const player = await newPlayer({ verified: false });
    await app.db.execute(sql`update users set created_at = now() - interval '2 days' where id = ${player.id}`);
    expect((await player.coupon("NEWHERE")).body.data.error).toBe("REGISTRATION_BONUS");
    expect((await player.coupon("CONFIRM10")).body.data.error).toBe("REQUIRED_EMAIL_VERIFICATION");
  });

  it("counts to the second before its end, and not at it", async () => {
    const player = await newPlayer();
    const offer = await newOffer(app, { byCoupon: true });
    const code = `C${offer}`;
    await app.db.execute(
      sql`insert into coupons (code, promotion_id, expires_at) values (${code}, ${offer}, now() + interval '5 seconds')`,
    );
    expect((await player.coupon(code)).body.data.success).toBe(true);
    await app.db.execute(sql`update coupons set expires_at = now() where code = ${code}`);
    expect((await (await newPlayer()).coupon(code)).body.data).toMatchObject({ error: "COUPON_EXPIRED" });
  });
});

it("lets accounts of the demo come to each of the refusals, by its own codes (L-8.01 to L-8.10, C-8.15 to C-8.19)", async () => {
  const demo = async (name: string) => {
    const email = `${name}@foyer.test`;
    const { rows } = await app.db.execute<{ id: number }>(
      sql`update users set time_zone = ${noon} where email = ${email} returning id`,
    );
    return bonusPlayerOf(app, { email, id: rows[0]?.id ?? 0 });
  };
  const names = ["paid", "unpaid", "fresh", "tester", "careful", "streamer"];
  const [paid, unpaid, fresh, tester, careful, streamer] = await Promise.all(names.map(demo));
  if (!paid || !unpaid || !fresh || !tester || !careful || !streamer) throw new Error("The demo's accounts are not there");
  const told = async (player: BonusPlayer, code: string) => (await player.coupon(code)).body.data.error;

  const lastOfTheDay = await careful.openFrame("dice");
  expect((await lastOfTheDay(4, never)).status).toBe(200);
  const answers = [
    await told(fresh, "CONFIRM10"),
    await told(tester, "CONFIRM10"),
    await told(streamer, "CONFIRM10"),
    await told(careful, "WINTER26"),
    await told(paid, "WINTER26"),
    (await unpaid.activate(2_000_000_000)).body.data.error,
    await told(unpaid, today === "monday" ? "FRIDAY10" : "MONDAY10"),
  ];
  const ofUnpaid = ["NOTHING", "HALLOWEEN", "FULL500", "NEWHERE", "REGULAR10", "EARLYBIRD", "NIGHTOWL", "NORDIC10"];
  for (const code of [...ofUnpaid, "AUTUMN", "SPRING", "BACK10", "DOUBLE50", "WINTER26", "WINTER26"])
    answers.push(await told(unpaid, code));
  expect(bonusCodes.filter((code) => !answers.includes(code))).toEqual([]);
});

it("has come to each of the refusals that are read in words, by players with the demo's money and rules (L-8.01, L-8.02)", () => {
  expect(bonusCodes.filter((code) => !reached.has(code))).toEqual([]);
});

describe("play with a bonus (D-42)", () => {
  it("refuses a bet over the most that the terms allow, says how much it may be, and takes nothing", async () => {
    const [player, offer] = [await newPlayer(), await newOffer(app, { maxBet: { EUR: 500 } })];
    await player.activate(offer);
    const bet = await player.openFrame("dice");
    expect(await bet(5.01, sure)).toMatchObject({
      status: 409,
      body: { code: "bonus.max_bet", data: { maxBet: 5, currencyCode: "EUR" } },
    });
    expect(await player.wallet()).toEqual({ cash: 10_000, bonus: 1_000 });
    expect((await bet(5, sure)).status).toBe(200);
  });

  it("becomes cash when it is wagered, in the round that does it", async () => {
    const [player, offer] = [await newPlayer(), await newOffer(app, { shares: { dice: 50 } })];
    await player.activate(offer);
    const bet = await player.openFrame("dice");
    const { body } = await bet(30, never); // counts half: 15 of 20
    expect(body.round.payout).toBe(0);
    expect((await player.bonuses("ACTIVE")).userBonus.rows[0]?.wagerLeft).toBe(5);
    await bet(10, never);
    expect(await player.wallet()).toEqual({ cash: 10_000 - 4_000 + 1_000, bonus: 0 });
    expect((await player.bonuses("COMPLETED")).userBonus.rows[0]).toMatchObject({
      paid: 10,
      wagerLeft: 0,
      endedAt: expect.any(String),
    });
  });

  it("bets cash first with REAL_TO_FUN, and is over when its money is gone", async () => {
    const [player, offer] = [await newPlayer({ cash: 100 }), await newOffer(app, { wager: { times: 50, on: "bonus" } })];
    await player.activate(offer);
    const bet = await player.openFrame("dice");
    expect((await bet(11, never)).status).toBe(200);
    expect((await player.bonuses("COMPLETED")).userBonus.rows[0]).toMatchObject({ reason: "used_up", paid: 0 });
  });

  it("bets cash alone with REAL_MONEY_ONLY, and its money stays until it is won over", async () => {
    const [player, offer] = [
      await newPlayer({ cash: 3_000 }),
      await newOffer(app, { use: "REAL_MONEY_ONLY", wager: { times: 2, on: "bonus" } }),
    ];
    await player.activate(offer);
    const bet = await player.openFrame("dice");
    expect(await bet(31, never)).toMatchObject({ status: 409, body: { code: "bonus.not_here" } });
    await bet(20, never);
    expect(await player.wallet()).toEqual({ cash: 2_000, bonus: 0 });
  });

  it("does not count where a game is excluded, and is not bet there", async () => {
    const [player, offer] = [await newPlayer({ cash: 100 }), await newOffer(app, { excludedGames: ["dice"] })];
    await player.activate(offer);
    const bet = await player.openFrame("dice");
    expect(await bet(2, never)).toMatchObject({ status: 409, body: { code: "bonus.not_here", data: { why: "game" } } });
    expect((await bet(1, never)).status).toBe(200);
    expect((await player.bonuses("ACTIVE")).userBonus.rows[0]?.wagerLeft).toBe(20);
  });

  it("plays spins at their stake on their game first; what they win has to be wagered, so that the rest may grow (L-4.16)", async () => {
    const gives = { kind: "spins" as const, count: 3, stake: { EUR: 20 }, games: ["lantern-court"], minDeposit: null };
    const [player, offer] = [
      await newPlayer(),
      await newOffer(app, { gives, wager: { times: 10, on: "bonus" } }, { bonus_type: "freespins" }),
    ];
    await player.activate(offer);
    expect(await player.wallet()).toEqual({ cash: 10_000, bonus: 60 });
    const bet = await player.openFrame("lantern-court");
    let won = 0;
    for (let spin = 1; spin <= 3; spin++) won += Math.round((await bet(0.2, {})).body.round.payout * 100);
    expect(await player.wallet()).toEqual({ cash: 10_000, bonus: won });
    const [row] = (await player.bonuses(won > 0 ? "ACTIVE" : "COMPLETED")).userBonus.rows;
    expect(row).toMatchObject({ spinsLeft: 0, bonusAmount: won / 100, wagerLeft: (won * 10) / 100 });
  });
});

describe("the end of a bonus", () => {
  it("by its player burns its money and leaves the cash; asked twice, it burned once (L-4.09)", async () => {
    const [player, offer] = [await newPlayer(), await newOffer(app)];
    await player.activate(offer);
    const id = (await player.bonuses()).lastBonus?.userBonusId ?? 0;
    const answers = await Promise.all([player.cancel(id), player.cancel(id), player.cancel(id)]);
    expect(answers.map(({ body }) => body.data.burned)).toEqual([10, 10, 10]);
    expect(await player.wallet()).toEqual({ cash: 10_000, bonus: 0 });
    const stranger = await newPlayer();
    expect((await stranger.cancel(id)).status).toBe(404);
  });

  it("comes with its time, by the clock or by the next bet", async () => {
    const offer = await newOffer(app);
    for (const how of ["clock", "bet"]) {
      const player = await newPlayer({ cash: 500 });
      await player.activate(offer);
      await app.db.execute(sql`update player_bonuses set expires_at = now() - interval '1 second' where user_id = ${player.id}`);
      if (how === "clock") await endExpired(app);
      else expect((await (await player.openFrame("dice"))(5, never)).status).toBe(200);
      expect((await player.wallet()).bonus).toBe(0);
      expect((await player.bonuses("EXPIRED")).userBonus.rows[0]).toMatchObject({ burned: 10 });
    }
  });

  it("comes with a payout, which says first what burns and is refused until that is agreed to", async () => {
    const [player, offer] = [await newPlayer(), await newOffer(app)];
    const first = await deposit(player, 100);
    await first.bring("paid");
    await app.db.execute(sql`update users set total_spend = 100000 where id = ${player.id}`);
    await player.activate(offer);
    const { rows } = await app.db.execute<{ id: string }>(sql`select id from payout_accounts where user_id = ${player.id}`);
    const wish = { amount: 50, pspID: "peer_card", accountId: Number(rows[0]?.id) };
    expect((await player.post("/api/user/preview-withdrawal", wish)).body).toMatchObject({ burns: 10 });
    expect(await player.post("/api/user/init-withdrawal", wish)).toMatchObject({
      status: 409,
      body: { code: "bonus.would_burn", data: { burns: 10 } },
    });
    expect((await player.wallet()).bonus).toBe(1_000);
    expect((await player.post("/api/user/init-withdrawal", { ...wish, burnsBonus: true })).status).toBe(200);
    expect((await player.wallet()).bonus).toBe(0);
  });
});

it("a claim and a payout at once leave a bonus that runs or burned, and pay the payout once (issue 16)", async () => {
  for (let time = 0; time < 4; time += 1) {
    const [player, offer] = [await newPlayer(), await newOffer(app)];
    await (await deposit(player, 100)).bring("paid");
    await app.db.execute(sql`update users set total_spend = 100000 where id = ${player.id}`);
    const { rows } = await app.db.execute<{ id: string }>(sql`select id from payout_accounts where user_id = ${player.id}`);
    const wish = { amount: 50, pspID: "peer_card", accountId: Number(rows[0]?.id), burnsBonus: true };
    const [claimed, paid] = await Promise.all([player.activate(offer), player.post("/api/user/init-withdrawal", wish)]);
    expect([claimed.body.data.success, paid.status]).toEqual([true, 200]);
    const { cash, bonus } = await player.wallet();
    const [held] = (await player.bonuses()).userBonus.rows;
    expect([cash, `${held?.status} ${bonus} ${held?.burned}`]).toEqual([
      15_000,
      held?.status === "ACTIVE" ? "ACTIVE 1000 0" : "CANCELLED 0 10",
    ]);
    expect(await problemsOfBonuses(app, [player.id])).toEqual([]);
  }
});

it("cash that comes back leaves the bonus that runs alone: cashback and rakeback burn nothing (issue 16)", async () => {
  const player = await newPlayer();
  const gives = { kind: "cashback" as const, percent: 10, cap: { EUR: 5_000 }, minLoss: { EUR: 100 }, days: 0 as const };
  const back = await newOffer(
    app,
    { gives, wager: { times: 0, on: "bonus" }, oncePer: "day" },
    { bonus_type: "instant_cashback" },
  );
  await (
    await player.openFrame("dice")
  )(20, never);
  await player.activate(await newOffer(app));
  expect((await player.activate(back)).body.data.success).toBe(true);
  expect(await player.wallet()).toEqual({ cash: 8_100, bonus: 1_000 });
  expect((await player.bonuses("ACTIVE")).userBonus.count).toBe(1);
});

describe("a deposit by a code (C-2.13, C-3.19, L-7.12)", () => {
  const codedOffer = async () => {
    const offer = await newOffer(app, match({ byCoupon: true }), { bonus_type: "deposit" });
    const code = `PAY${offer}`;
    await app.db.execute(sql`insert into coupons (code, promotion_id) values (${code}, ${offer})`);
    return { offer, code };
  };
  const listed = async (player: BonusPlayer, coupon: string) => {
    const { body } = await call<{ bonus: { rows: { bonusId: number; couponCode?: string }[] } }>(app, {
      url: `/api/admin/get-all-bonus?type=deposit&coupon=${encodeURIComponent(coupon)}`,
      headers: player.headers,
    });
    return body.bonus.rows.filter(({ couponCode }) => couponCode !== undefined);
  };

  it("lists the offer to who has the code alone, and starts it with the deposit", async () => {
    const [player, { offer, code }] = [await newPlayer(), await codedOffer()];
    expect([await listed(player, ""), await listed(player, "NOTHING")]).toEqual([[], []]);
    expect(await listed(player, ` ${code.toLowerCase()}`)).toMatchObject([
      { bonusId: offer, couponCode: code, useCoupon: true, couponExpireIn: null },
    ]);
    expect((await deposit(player, 60, offer)).body.errorCode).toBe("BONUS_NOT_AVAILABLE");
    await (await deposit(player, 60, offer, code)).bring("paid");
    expect((await player.bonuses("ACTIVE")).userBonus.rows[0]).toMatchObject({ bonusId: offer, bonusAmount: 50 });
  });

  it("needs no id of the bonus beside the code, and promises nothing by a code that is none", async () => {
    const [player, { offer, code }] = [await newPlayer(), await codedOffer()];
    expect((await deposit(player, 60, undefined, "NOTHING")).body.errorCode).toBe("BONUS_NOT_AVAILABLE");
    await (await deposit(player, 60, undefined, code)).bring("paid");
    expect((await player.bonuses("ACTIVE")).userBonus.rows[0]).toMatchObject({ bonusId: offer });
  });

  it("that was redeemed before needs no code: the offer is listed, and starts with the deposit", async () => {
    const [player, { offer, code }] = [await newPlayer(), await codedOffer()];
    expect((await player.coupon(code)).body.data).toMatchObject({ bonusId: offer, error: "DEPOSIT_BONUS" });
    const couponExpireIn = expect.stringMatching(/^\d{4}-.*Z$/) as unknown; // as long as it waits
    expect(await listed(player, "")).toMatchObject([{ bonusId: offer, couponCode: code, couponExpireIn }]);
    await (await deposit(player, 60, offer)).bring("paid");
    expect((await player.bonuses("ACTIVE")).userBonus.rows[0]).toMatchObject({ bonusId: offer });
  });
});

describe("a bonus with a deposit (D-42, C-4.06)", () => {
  it("waits for it, and starts when it is booked, once", async () => {
    const [player, offer] = [await newPlayer(), await newOffer(app, match(), { bonus_type: "deposit" })];
    expect((await player.activate(offer)).body.data.error).toBe("DEPOSIT_BONUS");
    const paid = await deposit(player, 60, offer);
    expect((await player.bonuses("ACTIVE")).userBonus.rows).toMatchObject([{ reason: "waiting" }]);
    await Promise.all([paid.bring("paid"), paid.bring("paid")]);
    expect(await player.wallet()).toEqual({ cash: 16_000, bonus: 5_000 });
    expect((await player.bonuses("ACTIVE")).userBonus.rows[0]).toMatchObject({
      ...{ reason: null, bonusAmount: 50, amountToWager: 100 },
    });
  });

  it("says at init-pay that the deposit is too small for it, or that it is not to be had", async () => {
    const [player, offer] = [await newPlayer(), await newOffer(app, match(), { bonus_type: "deposit" })];
    expect((await deposit(player, 15, offer)).body).toMatchObject({ errorCode: "BONUS_MINIMUM", minAmount: 20 });
    expect((await deposit(player, 50, await newOffer(app))).body).toMatchObject({ errorCode: "BONUS_NOT_AVAILABLE" });
    expect((await deposit(player, 50, 1_999_999_999)).body).toMatchObject({ errorCode: "BONUS_NOT_AVAILABLE" });
    expect(await player.wallet()).toEqual({ cash: 10_000, bonus: 0 });
  });

  it("burns what is left of it when the deposit is charged back with it half played", async () => {
    const [player, offer] = [
      await newPlayer({ cash: 0 }),
      await newOffer(app, match({ wager: { times: 20, on: "both" } }), { bonus_type: "deposit" }),
    ];
    const paid = await deposit(player, 40, offer);
    await paid.bring("paid");
    const bet = await player.openFrame("dice");
    expect((await bet(50, never)).status).toBe(200);
    expect(await player.wallet()).toEqual({ cash: 0, bonus: 3_000 });
    await paid.bring("charged_back");
    expect(await player.wallet()).toEqual({ cash: 0, bonus: 0 });
    expect((await player.bonuses("CANCELLED")).userBonus.rows[0]).toMatchObject({ burned: 30 });
    await paid.bring("paid");
    expect((await player.wallet()).bonus).toBe(0);
  });

  it("waits for its turn while another one runs, and begins when that is over (D-42)", async () => {
    const [player, running] = [await newPlayer(), await newOffer(app)];
    const offer = await newOffer(app, match(), { bonus_type: "deposit" });
    await player.activate(running);
    await (await deposit(player, 40, offer)).bring("paid");
    expect(await player.wallet()).toEqual({ cash: 14_000, bonus: 1_000 });
    expect((await player.bonuses("ACTIVE")).userBonus.rows).toMatchObject([
      { bonusId: running, reason: null }, // what is played with stands first, though the other is newer
      { bonusId: offer, reason: "queued", bonusAmount: 40 },
    ]);
    const bet = await player.openFrame("dice");
    expect((await bet(20, never)).status).toBe(200); // wagers the first one over: its 10 become cash
    expect(await player.wallet()).toEqual({ cash: 13_000, bonus: 4_000 });
    expect((await player.bonuses("ACTIVE")).userBonus.rows[0]).toMatchObject({ bonusId: offer, amountToWager: 80 });
    expect((await bet(20, never)).status).toBe(200);
    expect(await player.wallet()).toEqual({ cash: 11_000, bonus: 4_000 });
  });

  it.each(["charged_back", "refunded"] as const)("does not begin where its deposit was %s before its turn", async (end) => {
    const [player, running] = [await newPlayer(), await newOffer(app)];
    await player.activate(running);
    const paid = await deposit(player, 40, await newOffer(app, match(), { bonus_type: "deposit" }));
    await paid.bring("paid");
    await paid.bring(end);
    const [first] = (await player.bonuses("ACTIVE")).userBonus.rows;
    await player.cancel(first?.userBonusId ?? 0);
    expect((await player.wallet()).bonus).toBe(0);
    expect((await player.bonuses("ACTIVE")).userBonus.count).toBe(0);
  });
});

describe("rakeback by day (L-7.49)", () => {
  it("pays each day that is over once, in ten tabs too, and today's tomorrow", async () => {
    const player = await newPlayer();
    const bet = await player.openFrame("dice");
    for (let time = 0; time < 3; time++) await bet(10, never);
    const read = async () =>
      (
        await call<{ bonusId: number; ready: number; days: { state: string; amount: number }[] }>(app, {
          url: "/api/user/get-rakeback-days",
          headers: player.headers,
        })
      ).body;
    expect((await read()).days.at(-1)).toMatchObject({ state: "earning", amount: 0.03 }); // a tenth of 1 % of 30
    await app.db.execute(sql`update rounds set settled_at = settled_at - interval '1 day' where user_id = ${player.id}`);
    const { bonusId, ready } = await read();
    expect(ready).toBe(0.03);
    const { cash } = await player.wallet();
    const answers = await Promise.all(Array.from({ length: 10 }, () => player.refresh(bonusId)));
    expect(answers.map(({ body }) => body.amount).sort()).toEqual([...Array(9).fill(0), 0.03]);
    expect((await player.wallet()).cash).toBe(cash + 3);
    expect((await read()).ready).toBe(0);
  });
});

it("keeps a bonus to its player: nobody reads or ends another's", async () => {
  const headers = await bearerOf(app, "paid@foyer.test");
  const { body } = await call<{ userBonus: { rows: { userBonusId: number }[] } }>(app, {
    url: "/api/user/get-user-bonus?userId=1",
    headers,
  });
  const player = await newPlayer();
  for (const { userBonusId } of body.userBonus.rows) expect((await player.cancel(userBonusId)).status).toBe(404);
  expect((await player.bonuses()).userBonus.count).toBe(0);
});

it("leaves books that sum to zero after all of this", async () => {
  expect(await problemsOfBonuses(app, players)).toEqual([]);
});
