import type { FastifyInstance } from "fastify";
import { getJackpots } from "../../../schemas/api/jackpots";
import { route } from "../../platform/route";
import { lastJackpotWins, listJackpots } from "./queries";

export async function jackpotRoutes(app: FastifyInstance): Promise<void> {
  route(app, getJackpots, async ({ query, request }) => {
    const { country, subdivision } = await app.viewerOf(request);
    const [jackpots, jackpotWins] = await Promise.all([
      listJackpots(app.db, { games: query.games, country, subdivision }),
      lastJackpotWins(app.db, query.wins),
    ]);
    return { jackpots, jackpotWins };
  });
}
