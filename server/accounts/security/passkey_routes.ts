import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/security";
import { requireSession } from "../users/caller_of";
import { HttpError } from "../../platform/api_error";
import { ownOrigin } from "../../platform/plugins/own_origin";
import { route } from "../../platform/route";
import { browserOf } from "../users/browser_of";
import { writeToOwner } from "../users/letters";
import { askDevice, readNewPasskey } from "../users/passkeys";
import { questionFor } from "../users/second_factor";
import { hashToken } from "../users/tokens";
import { confirmOwner } from "./confirm_owner";
import { forgetPasskey, keepPasskey } from "./queries";
import { alreadyOff } from "./two_factor_errors";

const success = { data: { success: true } };

/** Passkeys in the place of an authenticator's code: added, asked for and removed. */
export async function passkeyRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, calls.startPasskey, async ({ body, request }) => {
    const session = await requireSession(request);
    const { user } = session;
    if (!user.totpEnabledAt) throw alreadyOff();
    await confirmOwner(app, session, { password: body.password, field: "password" });
    const question = await askDevice(db, user.id, "add_passkey", ownOrigin(request));
    const { name } = app.settings().settings;
    return { data: { ...question, siteName: name, userHandle: hashToken(`passkeys of ${user.uniqueId}`), userName: user.email } };
  });

  route(app, calls.addPasskey, async ({ body, request }) => {
    const { user } = await requireSession(request);
    if (!user.totpEnabledAt) throw alreadyOff();
    const made = await readNewPasskey(db, body, { userId: user.id, origin: ownOrigin(request) });
    if (!made) throw new HttpError(410, "token.expired", "This passkey was made too late, or for something else.");
    const { browser, os } = browserOf(request.headers["user-agent"] ?? null);
    await db.transaction(async (tx) => {
      if (!(await keepPasskey(tx, { ...made, userId: user.id, browser, os })))
        throw new HttpError(409, "passkey.too_many", "The account has as many passkeys as it may, or this one is known.");
      await writeToOwner(tx, request, user, { letter: "passkey_added", page: "security" });
    });
    return success;
  });

  route(app, calls.askPasskey, async ({ request }) => {
    const { user } = await requireSession(request);
    return { data: await questionFor(db, user.id, ownOrigin(request)) };
  });

  route(app, calls.removePasskey, async ({ body, request }) => {
    const { user } = await requireSession(request);
    await forgetPasskey(db, user.id, body.id);
    return success;
  });
}
