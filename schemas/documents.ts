/** The largest file of a document, in bytes (C-5.54, C-9.15). */
export const maxDocumentBytes = 26_214_400;

/** What a document may be, by what is in it (C-5.53). */
export const documentTypes = ["image/jpeg", "image/png", "image/webp", "image/heic", "application/pdf"] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentSides = ["front", "back"] as const;
export type DocumentSide = (typeof documentSides)[number];

/** 0 waits for review, 1 is confirmed, 2 is rejected, 4 is requested (C-4.48, C-9.45). */
export const documentStatuses = [0, 1, 2, 4] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** How a document stands, all its sides together (C-9.44); `missing` where nothing was sent. */
export type DocumentState = "confirmed" | "rejected" | "requested" | "pending" | "missing";

/** What a document shows about a player. */
export const proofs = ["identity", "address", "face", "payment", "income"] as const;
export type Proof = (typeof proofs)[number];

/** Why a side is rejected or asked for again; the player reads it in their language. */
export const documentReasons = [
  "too_dark",
  "blurred",
  "corner_cut",
  "out_of_date",
  "name_differs",
  "copy",
  "wrong_document",
  "too_old",
  "birth_date_differs",
  "needed",
] as const;
export type DocumentReason = (typeof documentReasons)[number];

/** Why the house asks for a document; the player reads it in their language. */
export const writtenRequests = [
  "payout",
  "expires",
  "name_changed",
  "address_changed",
  "own_account",
  "source_of_money",
] as const;
export type WrittenRequest = (typeof writtenRequests)[number];
/** `other` is in words of the house's own. */
export const documentRequests = [...writtenRequests, "other"] as const;
export type DocumentRequest = (typeof documentRequests)[number];

interface Label {
  id: number;
  /** Of its words: `labels.<name>`. */
  name: string;
  isSingleSided: boolean;
  proves: Proof;
}

/** The kinds of documents that there are (C-3.38). */
export const documentLabels: readonly Label[] = [
  { id: 1, name: "identity_card", isSingleSided: false, proves: "identity" },
  { id: 2, name: "passport", isSingleSided: true, proves: "identity" },
  { id: 3, name: "address", isSingleSided: true, proves: "address" },
  { id: 4, name: "selfie", isSingleSided: true, proves: "face" },
  { id: 5, name: "bank_card", isSingleSided: true, proves: "payment" },
  { id: 6, name: "income", isSingleSided: true, proves: "income" },
];

/** Numbers of the kinds, as pages name them (S-2.12). */
export const documentLabelIds = [1, 2, 3, 4, 5, 6] as const;

/** What everybody proves before their first payout; the others are asked for one by one. */
export const neededProofs: readonly Proof[] = ["identity", "address"];

/** How the sides of a document stand together (C-4.49 to C-4.51); null for a side that was not sent. */
export function documentState(statuses: readonly (DocumentStatus | null)[]): DocumentState {
  if (statuses.includes(2)) return "rejected";
  if (statuses.includes(4)) return "requested";
  if (statuses.every((status) => status === null)) return "missing";
  return statuses.every((status) => status === 1) ? "confirmed" : "pending";
}

interface Sent {
  documentLabelId: number;
  side: DocumentSide;
  status: DocumentStatus;
}

/** How the document of a kind stands among what was sent, all its sides together. */
export function stateOfLabel({ id, isSingleSided }: Pick<Label, "id" | "isSingleSided">, rows: readonly Sent[]): DocumentState {
  const of = (wanted: DocumentSide) =>
    rows.find(({ documentLabelId, side }) => documentLabelId === id && side === wanted)?.status ?? null;
  return documentState(isSingleSided ? [of("front")] : [of("front"), of("back")]);
}

/** A document of which a side is missing waits for its player, not for the house. */
export const isWhole = ({ id, isSingleSided }: Pick<Label, "id" | "isSingleSided">, rows: readonly Sent[]) =>
  rows.filter(({ documentLabelId, status }) => documentLabelId === id && (status === 0 || status === 1)).length ===
  (isSingleSided ? 1 : 2);
