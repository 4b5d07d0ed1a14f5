// A process of its own: makes a database of the size that the catalogue is measured with, on the embedded PostgreSQL of a data folder.
import { readdirSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { assetRoot } from "../../schemas/asset_root";
import { startEmbeddedPostgres } from "../../server/platform/database/embedded_postgres";
import { migrate } from "../../server/platform/database/migrate";
import { fillDemo } from "../../server/demo/fill_demo";

const [root = "", dataDir = "", gameCount, roundCount] = process.argv.slice(2);
const [allGames, allRounds] = [Number(gameCount), Number(roundCount)];
const silent = { info: () => {}, error: (...words: unknown[]) => console.error(...words) };

const adjectives =
  "Golden Crimson Silent Lucky Frozen Ancient Wild Royal Hidden Burning Electric Velvet Neon Savage Mystic Jade Iron Solar Lunar Thunder Emerald Sapphire Obsidian Copper Ivory Scarlet Amber Cobalt Phantom Gilded Restless Humble Roaring Drowsy Merry Stormy Hollow Tidal Polar Desert".split(
    " ",
  );
const nouns =
  "Dragon Scarab Tiger Temple Fortune Pirate Phoenix Harvest Lantern Vault Comet Orchard Pharaoh Wolf Falcon Serpent Kraken Garden Circus Bandit Samurai Viking Nomad Gorilla Panther Goblin Wizard Mermaid Buffalo Beetle Jackal Lotus Castle Canyon Lagoon Bazaar Carnival Voyage Legend Reef".split(
    " ",
  );
const endings = [
  "",
  "",
  "",
  "Deluxe",
  "Rush",
  "Megaways",
  "of Fortune",
  "Gold",
  "Nights",
  "Quest",
  "Riches",
  "Legacy",
  "Hold & Win",
  "Bonanza",
  "Showdown",
];

const server = await startEmbeddedPostgres({ root, folder: path.join(dataDir, "postgres") });
const pool = new pg.Pool({ ...server.connection, max: 2 });
await migrate(pool, path.join(root, "server/migrations"));
await fillDemo({ db: drizzle(pool), root, log: silent as never });

const { rows } = await pool.query<{ count: number }>("select count(*)::int as count from games");
const wanted = allGames - (rows[0]?.count ?? 0);
const names = Array.from({ length: wanted }, (_, index) => {
  const words = [adjectives[index % 40], nouns[Math.floor(index / 40) % 40], endings[Math.floor(index / 1_600) % endings.length]];
  return words.filter(Boolean).join(" ");
});
/** Where a game's pictures lie, without their shape. */
const faces = readdirSync(path.join(root, "server/demo/pictures/games"))
  .filter((file) => file.endsWith("-thumb.avif"))
  .map((file) => `${assetRoot}/games/${file.replace("-thumb.avif", "")}`);
await pool.query(`insert into providers (id, name, thumbnail_url, position)
  select 'studio-' || n, 'Studio ' || n, '/api/core/casino/assets/common/providers/studio-' || n, 100 + n from generate_series(1, 60) n`);
await pool.query(
  `with made as (select row_number() over () as n, name from unnest($1::text[]) as name),
    subs as (select array_agg(id order by id) as ids from sub_categories),
    studios as (select array_agg(id order by id) as ids from providers)
  insert into games (identifier, name, provider_id, sub_category_id, image_color, return_to_player, max_multiplier, min_bet, volatility,
    has_demo, has_bonus_buy, is_drops_wins, is_bonus, is_new, themes, sort, popularity, rating, released_at, restricted_countries,
    excluded_currencies, client, client_model, thumb_url, square_url, portrait_url)
  select 'bench-' || n, name || case when n > 24000 then ' ' || n else '' end, studios.ids[1 + (n * 7 % 1009) % array_length(studios.ids, 1)],
    subs.ids[1 + (n * 13) % array_length(subs.ids, 1)], '#334455', case when n % 9 > 0 then 9000 + (n * 31) % 900 end,
    case when n % 7 > 0 then 100 * (1 + (n * 17) % 250) end, case when n % 5 > 0 then 5 * (1 + n % 40) end,
    (array['low', 'medium', 'high', 'very-high'])[1 + n % 4], n % 3 > 0, n % 4 = 0, n % 6 = 0, n % 2 = 0, n % 25 = 0,
    array[(array['egypt', 'animals', 'gold', 'fruit', 'space', 'ocean', 'magic', 'crime', 'horror', 'sport'])[1 + n % 10],
      (array['night', 'sweet', 'fire', 'ice', 'asia', 'west', 'music', 'royal', 'jungle', 'myth'])[1 + (n / 10) % 10]],
    (n * 7919) % 20000, 20000000 / (10 + (n * 104729) % 20000), 2.5 + (n % 26) / 10.0, now() - make_interval(hours => ((n * 37) % 30000)::int),
    case when n % 11 = 0 then array['GB', 'US'] else '{}' end, case when n % 13 = 0 then array['BTC'] else '{}' end,
    case when n % 4 = 0 then 'slot' end, case when n % 4 = 0 then 'even' end,
    face || '-thumb.avif', face || '-square.avif', face || '-portrait.avif'
  from made, subs, studios, lateral (select ($2::text[])[1 + n % array_length($2::text[], 1)] as face) as pictured`,
  [names, faces],
);
await pool.query(
  `insert into users (unique_id, email) select 'bench-' || n, 'bench-' || n || '@foyer.test' from generate_series(1, 2000) n`,
);
const bench = "(select array_agg(id order by id) from users where email like 'bench-%')";
const all = "(select array_agg(id order by id) from games)";
const someOf = (count: number, seed: number) => `insert into %table% (user_id, game_id, at)
  select u.ids[1 + (n * ${seed}) % 2000], g.ids[1 + floor(${allGames} * power(((n * 48271::bigint) % 2147483647) / 2147483647.0, 3))::int % ${allGames}], now() - make_interval(mins => n)
  from generate_series(1, ${count}) n, (select ${bench} as ids) u, (select ${all} as ids) g on conflict do nothing`;
await pool.query(someOf(24_000, 7).replace("%table%", "played_games"));
await pool.query(someOf(24_000, 11).replace("%table%", "favorite_games"));
// One player has hundreds of both.
for (const table of ["played_games", "favorite_games"])
  await pool.query(`insert into ${table} (user_id, game_id, at) select u.id, g.id, now() - make_interval(mins => g.id)
    from users u, games g where u.email = 'paid@foyer.test' and g.id % 40 = 0 on conflict do nothing`);
await pool.query(`insert into rounds (id, user_id, game_id, is_demo, state, currency_code, bet, payout, base_bet, base_payout, multiplier, choice, outcome, created_at, settled_at)
  select 'bench-' || n, u.ids[1 + (n * 7) % 2000], g.ids[1 + (n * 31) % ${allGames}], false, 'settled', 'EUR', 100, 100 * (n % 3), 100, 100 * (n % 3), n % 3,
    '{}', '{}', now() - make_interval(secs => 1000000 - n), now() - make_interval(secs => 1000000 - n)
  from generate_series(1, ${allRounds}) n, (select ${bench} as ids) u, (select ${all} as ids) g`);
await pool.query("vacuum analyze");
const counted = await pool.query<Record<string, number>>(
  `select (select count(*)::int from games) as games, (select count(*)::int from games where identifier like 'bench-%') as made, (select count(*)::int from rounds) as rounds,
    (select count(*)::int from played_games) as played, (select count(*)::int from favorite_games) as favorites`,
);
await pool.end();
await server.stop();
console.log(JSON.stringify(counted.rows[0]));
