import { desc, eq, sql } from "drizzle-orm";
import type { ConsentHistory } from "../../../schemas/api/registration";
import { newsletterConsent } from "../../../schemas/registration";
import type { RegistrationConsent, SiteSettings } from "../../../schemas/settings";
import type { Queryable } from "../../platform/plugins/database";
import type { UserRow } from "../users/sessions";
import { users } from "../users/tables";
import { consentRecords } from "./tables";
import { databaseTime } from "../../platform/database_clock";

type Asked = Pick<SiteSettings, "registrationConsents">;

/** Of what names none. */
export const firstVersion = "1";

/**
 * Keeps what an account agrees to or not, in the version that stands, as rows that stay and as what holds for the account; letters of offers follow
 * their consent.
 */
export async function keepConsents(
  tx: Queryable,
  userId: number,
  given: Readonly<Record<string, boolean>>,
  { registrationConsents }: Asked,
): Promise<void> {
  const now = databaseTime();
  const rows = Object.entries(given).map(([key, isGiven]) => ({
    userId,
    key,
    isGiven,
    version: registrationConsents.find((asked) => asked.key === key)?.version ?? firstVersion,
    at: now,
  }));
  if (rows.length === 0) return;
  await tx.insert(consentRecords).values(rows);
  const kept = rows.map(({ key, isGiven, version }) => [key, { isGiven, version, at: now.toISOString() }] as const);
  const newsLetter = given[newsletterConsent];
  await tx
    .update(users)
    .set({
      consents: sql`(${users.consents}::jsonb || ${JSON.stringify(Object.fromEntries(kept))}::jsonb)::json`,
      ...(newsLetter !== undefined && { newsLetter }),
    })
    .where(eq(users.id, userId));
}

/** What was said to each consent, the newest first, and what stands of those that the site asks for. */
export async function consentHistoryOf(
  db: Queryable,
  { id, consents }: Pick<UserRow, "id" | "consents">,
  { registrationConsents }: Asked,
): Promise<ConsentHistory> {
  const rows = await db
    .select()
    .from(consentRecords)
    .where(eq(consentRecords.userId, id))
    .orderBy(desc(consentRecords.id))
    .limit(mostShown);
  const wordsOf = (key: string) => ({
    resourceKey: `sign_up.consents.${key}`,
    text: registrationConsents.find((asked) => asked.key === key)?.text,
  });
  return {
    consents: registrationConsents.map(({ key, version = firstVersion, isMandatory, url }) => ({
      ...{ key, version, isMandatory, url, ...wordsOf(key) },
      isGiven: consents[key]?.isGiven ?? false,
      at: consents[key]?.at ?? null,
    })),
    history: rows.map(({ key, version, isGiven, at }) => ({ key, version, isGiven, at: at.toISOString(), ...wordsOf(key) })),
  };
}

const mostShown = 200;

/** What a player has to agree to again: what must be given, asks again, and was given in another version or never. */
export function pendingConsents({ role, consents }: Pick<UserRow, "role" | "consents">, { registrationConsents }: Asked) {
  if (role !== "player") return [];
  const isPending = ({ key, version = firstVersion, isMandatory, asksAgain }: RegistrationConsent) => {
    const last = consents[key];
    return isMandatory && asksAgain === true && !(last?.isGiven && (last.version ?? firstVersion) === version);
  };
  return registrationConsents
    .filter(isPending)
    .map(({ key, version = firstVersion, text, url }) => ({ key, version, text, url }));
}
