import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import * as calls from "../../../schemas/api/tournaments";
import { callerOf } from "../../accounts/users/caller_of";
import { isExcluded } from "../../accounts/users/exclusion_notice";
import type { UserRow } from "../../accounts/users/sessions";
import { HttpError, notFound } from "../../platform/api_error";
import { readFilters } from "../../platform/read_filters";
import { route } from "../../platform/route";
import { positionOf } from "./position";
import { listTournaments, statusAt, type TournamentRow } from "./queries";
import { isReminderDue, setReminder } from "./reminders";
import { databaseTime } from "./runs";
import { standingOf } from "./standings";
import { tournamentEntries, tournaments } from "./tables";
import { mayTakePart } from "./take_rounds";
import { toDetails, toTournament } from "./tournament_answer";
import { users } from "../../accounts/users/tables";

const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: "1 minute" } } });
const mostInFull = 20;

export async function tournamentRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, calls.getTournamentActivities, async ({ query }) => {
    const now = await databaseTime(db);
    const filters = readFilters(query.filters, calls.tournamentFilters);
    const { count, rows } = await listTournaments(
      db,
      {
        status: query.status ?? filters.status,
        tournamentItemId: query.tournamentItemId ?? filters.tournamentItemId,
        orderBy: query.orderBy,
        sort: query.sort?.toLowerCase() === "desc" ? "desc" : "asc",
        locale: query.locale,
        limit: query.limit,
        offset: (query.pageNo - 1) * query.limit,
      },
      now,
    );
    return { tournaments: { count, rows: rows.map(({ row, prizes }) => toTournament(row, prizes, now)) } };
  });

  route(app, calls.getTournaments, async ({ query: { tournamentItemId, status }, request }) => {
    const now = await databaseTime(db);
    const { rows } = await listTournaments(
      db,
      {
        status,
        tournamentItemId,
        orderBy: undefined,
        sort: "asc",
        limit: mostInFull,
        offset: 0,
      },
      now,
    );
    const [first] = rows;
    const isAsked = status !== undefined || tournamentItemId !== undefined;
    const wanted = isAsked ? rows : rows.filter(({ row }) => row === first?.row || statusAt(row, now) === "IN-PROGRESS");
    const { country, subdivision } = await app.viewerOf(request);
    return {
      tournaments: await Promise.all(wanted.map((each) => toDetails(db, each, { now, place: { country, subdivision } }))),
    };
  });

  route(app, calls.getTournamentStandings, async ({ query: { tournamentItemId, limit, pageNo } }) => ({
    standings: await standingOf(db, await requireTournament(tournamentItemId), { limit, offset: (pageNo - 1) * limit }),
  }));

  route(app, calls.getUserTournamentPosition, async ({ query, request }) => {
    const user = await callerOf(request);
    const { tournamentItemId } = readItem(query.filters);
    return positionOf(app, await requireTournament(tournamentItemId), user);
  });

  route(
    app,
    calls.joinTournament,
    async ({ body: { tournamentItemId }, request }) => {
      const user = await callerOf(request);
      const tournament = await requireTournament(tournamentItemId);
      const status = statusAt(tournament, await databaseTime(db));
      if (status === "FINISHED" || status === "CANCELLED") throw new HttpError(409, "tournament.over", "It is over.");
      await requireEntitled(user);
      const own = { tournamentId: tournament.id, userId: user.id };
      await db.insert(tournamentEntries).values(own).onConflictDoNothing();
      const { rows } = await db.execute<{ joined_at: string }>(
        sql`select joined_at from tournament_entries where tournament_id = ${tournament.id} and user_id = ${user.id}`,
      );
      return { data: { success: true, joinedAt: new Date(rows[0]?.joined_at ?? 0).toISOString() } };
    },
    perMinute(30),
  );

  route(
    app,
    calls.remindOfTournament,
    async ({ body: { tournamentItemId, isWanted }, request }) => {
      const user = await callerOf(request);
      const tournament = await requireTournament(tournamentItemId);
      if (isWanted) {
        if (statusAt(tournament, await databaseTime(db)) !== "UPCOMING")
          throw new HttpError(409, "tournament.begun", "It has begun.");
        await requireEntitled(user);
      }
      await setReminder(db, { tournamentId: tournament.id, userId: user.id }, isWanted);
      return { data: { success: true, isReminded: await isReminderDue(db, tournament.id, user.id) } };
    },
    perMinute(30),
  );

  async function requireEntitled(user: UserRow): Promise<void> {
    const [known] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), mayTakePart));
    if (!known || isExcluded(user)) throw new HttpError(409, "tournament.not_for_you", "This account can't take part.");
  }

  async function requireTournament(id: number): Promise<TournamentRow> {
    const [row] = await db.select().from(tournaments).where(eq(tournaments.id, id));
    if (!row) throw notFound("tournament", "tournament.not_found");
    return row;
  }
}

const ofOne = z.object({ tournamentItemId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) });
const isNumber = /^\d+$/;
/** `{"tournamentItemId": …}`, or the number alone. */
const readItem = (filters: string) =>
  readFilters(filters, ofOne, (tournamentItemId) => (isNumber.test(tournamentItemId) ? { tournamentItemId } : null));
