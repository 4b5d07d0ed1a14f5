import type { FastifyInstance } from "fastify";
import { getPlayers, stayAtGame } from "../../../schemas/api/players";
import { route } from "../../platform/route";
import { leave, stayAt } from "./queries";

export async function playersRoutes(app: FastifyInstance): Promise<void> {
  route(app, getPlayers, async () => ({ playersNow: [...app.playersNow()] }));

  route(app, stayAtGame, async ({ body: { sessionId, hasLeft }, request }) => {
    const userId = (await request.session())?.user.id ?? null;
    await (hasLeft ? leave : stayAt)(app.db, { sessionId, userId });
    return { data: { success: true } };
  });
}
