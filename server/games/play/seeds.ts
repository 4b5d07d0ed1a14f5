import { createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { SeedPair } from "../../../schemas/play/round";
import { type Draw, drawFrom, fairMessage, floatsOf, roundingMessage } from "../../../src/play/rules/fair";
import type { Queryable } from "../../platform/plugins/database";
import { seeds } from "./tables";

export type Seed = typeof seeds.$inferSelect;

const newServerSeed = () => {
  const serverSeed = randomBytes(32).toString("hex");
  return { serverSeed, serverSeedHash: createHash("sha256").update(serverSeed).digest("hex") };
};
const newClientSeed = () => randomBytes(8).toString("hex");

/** Whose seeds a session plays with: a player's are the same in all games. */
export const seedOwner = (session: { id: string; userId: number | null }): string =>
  session.userId === null ? `session:${session.id}` : `user:${session.userId}`;

/** Sees to it that an owner has server's seeds to play with; several may ask at once. */
export async function ensureSeeds(db: Queryable, owner: string): Promise<void> {
  const clientSeed = newClientSeed();
  await db
    .insert(seeds)
    .values([
      { owner, state: "active", clientSeed, ...newServerSeed() },
      { owner, state: "next", clientSeed, ...newServerSeed() },
    ])
    .onConflictDoNothing();
}

/**
 * Takes the browser's part of the first pair: it comes when the server's is drawn and its hash told, and before the first round.
 * A seed that a browser has given stays until the player changes it.
 */
export async function takeFirstClientSeed(db: Queryable, { owner, nonce, isClientSeedGiven }: Seed, clientSeed: string) {
  if (isClientSeedGiven || nonce > 0) return;
  await db
    .update(seeds)
    .set({ clientSeed, isClientSeedGiven: true })
    .where(and(eq(seeds.owner, owner), inArray(seeds.state, ["active", "next"])));
}

/** The pair as its owner may know it. */
export async function readSeedPair(db: Queryable, owner: string): Promise<SeedPair> {
  const rows = await db
    .select()
    .from(seeds)
    .where(and(eq(seeds.owner, owner), inArray(seeds.state, ["active", "next"])));
  const [active, next] = ["active", "next"].map((state) => rows.find((row) => row.state === state));
  if (!active || !next) throw new Error("A game's session has no seeds");
  return {
    serverSeedHash: active.serverSeedHash,
    nextServerSeedHash: next.serverSeedHash,
    clientSeed: active.clientSeed,
    nonce: active.nonce,
  };
}

/** Tells the seed that was played with and puts the next one in its place; whoever calls holds the active one. */
export async function rotate(db: Queryable, active: Seed, clientSeed: string | undefined): Promise<void> {
  await db
    .update(seeds)
    .set({ state: "revealed", revealedAt: sql`now()` })
    .where(eq(seeds.id, active.id));
  const kept = {
    clientSeed: clientSeed ?? active.clientSeed,
    isClientSeedGiven: clientSeed !== undefined || active.isClientSeedGiven,
  };
  await db
    .update(seeds)
    .set({ state: "active", ...kept })
    .where(and(eq(seeds.owner, active.owner), eq(seeds.state, "next")));
  await db.insert(seeds).values({ owner: active.owner, state: "next", ...kept, ...newServerSeed() });
}

type Pair = Pick<Seed, "serverSeed" | "clientSeed">;

const hmac = (serverSeed: string, message: string) => createHmac("sha256", serverSeed).update(message).digest();

/** The numbers of one round. */
export const drawOf = ({ serverSeed, clientSeed }: Pair, nonce: number): Draw =>
  drawFrom((cursor) => hmac(serverSeed, fairMessage(clientSeed, nonce, cursor)));

/** The number that rounds what a round pays: by its nonce, on a flight by its id. */
export const roundingOf = ({ serverSeed, clientSeed }: Pair, round: number | string): number =>
  floatsOf(hmac(serverSeed, roundingMessage(clientSeed, round)))[0] ?? 0;
