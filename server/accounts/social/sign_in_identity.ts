import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireNotRegistered } from "../registers/ask_register";
import { requireOpenAccount } from "../users/check_credentials";
import { findUserByEmail } from "../users/queries";
import { startSession } from "../users/start_session";
import { openLinkRequest } from "./link_requests";
import { confirmEmailOf, findUserByIdentity, type Identity } from "./queries";

type Outcome = { accessToken: string } | { linkedAccountUuid: string } | { error: "registration_closed" };

/** What knowing who somebody is leads to: a session, or a question before one (C-4.43, C-4.44). Fails where the account may not be opened. */
export async function signInIdentity(
  app: FastifyInstance,
  visit: { request: FastifyRequest; reply: FastifyReply },
  identity: Identity,
): Promise<Outcome> {
  const { db } = app;
  const user = await findUserByIdentity(db, identity);
  if (user) {
    const isEmailVerified = user.isEmailVerified || user.email === identity.email;
    requireOpenAccount(app, { ...user, isEmailVerified });
    await requireNotRegistered(visit.request, "sign_in", user);
    if (user.totpEnabledAt) return { linkedAccountUuid: await openLinkRequest(db, visit, identity) };
    await confirmEmailOf(db, user.id, identity.email);
    const { data } = await startSession(visit.request, visit.reply, { ...user, isEmailVerified });
    return { accessToken: data.accessToken };
  }
  const { isRestrictedRegistration } = app.settings().settings;
  if (isRestrictedRegistration && !(await findUserByEmail(db, identity.email))) return { error: "registration_closed" };
  return { linkedAccountUuid: await openLinkRequest(db, visit, identity) };
}
