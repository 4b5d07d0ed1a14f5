import { randomBytes } from "node:crypto";
import type { FastifyReply } from "fastify";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyRequest {
    /** For the inline scripts of this response and no other. */
    cspNonce: string;
  }
}

/** What a page of ours may load and do. Inline scripts run with the nonce alone; nothing evaluates text as code. */
const policyOf = (nonce: string, ancestors: readonly string[] = []) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self' https: blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https:",
    ["frame-ancestors 'self'", ...ancestors].join(" "),
  ].join("; ");

export const securityHeaders = (nonce: string) => ({
  "content-security-policy": policyOf(nonce),
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
});

/** Lets pages of other origins frame this response. */
export function allowAncestors(reply: FastifyReply, nonce: string, origins: readonly string[]) {
  reply.header("content-security-policy", policyOf(nonce, origins)).removeHeader("x-frame-options");
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
