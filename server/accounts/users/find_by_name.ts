import { and, eq } from "drizzle-orm";
import { readPhone } from "../../../schemas/phone";
import type { SignInName } from "../../../schemas/sign_in_name";
import type { Queryable } from "../../platform/plugins/database";
import { findUserByEmail } from "./queries";
import type { UserRow } from "./sessions";
import { users } from "./tables";

const phoneOf = ({ phoneCode = "", phone = "" }: SignInName) => readPhone(phoneCode, phone);

/** A name in the one form that it is compared in: the address, or the number with its code. */
export function nameKey(name: SignInName): string {
  const number = phoneOf(name);
  return name.email ?? `+${number?.phoneCode ?? name.phoneCode} ${number?.phone ?? name.phone}`;
}

/** The account of an e-mail address or of a phone number, however that is written. */
export async function findUserByName(db: Queryable, name: SignInName): Promise<UserRow | null> {
  if (name.email !== undefined) return findUserByEmail(db, name.email);
  const number = phoneOf(name);
  if (!number) return null;
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.phoneCode, number.phoneCode), eq(users.phone, number.phone)));
  return row ?? null;
}
