import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { keptAbout } from "./kept_about";
import { dataExports } from "./tables";
import { repeat } from "../../platform/repeat";

const lookEveryMs = 15_000;
/** For so long a file can be downloaded. */
export const keptDays = 7;

/** Makes one export that waits; of several processes each takes another. Answers whether there was one. */
async function makeNext({ db }: Pick<FastifyInstance, "db">): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ userId: dataExports.userId })
      .from(dataExports)
      .where(isNull(dataExports.readyAt))
      .orderBy(dataExports.requestedAt)
      .limit(1)
      .for("update", { skipLocked: true });
    if (!next) return false;
    const file = (await keptAbout(tx, next.userId)).toString("base64");
    await tx
      .update(dataExports)
      .set({ file, readyAt: sql`now()` })
      .where(eq(dataExports.userId, next.userId));
    return true;
  });
}

/** Makes exports one after the other, and deletes those whose time is over. A process that dies leaves its export to the next. */
export const dataExportPlugin = fp(
  async (app) => {
    async function work() {
      while (await makeNext(app));
      await app.db
        .delete(dataExports)
        .where(and(isNotNull(dataExports.readyAt), lt(dataExports.readyAt, sql`now() - make_interval(days => ${keptDays})`)));
    }
    const clock = { everyMs: lookEveryMs, failure: "An export of a player's data could not be made" };
    app.decorate("makeDataExports", repeat(app, clock, work));
  },
  { name: "data_exports", dependencies: ["database"] },
);

declare module "fastify" {
  interface FastifyInstance {
    /** Looks for exports that wait, now and not only at the next look. */
    makeDataExports: () => void;
  }
}
