import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { repeat } from "../../platform/repeat";
import { publishDue } from "./desk/publish";
import { finishDue, payAwards } from "./finish";
import { sendReminders } from "./reminders";
import { makeDueRuns } from "./runs";
import { mostAtOnce, takeRounds } from "./take_rounds";

const countEveryMs = 1_000;
const lookEveryMs = 5_000;

/** Counts all that waits: as long as there is as much as fits, there may be more. Where the server closes, what is left waits for the next look. */
export async function countWaiting(app: Pick<FastifyInstance, "db">, closing?: AbortSignal): Promise<number> {
  let counted = 0;
  for (;;) {
    const taken = await takeRounds(app.db);
    counted += taken;
    if (taken < mostAtOnce || closing?.aborted) return counted;
  }
}

/** Tournaments run by themselves: rounds are counted as they settle, beside the bets and not within them; what is over ends, and its prizes are booked. */
export const tournamentClock = fp(
  async (app) => {
    let isDue = true;
    app.onSignal("rounds_settled", () => void (isDue = true));
    repeat(app, { everyMs: countEveryMs, failure: "Rounds could not be counted for tournaments" }, async (closing) => {
      if (!isDue) return;
      isDue = false;
      await countWaiting(app, closing);
    });
    repeat(app, { everyMs: lookEveryMs, failure: "Tournaments could not be looked after" }, async (closing) => {
      await publishDue(app);
      await makeDueRuns(app);
      await sendReminders(app);
      await countWaiting(app, closing);
      if (closing.aborted) return; // nothing ends before all its rounds are counted
      await finishDue(app);
      await payAwards(app);
    });
  },
  { name: "tournament_clock", dependencies: ["database", "changes", "site_settings", "rates"] },
);
