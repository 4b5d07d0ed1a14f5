// A process of its own, so that asking does not take the server's time away: prints what autocannon counted as JSON.
import autocannon from "autocannon";
import { countedOf } from "../counted.mjs";

const [url, seconds] = process.argv.slice(2);
console.log(
  JSON.stringify(countedOf(await autocannon({ url, connections: 32, duration: Number(seconds), excludeErrorStats: true }))),
);
