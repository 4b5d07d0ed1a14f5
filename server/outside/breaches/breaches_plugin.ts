import fp from "fastify-plugin";
import { isInRange } from "./password_range";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether a password is known from a breach; false where no list is asked, or it does not answer in time. */
    isBreached(password: string): Promise<boolean>;
  }
}

/** Asks the list that the environment names. Where it is away the house's own list of common passwords decides alone, and it is logged and counted. */
export const breachesPlugin = fp(
  async (app) => {
    const { passwordRangeUrl, passwordRangeMs } = app.configuration;
    app.decorate("isBreached", async (password) => {
      if (passwordRangeUrl === null) return false;
      try {
        const isKnown = await isInRange(passwordRangeUrl, password, AbortSignal.timeout(passwordRangeMs));
        app.countDeed("ask_breaches", "done");
        return isKnown;
      } catch (error) {
        app.log.warn({ err: error }, "The list of breached passwords did not answer");
        app.countDeed("ask_breaches", "failed");
        return false;
      }
    });
  },
  { name: "breaches" },
);
