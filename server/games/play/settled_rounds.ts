import fp from "fastify-plugin";
import { signal } from "../../platform/plugins/changes";

/** Telling all processes costs the database more than a bet does: what settles in this time is told together. */
const gatherMs = 200;

declare module "fastify" {
  interface FastifyInstance {
    /** A round for money is over, and committed: its player's balance and the feeds of bets follow. */
    roundSettled(userId: number, roundNumber: number): void;
    /** Hears whose rounds this process has settled: what follows is done once, and not by all that are told. */
    onRoundsSettledHere(hear: (userIds: readonly number[]) => void): void;
  }
}

export const settledRoundsPlugin = fp(
  async (app) => {
    let userIds = new Set<number>();
    let upTo = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hearers: ((userIds: readonly number[]) => void)[] = [];

    async function tell() {
      timer = undefined;
      const message = { userIds: [...userIds], upTo };
      userIds = new Set();
      for (const hear of hearers) hear(message.userIds);
      await signal(app.db, "rounds_settled", message).catch((error: unknown) =>
        app.log.warn({ err: error }, "That rounds are settled could not be told"),
      );
    }

    app.decorate("onRoundsSettledHere", (hear: (userIds: readonly number[]) => void) => void hearers.push(hear));
    app.decorate("roundSettled", (userId: number, roundNumber: number) => {
      userIds.add(userId);
      upTo = Math.max(upTo, roundNumber);
      timer ??= setTimeout(() => void tell(), gatherMs);
    });
    app.addHook("preClose", async () => {
      if (!timer) return;
      clearTimeout(timer);
      await tell();
    });
  },
  { name: "settled_rounds", dependencies: ["changes"] },
);
