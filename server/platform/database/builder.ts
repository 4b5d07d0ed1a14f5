import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database, Queryable } from "./queryable";
import { clientOf, type Sending, sendsOver, sendTo } from "./statements";

/** The query builder on a pool. By itself it would keep the connection of a transaction whose very beginning fails. */
export function builderOn(pool: pg.Pool): Database {
  pool.on("connect", beginWithFirst);
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction((tx) => {
        sendsOver(tx, client);
        return work(tx as never);
      }, config);
    } finally {
      client.release();
    }
  };
  return db;
}

const builders = new WeakMap<pg.PoolClient, Database>();

function builderOf(client: pg.PoolClient): Database {
  let known = builders.get(client);
  if (!known) builders.set(client, (known = drizzle(client)));
  return known;
}

type Ask = (asked: string | { text?: string }, ...rest: unknown[]) => Promise<Partial<pg.QueryResult>>;

/** The beginning of a transaction waits for its first statement and goes with it; where none comes, there was none. */
function beginWithFirst(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Ask;
  let isWaiting = false;
  const ask: Ask = (asked, ...rest) => {
    const text = typeof asked === "string" ? asked : asked.text;
    if (text === "begin") {
      isWaiting = true;
      return Promise.resolve({ command: "BEGIN" });
    }
    if (!isWaiting) return query(asked, ...rest);
    isWaiting = false;
    if (text === "commit" || text === "rollback") return Promise.resolve({ command: text.toUpperCase() });
    const sent = together(client, () => [query("begin"), query(asked, ...rest)] as const);
    return Promise.all(sent).then(([, answer]) => answer);
  };
  client.query = ask as typeof client.query; // its overloads, all of which are passed on
}

/** Sends what is asked meanwhile in one go. */
function together<Sent>(client: pg.ClientBase, send: () => Sent): Sent {
  const { stream } = (client as pg.Client).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/** Sends a transaction's last statement, where there is one, and its end in one go; where that or one before it fails, so does the end. */
export type Finish = <Row extends pg.QueryResultRow>(last: Sending<Row> | null) => Promise<Row[]>;

/**
 * A transaction whose first statements need nothing of each other: they go to the database with its beginning, in one go and in this order, each with a
 * view of its own of what was committed. Its last one may `finish` it; nothing was written before, so that nothing is kept without it.
 */
export async function transact<Answers extends unknown[], Result>(
  db: Database,
  first: (tx: Queryable) => { [Key in keyof Answers]: Promise<Answers[Key]> },
  work: (tx: Queryable, answers: Answers, finish: Finish) => Promise<Result>,
): Promise<Result> {
  const client = await (db as Database & { $client: pg.Pool }).$client.connect();
  const tx = builderOf(client);
  let [isOver, isBroken] = [false, false];
  const finish: Finish = async (last) => {
    isOver = true;
    const [rows, end] = await settled(
      together(client, () => [last ? sendTo(client, last) : Promise.resolve([]), client.query("commit")] as const),
    );
    if (end.command !== "COMMIT") throw new Error("A transaction was not committed");
    return rows;
  };
  try {
    const [, ...answers] = await settled(together(client, () => [client.query("begin"), ...first(tx)] as const));
    const result = await work(tx, answers as unknown as Answers, finish);
    if (!isOver) await client.query("commit");
    return result;
  } catch (error) {
    if (!isOver) await client.query("rollback").catch(() => (isBroken = true)); // the connection goes, and the transaction with it
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Statements of a transaction that need nothing of each other go to the database in one go, in this order. */
export const inOneGo = <Sent extends readonly Promise<unknown>[]>(
  tx: Queryable,
  send: () => readonly [...Sent],
): Promise<{ -readonly [Key in keyof Sent]: Awaited<Sent[Key]> }> => settled(together(clientOf(tx) as pg.ClientBase, send));

/** All answers, or the first failure once nothing is on its way any more. */
async function settled<Sent extends readonly Promise<unknown>[]>(sent: readonly [...Sent]) {
  await Promise.allSettled(sent);
  return Promise.all(sent);
}
