import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as client from "openid-client";
import * as z from "zod/mini";
import { socialCallbackPath, socialSignInPath } from "../../../schemas/api/social";
import type { ErrorCode } from "../../../schemas/error_codes";
import type { SocialMessage, SocialProblem } from "../../../schemas/social_message";
import { ownPath } from "../../../src/layout/own_path";
import { HttpError } from "../../platform/api_error";
import { occasionOf } from "../../outside/messages/letter_occasion";
import { toHttpError } from "../../platform/plugins/errors";
import { callbackPage } from "./callback_page";
import { keepFlow, takeFlow } from "./flow";
import { readIdentity } from "./read_identity";
import { signInIdentity } from "./sign_in_identity";
import { isSocialSignInOffered } from "./is_offered";

const beginning = z.object({ next: z.optional(z.string()) });

/** The two ends of a sign-in at another provider, in a window of its own or in the visitor's (C-7.33). */
export async function socialSignInPages(app: FastifyInstance): Promise<void> {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cross-origin-opener-policy", "unsafe-none"); // on the way to the other provider and back, the window must not lose the one that opened it
  });
  const config = { rateLimit: { max: 60, timeWindow: "1 minute" } };
  const errorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const { status } = toHttpError(error, request);
    return end(request, reply.code(status), { error: "failed" });
  };

  app.get(socialSignInPath, { config, errorHandler }, async (request, reply) => {
    app.requireDatabase();
    const given = z.safeParse(beginning, request.query);
    const next = ownPath(given.data?.next) ?? "/";
    if (!isSocialSignInOffered(app)) return end(request, reply, { error: "off" }, next);
    const provider = await app.identityClient(request).catch((error: unknown) => {
      request.log.error({ err: error }, "The identity provider could not be reached");
      return null;
    });
    if (!provider) return end(request, reply, { error: "unreachable" }, next);
    const flow = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
      next,
    };
    keepFlow(app, request, reply, flow);
    const address = client.buildAuthorizationUrl(provider, {
      redirect_uri: `${occasionOf(request).origin}${socialCallbackPath}`,
      scope: "openid email profile",
      prompt: "select_account",
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(flow.codeVerifier),
      code_challenge_method: "S256",
    });
    return reply.header("cache-control", "no-store").redirect(address.href, 302);
  });

  app.get(socialCallbackPath, { config, errorHandler }, async (request, reply) => {
    app.requireDatabase();
    const flow = takeFlow(app, request, reply);
    if (!flow) return end(request, reply, { error: "forged" });
    if (!isSocialSignInOffered(app)) return end(request, reply, { error: "off" }, flow.next);
    const identity = await readIdentity(app, request, flow);
    if (typeof identity === "string") return end(request, reply, { error: identity }, flow.next);
    try {
      return end(request, reply, await signInIdentity(app, { request, reply }, identity), flow.next);
    } catch (error) {
      const refusal = error instanceof HttpError ? refusals[error.code] : undefined;
      if (!refusal) throw error;
      return end(request, reply, { error: refusal, ...untilOf(error) }, flow.next);
    }
  });
}

const refusals: Partial<Record<ErrorCode, SocialProblem>> = {
  "user.self_exclusion.notice": "excluded",
  "user.self_exclusion.permanent.notice": "excluded_for_good",
  "user.email_not_verified": "email_not_verified",
  "review.pending": "held",
  "review.refused": "held",
};

const refusal = z.object({ until: z.nullable(z.string()), ticket: z.optional(z.string()) });
const untilOf = (error: unknown) => z.safeParse(refusal, (error as HttpError).details.data).data ?? {};

type Said = SocialMessage extends infer Each ? (Each extends unknown ? Omit<Each, "eventType"> : never) : never;

function end(request: FastifyRequest, reply: FastifyReply, said: Said, next = "/") {
  const message = { eventType: "linked-account-handler", ...said } as SocialMessage; // one of its kinds
  const { settings } = request.server.settings();
  const page = { nonce: request.cspNonce, language: occasionOf(request).language, siteName: settings.name };
  return reply
    .type("text/html; charset=utf-8")
    .headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" })
    .send(callbackPage({ ...page, message, next: nextOf(message, next) }));
}

/** Without a window to tell, the address tells: the dialog goes on from there, and still knows who recommended the site. */
function nextOf(message: SocialMessage, next: string) {
  if ("accessToken" in message) return next;
  const ref = new URLSearchParams(next.split("?")[1]).get("ref");
  const query = new URLSearchParams({ modal: "login", ...(next !== "/" && { next }), ...(ref && { ref }) });
  if ("error" in message) query.set("socialError", message.error);
  else query.set("linkedAccountUuid", message.linkedAccountUuid);
  return `/?${query}`;
}
