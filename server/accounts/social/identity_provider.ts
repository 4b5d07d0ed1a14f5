import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import * as client from "openid-client";
import { identitySandboxPlugin } from "../../outside/sandbox/identity/sandbox_plugin";
import { socialCallbackPath } from "../../../schemas/api/social";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether another provider is there to sign in with; the settings may still say no. */
    hasIdentityProvider: boolean;
    /** The client of that provider, as somebody at this address of the site needs it. */
    identityClient(request: FastifyRequest): Promise<client.Configuration>;
  }
}

/** In seconds: somebody waits in a window. */
const patience = 8;

/** Knows who else may say who somebody is: the provider of the environment, or the demo's own. */
export const identityProviderPlugin = fp(
  async (app) => {
    const { identityProvider } = app.configuration;
    app.decorate("hasIdentityProvider", identityProvider !== null);
    if (identityProvider === "sandbox") {
      await app.register(identitySandboxPlugin, { redirectPath: socialCallbackPath });
      const known = new WeakMap<object, Promise<client.Configuration>>();
      app.decorate("identityClient", async (request: FastifyRequest) => {
        const sandbox = await app.identitySandbox(request);
        const made = known.get(sandbox) ?? discover(sandbox, { [client.customFetch]: fetchInProcess(app) });
        known.set(sandbox, made);
        return made.catch((error: unknown) => {
          known.delete(sandbox);
          throw error;
        });
      });
      return;
    }
    let discovered: Promise<client.Configuration> | null = null;
    app.decorate("identityClient", async () => {
      if (!identityProvider) throw new Error("No identity provider is configured");
      discovered ??= discover(identityProvider);
      return discovered.catch((error: unknown) => {
        discovered = null; // it may be there the next time
        throw error;
      });
    });
  },
  { name: "identity_provider", dependencies: ["session", "site_settings", "site_words"] },
);

interface Known {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

function discover({ issuer, clientId, clientSecret }: Known, options: client.DiscoveryRequestOptions = {}) {
  const server = new URL(issuer);
  const execute = server.protocol === "http:" ? [client.allowInsecureRequests] : [];
  return client.discovery(server, clientId, undefined, client.ClientSecretBasic(clientSecret), {
    timeout: patience,
    execute,
    ...options,
  });
}

/** Carries the client's own requests to the sandbox, which is in this process under a name that only visitors may know. */
const fetchInProcess =
  (app: FastifyInstance): client.CustomFetch =>
  async (address, { method, headers, body }) => {
    const { pathname, search, host } = new URL(address);
    const answer = await app.inject({
      method: method as "GET" | "POST",
      url: pathname + search,
      headers: { ...headers, host },
      ...(body && { payload: body.toString() }),
    });
    const received = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.body, { status: answer.statusCode, headers: received });
  };
