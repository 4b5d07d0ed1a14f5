import * as z from "zod/mini";
import { documentSides, documentTypes, proofs } from "../documents";
import { endpoint } from "../endpoint";
import { language } from "../text";

/** A kind of document, with its name per language (C-3.38). */
const documentLabel = z.object({
  documentLabelId: z.int(),
  /** By language; English where there is none. */
  name: z.record(z.string(), z.string()),
  /** What is to be seen on it, by language. */
  hint: z.record(z.string(), z.string()),
  isSingleSided: z.boolean(),
  proves: z.enum(proofs),
  /** Whether everybody is asked for what it shows; one document for each is enough. */
  isNeeded: z.boolean(),
});
export type DocumentLabel = z.output<typeof documentLabel>;

/** 0 waits for review, 1 is confirmed, 2 is rejected, 4 is requested (C-4.48). */
export const documentStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4)]);

/** One side of a document (C-3.39). */
const uploadedDocument = z.object({
  documentId: z.int(),
  documentLabelId: z.int(),
  side: z.enum(documentSides),
  /** `{labelId}-{front|back}-{label}`. */
  documentName: z.string(),
  status: documentStatus,
  /** When it was decided on or asked for, ISO 8601. */
  actionPerformedAt: z.nullable(z.string()),
  /** Why it is rejected or asked for again, in the language that was asked for, else in the player's. */
  reason: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  kind: z.nullable(z.enum(["picture", "pdf"])),
});
export type UploadedDocument = z.output<typeof uploadedDocument>;

export const getDocumentLabel = endpoint({
  method: "GET",
  path: "/api/document/get-document-label",
  role: "public",
  summary: "The kinds of documents that can be sent, with their names per language (L-7.20).",
  answer: z.object({ labels: z.array(documentLabel) }),
});

const documents = z.object({
  userDocument: z.object({ count: z.int(), rows: z.array(uploadedDocument) }),
  kycStatus: z.enum(["APPROVED", "PENDING", "REJECTED"]),
  /** How long a review takes as a rule. */
  reviewMinutes: z.int(),
  /** How long documents are kept after the account is closed, as the market says, ISO 8601. */
  keptFor: z.string(),
  accepts: z.object({ maxBytes: z.int(), types: z.array(z.enum(documentTypes)) }),
});
export type Documents = z.output<typeof documents>;

export const getDocuments = endpoint({
  method: "GET",
  path: "/api/document/get-documents",
  role: "player",
  whileExcluded: true,
  summary: "What the caller has sent and is asked for, each side with its state and reason (L-7.21).",
  query: z.object({ language: z.optional(language) }),
  answer: documents,
});

/**
 * 413 `document.too_large` above 26,214,400 bytes, 415 `document.type` for other kinds than `documentTypes` by content, 422 `document.damaged` and
 * `document.too_many_pixels`, 409 `document.confirmed` for a side that is confirmed, 404 `document.label_not_found`, 503 `document.no_key`.
 */
export const updateUserDocument = endpoint({
  method: "PUT",
  path: "/api/document/update-user-document",
  role: "player",
  whileExcluded: true,
  summary:
    "Sends one side of a document, as multipart: `labelId`, `side` (front where it is not given), and the file under the label's name (C-7.28).",
  answer: z.object({ data: z.object({ success: z.boolean(), document: uploadedDocument }), message: z.string() }),
});
