// Pays a week's cashback in a process of its own on a test's database, few at a time, to be killed on the way.
import pg from "pg";
import { builderOn } from "../platform/database/builder";
import type { SiteSettings } from "../../schemas/settings";
import { payWeeks } from "../rewards/cashback/pay_week";

const [connection = "{}", now = "", settings = "{}"] = process.argv.slice(2);
const app = {
  db: builderOn(new pg.Pool(JSON.parse(connection) as pg.PoolConfig)),
  settings: () => ({ settings: JSON.parse(settings) as SiteSettings }),
  rateOf: () => "1",
  detectedPlace: () => ({ country: null, subdivision: null }),
  detectedCountry: () => null,
};
await payWeeks(app as never, { now: new Date(now), atOnce: 20 }); // as much of an app as it asks for
