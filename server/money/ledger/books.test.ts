import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSession } from "../../accounts/users/sessions";
import { takeShares } from "../../games/jackpots/take_shares";
import { endAbandonedRounds } from "../../games/play/abandoned_rounds";
import { betLimitsOf } from "../../games/play/bet_limits";
import { openGameSession } from "../../games/play/game_sessions";
import { placeBet } from "../../games/play/place_bet";
import { takeStep } from "../../games/play/take_step";
import { toDecimal } from "../../platform/amounts";
import { runBonus } from "../../testing/bonus_player";
import { startTestApp } from "../../testing/test_app";
import { fromBase } from "../rates/convert";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await app.db.execute<Row>(query)).rows;

const currencies = ["EUR", "NOK", "JPY", "KWD", "LBP", "BTC"] as const;
const choices = {
  dice: { direction: "under", target: 9_003 },
  limbo: { target: 133 },
  plinko: { rows: 8, risk: "low" },
  mines: { mines: 3 },
} as const;
const games = ["dice", "limbo", "plinko", "mines"] as const;

/** A player with money and a bonus in a currency, in each of the games. */
async function newPlayer(currencyCode: string) {
  const email = `${randomUUID()}@foyer.test`;
  const [row] = await rows<{
    id: number;
  }>(sql`insert into users (unique_id, email, currency_code, consents)
    select ${randomUUID()}, ${email}, ${currencyCode}, consents from users where email = 'paid@foyer.test' returning id`);
  const id = row?.id ?? 0;
  const priced = { currencyCode, rate: app.rateOf(currencyCode) ?? "" };
  const { minBet } = betLimitsOf({ client: null, clientModel: null, minBet: 50 }, priced);
  const [cash, bonus] = [300 * minBet, 200 * minBet];
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}:${currencyCode}`}, array['cash', 'bonus', 'outside'],
    array[${id}, ${id}, null]::int[], array_fill(${currencyCode}::text, array[3]), array[${cash}, ${bonus}, ${-cash - bonus}]::bigint[])`);
  await runBonus(app, id, 10 ** 12, currencyCode);
  const signIn = await openSession(app.db, id, { country: null, subdivision: null, ip: "127.0.0.1", userAgent: null });
  const tokens = new Map<string, string>();
  for (const client of games) {
    const [game] = await rows<{ id: number }>(sql`select id from games where client = ${client} order by id limit 1`);
    const opening = { gameId: game?.id ?? 0, isDemo: false, userId: id, signInId: signIn.id, currencyCode };
    tokens.set(client, (await openGameSession(app.db, opening)).token);
  }
  return { id, currencyCode, minBet, tokens };
}

/** Nothing to say means: entries sum to zero in each currency, and every wallet is the sum of its own. */
async function problemsOfBooks() {
  return [
    ...(await rows(sql`select currency_code from ledger_entries group by 1 having sum(amount) <> 0`)),
    ...(await rows(sql`select transaction_id from ledger_entries group by 1, currency_code having sum(amount) <> 0`)),
    ...(await rows(sql`select w.user_id from wallets w left join ledger_entries e on e.user_id = w.user_id and e.currency_code = w.currency_code
      group by w.user_id, w.currency_code, w.amount, w.non_cash_amount
      having w.amount <> coalesce(sum(e.amount) filter (where e.account = 'cash'), 0)
        or w.non_cash_amount <> coalesce(sum(e.amount) filter (where e.account = 'bonus'), 0)`)),
    ...(await rows(sql`select 'jackpots' as account from jackpots having sum(amount) <>
      (select sum(amount) from ledger_entries where account = 'jackpot')`)),
  ];
}

it("balance in every currency after any bets, wins, voids and jackpots", async () => {
  await app.db.execute(sql`insert into jackpot_games (jackpot_id, game_id) select j.id, g.id from jackpots j, games g
    where g.client in ('dice', 'limbo', 'plinko', 'mines') on conflict do nothing`);
  await app.db.execute(sql`update jackpots set share = 900, drops_at = amount + 40`);
  const players = await Promise.all(currencies.map(newPlayer));
  const played = fc.record({
    player: fc.nat(currencies.length - 1),
    game: fc.constantFrom(...games),
    times: fc.integer({ min: 1, max: 9 }),
    opens: fc.boolean(),
  });
  const play = async ({
    player: index,
    game,
    times,
    opens,
  }: {
    player: number;
    game: (typeof games)[number];
    times: number;
    opens: boolean;
  }) => {
    const player = players[index];
    if (!player) return;
    const token = player.tokens.get(game) ?? "";
    const bet = toDecimal(times * player.minBet, player.currencyCode);
    const { round } = await placeBet(app, token, { roundId: randomUUID(), bet, choice: choices[game] });
    if (round.state !== "open" || !opens) return;
    const { round: next } = await takeStep(app, token, { roundId: round.id, step: 0, action: { kind: "open", tile: times } });
    if (next.state === "open" && times % 2 === 0)
      await takeStep(app, token, { roundId: round.id, step: 1, action: { kind: "cash_out" } });
  };
  await fc.assert(
    fc.asyncProperty(fc.array(played, { minLength: 5, maxLength: 25 }), async (all) => {
      await Promise.allSettled(all.map(play)); // some have too little money, or a round that is open
      await app.db.execute(sql`update rounds set created_at = now() - interval '2 days' where state = 'open'`);
      await app.db.execute(sql`update game_sessions set last_seen_at = now() - interval '2 days' where not is_demo`);
      await endAbandonedRounds(app);
      await app.db.execute(sql`update game_sessions set ended_at = null, last_seen_at = now()`);
      await Promise.all([takeShares(app.db), takeShares(app.db)]);
      await takeShares(app.db);
      await app.db.execute(sql`update jackpots set drops_at = least(drops_at, amount + 40)`);
      expect(await problemsOfBooks()).toEqual([]);
    }),
    { numRuns: 12 },
  );
  expect(
    await rows(
      sql`select distinct state from rounds where user_id = any(${sql.param(players.map(({ id }) => id))}::int[]) order by 1`,
    ),
  ).toEqual([{ state: "settled" }, { state: "void" }]);
  const wins = await rows<{ paid: string; amount: string; currencyCode: string; rate: string; got: string }>(sql`
    select w.paid, w.amount, w.paid_currency_code as "currencyCode", w.rate, e.amount as got from jackpot_wins w
    join ledger_transactions t on t.reference = 'jackpot:' || w.jackpot_id || ':win:' || w.round_id
    join ledger_entries e on e.transaction_id = t.id and e.account = 'cash'`);
  expect(new Set(wins.map(({ currencyCode }) => currencyCode)).size).toBeGreaterThan(2);
  for (const { paid, got, amount, ...priced } of wins)
    expect([Number(paid), got]).toEqual([fromBase(Number(amount), priced), paid]);
  const [wager] = await rows<{
    problems: number;
  }>(sql`select count(*)::int as problems from player_bonuses b where currency_code <> 'EUR' and state = 'running'
    and wager_left <> to_wager - (select coalesce(sum(bet), 0) from rounds where bonus_id = b.id and state = 'settled')`);
  expect(wager).toEqual({ problems: 0 });
}, 120_000);
