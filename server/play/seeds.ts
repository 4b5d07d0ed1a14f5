import { createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { SeedPair } from "../../schemas/play/round";
import { type Draw, drawFrom, fairMessage } from "../../src/play/rules/fair";
import type { Queryable } from "../plugins/database";
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

/** Sees to it that an owner has seeds to play with; several may ask at once. */
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
  const kept = clientSeed ?? active.clientSeed;
  await db
    .update(seeds)
    .set({ state: "active", clientSeed: kept })
    .where(and(eq(seeds.owner, active.owner), eq(seeds.state, "next")));
  await db.insert(seeds).values({ owner: active.owner, state: "next", clientSeed: kept, ...newServerSeed() });
}

/** The numbers of one round. */
export const drawOf = ({ serverSeed, clientSeed }: Pick<Seed, "serverSeed" | "clientSeed">, nonce: number): Draw =>
  drawFrom((cursor) =>
    createHmac("sha256", serverSeed)
      .update(fairMessage(clientSeed, nonce, cursor))
      .digest(),
  );
