import { createHmac, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

/** As the site is configured with them. */
export const [key, secret] = ["the key of the bench", "the secret of the bench"];

/** The card provider at the other end of the line (`docs/payment_sandbox.md`): takes every order at once and keeps what each customer asked for last. */
export async function openProvider(port) {
  const byCustomer = new Map();
  const server = createServer((request, response) => {
    if (request.method !== "POST") return void response.writeHead(404).end(); // how an older one stands
    void json(request).then((order) => {
      const entry = entryOf(order);
      byCustomer.set(order.customer.id, entry);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ ...entry, action: null }));
    });
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { orderOf: (customer) => byCustomer.get(customer), close: () => server.close() };
}

const entryOf = ({ reference, amount, currency }) => ({
  id: randomUUID(),
  type: "payment",
  reference,
  status: "pending",
  amount,
  paid_amount: 0,
  currency,
  reason: null,
  sequence: 0,
  expires_at: null,
  updated_at: new Date().toISOString(),
  details: {},
});

/** That it was paid, signed, as it goes over the line. */
export function paid(entry) {
  const details = { card_token: `card_${entry.id}`, last4: "1111", holder: "Ada Berg" };
  const data = {
    ...entry,
    status: "paid",
    paid_amount: entry.amount,
    sequence: 1,
    updated_at: new Date().toISOString(),
    details,
  };
  const body = JSON.stringify({ event_id: randomUUID(), data });
  const seconds = String(Math.floor(Date.now() / 1000));
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return { body, headers: { "content-type": "application/json", "x-signature": `t=${seconds},v1=${mac}` } };
}
