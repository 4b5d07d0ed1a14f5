import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Mission } from "../../../schemas/api/missions";
import { type MissionContent, missionContent, type MissionGoal } from "../../../schemas/mission_content";
import { type BonusPlayer, newBonusPlayer, newOffer, problemsOfBonuses } from "../../testing/bonus_player";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { addRound, type CountedRound, noProgress, partsOf } from "./progress";
import { countWaiting } from "./mission_clock";
import { claimUntil, makeDueRuns, makeRuns } from "./runs";
import { mostAtOnce, takeSettled } from "./take_rounds";

let app: FastifyInstance;
let games: { id: number; identifier: string }[] = [];
let player: BonusPlayer;
beforeAll(async () => {
  app = await startTestApp();
  games = (await app.db.execute<{ id: number; identifier: string }>(sql`select id, identifier from games order by id limit 4`))
    .rows;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.execute(sql`delete from missions`);
  await app.db.execute(sql`delete from mission_queue`);
  player = await newBonusPlayer(app);
});

type Typed = Partial<Omit<MissionContent, "goal" | "reward">> & { goal?: Partial<MissionGoal>; reward?: object };
const contentOf = ({ goal, reward = { rewardType: "MONEY", amount: { EUR: 5 } }, ...more }: Typed = {}) =>
  z.parse(missionContent, {
    name: { en: "Rounds" },
    goal: { kind: "rounds", count: 2, ...goal },
    reward,
    ...{ startAt: new Date(Date.now() - 3_600_000).toISOString(), endAt: new Date(Date.now() + 3_600_000).toISOString() },
    ...more,
  });

/** A mission that runs since a minute ago; answers the number of its period. */
async function start(typed: Typed = {}): Promise<number> {
  const content = contentOf(typed);
  const { rows } = await app.db.execute<{ id: number }>(sql`
    with mission as (insert into missions (key, content, version) values (${randomUUID()}, ${JSON.stringify(content)}, 1) returning id)
    insert into mission_runs (mission_id, version, run_key, content, bonus_version, bonus_rules, start_at, end_at, claim_until)
    select id, 1, 'once', ${JSON.stringify(content)}, 1, (select rules from promotions where id = ${content.reward.promotionId}::int),
      now() - interval '1 minute', now() + interval '1 hour', ${claimUntil(new Date(Date.now() + 3_600_000), content).toISOString()} from mission returning id`);
  return rows[0]?.id ?? 0;
}

interface Played {
  bet?: number;
  bonusBet?: number;
  multiplier?: number;
  game?: number;
  secondsAgo?: number;
  isDemo?: boolean;
  state?: "open" | "settled";
  currencyCode?: string;
  rate?: string;
  userId?: number;
}
async function play(played: Played = {}): Promise<string> {
  const { bet = 100, bonusBet = 0, multiplier = 0, game = 0, secondsAgo = 0, isDemo = false, state = "settled" } = played;
  const { currencyCode = "EUR", rate = "1", userId = player.id } = played;
  const id = randomUUID();
  await app.db.execute(sql`
    insert into rounds (id, user_id, game_id, is_demo, state, currency_code, rate, bet, bonus_bet, base_bet, payout, multiplier, choice, settled_at)
    values (${id}, ${userId}, ${games[game]?.id ?? 0}, ${isDemo}, ${state}, ${currencyCode}, ${rate}, ${bet}, ${bonusBet}, ${bet},
      ${Math.round(bet * multiplier)}, ${multiplier}, '{}',
      case when ${state} = 'settled' then clock_timestamp() - make_interval(secs => ${secondsAgo}) end)`);
  return id;
}

type Answer = { missions: Mission[]; now: string; code?: string };
const read = async (headers: Record<string, string> = player.headers) =>
  (await call<Answer>(app, { url: "/api/user/get-missions", headers })).body.missions;
const mine = async (id: number) => (await read()).find(({ missionRunId }) => missionRunId === id);
const partsNow = async (id: number) => (await mine(id))?.parts.map(({ value, target }) => [value, target]);
const claim = (missionRunId: number, who = player) =>
  who.post<{ code?: string; data: { amount: number; claimedAt: string; rewardType: string } }>("/api/user/claim-mission", {
    missionRunId,
  });
const join = (missionRunId: number, who = player) =>
  who.post<{ code?: string; data: { joinedAt: string } }>("/api/user/join-mission", { missionRunId });

describe("counting", () => {
  it("counts settled rounds of own money once, within its time, its games and its stakes", async () => {
    const id = await start({ goal: { count: 20, minBet: { EUR: 0.5 }, games: [games[0]?.identifier ?? ""] } });
    await play();
    await play({ bet: 49 }); // too little
    await play({ bet: 400, bonusBet: 400 });
    await play({ bet: 400, bonusBet: 380 }); // 20 cents of it
    await play({ game: 1 });
    await play({ isDemo: true });
    await play({ secondsAgo: 100 }); // before it began
    const open = await play({ state: "open" });
    await countWaiting(app);
    expect(await partsNow(id)).toEqual([[1, 20]]);
    await app.db.execute(sql`update rounds set state = 'settled', settled_at = clock_timestamp() where id = ${open}`);
    await Promise.all([countWaiting(app), countWaiting(app), countWaiting(app)]);
    expect(await partsNow(id)).toEqual([[2, 20]]);
    expect((await mine(id))?.goal.games).toMatchObject({ count: 1 });
  });

  it("asks for so much on so many games, and for wins of so many times the stake", async () => {
    const stake = await start({ goal: { kind: "stake", amount: { EUR: 5 }, differentGames: 3 } });
    const wins = await start({ goal: { kind: "wins", count: 1, winFrom: 10 } });
    await play({ bet: 900 });
    await play({ bet: 100, game: 1, multiplier: 9.99 });
    await countWaiting(app);
    expect([await partsNow(stake), (await mine(stake))?.state]).toEqual([
      [
        [5, 5],
        [2, 3],
      ],
      "running",
    ]);
    expect(await partsNow(wins)).toEqual([[0, 1]]);
    await play({ bet: 100, game: 2, multiplier: 10 });
    await countWaiting(app);
    expect([(await mine(stake))?.state, (await mine(wins))?.state]).toEqual(["completed", "completed"]);
  });

  it("measures in the player's currency: by its own amount, else by the rate of what was played", async () => {
    const id = await start({
      goal: { kind: "stake", amount: { EUR: 10, DKK: 70 } },
      reward: { rewardType: "MONEY", amount: { EUR: 1, DKK: 8 } },
    });
    const other = await newBonusPlayer(app);
    await app.db.execute(sql`update users set currency_code = 'DKK' where id = ${player.id}`);
    await app.db.execute(sql`update users set currency_code = 'NOK' where id = ${other.id}`);
    await play({ bet: 6_900, currencyCode: "DKK", rate: "7.46" });
    await play({ bet: 1_000, currencyCode: "NOK", rate: "10", userId: other.id });
    await countWaiting(app);
    expect(await mine(id)).toMatchObject({
      state: "running",
      currencyCode: "DKK",
      parts: [{ value: 69, target: 70 }],
      reward: { amount: 8, currencyCode: "DKK" },
    });
    expect((await read(other.headers))[0]).toMatchObject({ currencyCode: "NOK", parts: [{ value: 10, target: 100 }] });
    await play({ bet: 14, currencyCode: "EUR", rate: "1" }); // changed into what was promised
    await countWaiting(app);
    expect((await mine(id))?.state).toBe("completed");
  });

  it("counts from the moment of joining where that is asked for, however often it is pressed", async () => {
    const id = await start({ needsOptIn: true });
    await play();
    await countWaiting(app);
    expect((await mine(id))?.state).toBe("joinable");
    const joined = await Promise.all([1, 2, 3].map(() => join(id)));
    expect(new Set(joined.map(({ body }) => body.data.joinedAt)).size).toBe(1);
    await play();
    await countWaiting(app);
    expect([await partsNow(id), (await mine(id))?.state]).toEqual([[[1, 2]], "running"]);
  });

  it("takes back what was taken back, and counts again what a win turned out to be", async () => {
    const id = await start({ goal: { kind: "stake", amount: { EUR: 3 } } });
    const wins = await start({ goal: { kind: "wins", count: 1, winFrom: 10 } });
    await play();
    const taken = await play({ bet: 200, multiplier: 12 });
    await countWaiting(app);
    expect([(await mine(id))?.state, (await mine(wins))?.state]).toEqual(["completed", "completed"]);
    await app.db.execute(sql`update rounds set bet = 0, multiplier = 0, payout = 0 where id = ${taken}`);
    expect((await claim(wins)).body.code).toBe("mission.not_complete"); // before the clock has looked
    expect([await partsNow(id), await partsNow(wins), (await mine(id))?.state]).toEqual([[[1, 3]], [[0, 1]], "running"]);
    await app.db.execute(sql`update rounds set bet = 100, multiplier = 10.5 where id = ${taken}`);
    await countWaiting(app);
    expect([await partsNow(id), (await mine(wins))?.state]).toEqual([[[2, 3]], "completed"]);
    await claim(wins);
    await app.db.execute(sql`update rounds set bet = 0, multiplier = 0 where id = ${taken}`);
    await countWaiting(app);
    expect((await mine(wins))?.state).toBe("claimed"); // what was paid stays paid
  });

  it("counts a round that still waits once, where all are counted again before it is taken", async () => {
    const id = await start({ goal: { count: 1_000 } });
    const first = await play({ secondsAgo: 30 });
    await countWaiting(app);
    await app.db.execute(sql`
      insert into rounds (id, user_id, game_id, is_demo, state, currency_code, bet, base_bet, multiplier, choice, settled_at)
      select gen_random_uuid(), ${player.id}, ${games[0]?.id ?? 0}, false, 'settled', 'EUR', 100, 100, 0, '{}', clock_timestamp()
      from generate_series(1, ${mostAtOnce + 5})`);
    await app.db.execute(sql`update rounds set multiplier = 3 where id = ${first}`);
    await countWaiting(app);
    expect(await partsNow(id)).toEqual([[mostAtOnce + 6, 1_000]]);
  });

  it("keeps no round while no mission runs", async () => {
    await play();
    const queued = async () => (await app.db.execute(sql`select count(*)::int as n from mission_queue`)).rows[0]?.["n"];
    expect(await queued()).toBe(0);
    await start();
    await play();
    expect(await queued()).toBe(1);
  });

  it("has test accounts, streamers and whoever it is not for play beside it", async () => {
    const id = await start({ who: { countries: { restrictedCountries: ["DE"] } }, goal: { count: 1 } });
    await play();
    const { rows } = await app.db.execute<{ id: number }>(sql`select id from users where email = 'tester@foyer.test'`);
    await play({ userId: rows[0]?.id ?? 0 });
    await countWaiting(app);
    expect((await app.db.execute(sql`select user_id from mission_entries where run_id = ${id}`)).rows).toEqual([]);
    expect([await read(), await read(await bearerOf(app, "tester@foyer.test"))]).toEqual([[], []]);
    expect((await join(id)).body.code).toBe("mission.not_for_you");
  });
});

/** One of the things that happen to a player's rounds, in any order. */
const happening = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant("plays" as const),
      bet: fc.integer({ min: 1, max: 400 }),
      bonus: fc.integer({ min: 0, max: 100 }),
      multiplier: fc.constantFrom(0, 1.5, 2, 40),
      game: fc.integer({ min: 0, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("takes back" as const), which: fc.nat(), share: fc.constantFrom(0, 0.5) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("takes back a win" as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("counts" as const), times: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("is stopped" as const) }) },
);
interface Model {
  id: string;
  bet: number;
  bonus: number;
  multiplier: number;
  game: number;
}
const goals = fc.constantFrom<Partial<MissionGoal>>(
  { kind: "rounds", count: 6 },
  { kind: "rounds", count: 3, differentGames: 3, minBet: { EUR: 1 } },
  { kind: "stake", amount: { EUR: 9 }, differentGames: 2 },
  { kind: "wins", count: 2, winFrom: 2 },
);

/** What a mission asks for, as plainly as can be. */
function naive(
  { kind, count = 1, amount, winFrom = 2, differentGames = 1, minBet }: Partial<MissionGoal>,
  all: readonly Model[],
) {
  const counted = all.filter(({ bet, bonus, multiplier }) => {
    const own = bet - Math.min(bonus, bet);
    return own > 0 && (!minBet || own >= (minBet["EUR"] ?? 0) * 100) && (kind !== "wins" || multiplier >= winFrom);
  });
  const have = kind === "stake" ? counted.reduce((sum, { bet, bonus }) => sum + bet - Math.min(bonus, bet), 0) : counted.length;
  const target = kind === "stake" ? (amount?.["EUR"] ?? 0) * 100 : count;
  const different = Math.min(new Set(counted.map(({ game }) => game)).size, differentGames);
  return { isWhole: have >= target && different >= differentGames, have, different };
}

it("comes to what a naive model makes of the rounds that stand, whatever is taken back, counted twice at once or stopped halfway", async () => {
  await fc.assert(
    fc.asyncProperty(goals, fc.array(happening, { minLength: 3, maxLength: 25 }), async (goal, all) => {
      await app.db.execute(sql`delete from missions`);
      const { id: userId } = (player = await newBonusPlayer(app));
      const id = await start({ goal });
      const model: Model[] = [];
      for (const one of all) {
        if (one.does === "plays") {
          const { bet, multiplier, game } = one;
          const bonus = Math.min(one.bonus, bet);
          model.push({ id: await play({ bet, bonusBet: bonus, multiplier, game }), bet, bonus, multiplier, game });
        } else if (one.does === "counts") await Promise.all(Array.from({ length: one.times }, () => countWaiting(app)));
        else if (one.does === "is stopped")
          await app.db
            .transaction(async (tx) => {
              await takeSettled(app, tx);
              throw new Error("stopped");
            })
            .catch(() => {});
        else {
          const round = model[one.which % Math.max(1, model.length)];
          if (!round) continue;
          if (one.does === "takes back") round.bet = Math.max(round.bonus, Math.floor(round.bet * one.share));
          else round.multiplier = 0;
          await app.db.execute(
            sql`update rounds set bet = ${round.bet}, multiplier = ${round.multiplier} where id = ${round.id}`,
          );
        }
      }
      await countWaiting(app);
      const { rows } = await app.db.execute<{ rounds: number; staked: number; games: number[]; completed_at: string | null }>(
        sql`select rounds, staked::int as staked, games, completed_at from mission_entries where run_id = ${id} and user_id = ${userId}`,
      );
      const [entry = { rounds: 0, staked: 0, games: [], completed_at: null }] = rows;
      const expected = naive(goal, model);
      expect(entry.completed_at !== null).toBe(expected.isWhole);
      if (!expected.isWhole)
        expect([goal.kind === "stake" ? entry.staked : entry.rounds, entry.games.length]).toEqual([
          expected.have,
          expected.different,
        ]);
      expect((await app.db.execute(sql`select 1 from mission_queue`)).rows).toEqual([]);
    }),
    { numRuns: 30 },
  );
}, 120_000);

it("shows parts that are never more than what is asked for, and completes exactly where all are whole", () => {
  const round = fc.record({
    stake: fc.integer({ min: 0, max: 500 }),
    multiplier: fc.constantFrom(0, 1, 2, 50),
    gameId: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(goals, fc.array(round, { maxLength: 40 }), (typed, all) => {
      const { goal } = contentOf({ goal: typed });
      const promised = { currencyCode: "EUR", rate: "1" };
      const game = { identifier: "dice", provider: "own", category: "slots" };
      const rounds = all.map((each, index): CountedRound => ({ ...each, ...promised, game, settledAt: new Date(index + 1) }));
      const after = rounds.reduce((before, each) => addRound(goal, promised, before, each), noProgress);
      const parts = partsOf(goal, promised, after);
      for (const { value, target } of parts) expect(value).toBeLessThanOrEqual(target);
      expect(after.completedAt !== null).toBe(parts.every(({ value, target }) => value === target));
    }),
  );
});

describe("the reward", () => {
  it("is booked once, however often and from wherever it is claimed", async () => {
    const id = await start({ goal: { count: 1 } });
    expect((await claim(id)).body.code).toBe("mission.not_complete");
    await play();
    await countWaiting(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.amount} ${body.data.claimedAt}`)).size).toBe(1);
    expect(answers[0]?.body.data).toMatchObject({ amount: 5, rewardType: "MONEY" });
    expect((await player.wallet()).cash).toBe(10_500);
    expect((await mine(id))?.state).toBe("claimed");
    const { rows } = await app.db.execute(
      sql`select count(*)::int as n from ledger_transactions where reference = ${`mission:${id}:${player.id}`}`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    expect(await problemsOfBonuses(app, [player.id])).toEqual([]);
  });

  it("is what the promotion gave when the period began, and waits while another bonus runs", async () => {
    const promotionId = await newOffer(app, {});
    const running = await newOffer(app, {});
    const id = await start({ goal: { count: 1 }, reward: { rewardType: "BONUS", promotionId } });
    await app.db.execute(sql`update promotions set rules = null where id = ${promotionId}`);
    await player.activate(running);
    await play();
    await countWaiting(app);
    expect((await mine(id))?.reward).toMatchObject({
      rewardType: "BONUS",
      terms: { gives: { kind: "amount", amount: 10 }, wager: { times: 2 } },
    });
    expect((await claim(id)).body.code).toBe("mission.bonus_runs");
    await player.cancel((await player.bonuses("ACTIVE")).userBonus.rows[0]?.userBonusId ?? 0);
    const answers = await Promise.all([claim(id), claim(id), claim(id)]);
    expect(answers.map(({ body }) => body.data.amount)).toEqual([10, 10, 10]);
    expect(await player.wallet()).toEqual({ cash: 10_000, bonus: 1_000 });
    expect(await problemsOfBonuses(app, [player.id])).toEqual([]);
  });

  it("can be claimed after the end until its time is over, and then by nobody", async () => {
    const id = await start({ goal: { count: 1 } });
    const late = await start({ goal: { count: 1 } });
    await play();
    await countWaiting(app);
    await app.db.execute(sql`update mission_runs set end_at = now() - interval '2 days' where id in (${id}, ${late})`);
    await app.db.execute(sql`update mission_runs set claim_until = now() - interval '1 second' where id = ${late}`);
    expect((await read()).map(({ missionRunId, state }) => [missionRunId, state])).toEqual([[id, "completed"]]);
    expect([(await claim(id)).status, (await claim(late)).body.code]).toEqual([200, "mission.over"]);
  });

  it("says that one that ended in the middle is over", async () => {
    const id = await start();
    await play();
    await countWaiting(app);
    await app.db.execute(sql`update mission_runs set end_at = now() - interval '1 minute' where id = ${id}`);
    expect((await mine(id))?.state).toBe("expired");
    expect((await join(id)).body.code).toBe("mission.over");
  });
});

describe("whoever is offered nothing", () => {
  async function completed() {
    const id = await start({ goal: { count: 1 } });
    await play();
    await countWaiting(app);
    expect((await mine(id))?.state).toBe("completed");
    return id;
  }

  it("is on a break or has used up a limit: sees none, joins none and claims none, and finds it again afterwards", async () => {
    const [id, other] = [await completed(), await start({ needsOptIn: true })];
    await app.db.execute(
      sql`insert into player_limits (user_id, kind, timeframe, currency_code, amount, set_at) values (${player.id}, 'bet', 'daily', 'EUR', 0, now())`,
    );
    expect([await read(), (await claim(id)).body.code, (await join(other)).body.code]).toEqual([
      [],
      "mission.resting",
      "mission.resting",
    ]);
    expect((await player.wallet()).cash).toBe(10_000);
    await app.db.execute(sql`delete from player_limits where user_id = ${player.id}`);
    await app.db.execute(sql`update users set excluded_until = now() + interval '1 day' where id = ${player.id}`);
    expect([(await claim(id)).status, (await player.wallet()).cash]).toEqual([401, 10_000]);
    await app.db.execute(sql`update users set excluded_until = null where id = ${player.id}`);
    expect((await claim(id)).status).toBe(200);
  });

  it("lives where no licence serves them", async () => {
    const id = await completed();
    const { markets, servedCountries } = app.settings().settings;
    await changeSettings(app, { markets: ["GB"], servedCountries: [] });
    expect([await read(), (await claim(id)).body.code]).toEqual([[], "mission.not_for_you"]);
    await changeSettings(app, { markets, servedCountries });
    expect((await claim(id)).status).toBe(200);
  });
});

it("shows guests what is open to them, in the site's currency, and nothing that is for players alone", async () => {
  const id = await start({ needsOptIn: true, goal: { kind: "stake", amount: { EUR: 50 } } });
  await start({ who: { audiences: { players: true } } });
  const seen = await read({});
  expect(seen.map(({ missionRunId, state, parts }) => [missionRunId, state, parts])).toEqual([
    [id, "open", [{ kind: "stake", value: 0, target: 50 }]],
  ]);
  expect((await call(app, { method: "POST", url: "/api/user/join-mission", payload: { missionRunId: id } })).status).toBe(401);
});

it("what repeats has the period of now and the next, each once, and a change holds from the next one on", async () => {
  const content = contentOf({ repeats: "daily", startAt: null, endAt: null });
  const { rows } = await app.db.execute<{ id: number }>(
    sql`insert into missions (key, content, version) values (${randomUUID()}, ${JSON.stringify(content)}, 1) returning id`,
  );
  const missionId = rows[0]?.id ?? 0;
  await Promise.all([makeDueRuns(app), makeDueRuns(app)]);
  const runs = async () =>
    (
      await app.db.execute<{
        version: number;
        count: number;
        name: string;
      }>(sql`select version, (content -> 'goal' ->> 'count')::int as count, content -> 'name' ->> 'en' as name
      from mission_runs where mission_id = ${missionId} order by start_at`)
    ).rows;
  expect(await runs()).toEqual([
    { version: 1, count: 2, name: "Rounds" },
    { version: 1, count: 2, name: "Rounds" },
  ]);
  const next = contentOf({ name: { en: "More rounds" }, repeats: "daily", startAt: null, endAt: null, goal: { count: 9 } });
  const mission = { id: missionId, key: "", content: next, version: 2, isClosed: false };
  await app.db.transaction((tx) => makeRuns(tx, mission, new Date()));
  expect(await runs()).toEqual([
    { version: 1, count: 2, name: "More rounds" },
    { version: 2, count: 9, name: "More rounds" },
  ]);
  const weekly = { ...mission, version: 3, content: { ...next, repeats: "weekly" as const } };
  await app.db.transaction((tx) => makeRuns(tx, weekly, new Date()));
  expect((await runs()).map(({ version }) => version)).toEqual([1, 3, 3]); // the day goes on to its end
});
