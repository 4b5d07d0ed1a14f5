import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { socketOf } from "../server/platform/database/socket_of";

/** The folder of the server at a port (e2e/serve.mjs). */
export const dataOf = (baseURL: string) => readFileSync(path.join(tmpdir(), `foyer-e2e-${new URL(baseURL).port}`), "utf8");

/** Works in the site's own database. */
async function inDatabase<T>(baseURL: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host: socketOf(path.join(dataOf(baseURL), "postgres")), user: "foyer", database: "postgres" });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Players with a name and a hundred euros, who sign in with the password of the demo. */
export const addPlayers = (baseURL: string, names: readonly string[]): Promise<string[]> =>
  inDatabase(baseURL, async (client) => {
    const emails: string[] = [];
    for (const nickname of names) {
      const { rows } = await client.query<{ id: number; email: string }>(
        `insert into users (unique_id, email, password_hash, consents, nickname, is_email_verified)
         select gen_random_uuid(), gen_random_uuid() || '@foyer.test', password_hash, consents, $1, true
         from users where email = 'paid@foyer.test' returning id, email`,
        [nickname],
      );
      const [player] = rows;
      if (!player) throw new Error("The demo has no player");
      await client.query(
        "select ledger_book('opening', $1, array['cash', 'outside'], array[$2::int, null], array['EUR', 'EUR'], array[10000, -10000]::bigint[])",
        [`opening:${player.id}:EUR`, player.id],
      );
      emails.push(player.email);
    }
    return emails;
  });

/** What time does to an account: it moved, grew older, agreed to older terms, or waited for a higher limit. */
const passed = {
  moved: "update users set country_code = 'GB', created_at = created_at - interval '7 months' where email = $1",
  agreed: `update users set consents = jsonb_set(consents::jsonb, '{terms_and_conditions_acceptance,version}', '"0"')::json where email = $1`,
  waited: `update player_limits set pending_applies_at = pending_requested_at from users
           where users.id = player_limits.user_id and email = $1 and pending_applies_at is not null`,
};

/** Lets what a test can not wait for have happened to a player. */
export const letPass = (baseURL: string, email: string, what: keyof typeof passed) =>
  inDatabase(baseURL, async (client) => {
    const { rowCount } = await client.query(passed[what], [email]);
    if (!rowCount) throw new Error(`Nobody to whom it could happen: ${what}`);
  });

/** Lets the next round that plays for a jackpot win it. */
export const dropNext = (baseURL: string, key: string) =>
  inDatabase(baseURL, (client) => client.query("update jackpots set drops_at = amount where key = $1", [key]));

/** Opens each offer on every day of the week: what is shown then is the same whatever day it is. */
export const offerEveryDay = (baseURL: string): Promise<unknown> =>
  inDatabase(baseURL, (client) => client.query("update promotions set valid_on_days = '{}'"));
