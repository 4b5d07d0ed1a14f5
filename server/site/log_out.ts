import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { languages } from "../../schemas/text";
import { ownCookie } from "../platform/plugins/own_cookie";
import { requireSameOrigin } from "../platform/require_role";
import { sessionCookie } from "../accounts/users/session_plugin";
import { clearSession } from "../accounts/users/session_cookie";
import { endSession } from "../accounts/users/sessions";

interface Options {
  /** Shows the page that asks. */
  ask: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  errorHandler: RouteShorthandOptions["errorHandler"];
}

/** `/logout` asks, by a form that works without scripts, and only its answer signs out: no link or picture can (L-2.19). */
export async function logOutRoutes(app: FastifyInstance, { ask, errorHandler }: Options): Promise<void> {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 1_000 },
    (_request, _body, done) => done(null, {}),
  );
  for (const url of ["/logout", ...languages.map((language) => `/${language}/logout`)]) {
    app.get(url, { errorHandler }, async (request, reply) => {
      app.requireDatabase();
      return (await request.session()) ? ask(request, reply) : reply.redirect("/", 303);
    });
  }
  app.post("/logout", { errorHandler }, async (request, reply) => {
    app.requireDatabase();
    requireSameOrigin(request);
    const session = ownCookie(request, sessionCookie) === undefined ? null : await request.session();
    if (session) {
      await endSession(app.db, session.id);
      clearSession(request, reply); // another site's form comes without the cookie, and takes none away
    }
    return reply.redirect("/", 303);
  });
}
