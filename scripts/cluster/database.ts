// The embedded PostgreSQL as a process of its own: says how it is reached, and does what is said to it ("away 10": for so many seconds).
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import path from "node:path";
import { startEmbeddedPostgres } from "../../server/platform/database/embedded_postgres";

const root = path.resolve(import.meta.dirname, "../..");
const [folder = ""] = process.argv.slice(2);
const start = () => startEmbeddedPostgres({ root, folder });
let database = await start();
console.log(JSON.stringify(database.connection));

createInterface(process.stdin).on("line", async (line) => {
  const [, seconds] = line.split(" ");
  await database.stop();
  console.log("away");
  await wait(Number(seconds) * 1000);
  database = await start();
  console.log("back");
});
process.stdin.on("end", async () => {
  await database.stop();
  process.exit(0);
});
