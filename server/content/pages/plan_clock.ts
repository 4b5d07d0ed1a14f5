import fp from "fastify-plugin";
import { carryOutPlans } from "./carry_out_plans";
import { nextPlanAt } from "./plan_queries";

/** How long a process sleeps at most: what another one planned is heard of, but a message may be lost. */
const longestSleep = 30_000;

declare module "fastify" {
  interface FastifyInstance {
    /** Looks again when the next plan is due, in all processes. */
    plansChanged(): Promise<unknown>;
  }
}

/** Carries out plans when their time comes, and at the start those whose time came while nothing ran. */
export const planClock = fp(
  async (app) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    let isRunning: Promise<void> | null = null;

    async function run() {
      try {
        await carryOutPlans(app, new Date());
        const next = await nextPlanAt(app.db);
        schedule(next ? next.getTime() - Date.now() : longestSleep);
      } catch (error) {
        if (!isClosed) app.log.error({ err: error }, "Plans could not be carried out; trying again");
        schedule(5_000);
      }
    }

    function schedule(delay: number) {
      clearTimeout(timer);
      if (isClosed) return;
      timer = setTimeout(start, Math.min(Math.max(delay, 50), longestSleep));
      timer.unref();
    }

    function start() {
      isRunning ??= run().finally(() => (isRunning = null));
    }

    app.decorate("plansChanged", () => app.announce(app.db, "plans"));
    app.keepFresh("plans", async () => schedule(0));
    app.addHook("preClose", async () => {
      isClosed = true;
      clearTimeout(timer);
      await isRunning;
    });
  },
  { name: "plan_clock", dependencies: ["published_pages"] },
);
