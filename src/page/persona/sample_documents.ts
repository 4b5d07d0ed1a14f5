import type { Documents, UploadedDocument } from "../../../schemas/api/documents";
import { documentTypes, maxDocumentBytes } from "../../../schemas/documents";
import type { User } from "../../../schemas/user";

const hour = 3_600_000;

/** What a persona has sent: all confirmed for who is approved, in review or rejected for the others; all that is needed where all of it waits. */
export function sampleDocuments({ kycStatus }: Pick<User, "kycStatus">, now: string, isAllSent = false): Documents {
  const before = (hours: number) => new Date(Date.parse(now) - hours * hour).toISOString();
  const row = (
    documentLabelId: number,
    side: "front" | "back",
    status: UploadedDocument["status"],
    hours: number,
  ): UploadedDocument => ({
    documentId: documentLabelId * 2 + (side === "back" ? 1 : 0),
    documentLabelId,
    side,
    documentName: `${documentLabelId}-${side}-`,
    status,
    actionPerformedAt: status === 0 ? null : before(hours - 1),
    reason: null,
    sentAt: before(hours),
    validUntil: null,
    kind: "picture",
  });
  const rows =
    kycStatus === "APPROVED"
      ? [row(1, "front", 1, 900), row(1, "back", 1, 900), row(3, "front", 1, 900)]
      : kycStatus === "REJECTED"
        ? [row(1, "front", 1, 5), row(1, "back", 2, 5), row(3, "front", 0, 1)]
        : isAllSent
          ? [row(1, "front", 0, 2), row(1, "back", 0, 2), row(3, "front", 0, 1)]
          : [row(3, "front", 0, 1)];
  return {
    userDocument: { count: rows.length, rows },
    kycStatus,
    reviewMinutes: 120,
    keptFor: "P5Y",
    accepts: { maxBytes: maxDocumentBytes, types: [...documentTypes] },
  };
}
