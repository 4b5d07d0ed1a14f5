import { eq, getTableColumns } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { homeFrom } from "../../accounts/markets/home_of";
import { requireIdentity } from "../../accounts/markets/require_identity";
import { requireServed } from "../../accounts/markets/require_served";
import { requireAgreed } from "../../accounts/registration/require_agreed";
import { hashToken } from "../../accounts/users/tokens";
import { users } from "../../accounts/users/tables";
import { gameSessions } from "./tables";

type Player = Parameters<typeof homeFrom>[1] &
  Parameters<typeof requireIdentity>[2] &
  NonNullable<Parameters<typeof requireAgreed>[1]>;

/**
 * Refuses a bet for money of whom no licence serves, also where the game was opened elsewhere, and of who has not agreed to the terms of now, or
 * not shown who they are where the law wants it; a
 * round that was begun can be finished.
 */
export function requireEntitledPlayer(app: FastifyInstance, request: FastifyRequest, player: Player): void {
  const { settings } = app.settings();
  requireServed(app, request, player.countryCode);
  requireAgreed(app, player);
  requireIdentity(settings, homeFrom(app.detectedPlace(request), player), player);
}

/** The same before a further stake in an open round. */
export async function requireEntitledToRaise(app: FastifyInstance, request: FastifyRequest, token: string): Promise<void> {
  const [play] = await app.db
    .select({ user: getTableColumns(users), isDemo: gameSessions.isDemo })
    .from(gameSessions)
    .innerJoin(users, eq(users.id, gameSessions.userId))
    .where(eq(gameSessions.tokenHash, hashToken(token)));
  if (play && !play.isDemo) requireEntitledPlayer(app, request, play.user);
}
