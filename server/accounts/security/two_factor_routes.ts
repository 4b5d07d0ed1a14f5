import type { FastifyInstance } from "fastify";
import QRCode from "qrcode";
import * as calls from "../../../schemas/api/security";
import { requireSession } from "../users/caller_of";
import { HttpError, invalidRequest } from "../../platform/api_error";
import { route } from "../../platform/route";
import { authenticatorUri, newAuthenticatorSecret } from "../users/authenticator";
import { writeToOwner } from "../users/letters";
import { forgetRecoveryCodes, replaceRecoveryCodes } from "../users/recovery_codes";
import { sealSecret, spendAuthenticatorCode } from "../users/second_factor";
import { requireGuess } from "../users/guesses";
import { confirmFactor } from "./confirm_factor";
import { confirmOwner } from "./confirm_owner";
import { keepNewSecret, turnOff, turnOn } from "./queries";
import { alreadyOff, alreadyOn } from "./two_factor_errors";

const success = { data: { success: true } };

/** The second factor: turned on with an authenticator, turned off, and its recovery codes. */
export async function twoFactorRoutes(app: FastifyInstance): Promise<void> {
  const { db, signer } = app;

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
}

/** A picture that follows no colour scheme: cameras want dark on light. */
async function qrOf(uri: string) {
  const svg = await QRCode.toString(uri, { type: "svg", errorCorrectionLevel: "M", margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

const wrongCode = () => invalidRequest([{ path: ["body", "code"], message: "security.problems.code_wrong" }]);
