import { eq, isNotNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { dataExportPath, getDataExport, requestDataExport } from "../../../schemas/api/data_export";
import { callerOf } from "../../accounts/users/caller_of";
import { notFound } from "../../platform/api_error";
import { requireRole } from "../../platform/require_role";
import { route } from "../../platform/route";
import { keptDays } from "./data_export_plugin";
import { dataExports } from "./tables";

type Row = Pick<typeof dataExports.$inferSelect, "requestedAt" | "readyAt">;
const toAnswer = ({ requestedAt, readyAt }: Row) => ({
  requestedAt: requestedAt.toISOString(),
  readyAt: readyAt?.toISOString() ?? null,
  expiresAt: readyAt ? new Date(readyAt.getTime() + keptDays * 86_400_000).toISOString() : null,
});

/** All that is kept about a player, as a file for them alone. */
export async function dataExportRoutes(app: FastifyInstance): Promise<void> {
  const { requestedAt, readyAt } = dataExports;

  route(app, getDataExport, async ({ request }) => {
    const [row] = await app.db
      .select({ requestedAt, readyAt })
      .from(dataExports)
      .where(eq(dataExports.userId, (await callerOf(request)).id));
    return { dataExport: row ? toAnswer(row) : null };
  });

  route(
    app,
    requestDataExport,
    async ({ request }) => {
      const { id: userId } = await callerOf(request);
      await app.db
        .insert(dataExports)
        .values({ userId, requestedAt: new Date() })
        .onConflictDoUpdate({
          target: dataExports.userId,
          set: { requestedAt: new Date(), readyAt: null, file: null },
          setWhere: isNotNull(dataExports.readyAt),
        });
      const [row] = await app.db.select({ requestedAt, readyAt }).from(dataExports).where(eq(dataExports.userId, userId));
      app.makeDataExports();
      return { dataExport: toAnswer(row ?? { requestedAt: new Date(), readyAt: null }) };
    },
    { config: { rateLimit: { max: 10, timeWindow: "1 hour", hook: "preHandler" } } },
  );

  app.get(
    dataExportPath,
    {
      config: { rateLimit: { max: 30, timeWindow: "1 hour" } },
      onRequest: async (request) => {
        app.requireDatabase();
        await requireRole(request, { role: "player", method: "GET", whileExcluded: true });
      },
    },
    async (request, reply) => {
      const [row] = await app.db
        .select({ file: dataExports.file })
        .from(dataExports)
        .where(sql`${dataExports.userId} = ${(await callerOf(request)).id} and ${dataExports.file} is not null`);
      if (!row?.file) throw notFound("file", "data_export.not_found");
      return reply
        .type("application/gzip")
        .header("content-disposition", 'attachment; filename="data-export.json.gz"')
        .header("cache-control", "no-store")
        .send(Buffer.from(row.file, "base64"));
    },
  );
}
