import { randomUUID } from "node:crypto";
import { quantile } from "../stats.mjs";

const text =
  "select ledger_book('correction', $1, array['cash', 'cash'], array[$2::int, $3::int], array['EUR', 'EUR'], array[-1, 1]::bigint[])";

/**
 * Money goes between two of `players` for some seconds, as often as each of `connections` of the pool is answered, without HTTP; `tells` a channel of PostgreSQL
 * in the same transaction.
 */
export async function transferFor(pool, players, { connections, seconds, tells = null }) {
  const waits = [];
  const end = performance.now() + seconds * 1000;
  const one = () => players[Math.floor(Math.random() * players.length)].id;
  const query = tells ? { name: "told", text: `${text}, pg_notify('${tells}', $1)` } : { name: "silent", text };
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const begin = performance.now();
        await pool.query({ ...query, values: [`bench:${randomUUID()}`, one(), one()] });
        waits.push(performance.now() - begin);
      }
    }),
  );
  return { perSecond: waits.length / seconds, p99: quantile(waits, 0.99), count: waits.length };
}
