import fp from "fastify-plugin";
import { repeat } from "../../platform/repeat";
import { mostAtOnce, takeShares } from "./take_shares";

const everyMs = 2_000;
/** Also when nobody has told of a round: it may have been missed. */
const everyNow = 15;

/** Lets jackpots grow with what is played. */
export const jackpotsPlugin = fp(
  async (app) => {
    let isDue = true;
    let looked = 0;
    app.onSignal("rounds_settled", () => void (isDue = true));
    repeat(app, { everyMs, failure: "The jackpots could not take their shares" }, async (closing) => {
      looked += 1;
      if (!isDue && looked % everyNow !== 0) return;
      isDue = false;
      try {
        while ((await takeShares(app.db)) === mostAtOnce && !closing.aborted);
      } catch (error) {
        isDue = true;
        throw error;
      }
    });
  },
  { name: "jackpots", dependencies: ["changes", "database"] },
);
