import { eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { missionContent } from "../../schemas/mission_content";
import { makeRuns } from "../rewards/missions/runs";
import { missionRuns, missions, missionVersions } from "../rewards/missions/tables";
import { promotions } from "../rewards/promotions/tables";
import type { Fill } from "./demo_files";

const file = z.object({
  missions: z.array(
    z.looseObject({
      key: z.string(),
      /** By the key of its banner. */
      reward: z.looseObject({ promotion: z.optional(z.string()) }),
    }),
  ),
});

/** What was played since their periods began waits to be counted, as soon as a server runs. */
export const fillMissions: Fill = async (db, files) => {
  const { missions: rows } = z.parse(file, await files.json("missions.json"));
  const offers = await db.select({ id: promotions.id, key: promotions.bannerKey }).from(promotions);
  for (const { key, reward, ...typed } of rows) {
    const { promotion, ...given } = reward;
    const promotionId = offers.find((offer) => offer.key === promotion)?.id ?? null;
    const content = z.parse(missionContent, { ...typed, reward: { ...given, promotionId } });
    const [mission] = await db.insert(missions).values({ key, content, version: 1 }).returning();
    if (!mission) continue;
    await db.insert(missionVersions).values({ missionId: mission.id, version: 1, content });
    await makeRuns(db, mission, new Date());
    await db
      .update(missionRuns)
      .set({ startAt: sql`run_key::timestamptz` }) // it has run since its day or week began
      .where(eq(missionRuns.missionId, mission.id));
  }
  await db.execute(sql`insert into mission_queue (round_number, settled_at)
    select number, settled_at from rounds where state = 'settled' and not is_demo and user_id is not null and bet > bonus_bet
      and settled_at >= (select min(start_at) from mission_runs) on conflict do nothing`);
};
