import fp from "fastify-plugin";
import { timesLess } from "../../platform/repeat";
import { mostAtOnce, takeShares } from "./take_shares";

const every = 2_000;
/** Also when nobody has told of a round: it may have been missed. */
const everyNow = 15;

/** Lets jackpots grow with what is played. The process on duty looks, and the others now and then; one of them takes what waits. */
export const jackpotsPlugin = fp(
  async (app) => {
    let isDue = true;
    let looked = 0;
    let work: Promise<unknown> = Promise.resolve();
    let isClosed = false;

    async function look() {
      looked += 1;
      if (!app.isOnDuty() && looked % timesLess !== 0) return;
      if (!isDue && looked % everyNow !== 0) return;
      isDue = false;
      while (!isClosed && (await takeShares(app.db)) === mostAtOnce);
    }

    app.onSignal("rounds_settled", () => void (isDue = true));
    const timer = setInterval(() => {
      work = work.then(look).catch((error: unknown) => {
        isDue = true;
        app.log.warn({ err: error }, "The jackpots could not take their shares");
      });
    }, every);
    timer.unref();
    app.addHook("onClose", async () => {
      isClosed = true;
      clearInterval(timer);
      await work;
    });
  },
  { name: "jackpots", dependencies: ["changes", "database"] },
);
