import type { FastifyInstance, FastifyRequest } from "fastify";
import * as client from "openid-client";
import * as z from "zod/mini";
import type { SocialProblem } from "../../../schemas/social_message";
import { emailAddress } from "../../../schemas/sign_in_name";
import { occasionOf } from "../../outside/messages/letter_occasion";
import type { Flow } from "./flow";
import type { Identity } from "./queries";

const name = z.string().check(z.trim());

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.union([z.boolean(), z.literal("true"), z.literal("false")])),
  given_name: z.optional(name),
  family_name: z.optional(name),
});

/** Exchanges the code that the visitor brought for who they are, with all checks of the protocol; else why not. */
export async function readIdentity(
  app: Pick<FastifyInstance, "identityClient">,
  request: FastifyRequest,
  { state, nonce, codeVerifier }: Flow,
): Promise<Identity | SocialProblem> {
  try {
    const provider = await app.identityClient(request);
    const address = new URL(request.url, occasionOf(request).origin);
    const tokens = await client.authorizationCodeGrant(provider, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const told = tokens.claims();
    const known = told?.email === undefined ? await client.fetchUserInfo(provider, tokens.access_token, told?.sub ?? "") : told;
    return toIdentity(known);
  } catch (error) {
    return problemOf(error, request);
  }
}

function toIdentity(known: unknown): Identity | SocialProblem {
  const { sub, email, email_verified, given_name, family_name } = z.parse(claims, known);
  const address = z.safeParse(emailAddress, email);
  if (!address.success || String(email_verified) !== "true") return "email_unverified";
  return {
    provider: "google",
    subject: sub,
    email: address.data,
    firstName: given_name?.slice(0, 100) || null,
    lastName: family_name?.slice(0, 100) || null,
  };
}

function problemOf(error: unknown, request: FastifyRequest): SocialProblem {
  if (error instanceof client.AuthorizationResponseError) {
    if (error.error === "access_denied") return "cancelled";
    request.log.warn({ error: error.error }, "The identity provider refused a sign-in");
    return "failed";
  }
  const { code } = (error ?? {}) as { code?: unknown };
  request.log.warn({ code: typeof code === "string" ? code : undefined }, "A sign-in at the identity provider was not valid");
  if (code === "OAUTH_TIMEOUT" || error instanceof TypeError) return "unreachable";
  return code === "OAUTH_INVALID_RESPONSE" || code === "OAUTH_JWT_CLAIM_COMPARISON_FAILED" ? "forged" : "failed";
}
