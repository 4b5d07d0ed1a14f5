import { and, eq, gt, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { MissionContent } from "../../../schemas/mission_content";
import { eachAlone } from "../../platform/each_alone";
import type { Queryable } from "../../platform/plugins/database";
import { promotions } from "../promotions/tables";
import { databaseTime, runsOf } from "../tournaments/runs";
import { missionRuns, missions } from "./tables";

export type MissionRow = typeof missions.$inferSelect;
export type RunRow = typeof missionRuns.$inferSelect;

const day = 86_400_000;

/** Until when the reward of one that ends then can be claimed. */
export const claimUntil = (endAt: Date, { claimDays }: MissionContent): Date => new Date(endAt.getTime() + claimDays * day);

/**
 * Makes the periods that a mission asks for, each once. One that has not begun becomes what is published; of one that runs only the texts do, so that
 * everybody gets what they began with. A period that has begun already counts from the moment of its publishing.
 */
export async function makeRuns(tx: Queryable, mission: MissionRow, now: Date): Promise<void> {
  const { content, version, id: missionId, isClosed } = mission;
  if (!content) return;
  const known = await tx.select().from(missionRuns).where(eq(missionRuns.missionId, missionId));
  const { name, description, termsAndCondition } = content;
  for (const run of known)
    if (run.claimUntil > now && run.version !== version)
      await tx
        .update(missionRuns)
        .set({ content: { ...run.content, name, description, termsAndCondition } })
        .where(eq(missionRuns.id, run.id));
  if (isClosed) return;
  const promised = await bonusOf(tx, content);
  const wanted = runsOf(content, now);
  for (const run of known)
    if (run.startAt > now && !wanted.some(({ key }) => key === run.runKey))
      await tx.delete(missionRuns).where(eq(missionRuns.id, run.id));
  for (const { key, start, end } of wanted) {
    const there = known.find(({ runKey }) => runKey === key);
    if (end <= now || (there && (there.startAt <= now || there.version === version))) continue;
    const startAt = start < now ? now : start;
    const row = {
      missionId,
      version,
      runKey: key,
      content,
      ...promised,
      startAt,
      endAt: end,
      claimUntil: claimUntil(end, content),
    };
    if (there) await tx.update(missionRuns).set(row).where(eq(missionRuns.id, there.id));
    else await tx.insert(missionRuns).values(row).onConflictDoNothing();
  }
}

/** What is promised is kept with it: a promotion that changes later changes no reward. */
async function bonusOf(tx: Queryable, { reward }: MissionContent): Promise<Pick<RunRow, "bonusVersion" | "bonusRules">> {
  if (reward.rewardType !== "BONUS" || reward.promotionId === null) return { bonusVersion: null, bonusRules: null };
  const [offer] = await tx.select().from(promotions).where(eq(promotions.id, reward.promotionId));
  return { bonusVersion: offer?.version ?? null, bonusRules: offer?.rules ?? null };
}

/** Sees to it that what repeats has the period of now and the next one. */
export async function makeDueRuns(app: Pick<FastifyInstance, "db" | "log">): Promise<void> {
  const repeating = await app.db
    .select({ id: missions.id })
    .from(missions)
    .where(and(eq(missions.isClosed, false), gt(missions.version, 0), sql`${missions.content} ->> 'repeats' <> 'once'`));
  await eachAlone(app, repeating, "Periods of a mission could not be made", ({ id }) =>
    app.db.transaction(async (tx) => {
      const [mission] = await tx.select().from(missions).where(eq(missions.id, id)).for("no key update");
      if (mission && !mission.isClosed) await makeRuns(tx, mission, await databaseTime(tx));
    }),
  );
}
