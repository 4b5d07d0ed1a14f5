import { createHash, randomBytes, randomUUID } from "node:crypto";

const sha256 = (text, form) => createHash("sha256").update(text).digest(form);

/** To the terms of the demo, without which nobody plays for money. */
const agreed = { terms_and_conditions_acceptance: { isGiven: true, at: "2026-01-01T00:00:00Z", version: "1" } };

/** Players with money, each signed in and with a game open; answers their numbers, public ids and the tokens of their frames. */
export async function addPlayers(client, count, identifier = "dice") {
  const players = [];
  for (let index = 0; index < count; index++) {
    const uniqueId = randomUUID();
    const { rows } = await client.query("insert into users (unique_id, email, consents) values ($1, $2, $3) returning id", [
      uniqueId,
      `${randomUUID()}@bench.test`,
      JSON.stringify(agreed),
    ]);
    const { id } = rows[0];
    const [signIn, token] = [randomUUID(), randomBytes(32).toString("base64url")];
    await client.query(
      "select ledger_book('opening', $1, array['cash', 'outside'], array[$2::int, null], array['EUR', 'EUR'], array[100000000, -100000000]::bigint[])",
      [`opening:${id}:EUR`, id],
    );
    await client.query("insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 day')", [signIn, id]);
    await client.query(
      "insert into game_sessions (id, token_hash, user_id, sign_in_id, game_id, is_demo, currency_code) " +
        "values ($1, $2, $3, $4, (select id from games where identifier = $5), false, 'EUR')",
      [randomUUID(), sha256(token, "base64url"), id, signIn, identifier],
    );
    for (const state of ["active", "next"]) {
      const seed = randomBytes(32).toString("hex");
      await client.query(
        "insert into seeds (owner, state, server_seed, server_seed_hash, client_seed) values ($1, $2, $3, $4, 'bench')",
        [`user:${id}`, state, seed, sha256(seed, "hex")],
      );
    }
    players.push({ id, uniqueId, token });
  }
  return players;
}
