import { randomBytes, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { LetterOccasion } from "../../outside/messages/letter_occasion";
import { queueMessage } from "../../outside/messages/queue_message";
import { isReachableEmail } from "../../outside/messages/reachable_email";
import { type Hold, holdAccount } from "../reviews/hold_account";
import { findReferrer, type Recommendation } from "../referrals/find_referrer";
import { sendVerification } from "../recovery/send_verification";
import { takeTry } from "../users/guesses";
import { hashPassword } from "../users/passwords";
import { findUserByEmail } from "../users/queries";
import type { UserRow } from "../users/sessions";
import { users, wallets } from "../users/tables";
import { keepConsents } from "./given_consents";
import type { NewAccount } from "./read_sign_up";
import { databaseTime } from "../../platform/database_clock";

type Server = Pick<FastifyInstance, "db" | "siteWords" | "settings" | "signer">;

export interface AccountContext extends LetterOccasion {
  /** Who recommended the site. */
  recommendation: Recommendation;
  /** Why nobody uses it before the back office has looked at it. */
  hold: Hold | null;
}

/**
 * Opens an account with its wallet, and writes to its address; null where the e-mail address or the phone number belongs to
 * another one. However many ask for the same at once, one account is opened.
 */
export async function openAccount(app: Server, account: NewAccount, context: AccountContext): Promise<UserRow | null> {
  const passwordHash = await hashPassword(account.password);
  const email = account.email ?? placeholderEmail(app);
  const { details, phone, phoneCode, countryCode, currencyCode, promoCode, newsLetter, timeZone } = account;
  return app.db.transaction(async (tx) => {
    const referrer = await findReferrer(tx, app, context.recommendation);
    const [row] = await tx
      .insert(users)
      .values({
        ...details,
        ...{ email, passwordHash, phone, phoneCode, countryCode, currencyCode, promoCode, newsLetter, timeZone },
        uniqueId: randomUUID(),
        preferredLanguage: context.language,
        ...referrer,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return null;
    await tx.insert(wallets).values({ userId: row.id, currencyCode });
    await keepConsents(tx, row.id, account.consents, app.settings().settings);
    await sendVerification(tx, app, row, context);
    if (!context.hold) return row;
    await holdAccount(tx, row.id, context.hold);
    return { ...row, heldAt: databaseTime() };
  });
}

/** For who gives none: nobody guesses it, and no mail is sent there (C-4.41). */
const placeholderEmail = ({ settings }: Server) =>
  `${randomBytes(9).toString("hex")}@${settings().settings.placeholderEmailDomains[0] ?? "placeholder.invalid"}`;

const hourly = { tries: 1, seconds: 3_600 };

/** Tells the owner of an address that somebody tried to open an account with it, once an hour at most; false where it is nobody's. */
export async function tellOwner(app: Server, email: string, { origin, language }: LetterOccasion): Promise<boolean> {
  const owner = await findUserByEmail(app.db, email);
  if (!owner) return false;
  if (!isReachableEmail(email, app.settings().settings)) return true;
  if ((await takeTry(app.db, `account exists ${owner.id}`, hourly)) > 0) return true;
  await queueMessage(app.db, app, {
    channel: "email",
    recipient: email,
    language: owner.preferredLanguage ?? language,
    letter: "account_exists",
    link: `${origin}/?modal=login`,
  });
  return true;
}
