import { eq } from "drizzle-orm";
import type { MissionIssue } from "../../../../schemas/api/missions_desk";
import { type MissionContent, missionContent } from "../../../../schemas/mission_content";
import { HttpError } from "../../../platform/api_error";
import type { Queryable } from "../../../platform/plugins/database";
import { heldIssues, parseContent, unknownGames, wrongPromotion } from "../../desk/held_content";
import { promotions } from "../../promotions/tables";

type Checked = { content: MissionContent; issues: [] } | { content: null; issues: MissionIssue[] };

/** What keeps a mission from being published: nothing may be promised that can't be done or given. Its markup is made safe on the way. */
export async function checkContent(db: Queryable, typed: unknown): Promise<Checked> {
  const { content, issues: invalid } = parseContent(missionContent, typed);
  if (!content) return { content, issues: invalid };
  const { goal } = content;
  const issues: MissionIssue[] = [
    ...(await heldIssues(db, content)),
    ...(await unknownGames(db, goal.games, ["goal", "games"])),
    ...(await wrongReward(db, content)),
  ];
  return issues.length > 0 ? { content: null, issues } : { content, issues: [] };
}

/** The same, for who can't go on without. */
export async function requireReady(db: Queryable, typed: unknown): Promise<MissionContent> {
  const { content, issues } = await checkContent(db, typed);
  if (content) return content;
  throw new HttpError(422, "mission.not_ready", "The mission can't be used as it is.", { data: { issues } });
}

async function wrongReward(db: Queryable, { reward: { rewardType, promotionId } }: MissionContent): Promise<MissionIssue[]> {
  if (rewardType !== "BONUS" || promotionId === null) return [];
  const [offer] = await db.select().from(promotions).where(eq(promotions.id, promotionId));
  return wrongPromotion(offer, { path: ["reward", "promotionId"], value: String(promotionId) });
}
