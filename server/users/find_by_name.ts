import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { SignInName } from "../../schemas/sign_in_name";
import type { Queryable } from "../plugins/database";
import { findUserByEmail } from "./queries";
import type { UserRow } from "./sessions";
import { users } from "./tables";

const digitsOf = (text: string | undefined) => (text ?? "").replace(/\D/g, "");

/** A name in the one form that it is compared in: the address, or the number with its code. */
export const nameKey = ({ email, phone, phoneCode }: SignInName) =>
  email ?? `+${digitsOf(phoneCode)} ${digitsOf(phone).replace(/^0+/, "")}`;

/** The account of an e-mail address or of a phone number, which may be typed with the zero that is dialled inside of the country. */
export async function findUserByName(db: Queryable, { email, phone, phoneCode }: SignInName): Promise<UserRow | null> {
  if (email !== undefined) return findUserByEmail(db, email);
  const [code, number] = [digitsOf(phoneCode), digitsOf(phone)];
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.phoneCode, code), ne(users.phone, ""), inArray(users.phone, [number, number.replace(/^0+/, "")])))
    .orderBy(sql`${users.phone} = ${number} desc`)
    .limit(1);
  return row ?? null;
}
