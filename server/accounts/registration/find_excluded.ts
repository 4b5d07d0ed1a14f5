import { and, eq, gt, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../platform/plugins/database";
import { users } from "../users/tables";
import { domainOf, isGoogle, likenessOf, mailboxOf, type Person } from "./likeness";

/** What is known of who signs up, or changes what they told. */
export interface Newcomer {
  email: string | null;
  details: Omit<Person, "email"> | null;
  /** The account that is compared with the others. */
  ownId?: number;
  /** What the browser remembers of who signed in there. */
  deviceMark?: string | undefined;
}

export interface ExcludedLike {
  /** `same`: certainly one who excluded themselves. `near`: somebody should look at it. */
  likeness: "same" | "near" | null;
  userIds: number[];
}

/**
 * Whether somebody who excluded themselves is here again: by the address of their mailbox, their tax number, their name and date of birth, that date and
 * place with part of the name, or in a browser in which their account was used; or whether it is near that. A phone number belongs to one account anyway.
 */
export async function findExcluded(
  { db, signer }: { db: Queryable; signer: FastifyInstance["signer"] },
  newcomer: Newcomer,
): Promise<ExcludedLike> {
  const { id, email, firstName, lastName, dateOfBirth, city, zipCode, cpf } = users;
  const mark = newcomer.deviceMark;
  const isExcluded = and(gt(users.excludedUntil, sql`now()`), ne(id, newcomer.ownId ?? 0));
  const where = mark ? isExcluded : and(isExcluded, or(...mayBeLike(newcomer))); // a browser's mark is checked against each
  const rows = await db.select({ id, email, firstName, lastName, dateOfBirth, city, zipCode, cpf }).from(users).where(where);
  const found = rows.map((known) => ({
    id: known.id,
    likeness: mark && signer.deviceOf(mark, known.email) !== null ? "same" : likenessOf(known, newcomer),
  }));
  const of = (wanted: "same" | "near") => found.filter(({ likeness }) => likeness === wanted).map((each) => each.id);
  const [same, near] = [of("same"), of("near")];
  const likeness = same.length > 0 ? "same" : near.length > 0 ? "near" : null;
  return { likeness, userIds: [...same, ...near] };
}

/**
 * The accounts that a newcomer has closed themselves, by their mailbox or their details: limits went with them, so that somebody looks before a
 * new one is used. What a browser remembers does not count: others of a household use it too.
 */
export async function findClosed(db: Queryable, newcomer: Omit<Newcomer, "deviceMark">): Promise<number[]> {
  const { id, email, firstName, lastName, dateOfBirth, city, zipCode, cpf } = users;
  const rows = await db
    .select({ id, email, firstName, lastName, dateOfBirth, city, zipCode, cpf })
    .from(users)
    .where(and(isNotNull(users.closedAt), ne(id, newcomer.ownId ?? 0), or(...mayBeLike(newcomer))));
  return rows.filter((known) => likenessOf(known, newcomer) === "same").map((known) => known.id);
}

/** What narrows the search to who may be meant at all; never empty, since nobody is like who tells nothing. */
export function mayBeLike({ email, details }: Pick<Newcomer, "email" | "details">): SQL[] {
  const birth = details?.dateOfBirth;
  const mailbox = email && mailboxOf(email);
  const domain = sql`split_part(${users.email}, '@', 2)`;
  return [
    sql`false`,
    ...(birth
      ? [eq(sql`left(${users.dateOfBirth}, 4)`, birth.slice(0, 4)), eq(sql`right(${users.dateOfBirth}, 5)`, birth.slice(5))]
      : []),
    ...(details?.cpf ? [eq(users.cpf, details.cpf)] : []),
    ...(mailbox ? [eq(domain, domainOf(mailbox))] : []),
    ...(mailbox && isGoogle(domainOf(mailbox)) ? [sql`${domain} in ('gmail.com', 'googlemail.com')`] : []),
  ];
}
