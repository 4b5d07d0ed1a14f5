import { count, eq, inArray, or, type SQL } from "drizzle-orm";
import { assetRoot } from "../../../schemas/asset_root";
import type { DescribedReference } from "../../../schemas/api/page_check";
import type { ReferenceKind } from "../../../schemas/reference";
import type { SiteSettings } from "../../../schemas/settings";
import type { ReferenceFact } from "../../../schemas/site_facts";
import type { Text } from "../../../schemas/text";
import type { Stock } from "../../../src/layout/check/site_facts";
import { categories, games, providers, subCategories } from "../../games/catalogue/tables";
import { jackpots } from "../../games/jackpots/tables";
import { methodStateOf } from "../../money/payments/methods/method_state";
import { paymentMethods } from "../../money/payments/methods/tables";
import { methodAbsences, methodPlaces } from "../../money/payments/tables";
import type { Queryable } from "../../platform/plugins/database";
import { promotions } from "../../rewards/promotions/tables";
import { statusAt } from "../../rewards/tournaments/queries";
import { tournaments } from "../../rewards/tournaments/tables";

interface Thing {
  /** What pages may call it. */
  ids: readonly string[];
  state: ReferenceFact["state"];
  name: Text;
  picture: string | null;
  /** Of a payment method, which stands for a picture. */
  family?: DescribedReference["family"];
}

type Settings = Pick<SiteSettings, "showUnconnectedGames">;
interface Asked {
  db: Queryable;
  settings: Settings;
  /** The ids that matter; all of them where it is null. */
  wanted: readonly string[] | null;
}

const numbersIn = (ids: readonly string[]) => ids.flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? [Number(id)] : []));
const only = (wanted: Asked["wanted"], condition: (ids: string[]) => SQL | undefined) =>
  wanted ? condition([...wanted]) : undefined;

const readers: Record<ReferenceKind, (asked: Asked) => Promise<Thing[]>> = {
  async game({ db, settings, wanted }) {
    const { id, identifier, name, isActive, client } = games;
    const rows = await db
      .select({ id, identifier, name, isActive, client })
      .from(games)
      .where(only(wanted, (ids) => or(inArray(identifier, ids), inArray(id, numbersIn(ids)))));
    return rows.map((row) => ({
      ids: [row.identifier, String(row.id)],
      state: !row.isActive ? "closed" : row.client === null && !settings.showUnconnectedGames ? "hidden" : "open",
      name: { en: row.name },
      picture: `${assetRoot}/games/${row.identifier}-thumb.avif`,
    }));
  },
  async provider({ db, wanted }) {
    const rows = await db
      .select({ id: providers.id, name: providers.name, picture: providers.thumbnailUrl })
      .from(providers)
      .where(only(wanted, (ids) => inArray(providers.id, ids)));
    const playing = await db
      .select({ id: games.providerId, games: count() })
      .from(games)
      .where(eq(games.isActive, true))
      .groupBy(games.providerId);
    const open = new Set(playing.map(({ id }) => id));
    return rows.map(({ id, name, picture }) => ({
      ids: [id],
      state: open.has(id) ? "open" : "closed",
      name: { en: name },
      picture,
    }));
  },
  async category({ db, wanted }) {
    const rows = await db
      .select()
      .from(subCategories)
      .where(only(wanted, (ids) => inArray(subCategories.slug, ids)));
    return rows.map(({ slug, name, isActive }) => ({ ids: [slug], state: isActive ? "open" : "hidden", name, picture: null }));
  },
  async top_category({ db, wanted }) {
    const rows = await db
      .select()
      .from(categories)
      .where(only(wanted, (ids) => inArray(categories.slug, ids)));
    return rows.map(({ slug, name }) => ({ ids: [slug], state: "open", name, picture: null }));
  },
  async promotion({ db, wanted }) {
    const rows = await db
      .select()
      .from(promotions)
      .where(only(wanted, (ids) => inArray(promotions.bannerKey, ids)));
    return rows.map((row) => ({ ...promotionThing(row), ids: [row.bannerKey] }));
  },
  async bonus({ db, wanted }) {
    const rows = await db
      .select()
      .from(promotions)
      .where(only(wanted, (ids) => inArray(promotions.id, numbersIn(ids))));
    return rows.map((row) => ({ ...promotionThing(row), ids: [String(row.id)] }));
  },
  async tournament({ db, wanted }) {
    const { id, name, image, startAt, endAt, cancelledAt } = tournaments;
    const rows = await db
      .select({ id, name, image, startAt, endAt, cancelledAt })
      .from(tournaments)
      .where(only(wanted, (ids) => inArray(id, numbersIn(ids))));
    const now = new Date();
    return rows.map((row) => {
      const isOver = ["FINISHED", "CANCELLED"].includes(statusAt(row, now));
      return { ids: [String(row.id)], state: isOver ? "closed" : "open", name: row.name, picture: row.image };
    });
  },
  async jackpot({ db }) {
    const rows = await db.select({ id: jackpots.id, key: jackpots.key, name: jackpots.name }).from(jackpots);
    return rows.map(({ id, key, name }) => ({ ids: [key, String(id)], state: "open", name, picture: null }));
  },
  payment_method: ({ db }) => readMethods(db, ({ paysIn }) => paysIn),
  payout_method: ({ db }) => readMethods(db, ({ paysOut }) => paysOut),
};

type MethodRow = typeof paymentMethods.$inferSelect;

/** The ways to pay; those that do not go the wanted way are closed to it. */
async function readMethods(db: Queryable, goes: (row: MethodRow) => boolean): Promise<Thing[]> {
  const rows = await db.select().from(paymentMethods);
  if (rows.length === 0) return [];
  const places = await db.select().from(methodPlaces);
  const absences = await db.select().from(methodAbsences);
  const own = rows.map((row): Thing & { key: string } => {
    const { id, name, title, family, picture } = row;
    const state = goes(row) ? methodStateOf(id, { places, absences }) : "closed";
    return { ids: [id], key: name, state, name: title, picture, family };
  });
  const byKey = Map.groupBy(own, ({ key }) => key);
  const keyed = [...byKey].flatMap(([key, [first, ...others]]) => {
    const open = [first, ...others].find((thing) => thing?.state === "open") ?? first;
    return open ? [{ ...open, ids: [key] }] : [];
  });
  return [...keyed, ...own];
}

function promotionThing({
  banner,
  bannerKey,
  isClosed,
  startAt,
  endAt,
  version,
}: typeof promotions.$inferSelect): Omit<Thing, "ids"> {
  const now = new Date();
  const isOver = isClosed || (endAt !== null && endAt <= now);
  const isToCome = version === 0 || (startAt !== null && startAt > now);
  return {
    state: isOver ? "closed" : isToCome ? "hidden" : "open",
    name: banner.bannerTitle ?? { en: bannerKey },
    picture: banner.bannerSmallImageUrl?.src || banner.bannerImageUrl?.src || null,
  };
}

/** Of a site without games or ways to pay there is nothing to choose yet, and so nothing to find fault with. */
const ofCatalogue: ReadonlySet<ReferenceKind> = new Set([
  "game",
  "provider",
  "category",
  "top_category",
  "payment_method",
  "payout_method",
]);

/** The state of everything that pages can name. */
export async function readStock(db: Queryable, settings: Settings): Promise<Stock> {
  const stock = new Map<ReferenceKind, ReadonlyMap<string, ReferenceFact["state"]>>();
  for (const kind of Object.keys(readers) as ReferenceKind[]) {
    const things = await readers[kind]({ db, settings, wanted: null });
    if (things.length === 0 && ofCatalogue.has(kind)) continue;
    stock.set(kind, new Map(things.flatMap(({ ids, state }) => ids.map((id) => [id, state]))));
  }
  return stock;
}

const missing = { state: "missing", name: null, picture: null, family: undefined } as const;

/** What things are called and how they are, in the order that they were asked for. */
export async function describeReferences(
  db: Queryable,
  settings: Settings,
  references: readonly Pick<ReferenceFact, "kind" | "id">[],
): Promise<DescribedReference[]> {
  const found = new Map<string, Thing>();
  for (const kind of new Set(references.map((each) => each.kind))) {
    const wanted = references.filter((each) => each.kind === kind).map(({ id }) => id);
    for (const thing of await readers[kind]({ db, settings, wanted })) {
      for (const id of thing.ids) found.set(`${kind} ${id}`, thing);
    }
  }
  return references.map(({ kind, id }) => {
    const { state, name, picture, family } = found.get(`${kind} ${id}`) ?? missing;
    return { kind, id, state, name, picture, ...(family && { family }) };
  });
}
