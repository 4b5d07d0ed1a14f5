import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../schemas/api/staff";
import { requireSession } from "../users/caller_of";
import { invalidRequest } from "../../platform/api_error";
import { occasionOf } from "../../outside/messages/letter_occasion";
import { queueMessage } from "../../outside/messages/queue_message";
import type { Queryable } from "../../platform/plugins/database";
import { route } from "../../platform/route";
import { writeToOwner } from "../users/letters";
import { requireGoodPassword, requireNotBreached } from "../users/new_password";
import { hashPassword } from "../users/passwords";
import { invite, inviteAgain, resetFactor, restore, setRole, suspend, withdraw } from "./change_people";
import { joinByLink, setUpAdministrator, staffLink, whomLinkIsFor } from "./links";
import { listEvents, listPeople } from "./people";

const perAddress = { config: { rateLimit: { max: 60, timeWindow: "15 minutes" } } };
const done = { data: { success: true } };

/** Who works in the back office, and the links by which they come in. */
export async function staffRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, calls.listStaff, async ({ request }) => ({
    people: await listPeople(db, (await callerOf(request)).userId),
    events: await listEvents(db),
  }));

  route(app, calls.inviteStaff, async ({ body: { email, role }, request }) => {
    const actor = await callerOf(request);
    return db.transaction(async (tx) => {
      const { token } = await invite(tx, actor, email, role);
      return sendInvitation(tx, request, { email, token, inviter: actor.email });
    });
  });

  route(app, calls.inviteStaffAgain, async ({ params, request }) => {
    const actor = await callerOf(request);
    return db.transaction(async (tx) => {
      const invited = await inviteAgain(tx, actor, params.userId);
      return sendInvitation(tx, request, { ...invited, inviter: actor.email });
    });
  });

  route(app, calls.withdrawInvitation, async ({ params, request }) => {
    const actor = await callerOf(request);
    await db.transaction((tx) => withdraw(tx, actor, params.userId));
    return done;
  });

  route(app, calls.setStaffRole, async ({ params, body, request }) => {
    const actor = await callerOf(request);
    await db.transaction((tx) => setRole(tx, actor, params.userId, body.role));
    return done;
  });

  route(app, calls.suspendStaff, async ({ params, request }) => {
    const actor = await callerOf(request);
    await db.transaction((tx) => suspend(tx, actor, params.userId));
    return done;
  });

  route(app, calls.restoreStaff, async ({ params, request }) => {
    const actor = await callerOf(request);
    await db.transaction((tx) => restore(tx, actor, params.userId));
    return done;
  });

  route(app, calls.resetStaffFactor, async ({ params, request }) => {
    const actor = await callerOf(request);
    await db.transaction(async (tx) => {
      const owner = await resetFactor(tx, actor, params.userId);
      if (owner) await writeToOwner(tx, request, owner, { letter: "two_factor_off", page: "security" });
    });
    return done;
  });

  route(app, calls.readStaffLink, async ({ body }) => whomLinkIsFor(db, body), perAddress);

  route(
    app,
    calls.useStaffLink,
    async ({ body: { kind, token, email, password } }) => {
      requireGoodPassword(app, password, { path: "password", home: { country: null } });
      await requireNotBreached(app, password, { path: "password" });
      const passwordHash = await hashPassword(password);
      if (kind === "join") return { data: { success: true, email: await joinByLink(db, token, passwordHash) } };
      if (!email) throw invalidRequest([{ path: ["body", "email"], message: "form.validation.email.required" }]);
      const { defaultCurrency: currencyCode } = app.settings().settings;
      return { data: { success: true, email: await setUpAdministrator(db, { token, email, passwordHash, currencyCode }) } };
    },
    perAddress,
  );
}

/** Writes the letter; the link is told to who invites only where no letter would ever leave. */
async function sendInvitation(
  tx: Queryable,
  request: FastifyRequest,
  { email, token, inviter }: { email: string; token: string; inviter: string },
) {
  const { server } = request;
  const { origin, language } = occasionOf(request);
  const link = staffLink(origin, "join", token);
  await queueMessage(tx, server, {
    channel: "email",
    recipient: email,
    language,
    letter: "staff_invitation",
    values: { inviter },
    link,
  });
  return { data: { success: true, link: server.configuration.smtpUrl === null ? link : null } };
}

async function callerOf(request: FastifyRequest) {
  const session = await requireSession(request);
  return { userId: session.user.id, email: session.user.email };
}
