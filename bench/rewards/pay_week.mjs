// Pays a week's cashback in a process of its own, from the sources (`node --import tsx`), and prints how many and how long.
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { payWeeks } from "../../server/rewards/cashback/pay_week.ts";

const [connection, now] = process.argv.slice(2);
const pool = new pg.Pool(JSON.parse(connection));
const { rows } = await pool.query("select settings from settings_revisions order by revision desc limit 1");
const app = {
  db: drizzle(pool),
  log: console,
  settings: () => ({ settings: { markets: [], servedCountries: [], ...rows[0].settings } }),
  rateOf: () => "1",
  detectedPlace: () => ({ country: null, subdivision: null }),
  detectedCountry: () => null,
};
const begin = performance.now();
const paid = await payWeeks(app, { now: new Date(now) });
console.log(JSON.stringify({ paid, seconds: (performance.now() - begin) / 1000 }));
await pool.end();
