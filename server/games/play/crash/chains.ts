import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/plugins/database";
import { crashChains } from "../tables";
import { forgeChain, linkOf } from "./chain";

/** Flights of months: a new chain has to be published before this one is used up. */
export const chainLength = 1_000_000;
/** The demo's, made at its start: some weeks. */
const demoLength = 50_000;

interface Commitment {
  length: number;
  /** What the public number will be, in words: something that nobody knows yet. */
  source: string;
  /** Where the commitment can be read outside of this site. */
  announcementUrl: string | null;
  isOwn: boolean;
}

/** Draws a chain and settles it: from now on its flights can't be changed, and where they crash nobody can tell before the public number is known. */
export async function commitChain(db: Queryable, { length, ...commitment }: Commitment) {
  const chain = await forgeChain(randomBytes(32).toString("hex"), length);
  const [row] = await db
    .insert(crashChains)
    .values({ ...chain, milestones: [...chain.milestones], ...commitment })
    .returning({ id: crashChains.id, terminalHash: crashChains.terminalHash });
  if (!row) throw new Error("A chain was not written");
  return row;
}

/** Gives a chain its public number, once; false where it has one, or there is no such chain. */
export async function announceEntropy(db: Queryable, id: number, entropy: string): Promise<boolean> {
  const announced = await db
    .update(crashChains)
    .set({ entropy, entropyAt: sql`clock_timestamp()` })
    .where(and(eq(crashChains.id, id), isNull(crashChains.entropy)))
    .returning({ id: crashChains.id });
  return announced.length > 0;
}

/** A chain whose public number this server draws by itself, after it was settled: a demo has nobody to announce it. */
export async function commitDemoChain(db: Queryable): Promise<void> {
  const { id } = await commitChain(db, { length: demoLength, source: "", announcementUrl: null, isOwn: true });
  await announceEntropy(db, id, randomBytes(32).toString("hex"));
}

export interface Link {
  chainId: number;
  chainNumber: number;
  serverSeed: string;
  clientSeed: string;
}

type Flown = Record<"id" | "used", number> & Record<"entropy" | "secret", string> & { length: number; milestones: string[] };

/** Takes the next link of the first chain that can be flown; within a transaction it is used if that commits. Null where there is none. */
export async function takeLink(tx: Queryable): Promise<Link | null> {
  const { rows } = await tx.execute<Flown>(sql`
    update crash_chains set used = used + 1
    where id = (select id from crash_chains where entropy is not null and used < length order by id limit 1 for update)
    returning id, used, entropy, secret, length, milestones`);
  const [chain] = rows;
  if (!chain) return null;
  return { chainId: chain.id, chainNumber: chain.used, serverSeed: linkOf(chain, chain.used), clientSeed: chain.entropy };
}

/** Whether no chain can be flown: the next one is not published, or its public number not known. */
export async function isWithoutLink(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from crash_chains where entropy is not null and used < length limit 1`);
  return rows.length === 0;
}

/** A week of flights without a pause: who is warned then has time to publish the next chain and to wait for its public number. */
export const fewFlights = 40_000;

/** How many flights the chains are good for whose public number is known. */
export async function flightsLeft(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ left: number }>(
    sql`select coalesce(sum(length - used), 0)::float8 as left from crash_chains where entropy is not null`,
  );
  return rows[0]?.left ?? 0;
}

/** Chains as everybody may know them, the newest first. */
export async function readChains(db: Queryable) {
  const { rows } = await db.execute<PublicChain>(sql`
    select id, terminal_hash as "terminalHash", length, used, is_own as "isOwn", source, announcement_url as "announcementUrl",
      committed_at as "committedAt", entropy, entropy_at as "entropyAt",
      (select count(*)::int from crash_rounds where chain_id = crash_chains.id and state = 'crashed' and crashed_at is null) as "calledOff"
    from crash_chains order by id desc limit 20`);
  return rows.map(({ committedAt, entropyAt, ...chain }) => ({
    ...chain,
    committedAt: new Date(committedAt).toISOString(),
    entropyAt: entropyAt && new Date(entropyAt).toISOString(),
  }));
}

interface PublicChain extends Record<string, unknown> {
  id: number;
  terminalHash: string;
  length: number;
  used: number;
  calledOff: number;
  isOwn: boolean;
  source: string;
  announcementUrl: string | null;
  committedAt: string;
  entropy: string | null;
  entropyAt: string | null;
}
