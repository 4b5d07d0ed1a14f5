// A process of its own: customers who pay in one after the other, and the provider of whom the site asks each payment; prints what it counted as JSON.
import { randomInt } from "node:crypto";
import { openLine } from "../line.mjs";
import { quantile } from "../stats.mjs";
import { openProvider, paid } from "./provider.mjs";

const [what, origin, port, players, seconds] = process.argv.slice(2);
const provider = await openProvider(Number(port));
const customers = JSON.parse(players).map((player) => ({ ...player, line: openLine(origin) }));

console.log(JSON.stringify(await (what === "same" ? tellTheSame(100) : payFor(Number(seconds)))));
for (const { line } of customers) line.close();
provider.close();

async function payFor(time) {
  const waits = [];
  let failed = 0;
  const used = process.cpuUsage();
  const begin = performance.now();
  const end = begin + time * 1000;
  await Promise.all(
    customers.map(async (customer) => {
      while (performance.now() < end) {
        const start = performance.now();
        if (await payIn(customer)) waits.push(performance.now() - start);
        else failed++;
      }
    }),
  );
  const perSecond = waits.length / ((performance.now() - begin) / 1000);
  const { user, system } = process.cpuUsage(used);
  return { perSecond, p99: quantile(waits, 0.99), count: waits.length, failed, cpu: (user + system) / 1e6 };
}

/** From the player's button to the answer of the site that it is booked. */
async function payIn(customer) {
  return (await startPayment(customer)) === 200 && (await tell(customer.line, paid(provider.orderOf(customer.id)))) === 200;
}

function startPayment({ line, token }) {
  return line.post("/api/user/init-pay", {
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "x-forwarded-for": [10, randomInt(256), randomInt(256), randomInt(256)].join("."), // each from a home of its own
    },
    body: JSON.stringify({ pspID: "harbour_card", amount: 10, currencyCode: "EUR", cardToken: "card_of_the_bench" }),
  });
}

function tell(line, message) {
  return line.post("/api/payments/notify/harbour", message);
}

/** One payment whose only notification comes so many times at once; answers its reference and how many were taken. */
async function tellTheSame(times) {
  const [customer] = customers;
  const status = await startPayment(customer);
  if (status !== 200) throw new Error(`A payment was answered ${status}`);
  const entry = provider.orderOf(customer.id);
  const message = paid(entry);
  const lines = Array.from({ length: times }, () => openLine(origin));
  const answers = await Promise.all(lines.map((line) => tell(line, message)));
  for (const line of lines) line.close();
  return { reference: entry.reference, taken: answers.filter((status) => status === 200).length };
}
