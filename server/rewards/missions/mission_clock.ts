import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { repeat } from "../../platform/repeat";
import { publishDue } from "./desk/publish";
import { makeDueRuns } from "./runs";
import { mostAtOnce, takeSettled } from "./take_rounds";

const countEveryMs = 1_000;
const lookEveryMs = 5_000;

/** Counts all that waits: as long as there is as much as fits, there may be more. Where the server closes, what is left waits for the next look. */
export async function countWaiting(app: Pick<FastifyInstance, "db" | "settings">, closing?: AbortSignal): Promise<void> {
  for (;;) {
    const taken = await app.db.transaction((tx) => takeSettled(app, tx));
    if (taken < mostAtOnce || closing?.aborted) return;
  }
}

/** Missions run by themselves: rounds are counted as they settle, beside the bets and not within them; what repeats has its next period. */
export const missionClock = fp(
  async (app) => {
    let isDue = true;
    app.onSignal("rounds_settled", () => void (isDue = true));
    repeat(app, { everyMs: countEveryMs, failure: "Rounds could not be counted for missions" }, async (closing) => {
      if (!isDue) return;
      isDue = false;
      await countWaiting(app, closing);
    });
    repeat(app, { everyMs: lookEveryMs, failure: "Missions could not be looked after" }, async (closing) => {
      await publishDue(app);
      await makeDueRuns(app);
      await countWaiting(app, closing);
    });
  },
  { name: "mission_clock", dependencies: ["database", "changes", "site_settings", "rates"] },
);
