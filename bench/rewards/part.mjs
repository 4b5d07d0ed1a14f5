import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { signIn } from "../call.mjs";
import { refuseUnevenBooks, withClient } from "../database.mjs";
import { root } from "../root.mjs";
import { addPlayers } from "../rounds/players.mjs";
import { median } from "../stats.mjs";

const choice = { direction: "under", target: 5_000 };
/** A week that the site's own clock comes to long after the run. */
const losses = "2035-01-03T12:00:00Z";
const monday = "2035-01-08T12:00:00Z";

export async function measure({ site, isFull, isSmall }) {
  const { origin, database } = await site.start();
  const [rounds, bets, pages, people] = isSmall ? [2, 10, 4, 300] : isFull ? [12, 400, 100, 100_000] : [8, 200, 100, 100_000];
  return withClient(database, async (client) => {
    const bonus = await compareBonus(client, origin, { rounds, bets });
    const points = await comparePoints(client, origin, { rounds, bets });
    const page = await comparePages(client, origin, pages);
    const week = await payWeek(client, database, people);
    await refuseUnevenBooks(client);
    return {
      title: "Rewards",
      method:
        `One frame bets on dice, ${bets} bets in each of ${rounds} rounds, with and without in turns; the ratio is the median of the rounds' own. ` +
        `The page of promotions is asked for ${pages} times in turns by two accounts that differ in 500 bonuses that are over. ` +
        `${people} players lost money in a week that a promotion pays back in cash; a process of its own pays them.`,
      figures: [
        {
          name: "bet with a running bonus, × one without",
          value: bonus.ratio,
          unit: "×",
          bar: { most: 1.2 },
          beside: bonus.beside,
        },
        {
          name: "bet that earns points, × one that does not",
          value: points.ratio,
          unit: "×",
          bar: { most: 1.05 },
          beside: points.beside,
        },
        {
          name: "promotions with 500 past bonuses, × with none",
          value: page.ratio,
          unit: "×",
          bar: { most: 1.1 },
          beside: page.beside,
        },
        {
          name: `Monday cashback of ${people} players`,
          value: week.seconds,
          unit: "s",
          ...(people === 100_000 && { bar: { most: 60 } }),
          beside: `${week.paid} paid`,
          failed: people - week.paid,
        },
      ],
      bonus,
      points,
      page,
      week,
    };
  });
}

/** A frame may bet a hundred times a second (server/games/play/routes.ts); from one bet to the next, in ms. */
const pace = 12;

/** Milliseconds of a bet, each asked for when the one before has its answer and may not be too quick any more. */
async function betting(origin, token, count) {
  let spent = 0;
  for (let each = 0; each < count; each++) {
    const begin = performance.now();
    const answer = await fetch(`${origin}/api/play/bet`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-play-token": token, origin: "null" },
      body: JSON.stringify({ roundId: randomUUID(), bet: 0.1, choice }),
    });
    if (answer.status !== 200) throw new Error(`A bet was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    const took = performance.now() - begin;
    spent += took;
    await wait(Math.max(0, pace - took));
  }
  return spent / count;
}

async function inTurns(rounds, one, other) {
  await one();
  await other();
  const ratios = [];
  const times = { one: [], other: [] };
  for (let round = 0; round < rounds; round++) {
    const isFirst = round % 2 === 0;
    const first = await (isFirst ? one : other)();
    const second = await (isFirst ? other : one)();
    const [own, plain] = isFirst ? [first, second] : [second, first];
    times.one.push(own);
    times.other.push(plain);
    ratios.push(own / plain);
  }
  const beside = `${median(times.one).toFixed(2)} ms beside ${median(times.other).toFixed(2)} ms`;
  return { ratio: median(ratios), ratios, beside };
}

const terms = {
  version: 1,
  currencyCode: "EUR",
  gives: { kind: "amount", amount: 100_000 },
  wager: { times: 100, on: "bonus" },
  ...{ use: "REAL_TO_FUN", shares: { dice: 50 }, excludedGames: [], days: 30, waitDays: 7, maxBet: 1_000, oncePer: "player" },
};

async function compareBonus(client, origin, { rounds, bets }) {
  const [bonus, plain] = await addPlayers(client, 2);
  const { rows } = await client.query(
    `insert into player_bonuses (user_id, promotion_id, bonus_type, state, currency_code, terms, take_key, amount, to_wager, wager_left, started_at, expires_at)
     values ($1, 1, 'no_deposit', 'running', 'EUR', $2, 'once', 100000, 10000000, 10000000, now(), now() + interval '30 days') returning id`,
    [bonus.id, JSON.stringify(terms)],
  );
  await client.query(
    "select ledger_book('bonus', $1, array['bonus', 'promotions'], array[$2::int, null], array['EUR', 'EUR'], array[100000, -100000]::bigint[])",
    [`bonus:${rows[0].id}:start`, bonus.id],
  );
  await client.query("update wallets set bonus_id = $1 where user_id = $2", [rows[0].id, bonus.id]);
  return inTurns(
    rounds,
    () => betting(origin, bonus.token, bets),
    () => betting(origin, plain.token, bets),
  );
}

/** The same player with a club and without one. */
async function comparePoints(client, origin, { rounds, bets }) {
  const [{ token }] = await addPlayers(client, 1);
  const { rows } = await client.query("select settings, revision from settings_revisions order by revision desc limit 1");
  const [{ settings, revision }] = rows;
  const { loyalty: _, ...without } = settings;
  for (const [number, content] of [
    [revision + 1, without],
    [revision + 2, settings],
  ])
    await client.query("insert into settings_revisions (revision, settings) values ($1, $2)", [number, JSON.stringify(content)]);
  const publish = async (number) => {
    await client.query("insert into settings_publications (revision) values ($1)", [number]);
    await client.query("select pg_notify('foyer_changes', 'settings')");
    await new Promise((resolve) => setTimeout(resolve, 300)); // the server hears of it
  };
  const with_ = async (number) => {
    await publish(number);
    return betting(origin, token, bets);
  };
  return inTurns(
    rounds,
    () => with_(revision + 2),
    () => with_(revision + 1),
  ).finally(() => publish(revision + 2));
}

async function comparePages(client, origin, count) {
  const cookies = [];
  for (const past of [500, 0]) {
    const email = `${randomUUID()}@bench.test`;
    const { rows } = await client.query(
      `insert into users (unique_id, email, password_hash, is_email_verified, country_code, currency_code, consents)
       select $1, $2, password_hash, true, 'DE', 'EUR', consents from users where email = 'unpaid@foyer.test' returning id`,
      [randomUUID(), email],
    );
    await client.query(
      `insert into player_bonuses (user_id, promotion_id, bonus_type, state, currency_code, terms, take_key, amount, burned, started_at, ended_at, expires_at)
       select $1, 1 + n % 5, 'no_deposit', 'expired', 'EUR', $2, 'unused:' || n, 1000, 1000, now() - interval '9 days', now() - interval '2 days', now() - interval '2 days'
       from generate_series(1, $3::int) n`,
      [rows[0].id, JSON.stringify(terms), past],
    );
    cookies.push((await signIn(origin, email)).cookie);
  }
  const ask = async (cookie) => {
    const begin = performance.now();
    const answer = await fetch(`${origin}/promotions`, { headers: { cookie, accept: "text/html" } });
    const html = await answer.text();
    if (answer.status !== 200 || !html.includes("</html>")) throw new Error(`The page was answered ${answer.status}`);
    return performance.now() - begin;
  };
  for (let each = 0; each < 10; each++) for (const cookie of cookies) await ask(cookie); // the server has its code warm
  return inTurns(
    count,
    () => ask(cookies[0]),
    () => ask(cookies[1]),
  );
}

async function payWeek(client, database, people) {
  await client.query("update promotions set auto_payout_days = 0");
  await client.query(
    `insert into users (unique_id, email, password_hash, currency_code, country_code, date_of_birth, kyc_status, is_email_verified, consents)
     select 'bench-' || n, 'bench-' || n || '@bench.test', p.password_hash, 'EUR', 'DE', '1990-01-01', 'APPROVED', true, p.consents
     from users p, generate_series(1, $1::int) n where p.email = 'unpaid@foyer.test'`,
    [people],
  );
  await client.query(
    `insert into played_hours (user_id, currency_code, hour, bets, wins, rounds, last_at)
     select id, 'EUR', $1::timestamptz, 10000, 0, 1, now() from users where unique_id like 'bench-%'`,
    [losses],
  );
  const rules = {
    gives: { kind: "cashback", percent: 10, cap: { EUR: 50_000 }, minLoss: { EUR: 1_000 }, days: 7 },
    wager: { times: 0, on: "bonus" },
    ...{ use: "REAL_TO_FUN", shares: {}, excludedGames: [], days: 7, waitDays: 7, maxBet: null, oncePer: "week", takers: null },
    ...{ needsEmail: false, minDeposits: 0, atRegistration: false, byCoupon: false },
  };
  await client.query(
    `insert into promotions (banner_key, bonus_type, banner, min_deposits, position, rules, auto_payout_days, first_at, valid_on_days)
     values ('bench-cashback', 'cashback', '{}', '{}', 900, $1, 7, '2030-01-01', '{}')`,
    [JSON.stringify(rules)],
  );
  await client.query("analyze users, played_hours, player_bonuses, wallets");
  const file = path.join(root, "bench/rewards/pay_week.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", file, JSON.stringify(database), monday], {
    cwd: root,
    maxBuffer: 10_000_000,
  });
  return JSON.parse(stdout.trim().split("\n").at(-1));
}
