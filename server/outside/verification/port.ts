import type { DocumentReason, DocumentSide } from "../../../schemas/documents";
import type { PersonAsked } from "../registers/port";

/** A document as it is shown to whoever looks for the house. */
export interface ShownDocument {
  /** `identity_card`, `passport`, `address`, … */
  label: string;
  person: PersonAsked;
  files: readonly { side: DocumentSide; type: "image/webp" | "application/pdf"; bytes: Buffer }[];
}

export type VendorAnswer =
  | { verdict: "approved"; validUntil?: string | undefined }
  | { verdict: "rejected" | "ask_again"; sides: DocumentSide[]; reasons: DocumentReason[] }
  /** Somebody of the house has to look. */
  | { verdict: "unsure" };

/** A company that looks at documents for the house. */
export interface VerificationVendor {
  /** Its verdict. Fails where it gives none. */
  look(document: ShownDocument, signal: AbortSignal): Promise<VendorAnswer>;
}
