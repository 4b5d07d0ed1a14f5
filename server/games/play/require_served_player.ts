import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { requireServed } from "../../accounts/markets/require_served";
import { hashToken } from "../../accounts/users/tokens";
import { users } from "../../accounts/users/tables";
import { gameSessions } from "./tables";

/** Refuses a bet for money of whom no licence serves, also where the game was opened elsewhere; a round that was begun can be finished. */
export async function requireServedPlayer(app: FastifyInstance, request: FastifyRequest, token: string): Promise<void> {
  if (app.settings().settings.markets.length === 0) return;
  const [player] = await app.db
    .select({ home: users.countryCode, isDemo: gameSessions.isDemo })
    .from(gameSessions)
    .innerJoin(users, eq(users.id, gameSessions.userId))
    .where(eq(gameSessions.tokenHash, hashToken(token)));
  if (player && !player.isDemo) requireServed(app, request, player.home);
}
