import { eq, inArray } from "drizzle-orm";
import * as z from "zod/mini";
import type { MissionIssue } from "../../../../schemas/api/missions_desk";
import { type MissionContent, missionContent } from "../../../../schemas/mission_content";
import { games } from "../../../games/catalogue/tables";
import { HttpError } from "../../../platform/api_error";
import type { Queryable } from "../../../platform/plugins/database";
import { sanitizeValue } from "../../../platform/sanitize";
import { promotions } from "../../promotions/tables";
import { isGivenAtOnce, isZone } from "../../tournaments/desk/check";
import { databaseTime } from "../../tournaments/runs";

type Checked = { content: MissionContent; issues: [] } | { content: null; issues: MissionIssue[] };

/** What keeps a mission from being published: nothing may be promised that can't be done or given. Its markup is made safe on the way. */
export async function checkContent(db: Queryable, typed: unknown): Promise<Checked> {
  const parsed = z.safeParse(missionContent, sanitizeValue(typed));
  if (!parsed.success)
    return {
      content: null,
      issues: parsed.error.issues.map(({ path, message }) => ({
        path: path.map((key) => (typeof key === "number" ? key : String(key))),
        code: "invalid" as const,
        message,
      })),
    };
  const content = parsed.data;
  const issues: MissionIssue[] = [];
  if (!Object.values(content.name).some((name) => name?.trim()))
    issues.push({ path: ["name"], code: "no_name", message: "It needs a name" });
  if (content.endAt !== null && Date.parse(content.endAt) <= (await databaseTime(db)).getTime())
    issues.push({ path: ["endAt"], code: "over", message: "Its end has passed" });
  if (!isZone(content.zone)) issues.push({ path: ["zone"], code: "unknown_zone", message: "There is no such time zone" });
  issues.push(...(await unknownGames(db, content)), ...(await wrongPromotion(db, content)));
  return issues.length > 0 ? { content: null, issues } : { content, issues: [] };
}

/** The same, for who can't go on without. */
export async function requireReady(db: Queryable, typed: unknown): Promise<MissionContent> {
  const { content, issues } = await checkContent(db, typed);
  if (content) return content;
  throw new HttpError(422, "mission.not_ready", "The mission can't be used as it is.", { data: { issues } });
}

async function unknownGames(db: Queryable, { goal }: MissionContent): Promise<MissionIssue[]> {
  if (goal.games.length === 0) return [];
  const known = await db.select({ id: games.identifier }).from(games).where(inArray(games.identifier, goal.games));
  const have = new Set(known.map(({ id }) => id));
  return goal.games.flatMap((id, index): MissionIssue[] =>
    have.has(id) ? [] : [{ path: ["goal", "games", index], code: "unknown_game", message: "There is no such game", value: id }],
  );
}

/** A bonus is what a published promotion gives at once: whoever has done what was asked for has nothing to do for it first. */
async function wrongPromotion(db: Queryable, { reward: { rewardType, promotionId } }: MissionContent): Promise<MissionIssue[]> {
  if (rewardType !== "BONUS" || promotionId === null) return [];
  const [offer] = await db.select().from(promotions).where(eq(promotions.id, promotionId));
  const issue = { path: ["reward", "promotionId"], value: String(promotionId) };
  if (!offer || offer.version === 0 || !offer.rules)
    return [{ ...issue, code: "unknown_promotion", message: "There is no such bonus" }];
  return isGivenAtOnce(offer.rules)
    ? []
    : [{ ...issue, code: "needs_deposit", message: "It is not given without a deposit or a loss" }];
}
