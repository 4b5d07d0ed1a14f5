import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CasinoTransaction } from "../../../schemas/api/payments/history";
import type { Round } from "../../../schemas/play/round";
import type { BlackjackOutcome } from "../../../src/play/rules/blackjack";
import { runBonus } from "../../testing/bonus_player";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { endAbandonedRounds } from "./abandoned_rounds";

interface Answer {
  round: Round;
  balance: { cash: number; nonCash: number; version: number };
  openRound: Round | null;
  code?: string;
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await app.db.execute<Row>(query)).rows;

async function newPlayer({ cash = 100_000, bonus = 0 } = {}) {
  const email = `${randomUUID()}@foyer.test`;
  const [row] = await rows<{ id: number }>(sql`insert into users (unique_id, email, password_hash, currency_code, consents)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', consents from users where email = 'paid@foyer.test' returning id`);
  const id = row?.id ?? 0;
  await rows(sql`select ledger_book('opening', ${`opening:${id}:EUR`}, array['cash', 'bonus', 'outside'],
    array[${id}, ${id}, null]::int[], array['EUR', 'EUR', 'EUR'], array[${cash}, ${bonus}, ${-cash - bonus}]::bigint[])`);
  const headers = await bearerOf(app, email);
  const openFrame = async (gameId: string, demo = false) => {
    const opened = await call<{ data: { launchUrl: string } }>(app, {
      method: "POST",
      url: "/api/user/init-game",
      payload: { gameId, demo },
      headers,
    });
    const token = /#token=([\w-]+)/.exec(opened.body.data.launchUrl)?.[1] ?? "";
    return (path: string, payload: object) =>
      call<Answer>(app, {
        method: "POST",
        url: `/api/play/${path}`,
        payload,
        headers: { "x-play-token": token, origin: "null" },
      });
  };
  return { id, headers, openFrame };
}
type Frame = Awaited<ReturnType<Awaited<ReturnType<typeof newPlayer>>["openFrame"]>>;

const move = (name: string) => ({ kind: "move", move: name });

/** A round of blackjack that is not over with its first cards. */
async function dealOpen(frame: Frame, bet = 10): Promise<Round> {
  for (;;) {
    const { body } = await frame("bet", { roundId: randomUUID(), bet, choice: {} });
    if (body.round.state === "open") return body.round;
  }
}

const walletOf = async (id: number) =>
  (
    await rows<{ cash: number; bonus: number }>(
      sql`select amount::int as cash, non_cash_amount::int as bonus from wallets where user_id = ${id}`,
    )
  )[0];

/** What does not fit: transactions that are not nothing in sum, and wallets that are not what was booked. */
const problemsOfBooks = (id: number) =>
  rows(sql`select 'transaction' as of from ledger_entries where transaction_id in (select transaction_id from ledger_entries where user_id = ${id})
      group by transaction_id having sum(amount) <> 0
    union all select 'wallet' from wallets w where w.user_id = ${id} and w.amount + w.non_cash_amount <>
      (select sum(amount) from ledger_entries e where e.user_id = ${id})`);

it("a further stake is booked once in the round's own transaction, however often it is sent, and counts as a bet", async () => {
  const player = await newPlayer();
  const frame = await player.openFrame("blackjack");
  const { id } = await dealOpen(frame);
  const [before] = await rows<{ wagered: number }>(sql`select wagered::int from game_sessions where user_id = ${player.id}`);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => frame("act", { roundId: id, step: 0, action: move("double") })),
  );
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
  const round = answers[0]?.body.round;
  expect(round).toMatchObject({ state: "settled", bet: 20, outcome: { moves: ["double"], hands: [{ isDoubled: true }] } });
  expect([0, 20, 40]).toContain(round?.payout);
  expect(round?.multiplier).toBe((round?.payout ?? 0) / 20);
  const booked =
    await rows(sql`select count(distinct t.id)::int as transactions, sum(e.amount)::int as net from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id where t.reference = ${`round:${id}`} and e.user_id = ${player.id}`);
  expect(booked).toEqual([{ transactions: 1, net: Math.round(100 * ((round?.payout ?? 0) - 20)) }]);
  expect(await problemsOfBooks(player.id)).toEqual([]);
  const [sums] =
    await rows(sql`select sum(bet)::int as bet, (select wagered::int from game_sessions where user_id = ${player.id}) as session,
    (select total_spend::int from users where id = ${player.id}) as spent, (select sum(bets)::int from played_hours where user_id = ${player.id}) as hours
    from rounds where user_id = ${player.id}`);
  const all = (before?.wagered ?? 0) + 1_000;
  expect(sums).toEqual({ bet: all, session: all, spent: all, hours: all });
});

it("a further stake that there is no money for is refused, and the round goes on as it was, in another tab too", async () => {
  const player = await newPlayer({ cash: 1_500 });
  const frame = await player.openFrame("blackjack");
  const { id, outcome } = (await frame("bet", { roundId: randomUUID(), bet: 10, choice: {} })).body.round;
  if ((outcome as BlackjackOutcome).dealer.length > 1) return; // 21 was dealt
  expect(await frame("act", { roundId: id, step: 0, action: move("double") })).toMatchObject({
    status: 402,
    body: { code: "play.too_little_money" },
  });
  expect(await walletOf(player.id)).toEqual({ cash: 500, bonus: 0 });
  const other = await player.openFrame("blackjack");
  const { openRound } = (await other("open", {})).body;
  expect(openRound).toMatchObject({ id, bet: 10, outcome });
  expect(openRound?.outcome).toHaveProperty("dealer.length", 1);
  expect((await other("act", { roundId: id, step: 0, action: move("stand") })).body.round.state).toBe("settled");
  expect(await frame("act", { roundId: id, step: 1, action: move("hit") })).toMatchObject({ status: 409 });
  expect(await problemsOfBooks(player.id)).toEqual([]);
});

it("a further stake is a row of its own in the history, with the balance before and after it (D-08, C-3.28)", async () => {
  const player = await newPlayer();
  const frame = await player.openFrame("blackjack");
  const { id } = await dealOpen(frame);
  await rows(sql`select ledger_book('correction', ${`between:${id}`}, array['cash', 'outside'], array[${player.id}, null]::int[],
    array['EUR', 'EUR'], array[500, -500]::bigint[])`);
  await frame("act", { roundId: id, step: 0, action: move("double") });
  const { body } = await call<{ casinoTransaction: { rows: CasinoTransaction[] } }>(app, {
    url: "/api/user/get-casino-transactions?pageNo=1&limit=50",
    headers: player.headers,
  });
  const bets = body.casinoTransaction.rows.filter(({ roundId, actionType }) => roundId === id && actionType === "bet");
  expect(bets.map(({ amount }) => amount)).toEqual([-10, -10]);
  const [raise, first] = bets;
  expect(raise).toMatchObject({ beforeBalance: (first?.afterBalance ?? 0) + 5, afterBalance: (first?.afterBalance ?? 0) - 5 });
});

it("a bet that was raised since answers its round when it is sent again, and another bet of its id is refused", async () => {
  const frame = await (await newPlayer()).openFrame("blackjack");
  const { id } = await dealOpen(frame);
  const { body } = await frame("act", { roundId: id, step: 0, action: move("double") });
  expect((await frame("bet", { roundId: id, bet: 10, choice: {} })).body.round).toEqual(body.round);
  expect((await frame("bet", { roundId: id, bet: 20, choice: {} })).status).toBe(422);
});

it("a further stake comes of cash first, then of the bonus that the round was bet with, and is held to its highest bet", async () => {
  const player = await newPlayer({ cash: 1_200, bonus: 5_000 });
  await runBonus(app, player.id, 50_000);
  const frame = await player.openFrame("blackjack");
  const { id } = (await frame("bet", { roundId: randomUUID(), bet: 10, choice: {} })).body.round;
  const { status, body } = await frame("act", { roundId: id, step: 0, action: move("double") });
  const [row] = await rows<{ bet: number; bonus_bet: number; payout: number }>(
    sql`select bet::int, bonus_bet::int, payout::int from rounds where id = ${id}`,
  );
  if (status === 200) {
    const [bonusBack, paid] = [Math.floor(((row?.payout ?? 0) * 800) / 2_000), row?.payout ?? 0];
    expect(row).toMatchObject({ bet: 2_000, bonus_bet: 800 });
    expect(await walletOf(player.id)).toEqual({ cash: paid - bonusBack, bonus: 5_000 - 800 + bonusBack });
  } else expect(body.code).toBe("play.round_over"); // 21 was dealt
  expect(await problemsOfBooks(player.id)).toEqual([]);

  const held = await newPlayer({ cash: 5_000, bonus: 5_000 });
  await runBonus(app, held.id, 50_000);
  await rows(sql`update player_bonuses set terms = jsonb_set(terms::jsonb, '{maxBet}', '1500')::json where user_id = ${held.id}`);
  const other = await held.openFrame("blackjack");
  const dealt = (await other("bet", { roundId: randomUUID(), bet: 10, choice: {} })).body.round;
  if (dealt.state === "open")
    expect(await other("act", { roundId: dealt.id, step: 0, action: move("double") })).toMatchObject({
      status: 409,
      body: { code: "bonus.max_bet" },
    });
});

it("a demo's further stake is paid of its coins", async () => {
  const frame = await (await newPlayer()).openFrame("blackjack", true);
  const { id } = await dealOpen(frame);
  const before = (await frame("open", {})).body.balance.cash;
  const { round, balance } = (await frame("act", { roundId: id, step: 0, action: move("double") })).body;
  expect(balance.cash).toBe(before - 10 + round.payout);
});

it("a round whose cards are known is played to its end after a day, and nobody gets a stake back for bad cards", async () => {
  const player = await newPlayer();
  const [blackjack, poker] = [await player.openFrame("blackjack"), await player.openFrame("video-poker")];
  const ids = [(await dealOpen(blackjack)).id, (await dealOpen(poker)).id];
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  await rows(sql`update rounds set created_at = now() - interval '25 hours' where id in (${list})`);
  await rows(sql`update game_sessions set last_seen_at = now() - interval '25 hours' where user_id = ${player.id}`);
  await endAbandonedRounds(app);
  const ended = await rows<{ state: string; outcome: { moves?: string[]; held?: number[] } }>(
    sql`select state, outcome from rounds where id in (${list}) order by number`,
  );
  expect(ended.map(({ state }) => state)).toEqual(["settled", "settled"]);
  expect(ended[0]?.outcome.moves).toEqual(["stand"]);
  expect(ended[1]?.outcome.held).toEqual([0, 1, 2, 3, 4]);
  expect(await problemsOfBooks(player.id)).toEqual([]);
});

it.each([
  ["blackjack", move("insure")],
  ["blackjack", { kind: "hold", held: [0] }],
  ["video-poker", { kind: "hold", held: [1, 0] }],
  ["video-poker", { kind: "hold", held: [5] }],
  ["video-poker", { kind: "hold", held: [0, 0] }],
  ["video-poker", move("hit")],
])("%s refuses %j and loses nothing", async (game, action) => {
  const frame = await (await newPlayer()).openFrame(game);
  const round = await dealOpen(frame);
  const { status } = await frame("act", { roundId: round.id, step: 0, action });
  expect([400, 409]).toContain(status);
  expect((await frame("open", {})).body.openRound).toEqual(round);
});
