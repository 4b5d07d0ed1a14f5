import type { FastifyInstance } from "fastify";
import QRCode from "qrcode";
import * as calls from "../../../schemas/api/security";
import { defaultLanguage } from "../../../schemas/text";
import { requireSession } from "../users/caller_of";
import { HttpError, invalidRequest, notFound } from "../../platform/api_error";
import { ownOrigin } from "../../platform/plugins/own_origin";
import { route } from "../../platform/route";
import { authenticatorUri, newAuthenticatorSecret } from "../users/authenticator";
import { browserOf } from "../users/browser_of";
import { writeToOwner } from "../users/letters";
import { requireGoodPassword, requireNotBreached } from "../users/new_password";
import { askDevice, type PasskeyRow, passkeysOf, readNewPasskey } from "../users/passkeys";
import { hashPassword } from "../users/passwords";
import { countRecoveryCodes, forgetRecoveryCodes, replaceRecoveryCodes } from "../users/recovery_codes";
import { questionFor, sealSecret, spendAuthenticatorCode } from "../users/second_factor";
import { endOtherSessionsOf, endSession } from "../users/sessions";
import { clearSession } from "../users/session_cookie";
import { hashToken } from "../users/tokens";
import { requireGuess } from "../users/guesses";
import { confirmFactor } from "./confirm_factor";
import { confirmOwner } from "./confirm_owner";
import {
  findShownSession,
  forgetPasskey,
  keepNewSecret,
  keepPasskey,
  keepPassword,
  listSessions,
  turnOff,
  turnOn,
} from "./queries";

const success = { data: { success: true } };

/** What an account's owner decides about who gets in: sessions, second factor, password. */
export async function securityRoutes(app: FastifyInstance): Promise<void> {
  const { db, signer } = app;

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

  route(app, calls.startTwoFactor, async ({ body, request }) => {
    const session = await requireSession(request);
    const { user } = session;
    if (user.totpEnabledAt) throw alreadyOn();
    await confirmOwner(app, session, { password: body.password, field: "password" });
    const secret = newAuthenticatorSecret();
    await keepNewSecret(db, user.id, sealSecret(signer, user.id, secret));
    const uri = authenticatorUri(secret, app.settings().settings.name, user.email);
    return { data: { secret, uri, qr: await qrOf(uri) } };
  });

  route(app, calls.confirmTwoFactor, async ({ body, request }) => {
    const { user } = await requireSession(request);
    if (user.totpEnabledAt) throw alreadyOn();
    if (!user.totpSecret) throw new HttpError(409, "two_factor.not_started", "Start with a new QR code.");
    await requireGuess(db, `new second factor ${user.id}`, { tries: 10, seconds: 15 * 60 });
    if (!(await spendAuthenticatorCode(db, signer, user, body.code.replace(/\s/g, "")))) throw wrongCode();
    const recoveryCodes = await db.transaction(async (tx) => {
      if (!(await turnOn(tx, user.id))) throw alreadyOn();
      await writeToOwner(tx, request, user, { letter: "two_factor_on", page: "security" });
      return replaceRecoveryCodes(tx, user.id);
    });
    return { data: { recoveryCodes } };
  });

  route(app, calls.turnOffTwoFactor, async ({ body, request }) => {
    const session = await requireSession(request);
    const { user } = session;
    if (!user.totpEnabledAt) throw alreadyOff();
    await confirmOwner(app, session, { password: body.password, field: "password" });
    await confirmFactor(app, request, session, body);
    await db.transaction(async (tx) => {
      await turnOff(tx, user.id);
      await forgetRecoveryCodes(tx, user.id);
      await writeToOwner(tx, request, user, { letter: "two_factor_off", page: "security" });
    });
    return success;
  });

  route(app, calls.renewRecoveryCodes, async ({ body, request }) => {
    const session = await requireSession(request);
    const { user } = session;
    if (!user.totpEnabledAt) throw alreadyOff();
    await confirmFactor(app, request, session, body);
    return { data: { recoveryCodes: await db.transaction((tx) => replaceRecoveryCodes(tx, user.id)) } };
  });

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

/** A picture that follows no colour scheme: cameras want dark on light. */
async function qrOf(uri: string) {
  const svg = await QRCode.toString(uri, { type: "svg", errorCorrectionLevel: "M", margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

const alreadyOn = () => new HttpError(409, "two_factor.already_on", "Two-factor authentication is on already.");
const alreadyOff = () => new HttpError(409, "two_factor.already_off", "Two-factor authentication is off.");
const wrongCode = () => invalidRequest([{ path: ["body", "code"], message: "security.problems.code_wrong" }]);
