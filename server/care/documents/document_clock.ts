import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { users } from "../../accounts/users/tables";
import { personOf } from "../../outside/registers/port";
import type { VendorAnswer } from "../../outside/verification/port";
import { HttpError } from "../../platform/api_error";
import { writeAudit } from "../../platform/audit/write_audit";
import { repeat } from "../../platform/repeat";
import { decide } from "./decide";
import { lookAfterExpiry } from "./expiry";
import { kindsOf, currentOf, type DocumentRow } from "./queries";
import { wholeFile } from "./file_store";
import { labelOf } from "./label_words";
import { documentFiles, playerDocuments } from "./tables";

const lookEveryMs = 30_000;
const vendorMs = 10_000;
/** Files that no document names are of an upload that broke off. */
const unnamedFor = "1 hour";
/** What was replaced before it counted is of no use to anybody; it is kept for questions that come at once. */
const replacedFor = "30 days";

declare module "fastify" {
  interface FastifyInstance {
    /** Something new waits: the vendor is asked now and not at the next look. */
    askVendor(): void;
    /** Does what is due. In tests; otherwise it does it by itself. */
    lookAfterDocuments(): Promise<void>;
  }
}

/** What happens to documents by time alone: the vendor is asked, and what is no longer needed is deleted. */
export async function lookAfterDocuments(app: FastifyInstance): Promise<void> {
  for (;;) {
    const row = await claim(app);
    if (!row) break;
    await askAbout(app, row).catch((error: unknown) =>
      app.log.error({ err: error, document: row.id }, "The verification vendor gave no verdict; the house looks"),
    );
  }
  await lookAfterExpiry(app);
  await deleteOld(app);
}

/** One that is due, so that of several processes one asks; it is asked again after growing pauses until there is an answer. */
async function claim({ db, verificationVendor }: FastifyInstance): Promise<DocumentRow | null> {
  if (!verificationVendor) return null;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(playerDocuments)
      .where(and(isNull(playerDocuments.replacedAt), eq(playerDocuments.status, 0), lt(playerDocuments.askAt, sql`now()`)))
      .orderBy(asc(playerDocuments.askAt))
      .limit(1)
      .for("no key update", { skipLocked: true });
    if (!row) return null;
    await tx
      .update(playerDocuments)
      .set({
        tries: row.tries + 1,
        askAt: row.tries >= 6 ? null : sql`now() + ${2 ** row.tries} * interval '1 minute'`,
        vendorSays: "away", // until it says something
      })
      .where(eq(playerDocuments.id, row.id));
    return row;
  });
}

async function askAbout(app: FastifyInstance, row: DocumentRow): Promise<void> {
  const { db, verificationVendor } = app;
  const [user] = await db.select().from(users).where(eq(users.id, row.userId));
  const rows = (await currentOf(db, row.userId, row.labelId)).filter(({ status }) => status === 0);
  if (!verificationVendor || !user || rows.length === 0) return;
  const kinds = await kindsOf(db, rows);
  const files = await Promise.all(
    rows.map(async ({ side, fileId }) => {
      const bytes = fileId === null ? null : await wholeFile(db, app.configuration.documentKeys, fileId);
      if (!bytes) throw new Error("Its file is gone");
      const type = kinds.get(fileId ?? "") === "pdf" ? ("application/pdf" as const) : ("image/webp" as const);
      return { side, type, bytes };
    }),
  );
  const answer = await answerInTime(
    verificationVendor.look({ label: labelOf(row.labelId).name, person: personOf(user), files }, AbortSignal.timeout(vendorMs)),
  );
  await take(app, row, rows, answer);
}

/** A vendor that takes no notice of the signal is not waited for either. */
function answerInTime(asked: Promise<VendorAnswer>): Promise<VendorAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It takes too long")), vendorMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

async function take(app: FastifyInstance, row: DocumentRow, seen: readonly DocumentRow[], answer: VendorAnswer): Promise<void> {
  const ids = seen.map(({ id }) => id);
  try {
    await app.db.transaction(async (tx) => {
      await tx
        .update(playerDocuments)
        .set({ vendorSays: answer.verdict, askAt: null })
        .where(
          and(
            eq(playerDocuments.userId, row.userId),
            eq(playerDocuments.labelId, row.labelId),
            isNull(playerDocuments.replacedAt),
          ),
        );
      if (answer.verdict === "unsure") return;
      const { decision, sides, reasons, validUntil } =
        answer.verdict === "approved"
          ? { decision: "approve" as const, sides: [], reasons: [], validUntil: answer.validUntil ?? null }
          : {
              ...answer,
              validUntil: null,
              decision: answer.verdict === "rejected" ? ("reject" as const) : ("ask_again" as const),
            };
      const place = { userId: row.userId, labelId: row.labelId, actor: null, seen: ids };
      await decide(app, tx, place, { decision, sides, reasons, validUntil, note: null });
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // another one was sent meanwhile, or nobody of this age may play: the house looks
    await app.db.update(playerDocuments).set({ vendorSays: error.code, askAt: null }).where(eq(playerDocuments.id, row.id));
  }
}

/** Deletes files: those of broken uploads, of what was replaced unless it was confirmed, and of accounts whose market's term is over. */
async function deleteOld({ db }: FastifyInstance): Promise<void> {
  await db.execute(sql`delete from ${documentFiles} where ${documentFiles.createdAt} < now() - ${unnamedFor}::interval
    and not exists (select 1 from ${playerDocuments} where ${playerDocuments.fileId} = ${documentFiles.id})`);
  const isOver = or(
    and(ne(playerDocuments.status, 1), lt(playerDocuments.replacedAt, sql`now() - ${replacedFor}::interval`)),
    lt(playerDocuments.deleteAfter, sql`now()`),
  );
  await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(playerDocuments)
      .where(and(isNotNull(playerDocuments.fileId), isOver))
      .limit(100)
      .for("no key update", { skipLocked: true });
    for (const { fileId, id, userId } of rows) {
      if (fileId !== null) await tx.delete(documentFiles).where(eq(documentFiles.id, fileId));
      await writeAudit(tx, { actor: null, action: "document.deleted", userId, details: { document: id } });
    }
  });
}

export const documentClock = fp(
  async (app) => {
    const clock = { everyMs: lookEveryMs, failure: "Documents could not be looked after" };
    app.decorate(
      "askVendor",
      repeat(app, clock, () => lookAfterDocuments(app)),
    );
    app.decorate("lookAfterDocuments", () => lookAfterDocuments(app));
  },
  { name: "document_clock", dependencies: ["database", "verification"] },
);
