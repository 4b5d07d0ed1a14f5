import multipart, { type Multipart, type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { eq } from "drizzle-orm";
import { getDocumentLabel, getDocuments, updateUserDocument } from "../../../schemas/api/documents";
import {
  documentLabels,
  type DocumentSide,
  documentSides,
  documentTypes,
  isWhole,
  maxDocumentBytes,
  neededProofs,
} from "../../../schemas/documents";
import { callerOf } from "../../accounts/users/caller_of";
import type { UserRow } from "../../accounts/users/sessions";
import { occasionOf } from "../../outside/messages/letter_occasion";
import { HttpError, invalidRequest, notFound } from "../../platform/api_error";
import { writeAudit } from "../../platform/audit/write_audit";
import { inertPolicy, setPolicy } from "../../platform/plugins/security";
import { requireRole } from "../../platform/require_role";
import { route } from "../../platform/route";
import { holdPlayer, replace, settle } from "./decide";
import { dropFile, openFile, requireKeys } from "./file_store";
import { labelHints, labelName, labelNames, labelOf } from "./label_words";
import { currentOf, toUploaded } from "./queries";
import type { DocumentKeys } from "./seal";
import { playerDocuments } from "./tables";
import { takeFile } from "./take_file";
import { keptFor, reviewMinutes } from "./terms";

const uploads = { config: { rateLimit: { max: 40, timeWindow: "10 minutes" } }, bodyLimit: maxDocumentBytes + 65_536 };

/** What players send to show who they are: kinds, states, the file itself; nobody else's (L-7.20, L-7.21, C-7.27, C-7.28). */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: maxDocumentBytes, files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
  });
  const { db } = app;
  const keys = app.configuration.documentKeys;

  route(app, getDocumentLabel, async () => ({
    labels: documentLabels.map(({ id, isSingleSided, proves }) => ({
      documentLabelId: id,
      name: labelNames(app, id),
      hint: labelHints(app, id),
      isSingleSided,
      proves,
      isNeeded: neededProofs.includes(proves),
    })),
  }));

  route(app, getDocuments, async ({ query: { language }, request }) => {
    const user = await callerOf(request);
    const rows = await toUploaded(db, app, await currentOf(db, user.id), language ?? languageOf(request, user));
    return {
      userDocument: { count: rows.length, rows },
      kycStatus: user.kycStatus,
      reviewMinutes,
      keptFor: keptFor(app.settings().settings, user),
      accepts: { maxBytes: maxDocumentBytes, types: [...documentTypes] },
    };
  });

  route(
    app,
    updateUserDocument,
    async ({ request }) => {
      const user = await callerOf(request);
      const { labelId, side, fileId, measured } = await receive(app, request, user, keys);
      const row = await keep(app, user, { labelId, side, fileId, measured, origin: occasionOf(request).origin });
      const [document] = await toUploaded(db, app, [row], languageOf(request, user));
      if (!document) throw notFound("document", "document.not_found");
      app.askVendor();
      return { data: { success: true, document }, message: "The document is in review." };
    },
    uploads,
  );

  app.get<{ Params: { documentId: string } }>(
    "/api/document/files/:documentId",
    { onRequest: (request) => requireRole(request, { role: "player", method: "GET", whileExcluded: true }) },
    async (request, reply) => {
      const user = await callerOf(request);
      const document = await findDocument(app, request.params.documentId);
      if (document?.userId !== user.id) throw notFound("document", "document.not_found");
      return sendFile(app, reply, document);
    },
  );
}

const languageOf = (request: FastifyRequest, user: UserRow) => user.preferredLanguage ?? occasionOf(request).language;

export async function findDocument(app: FastifyInstance, documentId: string) {
  if (!/^\d{1,9}$/.test(documentId)) return null;
  const [row] = await app.db
    .select()
    .from(playerDocuments)
    .where(eq(playerDocuments.id, Number(documentId)));
  return row ?? null;
}

/** A file for the eyes of its owner or a reviewer: kept by nobody on the way, pictures as pictures, everything else as a download. */
export async function sendFile(app: FastifyInstance, reply: FastifyReply, row: typeof playerDocuments.$inferSelect) {
  const file = row.fileId === null ? null : await openFile(app.db, app.configuration.documentKeys, row.fileId);
  if (!file) throw notFound("document", "document.not_found");
  const whole = Buffer.concat(await Array.fromAsync(file.read())); // what is not as it was written fails before the first byte is sent
  setPolicy(reply, inertPolicy);
  const isPicture = file.kind === "picture";
  const name = `document-${row.id}.${isPicture ? "webp" : "pdf"}`;
  return reply
    .headers({
      "cache-control": "no-store",
      "content-disposition": `${isPicture ? "inline" : "attachment"}; filename="${name}"`,
      "x-content-type-options": "nosniff",
    })
    .type(isPicture ? "image/webp" : "application/octet-stream")
    .send(whole);
}

/** Fields may come before the file or after it: what comes before is looked at before anything is stored, and all of it once all is there (C-7.28). */
async function receive(app: FastifyInstance, request: FastifyRequest, user: UserRow, keys: DocumentKeys) {
  if (!request.isMultipart()) throw new HttpError(415, "request.media_type", "Send the document as multipart.");
  requireKeys(keys);
  let stored: string | null = null;
  try {
    const parts = request.parts();
    const file = await nextFile(parts);
    if (!file) throw invalidRequest([{ path: ["body", "file"], message: "Missing" }]);
    const findPlace = async () => {
      const place = placeOf(app, file.fieldname, fieldOf(file, "labelId"), fieldOf(file, "side"));
      refuseConfirmed(await currentOf(app.db, user.id, place.labelId), place.side);
      return place;
    };
    const isSaid = fieldOf(file, "labelId") !== undefined && fieldOf(file, "side") !== undefined;
    const early = isSaid ? await findPlace() : null;
    const taken = await takeFile({ stream: file.file, db: app.db, keys });
    stored = taken.fileId;
    if (await nextFile(parts)) throw invalidRequest([{ path: ["body", "file"], message: "One file at a time" }]);
    return { ...(early ?? (await findPlace())), ...taken };
  } catch (error) {
    if (stored !== null) await dropFile(app.db, stored);
    if (error instanceof HttpError) throw error;
    if (request.raw.destroyed && !request.raw.complete)
      throw new HttpError(400, "request.invalid", "The upload did not arrive whole.");
    const { code } = error as { code?: string };
    if (code?.startsWith("FST_") || (error instanceof Error && /multipart|unexpected end/i.test(error.message)))
      throw new HttpError(400, "request.invalid", "The upload did not arrive whole.");
    throw error;
  }
}

/** The next part that is a file; the fields on the way to it are in its `fields` and in those of the files before it. */
async function nextFile(parts: AsyncIterator<Multipart>): Promise<MultipartFile | null> {
  for (;;) {
    const { value, done } = await parts.next();
    if (done) return null;
    if (value.type === "file") return value;
  }
}

function fieldOf({ fields }: MultipartFile, name: string): string | undefined {
  const value = fields[name];
  return value && !Array.isArray(value) && value.type === "field" ? String(value.value) : undefined;
}

/** Which side of which document: `labelId`, and the file's field, which has the label's name or the whole `{labelId}-{side}-{label}`. */
function placeOf(app: FastifyInstance, fieldName: string, labelId: string | undefined, side: string | undefined) {
  const label = labelOf(Number(labelId));
  const [, named] = new RegExp(`^${label.id}-(front|back)-`).exec(fieldName) ?? [];
  const isKnown = named !== undefined || Object.values(labelNames(app, label.id)).includes(fieldName);
  if (!isKnown)
    throw invalidRequest([{ path: ["body", fieldName], message: `Send the file as ${labelName(app, label.id, "en")}` }]);
  const wanted = side ?? named ?? "front";
  const known = documentSides.find((each) => each === wanted);
  if (!known || (label.isSingleSided && known === "back"))
    throw invalidRequest([{ path: ["body", "side"], message: label.isSingleSided ? "front" : "front or back" }]);
  return { labelId: label.id, side: known };
}

function refuseConfirmed(rows: readonly (typeof playerDocuments.$inferSelect)[], side: DocumentSide) {
  if (rows.some((row) => row.side === side && row.status === 1))
    throw new HttpError(409, "document.confirmed", "This side is confirmed already.");
}

interface Kept {
  labelId: number;
  side: DocumentSide;
  fileId: string;
  measured: (typeof playerDocuments.$inferInsert)["measured"];
  origin: string;
}

/** What was sent counts from now on, and waits for review once all of its document is there. */
async function keep(app: FastifyInstance, user: UserRow, { labelId, side, fileId, measured, origin }: Kept) {
  try {
    return await app.db.transaction(async (tx) => {
      const player = await holdPlayer(tx, user.id);
      const before = await currentOf(tx, user.id, labelId);
      refuseConfirmed(before, side);
      await replace(tx, user.id, labelId, side, new Date());
      const { request = null, words = null } = before.find((row) => row.side === side) ?? {};
      const [row] = await tx
        .insert(playerDocuments)
        .values({ userId: user.id, labelId, side, status: 0, fileId, measured, origin, request, words })
        .returning();
      if (!row) throw new Error("Nothing was written");
      const sent = (await currentOf(tx, user.id, labelId)).map((each) => ({ ...each, documentLabelId: each.labelId }));
      if (isWhole(labelOf(labelId), sent))
        await tx.update(playerDocuments).set({ askAt: new Date() }).where(eq(playerDocuments.id, row.id));
      await writeAudit(tx, {
        actor: user.email,
        action: "document.sent",
        userId: user.id,
        details: { label: labelOf(labelId).name, side, document: row.id },
      });
      await settle(tx, player);
      return row;
    });
  } catch (error) {
    await dropFile(app.db, fileId);
    throw error;
  }
}
