import type * as z from "zod/mini";
import type { getMissions, Mission } from "../../../schemas/api/missions";

type Missions = z.output<typeof getMissions.answer>;

/** The missions of the site with a persona in the middle of them: the first is completed, the others are half done. */
export const sampleMissions = ({ missions, now }: Missions): Missions => ({
  now,
  missions: missions.map((mission, index): Mission => {
    const isDone = index === 0;
    const state = isDone ? "completed" : mission.needsOptIn ? "joinable" : "running";
    const share = isDone ? 1 : state === "joinable" ? 0 : 0.5;
    const parts = mission.parts.map((part) => ({ ...part, value: Math.floor(part.target * share) }));
    return { ...mission, state, parts, completedAt: isDone ? now : null };
  }),
});
