import { skeletonOf } from "../profile/skeleton";

/** What tells people apart, as it was typed. */
export type Person = { [Name in "email" | "firstName" | "lastName" | "dateOfBirth" | "city" | "zipCode"]: string | null } & {
  /** Of Brazil's tax office: nobody has the one of somebody else. */
  cpf?: string | null;
};

/** How much the details of somebody are those of somebody else: `same` is beyond doubt, `near` is for people to decide. */
export function likenessOf(
  known: Person,
  { email, details }: { email: string | null; details: Omit<Person, "email"> | null },
): "same" | "near" | null {
  if (email && known.email && mailboxOf(known.email) === mailboxOf(email)) return "same";
  if (details?.cpf && details.cpf === known.cpf) return "same";
  if (!details?.dateOfBirth || !known.dateOfBirth) return null;
  const [own, other] = [wordsOf(details), wordsOf(known)];
  if (own === "" || other === "") return null;
  if (known.dateOfBirth !== details.dateOfBirth)
    return own === other && isNearDate(known.dateOfBirth, details.dateOfBirth) ? "near" : null;
  if (own === other) return "same";
  const isPartOfName = (["firstName", "lastName"] as const).some((part) => isEqual(known[part], details[part]));
  if (isPartOfName && (isSameCode(known.zipCode, details.zipCode) || isEqual(known.city, details.city))) return "same";
  const isTypo = Math.min(own.length, other.length) >= 6 && distance(own, other) <= 2;
  return isTypo || isEqual(known.lastName, details.lastName) ? "near" : null;
}

/** Without accents, case, spaces and signs, as it looks. */
const plain = (text: string | null) => skeletonOf(text ?? "").replace(/[^\p{L}]/gu, "");
const isEqual = (one: string | null, other: string | null) => plain(one) !== "" && plain(one) === plain(other);

/** Of places, which are told apart by figures. */
const isSameCode = (one: string | null, other: string | null) => codeOf(one) !== "" && codeOf(one) === codeOf(other);
const codeOf = (text: string | null) => (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

const wordsOf = ({ firstName, lastName }: Pick<Person, "firstName" | "lastName">) =>
  `${firstName ?? ""} ${lastName ?? ""}`
    .split(/[\s-]+/)
    .map(plain)
    .filter(Boolean)
    .sort()
    .join(" ");

/** Whether one slip leads from one date to the other: day and month exchanged, or one of the three parts another. */
function isNearDate(one: string, other: string): boolean {
  const [[year, month, day], [otherYear, otherMonth, otherDay]] = [one.split("-"), other.split("-")];
  if (year === otherYear && month === otherDay && day === otherMonth) return true;
  return [year === otherYear, month === otherMonth, day === otherDay].filter(Boolean).length === 2;
}

/** How many letters have to be changed, added or left out (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, against] of [...other].entries())
      next.push(Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === against ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

export const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1);
export const isGoogle = (domain: string) => domain === "gmail.com" || domain === "googlemail.com";

/** Where a letter arrives: what stands behind a plus, and dots at Google, lead to the same mailbox. */
export function mailboxOf(email: string): string {
  const domain = domainOf(email);
  const [name = ""] = email.slice(0, email.lastIndexOf("@")).split("+");
  return isGoogle(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
