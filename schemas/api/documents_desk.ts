import * as z from "zod/mini";
import { documentReasons, documentRequests, documentSides } from "../documents";
import { endpoint } from "../endpoint";
import { language } from "../text";
import { documentStatus } from "./documents";

export const documentTabs = ["to_review", "asked", "decided"] as const;
export type DocumentTab = (typeof documentTabs)[number];

const queuedDocument = z.object({
  userId: z.int(),
  documentLabelId: z.int(),
  label: z.string(),
  player: z.object({ name: z.string(), countryCode: z.nullable(z.string()) }),
  /** Since when it waits, or when it was decided on. */
  at: z.string(),
  state: z.enum(["confirmed", "rejected", "requested", "pending"]),
});
export type QueuedDocument = z.output<typeof queuedDocument>;

export const listDocumentQueue = endpoint({
  method: "GET",
  path: "/api/backoffice/documents",
  role: "cashier",
  summary: "Documents that wait for review, the oldest first; those that players are asked for, and those decided on last.",
  query: z.object({
    tab: z._default(z.enum(documentTabs), "to_review"),
    pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  }),
  answer: z.object({
    documents: z.object({ count: z.int(), rows: z.array(queuedDocument) }),
    waiting: z.int(),
    reviewMinutes: z.int(),
  }),
});

const measured = z.object({
  width: z.int(),
  height: z.int(),
  /** 0 to 100, of the whole picture. */
  brightness: z.int(),
  sharpness: z.int(),
});

const reviewedSide = z.object({
  documentId: z.int(),
  side: z.enum(documentSides),
  status: documentStatus,
  kind: z.nullable(z.enum(["picture", "pdf"])),
  /** Where its file is; null once it is deleted. */
  file: z.nullable(z.string()),
  measured: z.nullable(measured),
  sentAt: z.string(),
  validUntil: z.nullable(z.string()),
  vendorSays: z.nullable(z.string()),
  reasons: z.array(z.enum(documentReasons)),
});
export type ReviewedSide = z.output<typeof reviewedSide>;

const place = z.object({ userId: z.coerce.number().check(z.int()), labelId: z.coerce.number().check(z.int()) });

/** What a reviewer compares a document with. */
const reviewedPlayer = z.object({
  userId: z.int(),
  email: z.string(),
  name: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.string()),
  /** In whole years today; null where the date only stands where one is missing. */
  age: z.nullable(z.int()),
  minimumAge: z.int(),
  countryCode: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  zipCode: z.nullable(z.string()),
  kycStatus: z.enum(["APPROVED", "PENDING", "REJECTED"]),
});

const trailEntry = z.object({
  at: z.string(),
  actor: z.nullable(z.string()),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type TrailEntry = z.output<typeof trailEntry>;

export const getReviewedDocument = endpoint({
  method: "GET",
  path: "/api/backoffice/documents/:userId/:labelId",
  role: "cashier",
  summary: "A player's document with their data, what they would read for each reason, and its trail. Each look is logged.",
  params: place,
  answer: z.object({
    label: z.string(),
    isSingleSided: z.boolean(),
    player: reviewedPlayer,
    sides: z.array(reviewedSide),
    language,
    /** For each reason, in the player's language and in the caller's. */
    letters: z.array(z.object({ code: z.enum(documentReasons), theirs: z.string(), own: z.string() })),
    trail: z.array(trailEntry),
  }),
});

export const documentDecisions = ["approve", "ask_again", "reject"] as const;
export type DocumentDecision = (typeof documentDecisions)[number];

/**
 * 409 `document.changed` where the player has sent another one or somebody else was faster, `document.age` where nobody of this age may play, `document.expired` where
 * the day until which it is valid has passed.
 */
export const decideDocument = endpoint({
  method: "POST",
  path: "/api/backoffice/documents/:userId/:labelId/decide",
  role: "cashier",
  summary:
    "Approves a document, asks for sides of it again, or rejects them, for reasons that the player reads in their language.",
  params: place,
  body: z
    .object({
      decision: z.enum(documentDecisions),
      /** What was looked at: each side that waits. */
      documentIds: z.array(z.int()).check(z.minLength(1), z.maxLength(2)),
      /** The sides that it is about, where it is not approved; the others that wait are confirmed. */
      sides: z._default(z.array(z.enum(documentSides)).check(z.maxLength(2)), []),
      reasons: z._default(z.array(z.enum(documentReasons)).check(z.maxLength(5)), []),
      /** The last day on which it is valid, `2027-12-31`, of one that is approved; its player is told before. */
      validUntil: z.optional(z.iso.date()),
      note: z.optional(z.string().check(z.maxLength(1_000))),
    })
    .check(
      z.refine(({ decision, reasons, sides }) => decision === "approve" || (reasons.length > 0 && sides.length > 0), {
        path: ["reasons"],
        error: "are needed",
      }),
    ),
  answer: z.object({ data: z.object({ success: z.boolean(), kycStatus: z.enum(["APPROVED", "PENDING", "REJECTED"]) }) }),
});

export const requestDocument = endpoint({
  method: "POST",
  path: "/api/backoffice/documents/:userId/:labelId/request",
  role: "cashier",
  summary: "Asks a player for a document, and says why in words that they read. 409 document.changed where one waits for review.",
  params: place,
  body: z
    .object({
      reason: z._default(z.enum(documentRequests), "other"),
      /** In place of the reason's own words; needed with `other`. */
      words: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(500))),
    })
    .check(z.refine(({ reason, words }) => reason !== "other" || words !== undefined, { path: ["words"], error: "are needed" })),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});
