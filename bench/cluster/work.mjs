// A process of its own: visitors who open pages and lists, and players who bet, until it is told to stop; says how it went.
import { randomUUID } from "node:crypto";

const [origin, tokens, pace] = process.argv.slice(2);
let isOver = false;
const failed = {};
const counts = { pages: 0, bets: 0, refused: 0 };
const acknowledged = [];
const choice = { direction: "under", target: 5_000 };

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const fail = (what) => (failed[what] = (failed[what] ?? 0) + 1);

async function visit(index) {
  const paths = ["/en", "/api/settings", "/healthz"];
  for (let turn = index; !isOver; turn++) {
    const headers = { "x-forwarded-for": `10.2.0.${index}` };
    const answer = await fetch(`${origin}${paths[turn % paths.length]}`, { headers, redirect: "manual" }).catch(() => null);
    if (answer) await answer.arrayBuffer().catch(() => fail("page cut off"));
    if (answer?.status === 503 && answer.headers.get("retry-after")) counts.refused += 1;
    else if (!answer || answer.status >= 500) fail(`page ${answer?.status ?? "without answer"}`);
    else counts.pages += 1;
    await pause(Number(pace));
  }
}

/** The same round is asked for until it is answered, as the frame does. */
async function bet(token) {
  while (!isOver) {
    const roundId = randomUUID();
    const body = JSON.stringify({ roundId, bet: 0.1, choice });
    const headers = { "content-type": "application/json", "x-play-token": token, origin: "null" };
    for (let tries = 0; ; tries++) {
      const answer = await fetch(`${origin}/api/play/bet`, { method: "POST", headers, body }).catch(() => null);
      if (answer) await answer.arrayBuffer().catch(() => {});
      if (answer?.ok) {
        acknowledged.push(roundId);
        counts.bets += 1;
        break;
      }
      if (answer?.status === 503) counts.refused += 1;
      else fail(`bet ${answer?.status ?? "without answer"}`);
      if (isOver && tries > 40) break;
      await pause(250);
    }
    await pause(Number(pace));
  }
}

const running = Promise.all([...Array.from({ length: 6 }, (_, index) => visit(index)), ...tokens.split(",").map(bet)]);
process.on("message", async () => {
  isOver = true;
  await running;
  process.send({ ...counts, failed, acknowledged }, () => process.exit(0));
});
