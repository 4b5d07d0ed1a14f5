import { randomBytes } from "node:crypto";
import type { FastifyReply } from "fastify";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyRequest {
    /** For the inline scripts of this response and no other. */
    cspNonce: string;
  }
}

export interface Allowed {
  /** Origins that may frame the page. */
  ancestors?: readonly string[];
  /** Origins of the operator's widgets, whose scripts, frames and sockets the page may open. */
  widgets?: readonly string[];
  /** Origins of payment providers: their pages may be framed, and forms may be sent there. */
  payments?: readonly string[];
  /** Origins of other studios' games, which may be framed. */
  games?: readonly string[];
  /** Origins of pictures and films besides our own; without any, every encrypted one. */
  pictures?: readonly string[];
  /** Digests of inline scripts that are the same on every page, as `sha256-…`. */
  inline?: readonly string[];
  /** Our own origin by name, for what stands in a frame without an address: to Firefox `'self'` is nothing there. */
  own?: string;
}

/** Where the nonce of a response stands in the policy. */
const place = "'nonce-'";

/**
 * What a page of ours may load and do: what comes from ourselves, and what the settings name. Inline scripts run with the nonce alone,
 * nothing evaluates text as code, and games are framed from here.
 */
function policyOf({ ancestors = [], widgets = [], payments = [], games = [], pictures = [], inline = [], own }: Allowed = {}) {
  const sockets = widgets.map((origin) => origin.replace(/^https:/, "wss:"));
  const media = pictures.length > 0 ? [...pictures, ...widgets] : ["https:"];
  const files = own ? ["'self'", own] : ["'self'"];
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", place, ...inline.map((digest) => `'${digest}'`), ...widgets],
    "style-src": [...files, "'unsafe-inline'", ...widgets],
    "img-src": [...files, "data:", ...media],
    "media-src": [...files, ...media],
    "font-src": [...files, ...widgets],
    "connect-src": ["'self'", ...widgets, ...sockets],
    "frame-src": ["'self'", ...widgets, ...payments, ...games],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", ...payments],
    "frame-ancestors": ["'self'", ...ancestors],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

/** What a page may do, made once and said with another nonce in every response. */
export interface Permit {
  policyWith(nonce: string): string;
  /** Whether pages of other origins may frame it. */
  isFramed: boolean;
}

export function permitOf(allowed: Allowed = {}): Permit {
  const [before = "", after = ""] = policyOf(allowed).split(place);
  return { policyWith: (nonce) => `${before}'nonce-${nonce}'${after}`, isFramed: (allowed.ancestors?.length ?? 0) > 0 };
}

const usual = permitOf();

export const securityHeaders = (nonce: string) => ({
  "content-security-policy": usual.policyWith(nonce),
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
});

/** Lets pages of other origins frame this response, or lets it load what comes from another. */
export const allowOnPage = (reply: FastifyReply, nonce: string, allowed: Allowed) =>
  permitOnPage(reply, nonce, permitOf(allowed));

export function permitOnPage(reply: FastifyReply, nonce: string, { policyWith, isFramed }: Permit) {
  reply.header("content-security-policy", policyWith(nonce));
  if (isFramed) reply.removeHeader("x-frame-options");
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
