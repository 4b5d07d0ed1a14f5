import type { FastifyInstance, FastifyRequest } from "fastify";
import { eq } from "drizzle-orm";
import { removeRewardCalendar, setGhostMode, updateUserDetails } from "../../../schemas/api/profile";
import { callerOf } from "../users/caller_of";
import { HttpError, invalidRequest, notFound } from "../../platform/api_error";
import { occasionOf } from "../../outside/messages/letter_occasion";
import { queueMessage } from "../../outside/messages/queue_message";
import { isReachableEmail } from "../../outside/messages/reachable_email";
import { sendVerification } from "../recovery/send_verification";
import { signal } from "../../platform/plugins/changes";
import { route } from "../../platform/route";
import { accountHeld } from "../users/account_held";
import { forgetGuesses, takeGuess } from "../users/guesses";
import { isPassword } from "../users/passwords";
import { userOf } from "../users/queries";
import type { UserRow } from "../users/sessions";
import { users } from "../users/tables";
import { updateDetails } from "./update_details";

const perAddress = { max: 30, timeWindow: "1 minute", hook: "preHandler" as const };

/** Profile of whoever is signed in: the details, and what is about the account as others see it. */
export async function profileRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    updateUserDetails,
    async ({ body: { password, updateFrom: _, ...details }, request }) => {
      const caller = await callerOf(request);
      if (details.email !== undefined && details.email !== caller.email) await requireOwnPassword(app, caller, password);
      const occasion = occasionOf(request);
      const row = await updateDetails(app, caller.id, details, async (tx, before, after) => {
        await sendVerification(tx, app, after, occasion);
        if (!isReachableEmail(before.email, app.settings().settings)) return;
        await queueMessage(tx, app, {
          channel: "email",
          recipient: before.email,
          language: after.preferredLanguage ?? occasion.language,
          letter: "email_changed",
          values: { address: after.email },
          link: `${occasion.origin}/`,
        });
      });
      if (row.heldAt) throw accountHeld(null); // what was sent is saved
      return {
        data: { success: true, user: await userOf(app.db, row, app.settings().settings.loyalty) },
        message: "Your details are saved.",
      };
    },
    { config: { rateLimit: perAddress } },
  );

  route(app, setGhostMode, async ({ body: { ghostMode, userId }, request }) => {
    const id = await setFlag(app, request, userId, { ghostMode });
    await signal(app.db, "user_ghost_mode", { userId: id }); // what is open elsewhere names them no longer
    return { data: { success: true, ghostMode } };
  });

  route(app, removeRewardCalendar, async ({ body: { noCalendar, userId }, request }) => {
    await setFlag(app, request, userId, { noCalendar });
    return { data: { success: true, noCalendar } };
  });
}

/** Whoever has only got hold of a session can't take the account over; guesses are counted as at the sign-in. */
async function requireOwnPassword({ db }: FastifyInstance, { id, passwordHash }: UserRow, password = "") {
  if (passwordHash === null) {
    throw new HttpError(403, "profile.password_missing", "Choose a password first; then the e-mail address can be changed.");
  }
  if (password === "") throw invalidRequest([{ path: ["body", "password"], message: "form.validation.password.required" }]);
  const key = `details ${id}`;
  if (!(await takeGuess(db, key))) {
    throw new HttpError(429, "profile.too_many_attempts", "Too many attempts. Try again in 15 minutes.", {
      headers: { "retry-after": "900" },
    });
  }
  if (!(await isPassword(passwordHash, password)))
    throw invalidRequest([{ path: ["body", "password"], message: "form.validation.password.wrong" }]);
  await forgetGuesses(db, key);
}

/** Of one's own account; administrators name any (L-6.13). */
async function setFlag(
  { db }: FastifyInstance,
  request: FastifyRequest,
  wanted: number | undefined,
  flag: { ghostMode: boolean } | { noCalendar: boolean },
) {
  const caller = await callerOf(request);
  const id = wanted ?? caller.id;
  if (id !== caller.id && caller.role !== "administrator") {
    throw new HttpError(403, "profile.not_yours", "This is about another account.");
  }
  const rows = await db.update(users).set(flag).where(eq(users.id, id)).returning({ id: users.id });
  if (rows.length === 0) throw notFound("account", "user.not_found");
  return id;
}
