import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import { users } from "./tables";

interface Names {
  nickname: string | null;
  firstName: string | null;
}

/** What others call somebody: the nickname, else the first name cut to four characters with a star (L-5.17). */
export function shownName({ nickname, firstName }: Names): string | null {
  if (nickname) return nickname;
  if (!firstName) return null;
  const letters = [...firstName];
  return letters.length > 4 ? `${letters.slice(0, 4).join("")}*` : firstName;
}

/** What everybody may know somebody by beside their bets and wins: nothing of who hides, and of who has no name. */
export const publicName = (names: Names & { ghostMode: boolean }): string => (names.ghostMode ? "" : (shownName(names) ?? ""));

/** What everybody may know somebody by at this moment. */
export async function publicNameOf(db: Queryable, userId: number): Promise<string> {
  const { nickname, firstName, ghostMode } = users;
  const [names] = await db.select({ nickname, firstName, ghostMode }).from(users).where(eq(users.id, userId));
  return names ? publicName(names) : "";
}
