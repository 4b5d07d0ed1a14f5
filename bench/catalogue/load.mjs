// A process of its own, so that asking does not take the server's time away. Each kind of call is asked for by some people at once, one
// after the other, no call twice in a row; prints every wait as JSON.
import { readFileSync } from "node:fs";
import { quantile } from "../stats.mjs";

const { origin, connections, seconds, kinds, headers } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const results = [];
for (const { name, urls, mayBeEmpty } of kinds) {
  const waits = [];
  let failed = 0;
  let largest = 0;
  let next = 0;
  const ask = async (isCounted) => {
    const url = urls[next++ % urls.length];
    const begin = performance.now();
    const answer = await fetch(origin + url, { headers });
    const { byteLength } = await answer.arrayBuffer();
    if (answer.ok) largest = Math.max(largest, byteLength);
    if (!isCounted) return;
    if (answer.ok) waits.push(performance.now() - begin);
    else failed++;
  };
  const askFor = async (duration, isCounted) => {
    const end = performance.now() + duration * 1000;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() < end) await ask(isCounted);
      }),
    );
  };
  await askFor(Math.min(0.5, seconds / 4), false);
  await askFor(seconds, true);
  results.push({
    name,
    count: waits.length,
    failed,
    largest,
    mayBeEmpty,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    most: Math.max(...waits),
  });
}
console.log(JSON.stringify(results));
