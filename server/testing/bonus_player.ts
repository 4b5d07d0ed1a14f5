import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { BonusCode, BonusErrorData, UserBonus } from "../../schemas/api/bonuses";
import type { Round } from "../../schemas/play/round";
import type { BonusRules } from "../../schemas/bonus_rules";
import { termsFor } from "../rewards/bonuses/terms";
import { bearerOf, call } from "./test_app";

interface Outcome {
  data: { success: boolean; bonusId: number | null; error: BonusCode | null; errorData: BonusErrorData | null };
  message: string;
}

/** A player of one test alone, with so much cash, and what they can do with bonuses. */
export async function newBonusPlayer(app: FastifyInstance, { cash = 10_000, country = "DE", verified = true } = {}) {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, first_name, last_name, date_of_birth, kyc_status, is_email_verified, consents)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', ${country}, ${randomUUID()}, 'Berg', '1990-01-01', 'APPROVED', ${verified}, consents
    from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db
    .execute(sql`select ledger_book('opening', ${`opening:${id}:EUR`}, array['cash', 'outside'], array[${id}, null]::int[],
    array['EUR', 'EUR'], array[${cash}, ${-cash}]::bigint[])`);
  return bonusPlayerOf(app, { id, email });
}

/** What somebody who has an account can do with bonuses. */
export async function bonusPlayerOf(app: FastifyInstance, { id, email }: { id: number; email: string }) {
  const remoteAddress = `10.0.${(id >> 8) & 255}.${id & 255}`; // calls are counted by it
  const headers = await bearerOf(app, email, remoteAddress);
  const post = <Answer>(url: string, payload: object) =>
    call<Answer>(app, { method: "POST", url, payload, headers, remoteAddress });
  const openFrame = async (gameId: string) => {
    const opened = await post<{ data: { launchUrl: string } }>("/api/user/init-game", { gameId, demo: false });
    const token = /#token=([\w-]+)/.exec(opened.body.data.launchUrl)?.[1] ?? "";
    const headers = { "x-play-token": token };
    const bet = (bet: number, choice: unknown, more: object = {}) =>
      call<{ round: Round; code?: string; data?: { maxBet?: number } }>(app, {
        method: "POST",
        url: "/api/play/bet",
        payload: { roundId: randomUUID(), bet, choice, ...more },
        headers,
      });
    const open = () => call<{ buysWith: string | null }>(app, { method: "POST", url: "/api/play/open", payload: {}, headers });
    return Object.assign(bet, { open });
  };
  return {
    id,
    email,
    headers,
    openFrame,
    activate: (bonusId: number, more: object = {}) => post<Outcome>("/api/user/activate-bonus", { bonusId, ...more }),
    coupon: (coupon: string, more: object = {}) => post<Outcome>("/api/user/check-coupon", { coupon, ...more }),
    cancel: (userBonusId: number) =>
      post<{ data: { success: boolean; burned: number } }>("/api/user/cancel-bonus", { userBonusId }),
    refresh: (bonusId: number) =>
      post<{ amount: number; errorCode: BonusCode | null }>("/api/user/refresh-cashback", { bonusId }),
    post,
    bonuses: async (status = "") =>
      (
        await call<{ userBonus: { count: number; rows: UserBonus[] }; lastBonus: UserBonus | null }>(app, {
          url: `/api/user/get-user-bonus?status=${status}`,
          headers,
        })
      ).body,
    wallet: async () => {
      const found = await app.db.execute<{ cash: number; bonus: number; bonus_id: number | null }>(
        sql`select amount::int as cash, non_cash_amount::int as bonus, bonus_id from wallets where user_id = ${id} and currency_code = 'EUR'`,
      );
      const { cash: amount = 0, bonus = 0 } = found.rows[0] ?? {};
      return { cash: amount, bonus };
    },
  };
}
export type BonusPlayer = Awaited<ReturnType<typeof bonusPlayerOf>>;

export const plainRules: BonusRules = {
  gives: { kind: "amount", amount: { EUR: 1_000 } },
  wager: { times: 2, on: "bonus" },
  use: "REAL_TO_FUN",
  shares: {},
  excludedGames: [],
  days: 7,
  waitDays: 7,
  maxBet: null,
  oncePer: "player",
  likeHousehold: "hold",
  takers: null,
  needsEmail: false,
  minDeposits: 0,
  atRegistration: false,
  byCoupon: false,
};

/** A promotion of one test alone; answers its number. */
export async function newOffer(
  app: FastifyInstance,
  rules: Partial<BonusRules> = {},
  fields: Record<string, unknown> = {},
): Promise<number> {
  const row = { bonus_type: "no_deposit", start_time: null, end_time: null, ...fields };
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into promotions (banner_key, bonus_type, banner, min_deposits, position, rules, start_time, end_time, valid_on_days)
    values (${randomUUID()}, ${row.bonus_type}, '{}', '{}', 100, ${JSON.stringify({ ...plainRules, ...rules })}::json, ${row.start_time}, ${row.end_time},
      ${sql.param(fields["days"] ?? [])}::text[]) returning id`);
  return rows[0]?.id ?? 0;
}

/** Nothing to say means: entries sum to zero, wallets are their entries, and bonus money is that of a bonus that runs. */
export async function problemsOfBonuses(app: FastifyInstance, userIds: readonly number[]): Promise<unknown[]> {
  const ids = sql`any(${sql.param([...userIds])}::int[])`;
  const found = await Promise.all([
    app.db.execute(sql`select transaction_id from ledger_entries group by transaction_id, currency_code having sum(amount) <> 0`),
    app.db
      .execute(sql`select w.user_id from wallets w left join ledger_entries e on e.user_id = w.user_id and e.currency_code = w.currency_code
      where w.user_id = ${ids} group by w.user_id, w.currency_code, w.amount, w.non_cash_amount
      having w.amount <> coalesce(sum(e.amount) filter (where e.account = 'cash'), 0)
        or w.non_cash_amount <> coalesce(sum(e.amount) filter (where e.account = 'bonus'), 0) or w.amount < 0 or w.non_cash_amount < 0`),
    app.db.execute(
      sql`select user_id, 'money of no bonus' as what from wallets where user_id = ${ids} and non_cash_amount > 0 and bonus_id is null`,
    ),
    app.db.execute(sql`select w.user_id, 'another bonus' as what from wallets w left join player_bonuses b on b.id = w.bonus_id
      where w.user_id = ${ids} and w.bonus_id is not null and b.state is distinct from 'running'`),
    app.db
      .execute(sql`select user_id, 'runs in no wallet' as what from player_bonuses b where user_id = ${ids} and state = 'running'
      and not exists (select from wallets w where w.bonus_id = b.id)`),
    app.db.execute(sql`select id, 'is over with something left' as what from player_bonuses b where user_id = ${ids}
      and (state in ('won', 'used_up', 'cancelled', 'expired')) <> (ended_at is not null)`),
  ]);
  return found.flatMap(({ rows }) => rows);
}

/** Lets a bonus run that has so much left to wager, of whatever bonus money there is. */
export async function runBonus(app: Pick<FastifyInstance, "db">, userId: number, wagerLeft: number, currencyCode = "EUR") {
  const terms = termsFor({ ...plainRules, wager: { times: 1, on: "bonus" } }, 1, { currencyCode, rate: "1", maxWager: null });
  await app.db
    .execute(sql`with bonus as (insert into player_bonuses (user_id, promotion_id, bonus_type, state, currency_code, terms,
      to_wager, wager_left, take_key, expires_at)
    values (${userId}, 1, 'no_deposit', 'running', ${currencyCode}, ${JSON.stringify(terms)}::json, ${wagerLeft}, ${wagerLeft}, 'once', now() + interval '7 days')
    returning id)
    update wallets set bonus_id = (select id from bonus) where user_id = ${userId} and currency_code = ${currencyCode}`);
}
