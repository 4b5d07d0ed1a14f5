import type { FastifyInstance } from "fastify";
import { HttpError, invalidRequest } from "../../platform/api_error";
import type { RequestSession } from "../users/session_plugin";
import { forgetGuesses, requireGuess } from "../users/guesses";
import { isPassword } from "../users/passwords";
import { sessionBegan } from "./queries";
import { databaseTime } from "../../platform/database_clock";

const recentMinutes = 15;

/**
 * Makes sure that the owner sits at the session, and not somebody who found it open: by the account's password, or,
 * where it has none, by a sign-in of the last minutes.
 */
export async function confirmOwner(
  { db }: Pick<FastifyInstance, "db">,
  { id, user }: RequestSession,
  { password, field }: { password: string | undefined; field: string },
): Promise<void> {
  if (user.passwordHash === null) {
    const began = await sessionBegan(db, id);
    if (began && databaseTime().getTime() - began.getTime() < recentMinutes * 60_000) return;
    throw new HttpError(403, "session.not_recent", "Sign in again first.");
  }
  if (!password) throw invalidRequest([{ path: ["body", field], message: "form.validation.password.required" }]);
  const key = `proof ${user.id}`;
  await requireGuess(db, key);
  if (!(await isPassword(user.passwordHash, password)))
    throw invalidRequest([{ path: ["body", field], message: "form.validation.password.wrong" }]);
  await forgetGuesses(db, key);
}
