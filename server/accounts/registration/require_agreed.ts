import type { FastifyInstance } from "fastify";
import { HttpError } from "../../platform/api_error";
import type { UserRow } from "../users/sessions";
import { pendingConsents } from "./given_consents";

/**
 * Refuses to move money for a player who has not agreed to what has a new version since: 403 `consents.required`, which a screen answers with the
 * dialog that asks. What was begun is finished, and money is paid out, without it.
 */
export function requireAgreed(
  { settings }: Pick<FastifyInstance, "settings">,
  player: Pick<UserRow, "role" | "consents"> | undefined,
): void {
  const consents = player ? pendingConsents(player, settings().settings) : [];
  if (consents.length === 0) return;
  throw new HttpError(403, "consents.required", "Agree to the new version of the terms first.", {
    data: { success: false, consents },
  });
}
