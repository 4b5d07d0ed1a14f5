import fp from "fastify-plugin";
import { repeat } from "../../platform/repeat";
import { clearClosed } from "./close_account";
import { eraseExpired } from "./erase_account";

declare module "fastify" {
  interface FastifyInstance {
    /** Closed accounts have something left to do: now and not only at the next look. */
    askForClosings(): void;
    /** Does what closing accounts has left to do. In tests; otherwise it does it by itself. */
    finishClosings(): Promise<void>;
  }
}

/** What follows once an account is closed: one after the other, by any process. */
export const closingPlugin = fp(
  async (app) => {
    async function finish() {
      while (await app.db.transaction(clearClosed));
      while (await app.db.transaction(eraseExpired));
    }
    const clock = { everyMs: 60_000, failure: "Closed accounts could not be finished" };
    app.decorate("askForClosings", repeat(app, clock, finish));
    app.decorate("finishClosings", finish);
  },
  { name: "closings", dependencies: ["database"] },
);
