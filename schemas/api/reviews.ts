import * as z from "zod/mini";
import { endpoint } from "../endpoint";

/**
 * Why an account waits: its details are like those of somebody who excluded themselves, or who closed an account before; they became so when they
 * were changed; or the settings ask for a look at everybody.
 */
export const reviewCauses = ["like_excluded", "like_closed", "details_changed", "everybody"] as const;
export const reviewCause = z.enum(reviewCauses);
export type ReviewCause = z.output<typeof reviewCause>;

/** What tells people apart. Texts are as they were typed; null where none was told. */
const person = z.object({
  userId: z.int(),
  email: z.string(),
  name: z.nullable(z.string()),
  /** `1990-12-31`. */
  dateOfBirth: z.nullable(z.string()),
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  createdAt: z.string(),
});
export type ReviewedPerson = z.output<typeof person>;

export const review = z.object({
  reviewId: z.int(),
  cause: reviewCause,
  person,
  /** Who excluded themselves or closed an account and is alike, with the end of the exclusion and when it was closed, ISO 8601. */
  alike: z.array(z.object({ ...person.shape, excludedUntil: z.nullable(z.string()), closedAt: z.nullable(z.string()) })),
  /** ISO 8601. */
  openedAt: z.string(),
  decidedAt: z.nullable(z.string()),
  decision: z.nullable(z.enum(["approved", "refused"])),
  decidedBy: z.nullable(z.string()),
  /** What the person reads where they were refused. */
  note: z.nullable(z.string()),
});
export type Review = z.output<typeof review>;

export const listReviews = endpoint({
  method: "GET",
  path: "/api/backoffice/reviews",
  role: "administrator",
  summary: "Accounts that wait for a decision, the oldest first, and what was decided lately, the newest first.",
  answer: z.object({ open: z.array(review), openCount: z.int(), decided: z.array(review) }),
});

const params = z.object({ reviewId: z.coerce.number().check(z.int(), z.positive()) });
const done = z.object({ data: z.object({ success: z.boolean() }) });

export const approveReview = endpoint({
  method: "POST",
  path: "/api/backoffice/reviews/:reviewId/approve",
  role: "administrator",
  summary:
    "Lets somebody use their account, who is written to; also where they were refused before. 409 review.approved where they may already.",
  params,
  body: z.object({}),
  answer: done,
});

export const refuseReview = endpoint({
  method: "POST",
  path: "/api/backoffice/reviews/:reviewId/refuse",
  role: "administrator",
  summary:
    "Keeps an account closed and tells the person why, by e-mail and whenever they sign in. 409 review.decided where it was decided before.",
  params,
  body: z.object({ note: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
  answer: done,
});
