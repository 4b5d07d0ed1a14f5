import type { FastifyInstance, FastifyRequest } from "fastify";
import { getCurrentWinners, getMyLatestWins, getMyTopWins, getTopWinners } from "../../../schemas/api/winners";
import { HttpError, invalidRequest } from "../../platform/api_error";
import { toWinner } from "../play/settled_round";
import { route } from "../../platform/route";
import { latestWins, topWins } from "./queries";

const day = 86_400_000;

interface Window {
  limit: number;
  startDate?: string | undefined;
  endDate?: string | undefined;
  showBestResult: boolean;
}

export async function winnerRoutes(app: FastifyInstance): Promise<void> {
  const latest = async (limit: number, userId: number | null) => ({
    currentWinners: (await latestWins(app.db, { limit, userId })).map(toWinner),
  });
  const top = async ({ limit, startDate, endDate, showBestResult }: Window, userId: number | null) => {
    const wanted = {
      limit,
      userId,
      from: readDate("startDate", startDate),
      until: readDate("endDate", endDate),
      isBestOnly: showBestResult,
    };
    return { topWinners: (await topWins(app.db, wanted)).map(toWinner) };
  };
  route(app, getCurrentWinners, ({ query }) => latest(query.limit, null));
  route(app, getMyLatestWins, async ({ query, request }) => latest(query.limit, await callerOf(request)));
  route(app, getTopWinners, ({ query }) => top(query, null));
  route(app, getMyTopWins, async ({ query, request }) => top(query, await callerOf(request)));
}

async function callerOf(request: FastifyRequest) {
  const session = await request.session();
  if (!session) throw new HttpError(401, "session.required", "Sign in first.");
  return session.user.id;
}

/** A day that ends a time is in it. */
function readDate(name: "startDate" | "endDate", text: string | undefined): Date | null {
  if (text === undefined) return null;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw invalidRequest([{ path: ["query", name], message: "Not a date" }]);
  return new Date(name === "endDate" && text.length === 10 ? at + day : at);
}
