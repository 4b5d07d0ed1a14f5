import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database, Queryable } from "../plugins/database";
import { type Sending, sendsOver, sendTo } from "./statements";

/** The query builder on a pool. By itself it would keep the connection of a transaction whose very beginning fails. */
export function builderOn(pool: pg.Pool): Database {
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

/** Sends what is asked meanwhile in one go. */
function together<Sent>(client: pg.PoolClient, send: () => Sent): Sent {
  const { stream } = client.connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/** Sends a transaction's last statement and its end in one go; where that statement fails, so does the end. */
export type Finish = <Row extends pg.QueryResultRow>(last: Sending<Row>) => Promise<Row[]>;

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
  let isOver = false;
  const finish: Finish = async (last) => {
    isOver = true;
    const [rows, end] = await settled(together(client, () => [sendTo(client, last), client.query("commit")] as const));
    if (end.command !== "COMMIT") throw new Error("A transaction was not committed");
    return rows;
  };
  try {
    const [, ...answers] = await settled(together(client, () => [client.query("begin"), ...first(tx)] as const));
    const result = await work(tx, answers as unknown as Answers, finish);
    if (!isOver) await client.query("commit");
    return result;
  } catch (error) {
    if (!isOver) await client.query("rollback").catch(() => {}); // the connection is gone, and the transaction with it
    throw error;
  } finally {
    client.release();
  }
}

/** All answers, or the first failure once nothing is on its way any more. */
async function settled<Sent extends readonly Promise<unknown>[]>(sent: Sent) {
  await Promise.allSettled(sent);
  return Promise.all(sent);
}
