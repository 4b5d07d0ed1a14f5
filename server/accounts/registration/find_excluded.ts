import { and, eq, gt, or, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ownCookie } from "../../platform/plugins/own_cookie";
import { skeletonOf } from "../profile/skeleton";
import { deviceCookie } from "../users/session_cookie";
import type { UserRow } from "../users/sessions";
import { users } from "../users/tables";

/** What is known of who signs up. */
export interface Newcomer {
  email: string | null;
  details: Pick<Person, "firstName" | "lastName" | "dateOfBirth" | "city" | "zipCode"> | null;
}
type Person = { [Name in "firstName" | "lastName" | "dateOfBirth" | "city" | "zipCode"]: string | null };
type Known = Person & Pick<UserRow, "email">;

/**
 * Whether somebody who excluded themselves signs up again: by the address of their mailbox, their name and date of birth, that date and
 * place with part of the name, or in a browser in which their account was used. A phone number belongs to one account anyway.
 */
export async function isExcludedPerson(
  { db, signer }: Pick<FastifyInstance, "db" | "signer">,
  request: FastifyRequest,
  newcomer: Newcomer,
): Promise<boolean> {
  const { email, firstName, lastName, dateOfBirth, city, zipCode } = users;
  const isExcluded = gt(users.excludedUntil, sql`now()`);
  const mark = ownCookie(request, deviceCookie);
  const excluded = db.select({ email, firstName, lastName, dateOfBirth, city, zipCode }).from(users).$dynamic();
  const mailbox = newcomer.email && mailboxOf(newcomer.email);
  const isNear = or(
    newcomer.details ? eq(dateOfBirth, newcomer.details.dateOfBirth ?? "") : undefined,
    mailbox ? eq(sql`split_part(${email}, '@', 2)`, domainOf(mailbox)) : undefined,
    mailbox && isGoogle(domainOf(mailbox)) ? sql`split_part(${email}, '@', 2) in ('gmail.com', 'googlemail.com')` : undefined,
  );
  const rows = await excluded.where(mark || !isNear ? isExcluded : and(isExcluded, isNear)); // a browser's mark is checked against each
  return rows.some((known) => isSame(known, newcomer) || (mark !== undefined && signer.deviceOf(mark, known.email) !== null));
}

function isSame(known: Known, { email, details }: Newcomer): boolean {
  if (email && mailboxOf(known.email) === mailboxOf(email)) return true;
  if (!details?.dateOfBirth || known.dateOfBirth !== details.dateOfBirth) return false;
  if (wordsOf(known) !== "" && wordsOf(known) === wordsOf(details)) return true;
  const isSamePlace =
    (plain(known.zipCode) !== "" && plain(known.zipCode) === plain(details.zipCode)) ||
    (plain(known.city) !== "" && plain(known.city) === plain(details.city));
  const isPartOfName = (["firstName", "lastName"] as const).some(
    (part) => plain(known[part]) !== "" && plain(known[part]) === plain(details[part]),
  );
  return isSamePlace && isPartOfName;
}

/** Without accents, case, spaces and signs, as it looks. */
const plain = (text: string | null) => skeletonOf(text ?? "").replace(/[^\p{L}]/gu, "");
const wordsOf = ({ firstName, lastName }: Pick<Person, "firstName" | "lastName">) =>
  `${firstName ?? ""} ${lastName ?? ""}`
    .split(/[\s-]+/)
    .map(plain)
    .filter(Boolean)
    .sort()
    .join(" ");

const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1);
const isGoogle = (domain: string) => domain === "gmail.com" || domain === "googlemail.com";

/** Where a letter arrives: what stands behind a plus, and dots at Google, lead to the same mailbox. */
function mailboxOf(email: string): string {
  const domain = domainOf(email);
  const [name = ""] = email.slice(0, email.lastIndexOf("@")).split("+");
  return isGoogle(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
