import type { FastifyInstance } from "fastify";
import { HttpError } from "../api_error";
import { forgetGuesses, takeGuess } from "./guesses";
import { isPassword } from "./passwords";
import { findUserByEmail } from "./queries";
import type { UserRow } from "./sessions";

export interface Credentials {
  email: string;
  password: string;
  deviceMark: string | undefined;
}

/**
 * The account of who knows its password (D-27). An unknown account and a wrong password answer alike, in words
 * and in time. A browser in which the owner signed in before has guesses of its own.
 */
export async function checkCredentials(
  { db, signer, settings }: Pick<FastifyInstance, "db" | "signer" | "settings">,
  { email, password, deviceMark }: Credentials,
): Promise<UserRow> {
  const key = `${email} ${signer.deviceOf(deviceMark, email) ?? ""}`;
  if (!(await takeGuess(db, key))) {
    const headers = { "retry-after": "900" };
    throw new HttpError(429, "login.too_many_attempts", "Too many attempts. Try again in 15 minutes.", {
      headers,
      data: { success: false },
    });
  }
  const user = await findUserByEmail(db, email);
  if (!(await isPassword(user?.passwordHash ?? null, password)) || !user) {
    throw new HttpError(401, "login.failed", "The e-mail address or the password is wrong.", { data: { success: false } });
  }
  await forgetGuesses(db, key);
  if (user.excludedUntil && user.excludedUntil > new Date()) {
    const data = { success: false, until: user.excludedUntil.toISOString() };
    throw new HttpError(403, "user.self_exclusion.notice", "This account is excluded for a time.", { data });
  }
  if (settings().settings.verifyEmailStatusOnLogin && !user.isEmailVerified) {
    const data = { success: false };
    throw new HttpError(403, "user.email_not_verified", "The e-mail address of this account is not verified.", { data });
  }
  return user;
}
