// A process of its own, so that asking does not take the server's time away: prints what it counted as JSON.
import { hash, verify } from "@node-rs/argon2";
import { quantile } from "../stats.mjs";

const [what, seconds, origin] = process.argv.slice(2);
const accounts = ["paid", "unpaid", "tester", "streamer"].map((name) => `${name}@foyer.test`);
const password = "Foyer-demo-1!";
const browsers = 8;

const stored = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const steps = { sign_in: signInAgain, renew, hash: () => () => verify(stored, password) };

const waits = [];
let failed = 0;
const ways = await Promise.all(Array.from({ length: browsers }, (_, index) => steps[what](accounts[index % accounts.length])));
const begin = performance.now();
await Promise.all(
  ways.map(async (once) => {
    while (performance.now() - begin < Number(seconds) * 1000) {
      const start = performance.now();
      if (await once()) waits.push(performance.now() - start);
      else failed++;
    }
  }),
);
const perSecond = waits.length / ((performance.now() - begin) / 1000);
console.log(JSON.stringify({ perSecond, p99: quantile(waits, 0.99), count: waits.length, failed }));

function cookiesOf(answer) {
  const lines = answer.headers.getSetCookie();
  return lines.map((line) => line.split(";")[0]).join("; ");
}

function post(url, body, cookie = "") {
  const headers = { "content-type": "application/json", cookie };
  return fetch(origin + url, { method: "POST", headers, body: JSON.stringify(body) });
}

async function signIn(email, cookie) {
  const answer = await post("/api/user/login", { email, password }, cookie);
  await answer.arrayBuffer();
  return answer;
}

/** Somebody who was here before: the browser has its mark. */
async function signInAgain(email) {
  const cookie = cookiesOf(await signIn(email));
  return async () => (await signIn(email, cookie)).ok;
}

async function renew(email) {
  let cookie = cookiesOf(await signIn(email));
  return async () => {
    const answer = await post("/api/user/refresh-token", {}, cookie);
    await answer.arrayBuffer();
    cookie = cookiesOf(answer) || cookie;
    return answer.ok;
  };
}
