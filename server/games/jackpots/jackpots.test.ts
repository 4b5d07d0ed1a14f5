import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Jackpot, JackpotWin } from "../../../schemas/api/jackpots";
import { book } from "../../money/ledger/book";
import type { Queryable } from "../../platform/plugins/database";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { dropRange, jackpotReturn } from "../../../src/play/rules/jackpot";
import { addShares, type SharingRound } from "./add_shares";
import { takeShares, takeWaiting } from "./take_shares";

let app: FastifyInstance;
const players: number[] = [];
let gameIds: number[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from users where email in ('paid@foyer.test', 'tester@foyer.test') order by email`,
  );
  players.push(...rows.map(({ id }) => id));
  const games = await app.db.execute<{ id: number }>(sql`select id from games where client = 'slot' order by id limit 3`);
  gameIds = games.rows.map(({ id }) => id);
});
afterAll(() => app.close());

const number = async (query: ReturnType<typeof sql>) => Number((await app.db.execute<{ n: string }>(query)).rows[0]?.n ?? 0);

/** Two jackpots: the first game plays for both, the second for one; the third for none. */
async function startJackpots(pots: { seed: number; share: number; dropsAt: number }[]) {
  await app.db.execute(sql`delete from jackpot_wins`);
  await app.db.execute(sql`delete from jackpots`);
  await app.db.execute(sql`delete from jackpot_queue`);
  for (const [index, { seed, share, dropsAt }] of pots.entries()) {
    const { rows } = await app.db.execute<{ id: number }>(sql`
      insert into jackpots (key, name, currency_code, amount, seed_amount, share, drops_at, position)
      values (${`pot-${randomUUID()}`}, '{"en":"Pot"}', 'EUR', ${seed}, ${seed}, ${share}, ${dropsAt}, ${index}) returning id`);
    const id = rows[0]?.id ?? 0;
    const own = { userId: null, currencyCode: "EUR" };
    await book(app.db, "opening", `opening:jackpot:${id}`, [
      { ...own, account: "house", amount: -seed },
      { ...own, account: "jackpot", amount: seed },
    ]);
    for (const gameId of gameIds.slice(0, index === 0 ? 2 : 1))
      await app.db.execute(sql`insert into jackpot_games (jackpot_id, game_id) values (${id}, ${gameId})`);
  }
}

interface Played {
  game: number;
  player: number;
  bet: number;
  isDemo?: boolean;
}
async function play({ game, player, bet, isDemo = false }: Played, state = "settled") {
  const id = randomUUID();
  await app.db.execute(sql`
    insert into rounds (id, user_id, game_id, is_demo, state, currency_code, bet, base_bet, choice, settled_at)
    values (${id}, ${players[player] ?? null}, ${gameIds[game] ?? 0}, ${isDemo}, ${state}, 'EUR', ${bet}, ${bet}, '{}', now())`);
  return id;
}

/** The same database transaction, that breaks off before its nth statement. */
function breakingAt(tx: Queryable, statement: number): Queryable {
  let count = 0;
  return new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function" || !["execute", "select", "insert", "update", "delete"].includes(String(name)))
        return value;
      return (...given: unknown[]) => {
        if (count === statement) throw new Error("killed");
        count += 1;
        return (value as (...given: unknown[]) => unknown).apply(target, given);
      };
    },
  });
}

it("every jackpot game of the demo plays for one, and gives back what it says with it, never all that is bet (19)", async () => {
  const { rows } = await app.db.execute<{ id: string; ids: number[] | null; published: number; computed: number }>(sql`
    select g.identifier as id, array_agg(j.id order by j.id) as ids, g.return_to_player + g.jackpot_return as published,
      g.return_to_player + coalesce(sum(jackpot_return(j.seed_amount, j.share)), 0)::int as computed
    from games g join sub_categories s on s.id = g.sub_category_id join categories c on c.id = s.category_id
      left join jackpot_games l on l.game_id = g.id left join jackpots j on j.id = l.jackpot_id
    where c.slug = 'jackpots' group by g.id`);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ ids }) => ids?.[0] === null)).toEqual([]);
  expect(rows.filter(({ published, computed }) => published !== computed || published >= 9_900)).toEqual([]);
  const { id = "", ids } = rows[0] ?? {};
  const { body } = await call<{ categoryGames: { rows: { returnToPlayer: number; jackpotIds?: number[] }[] } }>(app, {
    url: `/api/user/get-all-games?gameCodes=${id},dice`,
  });
  expect(body.categoryGames.rows.map(({ jackpotIds, returnToPlayer }) => [jackpotIds, returnToPlayer])).toEqual([
    [ids, (rows[0]?.published ?? 0) / 100],
    [undefined, 99],
  ]);
});

it("the database computes what a jackpot gives back just as games tell it", async () => {
  const rules = fc.record({ seedAmount: fc.integer({ min: 0, max: 1_000_000_000 }), share: fc.integer({ min: 0, max: 1_000 }) });
  const samples = fc.sample(rules, 500);
  const { rows } = await app.db.execute<{ back: number }>(sql`
    select jackpot_return(seed, share) as back from unnest(${sql.param(samples.map(({ seedAmount }) => seedAmount))}::bigint[],
      ${sql.param(samples.map(({ share }) => share))}::int[]) with ordinality as given(seed, share, place) order by place`);
  expect(rows.map(({ back }) => back)).toEqual(samples.map(jackpotReturn));
});

it.each([1, 4, 40, 97])("what a jackpot that begins with %i gives back is what it says, drop by drop (19)", (seedAmount) => {
  const { first, last } = dropRange({ seedAmount });
  let [paid, bet] = [0, 0];
  for (let dropsAt = first; dropsAt <= last; dropsAt++) {
    const rounds = Array.from({ length: dropsAt - seedAmount }, () => shared(200));
    const pot = { amount: seedAmount, fraction: 0, seedAmount, share: 50, dropsAt };
    const { drops } = addShares(pot, rounds, { mayWin: () => true, nextDrop: () => Infinity });
    paid += drops.reduce((sum, { amount }) => sum + amount, 0);
    bet += rounds.reduce((sum, round) => sum + round.bet, 0);
  }
  expect(jackpotReturn({ seedAmount, share: 50 })).toBe(Math.floor((10_000 * paid) / bet));
});

it("never pays twice nor loses a share, wherever it is stopped (C-7.37)", { timeout: 120_000 }, async () => {
  const round = fc.record({ game: fc.nat(2), player: fc.nat(1), bet: fc.integer({ min: 0, max: 30_000 }), isDemo: fc.boolean() });
  const pot = fc.record({
    seed: fc.integer({ min: 100, max: 900 }),
    share: fc.integer({ min: 1, max: 400 }),
    extra: fc.integer({ min: 1, max: 300 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(round, { minLength: 1, maxLength: 10 }),
      pot,
      pot,
      fc.array(fc.nat(14), { maxLength: 5 }),
      async (played, one, other, kills) => {
        await app.db.execute(sql`select 1`);
        await startJackpots([one, other].map(({ seed, share, extra }) => ({ seed, share, dropsAt: seed + extra })));
        const before = await number(sql`select coalesce(sum(amount), 0) as n from ledger_entries where account = 'jackpot'`);
        for (const each of played) await play(each);
        for (const kill of kills)
          await app.db
            .transaction((tx) => takeWaiting(breakingAt(tx, kill)))
            .catch(({ message }: Error) => expect(message).toBe("killed"));
        await Promise.all([takeShares(app.db), takeShares(app.db)]);
        expect(await number(sql`select count(*) as n from jackpot_queue`)).toBe(0);
        const counted = played.filter(({ isDemo }) => !isDemo);
        const sharesOf = (games: number[], share: number) =>
          Math.floor(
            (counted.filter(({ game }) => games.includes(game)).reduce((sum, { bet }) => sum + bet, 0) * share) / 10_000,
          );
        const shares = sharesOf([0, 1], one.share) + sharesOf([0], other.share);
        const booked = await number(sql`
        select coalesce(sum(e.amount), 0) as n from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.account = 'jackpot' and t.reference like 'jackpot:%:shares:%'
          and split_part(t.reference, ':', 2)::int in (select id from jackpots)`);
        expect(booked).toBe(shares);
        const paid = await number(sql`select coalesce(sum(amount), 0) as n from jackpot_wins`);
        const seeds = await number(
          sql`select coalesce(sum(j.seed_amount), 0) as n from jackpot_wins w join jackpots j on j.id = w.jackpot_id`,
        );
        const held = await number(sql`select sum(amount) as n from jackpots`);
        expect(held).toBe(one.seed + other.seed + shares - paid + seeds);
        const after = await number(sql`select sum(amount) as n from ledger_entries where account = 'jackpot'`);
        expect(after - before).toBe(shares - paid + seeds);
        expect(
          await number(sql`
        select count(*) as n from wallets w where amount <> (select coalesce(sum(amount), 0) from ledger_entries e
          where e.user_id = w.user_id and e.currency_code = w.currency_code and e.account = 'cash')`),
        ).toBe(0);
      },
    ),
    { numRuns: 25 },
  );
});

it("takes the share of a round when it settles, however late, and none of one that is void", async () => {
  await startJackpots([{ seed: 1_000, share: 100, dropsAt: 1_000_000 }]);
  const open = await play({ game: 0, player: 0, bet: 5_000 }, "open");
  const voided = await play({ game: 0, player: 0, bet: 5_000 }, "open");
  await play({ game: 0, player: 1, bet: 2_000 });
  expect(await takeShares(app.db)).toBe(1);
  await app.db.execute(sql`update rounds set state = 'settled' where id = ${open}`);
  await app.db.execute(sql`update rounds set state = 'void' where id = ${voided}`);
  expect(await takeShares(app.db)).toBe(1);
  expect(await number(sql`select amount as n from jackpots`)).toBe(1_000 + 20 + 50);
});

it("pays the round that takes it over its threshold, and begins again", async () => {
  await startJackpots([{ seed: 1_000, share: 1_000, dropsAt: 1_250 }]);
  const cash = () => number(sql`select amount as n from wallets where user_id = ${players[1] ?? 0} and currency_code = 'EUR'`);
  const before = await cash();
  await play({ game: 0, player: 0, bet: 2_000 });
  const winning = await play({ game: 0, player: 1, bet: 600 });
  const next = await play({ game: 0, player: 0, bet: 100 });
  await takeShares(app.db);
  expect((await cash()) - before).toBe(1_260);
  const { body } = await call<{ jackpots: Jackpot[]; jackpotWins: JackpotWin[] }>(app, { url: "/api/user/get-jackpots" });
  expect(body.jackpots).toMatchObject([{ amount: 10.1, currencyCode: "EUR" }]);
  expect(body.jackpotWins).toMatchObject([{ prize: 12.6, name: "Tester", jackpotName: { en: "Pot" } }]);
  const roundOf = async (id: string) =>
    (await call<{ round: { jackpot: object | null } }>(app, { url: `/api/user/get-round?roundId=${id}` })).body.round;
  expect((await roundOf(winning)).jackpot).toEqual({ name: { en: "Pot" }, amount: 12.6 });
  expect((await roundOf(next)).jackpot).toBeNull();
  expect(await number(sql`select drops_at as n from jackpots`)).toBeGreaterThanOrEqual(1_250);
});

it("tells a game in its frame the jackpots that it plays for, and what its own rounds have won of them (19)", async () => {
  await startJackpots([{ seed: 1_000, share: 500, dropsAt: 1_005 }]);
  const { rows } = await app.db.execute<{ identifier: string }>(sql`select identifier from games where id = ${gameIds[0] ?? 0}`);
  const headers = await bearerOf(app, "tester@foyer.test");
  const opened = await call<{ data: { launchUrl: string } }>(app, {
    ...{ method: "POST", url: "/api/user/init-game", headers, payload: { gameId: rows[0]?.identifier ?? "" } },
  });
  const token = new URLSearchParams(opened.body.data.launchUrl.split("#")[1]).get("token") ?? "";
  const play = <Body>(path: string, payload: object) =>
    call<Body>(app, { method: "POST", url: `/api/play/${path}`, payload, headers: { "x-play-token": token, origin: "null" } });
  type Opened = { jackpots: object[]; jackpotWins: object[]; jackpotWorth: number };
  expect((await play<Opened>("open", {})).body).toMatchObject({
    jackpots: [{ name: { en: "Pot" }, amount: 10, currencyCode: "EUR", seedAmount: 10, betPercent: 5, returnToPlayer: 9.44 }],
    ...{ jackpotWins: [], jackpotWorth: 1 },
  });
  const roundId = randomUUID();
  expect((await play("bet", { roundId, bet: 1, choice: {} })).status).toBe(200);
  await takeShares(app.db);
  expect((await play<Opened>("open", {})).body.jackpotWins).toEqual([{ roundId, name: { en: "Pot" }, amount: 10.05 }]);
});

const shared = (bet: number, currencyCode = "EUR", rate = "1"): SharingRound => ({
  id: String(bet),
  number: bet,
  gameId: 1,
  userId: 1,
  currencyCode,
  rate,
  bet,
});
it("keeps what shares bring beyond whole cents", () => {
  const pot = { amount: 0, fraction: 0, seedAmount: 0, share: 30, dropsAt: 1_000 };
  const rounds = Array.from({ length: 1_000 }, () => shared(20));
  const always = { mayWin: () => true, nextDrop: () => 1_000 };
  expect(addShares(pot, rounds, always)).toMatchObject({ amount: 60, shares: 60, fraction: 0, drops: [] });
});

it("takes as much of what is bet in another currency as it is worth, to the last part of a cent", () => {
  const pot = { amount: 0, fraction: 0, seedAmount: 0, share: 100, dropsAt: 1_000_000 };
  const always = { mayWin: () => true, nextDrop: () => 1_000_000 };
  const bet = (...of: Parameters<typeof shared>) =>
    addShares(
      pot,
      Array.from({ length: 200 }, () => shared(...of)),
      always,
    ).shares;
  expect(bet(500, "LBP", "98500")).toBe(1); // 100,000 pounds are 1.0152 euros, and one per cent of that is a cent
  expect(bet(10_000, "KWD", "0.338")).toBe(5_917); // 2,000 dinars are 5,917.16 euros
  expect(bet(100, "EUR")).toBe(200);
});
