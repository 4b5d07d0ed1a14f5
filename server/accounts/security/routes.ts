import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/security";
import { defaultLanguage } from "../../../schemas/text";
import { requireSession } from "../users/caller_of";
import { notFound } from "../../platform/api_error";
import { route } from "../../platform/route";
import { writeToOwner } from "../users/letters";
import { requireGoodPassword, requireNotBreached } from "../users/new_password";
import { type PasskeyRow, passkeysOf } from "../users/passkeys";
import { hashPassword } from "../users/passwords";
import { countRecoveryCodes } from "../users/recovery_codes";
import { endOtherSessionsOf, endSession } from "../users/sessions";
import { clearSession } from "../users/session_cookie";
import { confirmOwner } from "./confirm_owner";
import { findShownSession, keepPassword, listSessions } from "./queries";

const success = { data: { success: true } };

/** An account's sessions and its password, as its owner decides about them. */
export async function securityRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, calls.getSessions, async ({ request }) => {
    const { id, user } = await requireSession(request);
    const language = user.preferredLanguage ?? defaultLanguage;
    const [sessions, keys, recoveryCodesLeft] = await Promise.all([
      listSessions(db, { userId: user.id, currentId: id, language }),
      passkeysOf(db, user.id),
      countRecoveryCodes(db, user.id),
    ]);
    return { sessions, passkeys: keys.map(toEntry), recoveryCodesLeft };
  });

  route(app, calls.endSession, async ({ body, request, reply }) => {
    const { id, user } = await requireSession(request);
    const ended = await findShownSession(db, user.id, body.id);
    if (ended === null) throw notFound("session", "session.not_found");
    await endSession(db, ended);
    if (ended === id) clearSession(request, reply);
    return success;
  });

  route(app, calls.endOtherSessions, async ({ request }) => {
    const { id, user } = await requireSession(request);
    return { data: { success: true, ended: await db.transaction((tx) => endOtherSessionsOf(tx, user.id, id)) } };
  });

  route(app, calls.changePassword, async ({ body, request }) => {
    const session = await requireSession(request);
    const { id, user } = session;
    await confirmOwner(app, session, { password: body.currentPassword, field: "currentPassword" });
    requireGoodPassword(app, body.password, { path: "password", home: { country: user.countryCode } });
    await requireNotBreached(app, body.password, { path: "password" });
    const passwordHash = await hashPassword(body.password);
    await db.transaction(async (tx) => {
      await keepPassword(tx, user.id, passwordHash);
      await endOtherSessionsOf(tx, user.id, id);
      await writeToOwner(tx, request, user, { letter: "password_changed", page: "reset_password" });
    });
    return success;
  });
}

const toEntry = ({ id, browser, os, createdAt, lastUsedAt }: PasskeyRow): calls.PasskeyEntry => ({
  ...{ id, browser, os },
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
