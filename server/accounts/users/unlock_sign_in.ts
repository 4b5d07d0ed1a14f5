import type { FastifyRequest } from "fastify";
import type { SignInName } from "../../../schemas/sign_in_name";
import { isReachableEmail } from "../../outside/messages/reachable_email";
import { findUserByName } from "./find_by_name";
import { takeTry } from "./guesses";
import { writeToOwner } from "./letters";
import { issueToken } from "./one_time_tokens";

const hourly = { tries: 1, seconds: 3_600 };

/**
 * Writes to the owner of an account at which somebody guessed too often, once an hour: by its link the owner signs in all the same, with
 * the password, and the stranger goes on getting nowhere. Who gave no e-mail address gets it by SMS, where the site sends any; who gave neither waits until
 * the guesses are a quarter of an hour old, or signs in with a browser that knows them.
 */
export async function sendUnlockLink(request: FastifyRequest, name: SignInName): Promise<void> {
  const { db, settings, configuration } = request.server;
  const user = await findUserByName(db, name);
  if (!user?.passwordHash) return;
  const isSms = !isReachableEmail(user.email, settings().settings);
  const sendsSms = settings().settings.useSMSResetPassword || configuration.smsGateway !== null;
  if (isSms && !(user.phone && user.phoneCode && sendsSms)) return;
  if ((await takeTry(db, `unlock letter ${user.id}`, hourly)) > 0) return;
  await db.transaction(async (tx) => {
    const token = await issueToken(tx, user.id, "unlock_sign_in", isSms ? `+${user.phoneCode}${user.phone}` : user.email);
    const query = `?modal=login&token=${token}`;
    await writeToOwner(tx, request, user, { letter: "unlock_sign_in", page: "home", query, isSms });
  });
}
