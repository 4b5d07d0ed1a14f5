import { homeOf } from "../markets/home_of";
import type { FastifyInstance } from "fastify";
import type { PasskeyAnswer } from "../../../schemas/passkeys";
import type { SignInName } from "../../../schemas/sign_in_name";
import { HttpError } from "../../platform/api_error";
import { findUserByName, nameKey } from "./find_by_name";
import { forgetGuesses, requireGuess } from "./guesses";
import { isPassword } from "./passwords";
import type { Queryable } from "../../platform/plugins/database";
import { accountHeld } from "./account_held";
import { isToken } from "./one_time_tokens";
import { hashToken } from "./tokens";
import { excluded, isExcluded } from "./exclusion_notice";
import { withdrawalTicket } from "./withdrawal_ticket";
import { isEmailConfirmedFirst } from "../markets/demands_of";
import { requireSecondFactor } from "./second_factor";
import type { UserRow } from "./sessions";

export interface Credentials extends SignInName {
  password: string;
  twoFactorCode?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
  /** Of the site, where passkeys are taken. */
  origin?: string | undefined;
  deviceMark: string | undefined;
  /** Of a letter to the owner that lets them guess where strangers have guessed too often. */
  unlockToken?: string | undefined;
}

/** Guesses are counted per account, whichever of its names is used, or per name where there is no account. */
export const guessKey = (user: UserRow | null, name: SignInName) => (user ? `account ${user.id}` : nameKey(name));

/** The account of who knows its password and may sign in. */
export async function checkCredentials(
  app: Pick<FastifyInstance, "db" | "signer" | "settings">,
  credentials: Credentials,
): Promise<UserRow> {
  const user = await findOwnAccount(app, credentials);
  requireOpenAccount(app, user, { hasGivenCode: user.totpEnabledAt !== null });
  return user;
}

/**
 * The account of who knows its password, and its second factor where it has one (D-27). An unknown account and a wrong password answer alike, in words
 * and in time. A browser in which the owner signed in before has guesses of its own,
 * and so has who comes from a letter to them.
 */
export async function findOwnAccount(
  { db, signer }: Pick<FastifyInstance, "db" | "signer">,
  { password, twoFactorCode, passkey, origin, deviceMark, unlockToken, ...name }: Credentials,
): Promise<UserRow> {
  const user = await findUserByName(db, name);
  const device = (user && (signer.deviceOf(deviceMark, user.email) ?? (await letterOf(db, user, unlockToken)))) ?? "";
  const key = `${guessKey(user, name)} ${device}`;
  await requireGuess(db, key).catch(asAbout(user));
  if (!(await isPassword(user?.passwordHash ?? null, password)) || !user) {
    throw new HttpError(401, "login.failed", "The name or the password is wrong.", {
      data: { success: false },
      accountId: user?.id,
    });
  }
  await forgetGuesses(db, key);
  await requireSecondFactor({ db, signer }, user, { code: twoFactorCode, passkey, origin, device }).catch(asAbout(user));
  return user;
}

/** What guesses are counted under of who has the link of a letter to an account's owner. */
async function letterOf(db: Queryable, { id }: UserRow, token: string | undefined): Promise<string | null> {
  const isTheirs = token !== undefined && (await isToken(db, { userId: id, token, purpose: "unlock_sign_in" }));
  return isTheirs ? `letter ${hashToken(token)}` : null;
}

/** The same refusal; the logs know whom it is about. */
const asAbout = (user: UserRow | null) => (error: unknown) => {
  if (!(error instanceof HttpError)) throw error;
  throw new HttpError(error.status, error.code, error.message, { ...error.details, accountId: user?.id });
};

/**
 * Refuses whose account is closed for a time or for good, or waits for its e-mail address to be verified. Who is on a break gets a ticket
 * for a session that is for their withdrawal alone (D-44).
 */
export function requireOpenAccount(
  app: Pick<FastifyInstance, "settings" | "signer">,
  user: UserRow,
  { hasGivenCode = false }: { hasGivenCode?: boolean } = {},
): void {
  requireNotBarred(app, user, { hasGivenCode });
  if (!user.isEmailVerified && isEmailConfirmedFirst(app.settings().settings, homeOf(user))) {
    const data = { success: false, email: user.email }; // whoever knows the password may have the link sent again
    throw new HttpError(403, "user.email_not_verified", "Email is not verified", { data });
  }
}

/** Refuses whose account is closed for a time or for good, or waits for the back office. */
export function requireNotBarred(
  { signer }: Pick<FastifyInstance, "signer">,
  user: UserRow,
  { hasGivenCode = false }: { hasGivenCode?: boolean } = {},
): void {
  if (user.suspendedAt) throw new HttpError(403, "user.suspended", "This account is suspended.", { data: { success: false } });
  if (user.closedAt)
    throw new HttpError(403, "user.closed", "This account is closed. Write to us if you want to come back.", {
      data: { success: false },
    });
  if (isExcluded(user)) throw excluded(user.excludedUntil, { ticket: withdrawalTicket(signer, user.id, hasGivenCode) });
  if (user.heldAt) throw accountHeld(user.heldNote);
}
