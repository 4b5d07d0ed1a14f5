import { eq, getTableColumns } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { homeFrom } from "../../accounts/markets/home_of";
import { requireIdentity } from "../../accounts/markets/require_identity";
import { requireServed } from "../../accounts/markets/require_served";
import { requireAgreed } from "../../accounts/registration/require_agreed";
import { hashToken } from "../../accounts/users/tokens";
import { users } from "../../accounts/users/tables";
import { gameSessions } from "./tables";

/**
 * Refuses a bet for money of whom no licence serves, also where the game was opened elsewhere, and of who has not agreed to the terms of now, or
 * not shown who they are where the law wants it; a
 * round that was begun can be finished.
 */
export async function requireEntitledPlayer(app: FastifyInstance, request: FastifyRequest, token: string): Promise<void> {
  const { markets, registrationConsents } = app.settings().settings;
  if (markets.length === 0 && !registrationConsents.some(({ asksAgain }) => asksAgain)) return;
  const [player] = await app.db
    .select({ user: getTableColumns(users), isDemo: gameSessions.isDemo })
    .from(gameSessions)
    .innerJoin(users, eq(users.id, gameSessions.userId))
    .where(eq(gameSessions.tokenHash, hashToken(token)));
  if (!player || player.isDemo) return;
  const { user } = player;
  requireServed(app, request, user.countryCode);
  requireAgreed(app, user);
  requireIdentity(app.settings().settings, homeFrom(app.detectedPlace(request), user), user);
}
