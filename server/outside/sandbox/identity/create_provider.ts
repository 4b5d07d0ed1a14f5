import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import Provider, { interactionPolicy, type JWK } from "oidc-provider";
import { createMemoryAdapter } from "./memory_adapter";
import { personOf } from "./people";

/** Where the sandbox is on the site, and what it calls its only client. */
export const sandboxPath = "/oidc";

export interface SandboxProvider {
  provider: Provider;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

interface Options {
  /** `https://casino.example` */
  origin: string;
  redirectUri: string;
  /** A page that says to whoever asks that the sign-in cannot go on. */
  problemPage: (request: IncomingMessage) => string;
}

const minute = 60;

/** An OpenID provider for one origin, with a key, a client and a memory of its own. */
export async function createProvider({ origin, redirectUri, problemPage }: Options): Promise<SandboxProvider> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: "sig", alg: "ES256", kid: randomUUID() } as JWK;
  const issuer = `${origin}${sandboxPath}`;
  const clientId = "foyer";
  const clientSecret = randomBytes(32).toString("base64url");

  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  const cookie = { path: sandboxPath, httpOnly: true, sameSite: "lax", signed: true } as const;

  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [key] },
    cookies: {
      keys: [randomBytes(32).toString("base64url")],
      names: { session: "oidc_session", interaction: "oidc_interaction", resume: "oidc_resume" },
      long: cookie,
      short: cookie,
    },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "given_name", "family_name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    responseTypes: ["code"],
    scopes: ["openid"],
    pkce: { required: () => true },
    interactions: { policy, url: (_context, { uid }) => `${sandboxPath}/interaction/${uid}` },
    ttl: {
      AccessToken: 5 * minute,
      AuthorizationCode: minute,
      IdToken: 5 * minute,
      Interaction: 10 * minute,
      Grant: 60 * minute,
      Session: 60 * minute,
    },
    findAccount: (_context, accountId) => {
      const { email, isEmailVerified, firstName, lastName } = personOf(emailOf(accountId));
      const claims = {
        sub: accountId,
        email,
        email_verified: isEmailVerified,
        name: `${firstName} ${lastName}`.trim(),
        given_name: firstName,
        family_name: lastName,
      };
      return { accountId, claims: () => claims };
    },
    renderError: (context) => {
      context.type = "html";
      context.body = problemPage(context.req);
    },
  });
  provider.proxy = true; // whoever hands requests over says which origin they are for
  return { provider, issuer, clientId, clientSecret };
}

const prefix = "sandbox-";

/** What the sandbox calls somebody, wherever it starts again. */
export const accountOf = (email: string) => prefix + Buffer.from(email).toString("base64url");
export const emailOf = (account: string) => Buffer.from(account.slice(prefix.length), "base64url").toString("utf8");
