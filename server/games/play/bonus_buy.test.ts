import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CasinoTransaction } from "../../../schemas/api/payments/history";
import type { Game } from "../../../schemas/api/games";
import type { BonusRules } from "../../../schemas/bonus_rules";
import { profiles } from "../../../schemas/profiles";
import { betWith } from "../../money/bonuses/bet_rules";
import { termsFor } from "../../rewards/bonuses/terms";
import { newBonusPlayer, plainRules, problemsOfBonuses, runBonus } from "../../testing/bonus_player";
import { changeSettings } from "../../testing/change_settings";
import { call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp({ configuration: { geoCountryHeader: "x-country", geoSubdivisionHeader: "x-subdivision" } });
});
afterAll(() => app.close());

const buying = { buysFreeSpins: true };

/** A game of the catalogue that is played with a model of the slot. */
async function gameWith(model: string): Promise<string> {
  const { rows } = await app.db.execute<{ identifier: string }>(
    sql`select identifier from games where client = 'slot' and client_model = ${model} and is_active order by id limit 1`,
  );
  return rows[0]?.identifier ?? "";
}

it("free spins that are bought are one round whose bet is their whole price, booked once, in history and sums (L-3.04)", async () => {
  const player = await newBonusPlayer(app);
  const bet = await player.openFrame(await gameWith("storm"));
  const { status, body } = await bet(4.3, buying);
  expect([status, body.round]).toMatchObject([200, { bet: 4.3, choice: buying, state: "settled" }]);
  const { id, outcome, payout, multiplier } = body.round;
  const { spins } = outcome as { spins: { freeSpinsLeft: number; wins: { multiplier: number }[] }[] };
  expect(spins.length).toBeGreaterThanOrEqual(12);
  const hundredths = spins.flatMap(({ wins }) => wins).reduce((sum, win) => sum + win.multiplier, 0);
  expect(multiplier).toBeCloseTo(hundredths / 100 / 43, 9);
  expect(Math.abs(payout - (0.1 * hundredths) / 100)).toBeLessThan(0.01);
  const { rows } = await app.db.execute(sql`select (select count(*)::int from rounds where user_id = ${player.id}) as rounds,
    (select wagered::int from game_sessions where user_id = ${player.id}) as session,
    (select total_spend::int from users where id = ${player.id}) as spent,
    (select sum(bets)::int from played_hours where user_id = ${player.id}) as hours,
    (select count(*)::int from ledger_transactions where reference = ${`round:${id}`}) as booked`);
  expect(rows).toEqual([{ rounds: 1, session: 430, spent: 430, hours: 430, booked: 1 }]);
  const history = await call<{ casinoTransaction: { rows: CasinoTransaction[] } }>(app, {
    url: "/api/user/get-casino-transactions?pageNo=1&limit=50",
    headers: player.headers,
  });
  expect(history.body.casinoTransaction.rows.filter(({ actionType }) => actionType === "bet")).toMatchObject([{ amount: -4.3 }]);
  expect(await problemsOfBonuses(app, [player.id])).toEqual([]);
});

it("a price that does not fit, a game that sells nothing, and a game that bets by itself buy nothing and take nothing", async () => {
  const player = await newBonusPlayer(app);
  const [storm, calm] = [await player.openFrame(await gameWith("storm")), await player.openFrame(await gameWith("calm"))];
  const range = { minBet: 4.3, maxBet: 8_600 };
  for (const price of [4, 4.31, 5, 0.1, 8_643])
    expect(await storm(price, buying)).toMatchObject({ status: 400, body: { code: "play.bet_out_of_range", data: range } });
  expect(await calm(4.3, buying)).toMatchObject({ status: 403, body: { code: "play.no_bonus_buy" } });
  expect(await storm(4.3, buying, { isAuto: true })).toMatchObject({ status: 403, body: { code: "play.no_bonus_buy" } });
  expect(await storm(8_600, buying)).toMatchObject({ status: 402, body: { code: "play.too_little_money" } });
  expect((await storm(4.3, { buysFreeSpins: "yes" })).status).toBe(400);
  expect(await player.wallet()).toEqual({ cash: 10_000, bonus: 0 });
});

it("with a bonus the whole price is held to its highest bet, and counts; a spin that the bonus gave buys nothing", async () => {
  const player = await newBonusPlayer(app);
  await runBonus(app, player.id, 50_000);
  const left = async () => {
    const { rows } = await app.db.execute(sql`select wager_left::int as left from player_bonuses where user_id = ${player.id}`);
    return rows[0]?.["left"];
  };
  const most = (cents: number) =>
    app.db.execute(
      sql`update player_bonuses set terms = jsonb_set(terms::jsonb, '{maxBet}', ${String(cents)}::jsonb)::json where user_id = ${player.id}`,
    );
  const bet = await player.openFrame(await gameWith("river"));
  await most(149);
  expect(await bet(1.5, buying)).toMatchObject({ status: 409, body: { code: "bonus.max_bet", data: { maxBet: 1.49 } } });
  expect(await left()).toBe(50_000);
  await most(150);
  expect((await bet(1.5, buying)).status).toBe(200);
  expect(await left()).toBe(50_000 - 150);

  const gives: BonusRules["gives"] = { kind: "spins", count: 5, stake: { EUR: 150 }, games: ["a-slot"], minDeposit: null };
  const terms = termsFor({ ...plainRules, gives }, 1, { currencyCode: "EUR", rate: "1", maxWager: null });
  const spun = { bet: 150, client: "slot", identifier: "a-slot" } as const;
  const kindOf = (isBought: boolean) =>
    betWith({ terms, wagerLeft: 0, spinsLeft: 5 }, { ...spun, isBought }, { cash: 0, bonus: 0 }).kind;
  expect([kindOf(false), kindOf(true)]).toEqual(["taken", "too_little"]);
});

it("money of a bonus without a highest bet buys nothing, and the game says so before; own money does, and so does that of a bonus with one", async () => {
  const player = await newBonusPlayer(app);
  await runBonus(app, player.id, 50_000);
  await app.db.execute(sql`select ledger_book('adjustment', ${`to bonus:${player.id}`}, array['cash', 'bonus'],
    array[${player.id}, ${player.id}]::int[], array['EUR', 'EUR'], array[-10000, 10000]::bigint[])`);
  const before = await player.wallet();
  const bet = await player.openFrame(await gameWith("river"));
  expect(before).toMatchObject({ cash: 0 });
  expect(await bet(1.5, buying)).toMatchObject({ status: 409, body: { code: "bonus.not_here", data: { why: "buy" } } });
  expect((await bet.open()).body.buysWith).toBe("cash");
  expect(await player.wallet()).toEqual(before);
  await app.db.execute(
    sql`update player_bonuses set terms = jsonb_set(terms::jsonb, '{maxBet}', '150')::json where user_id = ${player.id}`,
  );
  expect((await bet.open()).body.buysWith).toBe("any");
  expect((await bet(1.5, buying)).status).toBe(200);

  const terms = termsFor(plainRules, 1, { currencyCode: "EUR", rate: "1", maxWager: null });
  const bought = { bet: 150, client: "slot", identifier: "a-slot", isBought: true } as const;
  const kindOf = (funds: { cash: number; bonus: number }) => betWith({ terms, wagerLeft: 100, spinsLeft: 0 }, bought, funds).kind;
  expect(terms.maxBet).toBeNull();
  expect([kindOf({ cash: 150, bonus: 9 }), kindOf({ cash: 149, bonus: 9 }), kindOf({ cash: 9, bonus: 9 })]).toEqual([
    "taken",
    "bonus_not_here",
    "too_little",
  ]);
});

it.each([...profiles.values()].map((profile) => [profile.code, profile] as const))(
  "in %s free spins are sold, said and filtered for where the market lets them be (D-14)",
  async (code, { country, subdivision, bonusBuy }) => {
    await changeSettings(app, { markets: [code], servedCountries: [] });
    const isSold = bonusBuy?.value !== false;
    const headers = { "x-country": country, ...(subdivision && { "x-subdivision": subdivision }) };
    const ask = async <Body>(path: string) => (await call<Body>(app, { url: `/api/user/${path}`, headers })).body;
    const found = await ask<{ categoryGames: { count: number; rows: Game[] } }>("get-all-games?filter=bonusBuy&limit=5");
    expect([found.categoryGames.count > 0, found.categoryGames.rows.every((game) => game.hasBonusBuy)]).toEqual([isSold, true]);
    const { facets } = await ask<{ facets: { marks: { mark: string }[] } }>("get-game-facets");
    expect(facets.marks.some(({ mark }) => mark === "bonusBuy")).toBe(isSold);
    const identifier = await gameWith("storm");
    const named = await ask<{ categoryGames: { rows: Game[] } }>(`get-all-games?gameCodes=${identifier}`);
    expect(named.categoryGames.rows.map((game) => game.hasBonusBuy)).toEqual([isSold]);

    const opened = await call<{ data: { launchUrl: string } }>(app, {
      method: "POST",
      url: "/api/user/init-game",
      payload: { gameId: identifier, demo: true },
      headers,
    });
    const token = /#token=([\w-]+)/.exec(opened.body.data.launchUrl)?.[1] ?? "";
    const post = (path: string, payload: object) =>
      call<{ code?: string; rules?: object }>(app, {
        method: "POST",
        url: `/api/play/${path}`,
        payload,
        headers: { "x-play-token": token, origin: "null", ...headers },
      });
    expect((await post("open", {})).body.rules).toMatchObject({ hasBonusBuy: isSold });
    const roundId = crypto.randomUUID();
    const { body } = await post("bet", { roundId, bet: 43, choice: buying });
    expect(body.code).toBe(isSold ? undefined : "play.no_bonus_buy");
  },
);
