import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../schemas/api/social";
import { HttpError, invalidRequest } from "../../platform/api_error";
import { occasionOf } from "../../outside/messages/letter_occasion";
import type { PasskeyAnswer } from "../../../schemas/passkeys";
import { ownCookie } from "../../platform/plugins/own_cookie";
import { ownOrigin } from "../../platform/plugins/own_origin";
import { route } from "../../platform/route";
import { findExcluded } from "../registration/find_excluded";
import { holdAccount } from "../reviews/hold_account";
import { accountHeld } from "../users/account_held";
import { requireServed } from "../markets/require_served";
import { requireNotRegistered } from "../registers/ask_register";
import { findOwnAccount, requireOpenAccount } from "../users/check_credentials";
import { questionFor, requireSecondFactor } from "../users/second_factor";
import { findUserByEmail } from "../users/queries";
import { referralCookie } from "../referrals/referral_visits";
import { deviceCookie } from "../users/session_cookie";
import type { UserRow } from "../users/sessions";
import { startSession } from "../users/start_session";
import { isSocialSignInOffered } from "./is_offered";
import { findLinkRequest, spendLinkRequest } from "./link_requests";
import { openSocialAccount, requireSocialDetails } from "./open_social_account";
import { addIdentity, confirmEmailOf, findUserByIdentity } from "./queries";
import { databaseTime } from "../../platform/database_clock";

const perAddress = { config: { rateLimit: { max: 60, timeWindow: "1 minute" } } };

interface Proof {
  password?: string | undefined;
  twoFactorCode?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

/** What follows a sign-in at another provider that opens nothing yet. */
export async function socialRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(
    app,
    calls.getLinkRequest,
    async ({ query, request }) => {
      const waiting = await findLinkRequest(db, request, query.linkedAccountUuid);
      const { email, expiresAt } = waiting;
      const linked = await findUserByIdentity(db, waiting);
      const waitsFor = linked ? "second_factor" : (await findUserByEmail(db, email)) ? "password" : "consent";
      const passkey = linked && (await questionFor(db, linked.id, ownOrigin(request)));
      return { data: { waitsFor, email, expiresAt: expiresAt.toISOString(), passkey } as const };
    },
    perAddress,
  );

  route(
    app,
    calls.linkAccount,
    async ({ body, request, reply }) => {
      requireOffered(app);
      const waiting = await findLinkRequest(db, request, body.linkedAccountUuid);
      const { email } = waiting;
      const user = await ownerOf(app, waiting, body, request);
      const owner = { ...user, isEmailVerified: user.isEmailVerified || user.email === email };
      requireOpenAccount(app, owner);
      await requireNotRegistered(request, "sign_in", owner);
      await db.transaction(async (tx) => {
        await spendLinkRequest(tx, waiting);
        if (!(await addIdentity(tx, user.id, waiting))) throw linkedElsewhere();
        await confirmEmailOf(tx, user.id, email);
      });
      return startSession(request, reply, owner);
    },
    perAddress,
  );

  route(
    app,
    calls.socialSignUp,
    async ({ body, request, reply }) => {
      requireOffered(app);
      if (app.settings().settings.isRestrictedRegistration)
        throw new HttpError(403, "registration.restricted", "No new accounts are opened at present.", {
          data: { success: false },
        });
      const waiting = await findLinkRequest(db, request, body.linkedAccountUuid);
      const deviceMark = ownCookie(request, deviceCookie);
      const recommendation = { codes: [body.ref, request.cookies[referralCookie]], deviceMark };
      const details = { ...body, recommendation, language: occasionOf(request).language };
      requireServed(app, request, body.countryCode);
      requireSocialDetails(app, details);
      const { likeness } = await findExcluded(app, { email: waiting.email, details: null, deviceMark });
      if (likeness === "same")
        throw new HttpError(409, "registration.not_possible", "An account could not be opened with these details.", {
          data: { success: false },
        });
      const user = await db.transaction(async (tx) => {
        await spendLinkRequest(tx, waiting);
        const row = await openSocialAccount(tx, app, waiting, details);
        if (!app.settings().settings.reviewSignUps) return row;
        await holdAccount(tx, row.id, { cause: "everybody", likeUserIds: [] });
        return { ...row, heldAt: databaseTime() };
      });
      await requireNotRegistered(request, "sign_up", user);
      if (user.heldAt) throw accountHeld(null);
      return startSession(request, reply, user);
    },
    perAddress,
  );
}

const linkedElsewhere = () =>
  new HttpError(409, "social.linked_elsewhere", "This sign-in opens another account already.", { data: { success: false } });

/** Whoever proves to own the account that is meant: with its second factor where it is linked, with its password otherwise. */
async function ownerOf(
  app: FastifyInstance,
  { provider, subject, email }: { provider: string; subject: string; email: string },
  { password, twoFactorCode, passkey }: Proof,
  request: FastifyRequest,
): Promise<UserRow> {
  const deviceMark = ownCookie(request, deviceCookie);
  const origin = ownOrigin(request);
  const linked = await findUserByIdentity(app.db, { provider, subject });
  if (linked) {
    const device = app.signer.deviceOf(deviceMark, linked.email) ?? "";
    await requireSecondFactor(app, linked, { code: twoFactorCode, passkey, origin, device });
    return linked;
  }
  if (!password) throw invalidRequest([{ path: ["body", "password"], message: "form.validation.password.required" }]);
  return findOwnAccount(app, { email, password, twoFactorCode, passkey, origin, deviceMark });
}

function requireOffered(app: FastifyInstance) {
  if (!isSocialSignInOffered(app))
    throw new HttpError(403, "social.off", "Signing in with another provider is off.", { data: { success: false } });
}
