import fp from "fastify-plugin";
import { endOverlongSessions } from "./session_limit";

const lookEveryMs = 1_000;

/** Looks each second; of several processes each ends what the others have not. */
export const sessionTimePlugin = fp(
  async (app) => {
    let running: Promise<unknown> | null = null;
    const look = () => {
      if (!app.isReady) return;
      running ??= endOverlongSessions(app.db)
        .catch((error: unknown) => app.log.error({ err: error }, "Sessions that are over could not be ended"))
        .finally(() => (running = null));
    };
    const timer = setInterval(look, lookEveryMs);
    timer.unref();
    app.addHook("preClose", async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: "session_time", dependencies: ["changes", "session"] },
);
