// Ends tournaments and books their prizes in a process of its own on a test's database, to be killed on the way.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { builderOn } from "../platform/database/builder";
import { finishDue, payAwards } from "../rewards/tournaments/finish";
import { countWaiting } from "../rewards/tournaments/tournament_clock";

const [connection = "{}"] = process.argv.slice(2);
const app = {
  db: builderOn(new pg.Pool(JSON.parse(connection) as pg.PoolConfig)),
  log: console,
  rateOf: () => "1",
} as never; // as much of an app as prizes in money ask for
for (;;) {
  await countWaiting(app);
  await finishDue(app);
  await payAwards(app);
  await wait(50);
}
