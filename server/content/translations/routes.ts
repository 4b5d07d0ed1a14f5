import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../schemas/api/translations";
import type { WrittenTranslation } from "../../../src/layout/translations/write_translations";
import { mostXliff } from "../../../schemas/xliff";
import { HttpError } from "../../platform/api_error";
import { route } from "../../platform/route";
import { sharedFacts } from "../pages/page_facts";
import { exportXliff } from "./export_xliff";
import { countTranslations, listTranslations } from "./list_translations";
import { planXliff } from "./plan_xliff";
import { XliffProblem } from "./xliff_tags";
import { writePageTranslations } from "./write_page_translations";

/** A character may be escaped in JSON, or be of several bytes. */
const fileLimit = { bodyLimit: 2 * mostXliff };

/** Translations of pages beside their English, and as files for translators. */
export async function translationRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const authorOf = async (request: FastifyRequest) => (await request.session())?.user.email ?? null;

  route(app, calls.listTranslations, async ({ query }) => ({
    ...(await listTranslations(db, query)),
    languages: await countTranslations(db, sharedFacts(app), app.settings().settings.languages),
  }));

  route(app, calls.writeTranslations, async ({ params: { id }, body: { language, translations }, request }) => {
    const author = await authorOf(request);
    const written: readonly WrittenTranslation[] = translations;
    return { revision: await db.transaction((tx) => writePageTranslations(tx, { id, language, written, author })) };
  });

  route(app, calls.exportXliff, async ({ query }) => exportXliff(db, query));

  route(app, calls.planXliff, async ({ body }) => (await plan(db, body.xliff)).plan, fileLimit);

  route(
    app,
    calls.importXliff,
    async ({ body, request }) => {
      const author = await authorOf(request);
      return db.transaction(async (tx) => {
        const { plan: found, written } = await plan(tx, body.xliff);
        if (found.fingerprint !== body.expected)
          throw new HttpError(409, "xliff.changed", "Something has changed here since the file was looked at.", {
            data: { plan: found },
          });
        const revisions: { id: string; revision: number }[] = [];
        for (const [id, own] of [...written].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
          const wish = { id, language: found.language, written: own, author, origin: "import" as const };
          revisions.push({ id, revision: await writePageTranslations(tx, wish) });
        }
        return { plan: found, revisions };
      });
    },
    fileLimit,
  );
}

/** The plan of a file; one that can not be used is refused with why, and in which line. */
async function plan(db: Parameters<typeof planXliff>[0], xliff: string) {
  try {
    return await planXliff(db, xliff);
  } catch (error) {
    if (!(error instanceof XliffProblem)) throw error;
    throw new HttpError(422, "xliff.unreadable", error.message, { data: { reason: error.reason, line: error.line } });
  }
}
