import { type SQL, sql, type Table } from "drizzle-orm";
import { users } from "../../accounts/users/tables";
import { type Given, assignmentsOf, givenOf, insertOf } from "../../platform/database/rows";
import { type Sending, statementsBy } from "../../platform/database/statements";
import { bookingOf, columnsOfEntries, type Entry } from "../ledger/book";
import { payments, paymentSteps, payoutAccounts } from "./tables";

type Values<T extends Table> = T["$inferInsert"];
type Keys = Given["keys"];

const value = (name: string) => sql.placeholder(name);
const none = sql``;

const creating = statementsBy<Keys, Record<string, unknown>>(
  (keys) => sql`with made as (${insertOf(payments, keys)} on conflict (user_id, key) do nothing returning *), step as (
    insert into ${paymentSteps} (payment_id, change, "to", actor_kind) select id, 'moved', state, 'player' from made)
    select * from made`,
);

/** A deposit that a player asks for, with the first row of its trail; answers no row where its key is taken. */
export function creatingPayment(values: Values<typeof payments>): Sending<Record<string, unknown>> {
  const given = givenOf(payments, values);
  return creating(given.keys, given.values);
}

type Set = Partial<Values<typeof payments>>;

const beginning = statementsBy<Keys, { id: string }>(
  (
    keys,
  ) => sql`with moved as (update ${payments} set ${assignmentsOf(payments, keys)} where id = ${value("paymentId")} and state = 'created' returning id),
    step as (insert into ${paymentSteps} (payment_id, change, "from", "to", actor_kind, actor_name)
      select id, 'moved', 'created', ${value("state")}::text, ${value("actorKind")}::text, ${value("actorName")}::text from moved)
    select id from moved`,
);

/** The first step of a payment that was just asked for; answers no row where something else was faster. */
export function beginningPayment(
  paymentId: number,
  set: Set,
  by: { kind: string; name: string | null },
): Sending<{ id: string }> {
  const given = givenOf(payments, set);
  return beginning(given.keys, { ...given.values, paymentId, actorKind: by.kind, actorName: by.name });
}

/** What else a step changes: nothing, what the account has paid in, that and the way it came by, or what went back by a way. */
export type Follows = "nothing" | "paid_in" | "paid_in_and_way" | "way_back";

interface Shape {
  set: Keys;
  step: Keys;
  account: Keys | null;
  follows: Follows;
  isBooked: boolean;
}

const wayOf = (column: SQL, changed: SQL) =>
  sql`, way as (update ${payoutAccounts} set ${column} = ${changed}, last_used_at = now() where id = ${value("wayId")})`;

const followed = (follows: Follows): SQL => {
  if (follows === "nothing") return none;
  if (follows === "way_back") return wayOf(sql`paid_out`, sql`paid_out - ${value("moved")}::bigint`);
  const paidIn = sql`, follow as (update ${users} set deposit_count = greatest(0, deposit_count + ${value("counted")}::integer),
    total_deposit = greatest(0, total_deposit + ${value("moved")}::bigint) where id = ${value("userId")})`;
  return follows === "paid_in"
    ? paidIn
    : sql`${paidIn}${wayOf(sql`paid_in`, sql`greatest(0, paid_in + ${value("moved")}::bigint)`)}`;
};

const remembered = (keys: Keys) =>
  sql`, account as (${insertOf(payoutAccounts, keys, "account.")}
    on conflict (user_id, method_id, token, currency_code) do update set shown = excluded.shown, last_used_at = now(),
    paid_in = greatest(0, ${payoutAccounts}.paid_in + ${value("moved")}::bigint) returning id)`;

export interface Moved {
  account_id: string | null;
}

const moving = statementsBy<Shape, Moved>(({ set, step, account, follows, isBooked }) => {
  const booked = bookingOf(value("kind"), sql`'payment:' || ${value("paymentId")}::text || ':' || step.id`);
  return sql`with step as (${insertOf(paymentSteps, step, "step.")} returning id)${account ? remembered(account) : none},
    moved as (update ${payments} set ${assignmentsOf(payments, set)}${account ? sql`, account_id = (select id from account)` : none}
      where id = ${value("paymentId")}::bigint)${followed(follows)}
    select ${isBooked ? booked : sql`null`} as booked, ${account ? sql`(select id from account)` : sql`null`} as account_id from step`;
});

/** What a step does, besides what it sets. */
export interface Moving {
  payment: { id: number; kind: "deposit" | "withdrawal"; userId: number };
  set: Set;
  step: Values<typeof paymentSteps>;
  /** Where the money came from, where that is told. */
  account: Values<typeof payoutAccounts> | null;
  follows: Follows;
  /** The way that it came by, or went back by. */
  wayId: number | null;
  /** What came to the wallet or went from it, owed or not, and by how much the number of deposits grows. */
  moved: number;
  counted: number;
  /** What is booked, under the number of the step. */
  entries: readonly Entry[];
}

/** A step with all that comes of it as one statement: a payment costs the database and the line to it what its statements do. */
export function movingPayment({ payment, follows, entries, wayId, moved, counted, ...rows }: Moving): Sending<Moved> {
  const [set, step] = [givenOf(payments, rows.set), givenOf(paymentSteps, rows.step, "step.")];
  const account = rows.account && givenOf(payoutAccounts, rows.account, "account.");
  const shape = { set: set.keys, step: step.keys, account: account?.keys ?? null, follows, isBooked: entries.length > 0 };
  const { id: paymentId, kind, userId } = payment;
  const own = { paymentId, kind, userId, wayId, moved, counted, ...columnsOfEntries(entries) };
  return moving(shape, { ...set.values, ...step.values, ...account?.values, ...own });
}

const writing = statementsBy<Keys, { id: string }>((keys) => sql`${insertOf(paymentSteps, keys)} returning id`);

/** A row of a payment's trail. */
export function writingStep(step: Values<typeof paymentSteps>): Sending<{ id: string }> {
  const given = givenOf(paymentSteps, step);
  return writing(given.keys, given.values);
}
