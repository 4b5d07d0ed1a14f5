import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/chat";
import { route } from "../../platform/route";
import { hideMessage, listMessages, reportMessage, showMessage } from "./moderation";

const done = { data: { success: true } };

export async function chatRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    calls.reportMessage,
    async ({ body }) => {
      await reportMessage(app.db, body.id);
      return done;
    },
    { config: { rateLimit: { max: 30, timeWindow: "1 minute" } } },
  );

  route(app, calls.listMessages, ({ query }) => listMessages(app.db, query.view, query.before));

  route(app, calls.hideMessage, async ({ body, request }) => {
    const session = await request.session();
    await hideMessage(app.db, body.id, session?.user.email ?? "");
    return done;
  });

  route(app, calls.showMessage, async ({ body }) => {
    await showMessage(app.db, body.id);
    return done;
  });
}
