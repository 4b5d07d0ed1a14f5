import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { excluded, isExcluded } from "./exclusion_notice";
import { findSession, findSessionByToken, type FoundSession } from "./sessions";
import { createSigner, type Signer } from "./tokens";
import { ownCookie } from "../../platform/plugins/own_cookie";

/** Its name, before what encrypted connections add to it. */
export const sessionCookie = "foyer_session";

export interface RequestSession extends FoundSession {
  /** How the caller proved it: a browser sends the cookie along whoever asks, the bearer token only our own code does. */
  by: "cookie" | "bearer";
}

declare module "fastify" {
  interface FastifyInstance {
    signer: Signer;
    /** Where visitors find the site, or null where only the request tells. */
    publicOrigin: string | null;
  }
  interface FastifyRequest {
    /**
     * Who is signed in, looked up once per request; null for a guest. Fails with 403 and the end of the break in a session that is for a
     * withdrawal alone, where the call is not open to those.
     */
    session(): Promise<RequestSession | null>;
    /** Whether it may be made in a session that is for a withdrawal alone; calls of the API say so in their contract (D-44). */
    isOpenWhileExcluded: boolean;
    /** The lookup under way. */
    sessionLookup: Promise<RequestSession | null> | null;
  }
}

/** Tells who calls, by the bearer token or by the session's cookie. */
export const sessionPlugin = fp<{ secrets: readonly [string, ...string[]]; publicUrl: string | null }>(
  async (app, { secrets, publicUrl }) => {
    app.decorate("signer", createSigner(...secrets));
    app.decorate("publicOrigin", publicUrl && new URL(publicUrl).origin);
    app.decorateRequest("sessionLookup", null);
    app.decorateRequest("isOpenWhileExcluded", true);
    app.decorateRequest("session", function (this: FastifyRequest) {
      return (this.sessionLookup ??= lookUp(this).then((session) => {
        this.accountId ??= session?.user.id ?? null;
        if (session && isExcluded(session.user) && !this.isOpenWhileExcluded) throw excluded(session.user.excludedUntil);
        return session;
      }));
    });
  },
  { name: "session", dependencies: ["database", "@fastify/cookie"] },
);

async function lookUp(request: FastifyRequest): Promise<RequestSession | null> {
  const { db, signer } = request.server;
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (bearer) {
    const id = await signer.sessionOf(bearer);
    const session = id && (await findSession(db, id));
    return session ? { ...session, by: "bearer" } : null;
  }
  const token = ownCookie(request, sessionCookie);
  const session = token ? await findSessionByToken(db, token) : null;
  return session ? { ...session, by: "cookie" } : null;
}
