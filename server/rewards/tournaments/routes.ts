import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { getTournamentActivities, type Tournament, tournamentFilters } from "../../../schemas/api/tournaments";
import { invalidRequest } from "../../platform/api_error";
import { toDecimal } from "../../platform/amounts";
import { route } from "../../platform/route";
import { listTournaments, type PrizeRow, statusAt, type TournamentRow } from "./queries";

export async function tournamentRoutes(app: FastifyInstance): Promise<void> {
  route(app, getTournamentActivities, async ({ query }) => {
    const now = new Date();
    const filters = readFilters(query.filters);
    const { count, rows } = await listTournaments(
      app.db,
      {
        status: query.status ?? filters.status,
        tournamentItemId: query.tournamentItemId ?? filters.tournamentItemId,
        orderBy: query.orderBy,
        sort: query.sort,
        limit: query.limit,
        offset: (query.pageNo - 1) * query.limit,
      },
      now,
    );
    return { tournaments: { count, rows: rows.map(({ row, prizes }) => toTournament(row, prizes, now)) } };
  });
}

function readFilters(json: string | undefined): z.output<typeof tournamentFilters> {
  if (!json) return {};
  const path = ["query", "filters"];
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw invalidRequest([{ path, message: "Not JSON" }]);
  }
  const parsed = z.safeParse(tournamentFilters, value);
  if (parsed.success) return parsed.data;
  throw invalidRequest(
    parsed.error.issues.map((issue) => ({ path: [...path, ...issue.path.map(String)], message: issue.message })),
  );
}

/** A tournament as it is sent (C-3.41 to C-3.43). */
const toTournament = (row: TournamentRow, prizes: readonly PrizeRow[], now: Date): Tournament => ({
  tournamentItemId: row.id,
  content: {
    name: row.name,
    description: row.description,
    termsAndCondition: row.termsAndCondition,
    shortDescription: row.shortDescription,
  },
  image: row.image,
  startAt: row.startAt.toISOString(),
  endAt: row.endAt.toISOString(),
  status: statusAt(row, now),
  leaderboardType: row.leaderboardType,
  prizes: prizes.map(({ fromPlace, toPlace, description, amount, prizeType }) => ({
    fromPlace,
    toPlace,
    description,
    amountEUR: toDecimal(amount, "EUR"),
    prizeType,
  })),
});
