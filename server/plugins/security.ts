import { randomBytes } from "node:crypto";
import type { FastifyReply } from "fastify";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyRequest {
    /** For the inline scripts of this response and no other. */
    cspNonce: string;
  }
}

interface Allowed {
  /** Origins that may frame the page. */
  ancestors?: readonly string[];
  /** Origins of the operator's widgets, whose scripts the page may load. */
  widgets?: readonly string[];
}

/** What a page of ours may load and do. Inline scripts run with the nonce alone; nothing evaluates text as code. */
function policyOf(nonce: string, { ancestors = [], widgets = [] }: Allowed = {}) {
  const ofWidgets = widgets.map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${ofWidgets}`,
    `style-src 'self' 'unsafe-inline'${ofWidgets}`,
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    `font-src 'self' data:${ofWidgets}`,
    `connect-src 'self'${ofWidgets}${ofWidgets.replaceAll("https:", "wss:")}`,
    "frame-src 'self' https: blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https:",
    ["frame-ancestors 'self'", ...ancestors].join(" "),
  ].join("; ");
}

export const securityHeaders = (nonce: string) => ({
  "content-security-policy": policyOf(nonce),
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
});

/** Lets pages of other origins frame this response, or lets it load what comes from another. */
export function allowOnPage(reply: FastifyReply, nonce: string, allowed: Allowed) {
  reply.header("content-security-policy", policyOf(nonce, allowed));
  if (allowed.ancestors) reply.removeHeader("x-frame-options");
}

/** Sets them on every response, errors too. */
export const securityPlugin = fp<{ isHttps: boolean }>(
  async (app, { isHttps }) => {
    app.decorateRequest("cspNonce", "");
    app.addHook("onRequest", async (request, reply) => {
      request.cspNonce = randomBytes(16).toString("base64");
      reply.headers(securityHeaders(request.cspNonce));
      if (isHttps) reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
    });
  },
  { name: "security" },
);

/** For a response that is no page: it may do nothing at all when it is opened as one. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export const setPolicy = (reply: FastifyReply, policy: string) => reply.header("content-security-policy", policy);

/** For a public file that games in their frames load: their documents are sandboxed, so that everything is another origin's to them. */
export const letGamesLoad = (reply: FastifyReply) =>
  reply.headers({ "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" });
