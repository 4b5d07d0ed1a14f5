// A process of its own: bets of many frames, each with its own player, `connections` of them at a time; prints what autocannon counted as JSON.
import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { countedOf } from "../counted.mjs";

const [origin, seconds, connections, tokens] = process.argv.slice(2);
const frames = tokens.split(",");
const each = frames.length / Number(connections);
const choice = { direction: "under", target: 5_000 };
const bet = (token) => ({
  method: "POST",
  path: "/api/play/bet",
  headers: { "content-type": "application/json", "x-play-token": token, origin: "null" },
  setupRequest: (request) => ({ ...request, body: JSON.stringify({ roundId: randomUUID(), bet: 0.1, choice }) }),
});
const used = process.cpuUsage();
const result = await autocannon({
  url: origin,
  connections: Number(connections),
  duration: Number(seconds),
  excludeErrorStats: true,
  setupClient: (client) => client.setRequests(frames.splice(0, each).map(bet)), // one after the other
});
const { user, system } = process.cpuUsage(used);
console.log(JSON.stringify({ ...countedOf(result), cpu: (user + system) / 1e6 }));
