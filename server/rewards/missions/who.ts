import type { FastifyInstance } from "fastify";
import type { MissionContent } from "../../../schemas/mission_content";
import { isServed } from "../../../schemas/served_by";
import type { Viewer } from "../../../schemas/viewer";
import type { UserRow } from "../../accounts/users/sessions";
import { evaluateRules } from "../../../src/layout/evaluate";
import { viewerOfPlayer } from "../bonuses/who_claims";

/** Whether a mission is for somebody: by the same rules as sections and promotions. */
export const isFor = ({ who }: Pick<MissionContent, "who">, viewer: Viewer): boolean =>
  evaluateRules(who, viewer).verdict === "shown";

/** The same for a player whose round has settled, while no request is at hand; nobody whom no licence serves. */
export function isForPlayer(
  app: Pick<FastifyInstance, "settings">,
  content: Pick<MissionContent, "who">,
  user: Pick<UserRow, "depositCount" | "countryCode" | "preferredLanguage">,
): boolean {
  return isServed(app.settings().settings, { country: user.countryCode }) && isFor(content, viewerOfPlayer(user, null));
}
