import { setTimeout as wait } from "node:timers/promises";
import { signIn } from "../call.mjs";
import { withClient } from "../database.mjs";
import { startProcess } from "./process.mjs";

export const writersCount = 24;

/** Accounts that write, each signed in from an address of its own. */
export async function signInWriters(origin, connection) {
  const emails = await withClient(connection, async (client) => {
    const { rows } = await client.query(
      "insert into users (unique_id, email, password_hash, consents, nickname, is_email_verified) " +
        "select gen_random_uuid(), gen_random_uuid() || '@bench.test', password_hash, consents, 'bench' || n, true " +
        "from users, generate_series(1, $1) n where email = 'paid@foyer.test' returning email",
      [writersCount],
    );
    return rows.map(({ email }) => email);
  });
  return Promise.all(
    emails.map(async (email, index) => (await signIn(origin, email, { "x-forwarded-for": `10.3.0.${index}` })).token),
  );
}

/** A process of readers of the chat who have come in, and of writers. */
export async function startCrowd(origin, { sockets }, writers) {
  const crowd = startProcess("crowd.mjs", [origin, sockets, writers.join(",")]);
  await crowd.ask({ what: "enter" });
  return {
    end: crowd.end,
    async talk(count, meanwhile) {
      const telling = crowd.ask({ what: "talk", count, everyMs: 100 });
      if (meanwhile) {
        await wait(count * 30);
        await meanwhile();
      }
      return telling;
    },
  };
}
