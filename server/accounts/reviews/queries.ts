import { asc, count, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Review, ReviewedPerson } from "../../../schemas/api/reviews";
import { HttpError, notFound } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import type { UserRow } from "../users/sessions";
import { users } from "../users/tables";
import { accountReviews } from "./tables";

const mostOpen = 200;
const mostDecided = 50;

type Row = { review: typeof accountReviews.$inferSelect; user: UserRow };

/** What waits, and what was decided lately. */
export async function listReviews(db: Queryable): Promise<{ open: Review[]; openCount: number; decided: Review[] }> {
  const rows = () =>
    db.select({ review: accountReviews, user: users }).from(accountReviews).innerJoin(users, eq(users.id, accountReviews.userId));
  const isOpen = isNull(accountReviews.decidedAt);
  const open = await rows().where(isOpen).orderBy(asc(accountReviews.openedAt)).limit(mostOpen);
  const decided = await rows()
    .where(isNotNull(accountReviews.decidedAt))
    .orderBy(desc(accountReviews.decidedAt))
    .limit(mostDecided);
  const ids = [...new Set([...open, ...decided].flatMap(({ review }) => review.likeUserIds))];
  const alike = ids.length > 0 ? await db.select().from(users).where(inArray(users.id, ids)) : [];
  const byId = new Map(alike.map((user) => [user.id, user]));
  return {
    open: open.map((row) => toReview(row, byId)),
    openCount: await countOpenReviews(db),
    decided: decided.map((row) => toReview(row, byId)),
  };
}

export async function countOpenReviews(db: Queryable): Promise<number> {
  const [row] = await db.select({ open: count() }).from(accountReviews).where(isNull(accountReviews.decidedAt));
  return row?.open ?? 0;
}

/** A review and its account, both held until the decision is written. */
export async function takeReview(tx: Queryable, id: number): Promise<Row> {
  const [review] = await tx.select().from(accountReviews).where(eq(accountReviews.id, id)).for("update");
  if (!review) throw notFound("review", "review.not_found");
  const [user] = await tx.select().from(users).where(eq(users.id, review.userId)).for("update");
  if (!user) throw notFound("review", "review.not_found");
  return { review, user };
}

/** Writes down what was decided, by whom, and what follows for the account. */
export async function decide(
  tx: Queryable,
  { review, user }: Row,
  { decision, decidedBy, note }: { decision: "approved" | "refused"; decidedBy: string; note: string | null },
): Promise<void> {
  if (review.decision === "approved") throw new HttpError(409, "review.approved", "They may use their account already.");
  if (review.decision === "refused" && decision === "refused")
    throw new HttpError(409, "review.decided", "This was decided in the meantime.");
  await tx
    .update(accountReviews)
    .set({ decision, decidedBy, decidedAt: sql`now()`, note })
    .where(eq(accountReviews.id, review.id));
  const held = decision === "approved" ? { heldAt: null, heldNote: null } : { heldNote: note };
  await tx.update(users).set(held).where(eq(users.id, user.id));
}

const toReview = ({ review, user }: Row, byId: ReadonlyMap<number, UserRow>): Review => ({
  reviewId: review.id,
  cause: review.cause,
  person: toPerson(user),
  alike: review.likeUserIds.flatMap((id) => {
    const row = byId.get(id);
    return row
      ? [
          {
            ...toPerson(row),
            excludedUntil: row.excludedUntil?.toISOString() ?? null,
            closedAt: row.closedAt?.toISOString() ?? null,
          },
        ]
      : [];
  }),
  openedAt: review.openedAt.toISOString(),
  decidedAt: review.decidedAt?.toISOString() ?? null,
  decision: review.decision,
  decidedBy: review.decidedBy,
  note: review.note,
});

const toPerson = (row: UserRow): ReviewedPerson => ({
  userId: row.id,
  email: row.email,
  name: [row.firstName, row.lastName].filter(Boolean).join(" ") || null,
  dateOfBirth: row.dateOfBirth,
  address: [row.address, row.zipCode, row.city].filter(Boolean).join(", ") || null,
  phone: row.phone ? `+${row.phoneCode ?? ""} ${row.phone}` : null,
  countryCode: row.countryCode,
  createdAt: row.createdAt.toISOString(),
});
