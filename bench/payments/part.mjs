import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { signIn } from "../call.mjs";
import { refuseUnevenBooks, withClient } from "../database.mjs";
import { costFigure, costPerCall } from "../processor_time.mjs";
import { root } from "../root.mjs";
import { freePort, makeDataFolder, start } from "../site.mjs";
import { key, secret } from "./provider.mjs";

const customers = 32;

export async function measure({ isFull, isSmall }) {
  const seconds = isSmall ? 1 : isFull ? 30 : 8;
  const port = await freePort();
  const site = await start(makeDataFolder(), {
    TRUST_PROXY: "1",
    PAYMENTS_HARBOUR_URL: `http://127.0.0.1:${port}`,
    PAYMENTS_HARBOUR_KEY: key,
    PAYMENTS_HARBOUR_SECRET: secret,
  });
  try {
    return await withClient(site.database, (client) => measureOn(client, { site, port, seconds }));
  } finally {
    await site.stop();
  }
}

async function measureOn(client, { site, port, seconds }) {
  const players = [];
  while (players.length < customers) players.push(await addPlayer(client, site.origin));
  const run = async (what, time) => {
    const file = path.join(root, "bench/payments/load.mjs");
    const given = [file, what, site.origin, String(port), JSON.stringify(players), String(time)];
    return JSON.parse((await promisify(execFile)(process.execPath, given)).stdout);
  };
  if (seconds > 1) await run("pay", 2); // warm
  const before = await countBookings(client);
  const counted = await costPerCall({ pid: site.pid, client }, () => run("pay", seconds));
  const booked = (await countBookings(client)) - before;
  const same = await run("same", 0);
  await refuseUnevenBooks(client);
  const bookings = await bookingsOf(client, same.reference);
  return {
    title: "Payments",
    method:
      `${customers} players pay €10 in by card, each the next one when the last is booked, for ${seconds} s: the call that starts it, the site's call to the provider, the ` +
      "provider's signed notification, and its booking with wallet, ledger, trail and the account that paid; as many must be in the books. Players and provider are one process on the " +
      "same cores. Afterwards each wallet is compared with its entries, and one notification comes 100 times at once.",
    figures: [
      {
        name: "payments, start to booked",
        value: counted.perSecond,
        unit: "/s",
        bar: { least: 500 },
        beside: `${counted.count} payments`,
        failed: counted.failed + Math.max(0, counted.count - booked),
      },
      { name: "payment, p99", value: counted.p99, unit: "ms" },
      costFigure("payment", counted.cost),
      {
        name: "bookings of 100 identical notifications",
        value: bookings,
        unit: "",
        bar: { least: 1, most: 1 },
        beside: `${same.taken} answered with 200`,
        failed: Math.abs(bookings - 1),
      },
    ],
    counted,
  };
}

/** A player whose details are complete, signed in. */
async function addPlayer(client, origin) {
  const email = `${randomUUID()}@bench.test`;
  const { rows } = await client.query(
    "insert into users (unique_id, email, password_hash, currency_code, country_code, first_name, last_name, date_of_birth, is_email_verified, kyc_status, consents) " +
      "select $1, $2, password_hash, 'EUR', 'DE', 'Ada', 'Berg', '1990-01-01', true, 'APPROVED', consents from users where email = 'paid@foyer.test' returning unique_id",
    [randomUUID(), email],
  );
  return { id: rows[0].unique_id, token: (await signIn(origin, email)).token };
}

/** How many payments of the bench's players are in the books. */
async function countBookings(client) {
  const { rows } = await client.query(
    "select count(distinct t.id)::integer as count from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join users u on u.id = e.user_id " +
      "where t.reference like 'payment:%' and u.email like '%@bench.test'",
  );
  return rows[0].count;
}

async function bookingsOf(client, reference) {
  const { rows } = await client.query(
    "select count(*)::integer as count from ledger_transactions t join payments p on t.reference like 'payment:' || p.id || ':%' where p.uuid = $1",
    [reference],
  );
  return rows[0].count;
}
