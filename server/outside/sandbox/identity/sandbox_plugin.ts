import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import * as z from "zod/mini";
import { emailAddress } from "../../../../schemas/sign_in_name";
import { readPreferences } from "../../../../src/kit/session/preferences";
import { occasionOf } from "../../messages/letter_occasion";
import { requireSameOrigin } from "../../../platform/require_role";
import { readThemeStyles } from "../../../platform/words/theme_styles";
import { accountOf, createProvider, emailOf, sandboxPath, type SandboxProvider } from "./create_provider";
import { choosePage, consentPage, problemPage, type SandboxLook } from "./pages";
import { people, personOf } from "./people";

declare module "fastify" {
  interface FastifyInstance {
    /** The provider of the origin that a request is for. */
    identitySandbox(request: FastifyRequest): Promise<SandboxProvider>;
  }
}

/** A demo may be looked at under several names; who asks under ever new ones takes the places of the oldest. */
const mostOrigins = 8;

/** Stands in for Google: an OpenID provider with pages of its own, in this process and for this site alone. */
export const identitySandboxPlugin = fp<{ redirectPath: string }>(
  async (app, { redirectPath }) => {
    const styles = readThemeStyles(app.root);
    const providers = new Map<string, Promise<SandboxProvider>>();
    const looks: Looks = new WeakMap();

    function lookOf(request: FastifyRequest): SandboxLook {
      const { settings } = app.settings();
      const { language } = occasionOf(request);
      return {
        language,
        theme: settings.theme,
        scheme: readPreferences(request.cookies, settings.defaultScheme).scheme,
        siteName: settings.name,
        words: app.siteWords[language].sandbox,
        style: styles[settings.theme],
      };
    }

    function sandboxOf(request: FastifyRequest): Promise<SandboxProvider> {
      const { origin } = occasionOf(request);
      const known = providers.get(origin);
      if (known) return known;
      for (const oldest of providers.keys()) {
        if (providers.size < mostOrigins) break;
        providers.delete(oldest);
      }
      const created = createProvider({
        origin,
        redirectUri: `${origin}${redirectPath}`,
        problemPage: (raw) => problemPage(looks.get(raw) ?? lookOf(request)),
      });
      providers.set(origin, created);
      return created;
    }

    app.decorate("identitySandbox", sandboxOf);
    await app.register((routes) => sandboxRoutes(routes, { lookOf, looks }), { prefix: sandboxPath });
  },
  { name: "identity_sandbox", dependencies: ["site_settings", "site_words"] },
);

const sessionCookies = ["oidc_session", "oidc_session.sig"];

const answers = z.object({ email: z.optional(z.string()), consent: z.optional(z.string()), cancel: z.optional(z.string()) });

/** How the provider's own answers look, by the request that they are to. */
type Looks = WeakMap<IncomingMessage, SandboxLook>;
interface Shared {
  lookOf: (request: FastifyRequest) => SandboxLook;
  looks: Looks;
}

async function sandboxRoutes(app: FastifyInstance, { lookOf, looks }: Shared) {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 10_000 },
    (_request, body, done) => done(null, body),
  );
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cross-origin-opener-policy", "unsafe-none"); // whoever opened the window still knows it
  });

  const show = (reply: FastifyReply, html: string) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(html);

  async function detailsOf(request: FastifyRequest, reply: FastifyReply) {
    const { provider } = await app.identitySandbox(request);
    const details = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
    return details && { provider, details, accountId: details.session?.accountId ?? "" };
  }

  app.get("/interaction/:uid", async (request, reply) => {
    const known = await detailsOf(request, reply);
    const look = lookOf(request);
    if (!known) return show(reply.code(400), problemPage(look));
    if (known.details.prompt.name === "consent") return show(reply, consentPage(look, personOf(emailOf(known.accountId))));
    return show(reply, choosePage(look, people, null));
  });

  app.post("/interaction/:uid", async (request, reply) => {
    requireSameOrigin(request);
    const look = lookOf(request);
    const known = await detailsOf(request, reply);
    if (!known) return show(reply.code(400), problemPage(look));
    const { provider, details, accountId } = known;
    const given = z.parse(answers, Object.fromEntries(new URLSearchParams(String(request.body))));
    const finish = async (result: Parameters<typeof provider.interactionResult>[2]) =>
      reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);

    if (given.cancel) return finish({ error: "access_denied", error_description: "Somebody changed their mind" });
    if (details.prompt.name === "consent") {
      const grant = new provider.Grant({ accountId, clientId: String(details.params.client_id) });
      grant.addOIDCScope(String(details.params.scope));
      return finish({ consent: { grantId: await grant.save() } });
    }
    const email = z.safeParse(emailAddress, given.email);
    if (!email.success) return show(reply.code(400), choosePage(look, people, given.email ?? ""));
    for (const name of sessionCookies) reply.clearCookie(name, { path: sandboxPath }); // whoever it was before
    return finish({ login: { accountId: accountOf(email.data), remember: false }, select_account: {} });
  });

  await app.register((routes) => providerRoutes(routes, { lookOf, looks }));
}

/** The provider's own endpoints, mounted: it reads bodies itself and takes addresses from where it is. */
async function providerRoutes(app: FastifyInstance, { lookOf, looks }: Shared) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.route({
    method: ["GET", "POST"],
    url: "/*",
    handler: async (request, reply) => {
      const { provider } = await app.identitySandbox(request);
      const { origin } = occasionOf(request);
      const raw: IncomingMessage & { originalUrl?: string } = request.raw;
      looks.set(raw, lookOf(request));
      const { host, protocol } = new URL(origin);
      raw.headers["x-forwarded-host"] = host;
      raw.headers["x-forwarded-proto"] = protocol.slice(0, -1);
      if (request.url.startsWith(`${sandboxPath}/auth?`)) raw.headers.cookie = withoutSession(raw.headers.cookie);
      raw.originalUrl = raw.url ?? "/";
      raw.url = raw.originalUrl.slice(sandboxPath.length);
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
      reply.hijack();
      await provider.callback()(raw, reply.raw);
    },
  });
}

/** Everybody chooses again who they are; nobody has to sign out of the sandbox before. */
const withoutSession = (cookie = "") =>
  cookie
    .split("; ")
    .filter((pair) => !pair.startsWith("oidc_session"))
    .join("; ");
