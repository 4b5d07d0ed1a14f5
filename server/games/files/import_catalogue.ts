import { type SQL, sql } from "drizzle-orm";
import { assetRoot } from "../../../schemas/asset_root";
import { betCurrency } from "../catalogue/game_answer";
import { toMinorUnits } from "../../platform/amounts";
import type { Database, Queryable } from "../../platform/plugins/database";
import { type Checked, checkItems, type Problem } from "./check_items";
import type { GameOfFile } from "./schemas";

export interface Counts {
  new: number;
  changed: number;
  same: number;
}

export interface ImportReport {
  studios: Counts;
  categories: Counts;
  subCategories: Counts;
  games: Counts;
  /** Items with problems. */
  leftOut: number;
  /** Active games of the database that the file does not name, and whether they were deactivated. */
  missing: { count: number; areDeactivated: boolean };
}

export interface ImportWish {
  /** The file from its beginning, as often as it is asked for. */
  open: () => AsyncIterable<string>;
  report: (problem: Problem) => void;
  deactivatesMissing: boolean;
}

const batchSize = 500;
/** In place of a picture's address that the file leaves out. */
const stays = "";
const counts = (): Counts => ({ new: 0, changed: 0, same: 0 });
const add = (to: Counts, more: Counts) => {
  to.new += more.new;
  to.changed += more.changed;
  to.same += more.same;
};

/** Whoever wants all or nothing throws from within `decide`, which is asked before the changes are kept. */
export const importCatalogue = (db: Database, wish: ImportWish, decide: (report: ImportReport) => void): Promise<ImportReport> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue.import'))`);
    const report = await importWithin(tx, wish);
    decide(report);
    return report;
  });

async function importWithin(tx: Queryable, { open, report, deactivatesMissing }: ImportWish): Promise<ImportReport> {
  const result: ImportReport = {
    studios: counts(),
    categories: counts(),
    subCategories: counts(),
    games: counts(),
    leftOut: 0,
    missing: { count: 0, areDeactivated: deactivatesMissing },
  };
  const bad = new Set<string>();
  const tell = (problem: Problem) => {
    bad.add(/^\w+\[\d+\](?:\.subCategories\[\d+\])?/.exec(problem.path)?.[0] ?? problem.path);
    report(problem);
  };
  await writeSurroundings(tx, checkItems(open(), { wanted: ["studios", "categories"], report: tell }), result);

  const studios = new Set(await columnOf(tx, sql`select id from providers`));
  const subs = new Set(await columnOf(tx, sql`select slug from sub_categories`));
  await tx.execute(sql`create temporary table named_games (identifier text primary key) on commit drop`);
  let batch: GameOfFile[] = [];
  const flush = async () => {
    if (batch.length > 0) add(result.games, await writeGames(tx, batch));
    batch = [];
  };
  for await (const { list, value, path, line } of checkItems(open(), { wanted: ["games"], report: tell })) {
    if (list !== "games") continue;
    if (!studios.has(value.studio)) tell({ path: `${path}.studio`, line, message: `There is no studio ${value.studio}` });
    else if (!subs.has(value.subCategory))
      tell({ path: `${path}.subCategory`, line, message: `There is no sub-category ${value.subCategory}` });
    else batch.push(value);
    if (batch.length >= batchSize) await flush();
  }
  await flush();
  result.leftOut = bad.size;
  result.missing.count = await handleMissing(tx, deactivatesMissing);
  return result;
}

const columnOf = async (tx: Queryable, query: SQL) => {
  const { rows } = await tx.execute<Record<string, string>>(query);
  return rows.flatMap((row) => Object.values(row));
};

/** Studios, categories and sub-categories: few, each on its own, in the order of the file behind what is there. */
async function writeSurroundings(tx: Queryable, items: AsyncIterable<Checked>, result: ImportReport) {
  for await (const item of items) {
    if (item.list === "studios") {
      const { id, name, logo, tagline = null } = item.value;
      const picture = logo ? pictureAddress(logo) : null;
      const { rows } = await tx.execute<{ done: keyof Counts }>(sql`
        with given as (select ${id}::text as id, ${name}::text as name, ${tagline}::text as tagline, ${picture}::text as picture),
        changed as (
          update providers p set name = g.name, tagline = g.tagline, thumbnail_url = coalesce(g.picture, p.thumbnail_url) from given g
          where p.id = g.id and (p.name, p.tagline, p.thumbnail_url) is distinct from (g.name, g.tagline, coalesce(g.picture, p.thumbnail_url))
          returning 1
        ), made as (
          insert into providers (id, name, tagline, thumbnail_url, position)
          select id, name, tagline, coalesce(picture, ${`${assetRoot}/providers/`} || id), (select coalesce(max(position), -1) + 1 from providers)
          from given where not exists (select 1 from providers p where p.id = given.id) returning 1
        )
        select case when exists (select 1 from made) then 'new' when exists (select 1 from changed) then 'changed' else 'same' end as done`);
      result.studios[rows[0]?.done ?? "same"]++;
    } else if (item.list === "categories") {
      const { subCategories, slug, ...top } = item.value;
      result.categories[await writeCategory(tx, "categories", { slug, ...top, parent: null })]++;
      for (const sub of subCategories)
        result.subCategories[await writeCategory(tx, "sub_categories", { ...sub, parent: slug })]++;
    }
  }
}

interface GivenCategory {
  slug: string;
  name: object;
  description?: object;
  iconName?: string | null | undefined;
  iconColor?: string | null | undefined;
  /** The slug of the top category of a sub-category. */
  parent: string | null;
}

async function writeCategory(
  tx: Queryable,
  table: "categories" | "sub_categories",
  { slug, name, description = {}, iconName = null, iconColor = null, parent }: GivenCategory,
): Promise<keyof Counts> {
  const isSub = table === "sub_categories";
  const into = sql.identifier(table);
  const top = sql`(select id from categories where slug = ${parent})`;
  const values = [
    sql`${JSON.stringify(name)}::jsonb`,
    sql`${iconName}::text`,
    sql`${iconColor}::text`,
    ...(isSub ? [sql`${JSON.stringify(description)}::jsonb`, top] : []),
  ];
  const columns = isSub
    ? sql`name::jsonb, icon_name, icon_color, description::jsonb, category_id`
    : sql`name::jsonb, icon_name, icon_color`;
  const isSame = sql`(${columns}) is not distinct from (${sql.join(values, sql`, `)})`;
  const known = await tx.execute<{ same: boolean }>(sql`select ${isSame} as same from ${into} where slug = ${slug}`);
  if (known.rows[0]?.same) return "same";
  if (known.rows.length > 0) {
    const more = isSub ? sql`, description = ${values[3]}, category_id = ${top}` : sql``;
    await tx.execute(
      sql`update ${into} set name = ${values[0]}, icon_name = ${iconName}, icon_color = ${iconColor}${more} where slug = ${slug}`,
    );
    return "changed";
  }
  const names = isSub
    ? sql`slug, name, icon_name, icon_color, description, category_id, position`
    : sql`slug, name, icon_name, icon_color, position`;
  const siblings = isSub ? sql`where category_id = ${top}` : sql``;
  await tx.execute(
    sql`insert into ${into} (${names}) select ${slug}, ${sql.join(values, sql`, `)}, coalesce(max(position), -1) + 1 from ${into} ${siblings}`,
  );
  return "new";
}

/** A bare path is one of the pictures'. */
const pictureAddress = (logo: string) =>
  logo.startsWith("https://") || logo.startsWith(`${assetRoot}/`) ? logo : `${assetRoot}/${logo.replace(/^\/+/, "")}`;

/** Games of a batch, which the surroundings of are there: changed where they differ, made where they are not there. */
async function writeGames(tx: Queryable, batch: readonly GameOfFile[]): Promise<Counts> {
  const ownPicture = (address: string | null | undefined) =>
    address ? pictureAddress(address) : address === null ? null : stays;
  const given = batch.map(({ rtp = null, minBet = null, popularity, thumbUrl, squareUrl, portraitUrl, ...game }) => ({
    ...game,
    thumbUrl: ownPicture(thumbUrl),
    squareUrl: ownPicture(squareUrl),
    portraitUrl: ownPicture(portraitUrl),
    popularity: popularity === undefined ? null : Math.round(popularity),
    rtp: rtp === null ? null : Math.round(rtp * 100),
    minBet: minBet === null ? null : toMinorUnits(minBet, betCurrency),
  }));
  const source = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as f(
    id text, name text, studio text, "subCategory" text, "imageColor" text, "thumbUrl" text, "squareUrl" text, "portraitUrl" text, rtp int, "minBet" int, "maxMultiplier" float8, volatility text,
    "hasDemo" bool, "hasBonusBuy" bool, "isDropsWins" bool, "isBonus" bool, "isNew" bool, themes text[], popularity int, sort int,
    rating float8, "releasedAt" timestamptz, description jsonb, "restrictedCountries" text[], "restrictedSubdivisions" text[],
    "excludedCurrencies" text[], client text, "clientModel" text, partner text, "partnerGame" text, "isActive" bool)
    join sub_categories s on s.slug = f."subCategory"`;
  const fallback = (column: string, value: SQL) => sql`coalesce(${value}, g.${sql.identifier(column)})`;
  const unlessLeftOut = (column: string, value: SQL) =>
    sql`case when ${value} = ${stays} then g.${sql.identifier(column)} else ${value} end`;
  const columns: [column: string, value: SQL][] = [
    ["name", sql`f.name`],
    ["provider_id", sql`f.studio`],
    ["sub_category_id", sql`s.id`],
    ["image_color", sql`f."imageColor"`],
    ["thumb_url", unlessLeftOut("thumb_url", sql`f."thumbUrl"`)],
    ["square_url", unlessLeftOut("square_url", sql`f."squareUrl"`)],
    ["portrait_url", unlessLeftOut("portrait_url", sql`f."portraitUrl"`)],
    ["return_to_player", sql`f.rtp`],
    ["max_multiplier", sql`f."maxMultiplier"`],
    ["min_bet", sql`f."minBet"`],
    ["volatility", sql`f.volatility`],
    ["has_demo", sql`f."hasDemo"`],
    ["has_bonus_buy", sql`f."hasBonusBuy"`],
    ["is_drops_wins", sql`f."isDropsWins"`],
    ["is_bonus", sql`f."isBonus"`],
    ["is_new", sql`f."isNew"`],
    ["themes", sql`f.themes`],
    ["is_active", sql`f."isActive"`],
    ["popularity", fallback("popularity", sql`f.popularity`)],
    ["sort", fallback("sort", sql`f.sort`)],
    ["rating", fallback("rating", sql`f.rating`)],
    ["released_at", fallback("released_at", sql`f."releasedAt"`)],
    ["restricted_countries", fallback("restricted_countries", sql`f."restrictedCountries"`)],
    ["restricted_subdivisions", fallback("restricted_subdivisions", sql`f."restrictedSubdivisions"`)],
    ["excluded_currencies", fallback("excluded_currencies", sql`f."excludedCurrencies"`)],
    [
      "client",
      fallback(
        "client",
        sql`coalesce(f.client, case when f.partner is not null and f."partnerGame" is not null then 'studio' end)`,
      ),
    ],
    ["client_model", fallback("client_model", sql`f."clientModel"`)],
    ["partner", fallback("partner", sql`f.partner`)],
    ["partner_game", fallback("partner_game", sql`f."partnerGame"`)],
  ];
  const names = sql.join(
    columns.map(([column]) => sql.identifier(column)),
    sql`, `,
  );
  const own = sql.join(
    columns.map(([column]) => sql`g.${sql.identifier(column)}`),
    sql`, `,
  );
  const values = sql.join(
    columns.map(([, value]) => value),
    sql`, `,
  );
  const described = sql`coalesce(f.description, g.description::jsonb)`;
  const changed = await tx.execute(sql`
    update games g set (${names}, description) = row(${values}, ${described}::json)
    from ${source} where g.identifier = f.id
      and row(${own}, g.description::jsonb) is distinct from row(${values}, ${described})`);
  const made = await tx.execute(sql`
    insert into games (identifier, ${names}, description)
    select f.id, ${values}, f.description from ${source}
    cross join (select 0 as popularity, 0 as sort, 3::float8 as rating, now() as released_at, '{}'::text[] as restricted_countries,
      '{}'::text[] as restricted_subdivisions, '{}'::text[] as excluded_currencies, null::text as client, null::text as client_model,
      null::text as partner, null::text as partner_game,
      null::text as thumb_url, null::text as square_url, null::text as portrait_url) g
    where not exists (select 1 from games known where known.identifier = f.id)`);
  await tx.execute(
    sql`insert into named_games select jsonb_array_elements_text(${JSON.stringify(batch.map(({ id }) => id))}::jsonb)`,
  );
  const [isChanged, isNew] = [changed.rowCount ?? 0, made.rowCount ?? 0];
  return { changed: isChanged, new: isNew, same: batch.length - isChanged - isNew };
}

async function handleMissing(tx: Queryable, deactivates: boolean): Promise<number> {
  const missing = sql`is_active and not exists (select 1 from named_games n where n.identifier = games.identifier)`;
  if (deactivates) return (await tx.execute(sql`update games set is_active = false where ${missing}`)).rowCount ?? 0;
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from games where ${missing}`);
  return rows[0]?.count ?? 0;
}
