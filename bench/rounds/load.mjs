// A process of its own: bets of 32 frames, each with its own player; prints what autocannon counted as JSON.
import { randomUUID } from "node:crypto";
import autocannon from "autocannon";

const [origin, seconds, tokens] = process.argv.slice(2);
const waiting = tokens.split(",");
const choice = { direction: "under", target: 5_000 };
const used = process.cpuUsage();
const { requests, latency, non2xx, errors } = await autocannon({
  url: origin,
  connections: waiting.length,
  duration: Number(seconds),
  setupClient: (client) => {
    const headers = { "content-type": "application/json", "x-play-token": waiting.pop(), origin: "null" };
    client.setRequests([
      {
        method: "POST",
        path: "/api/play/bet",
        headers,
        setupRequest: (request) => ({ ...request, body: JSON.stringify({ roundId: randomUUID(), bet: 0.1, choice }) }),
      },
    ]);
  },
});
const { user, system } = process.cpuUsage(used);
const cpu = (user + system) / 1e6;
console.log(
  JSON.stringify({ perSecond: requests.average, p99: latency.p99, failed: non2xx + errors, count: requests.total, cpu }),
);
