import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { defaultLanguage, textIn } from "../../../schemas/text";
import { reminderMinutes } from "../../../schemas/tournament_reminder";
import { pageAddress } from "../../../src/layout/page_address";
import { addressIn } from "../../../src/layout/site_address";
import { formatDate } from "../../../src/kit/ui/format";
import { zoneOf } from "../../accounts/markets/zone_of";
import { queuePush } from "../../accounts/push/queries";
import { isExcluded } from "../../accounts/users/exclusion_notice";
import { users } from "../../accounts/users/tables";
import { type Letter, queueMessage } from "../../outside/messages/queue_message";
import { isReachableEmail } from "../../outside/messages/reachable_email";
import { eachAlone } from "../../platform/each_alone";
import type { Queryable } from "../../platform/plugins/database";
import { tournamentReminders, tournaments } from "./tables";
import { mayTakePart } from "./take_rounds";

type Server = Pick<FastifyInstance, "db" | "log" | "settings" | "siteWords" | "configuration">;
type TournamentRow = typeof tournaments.$inferSelect;
interface Reminder {
  tournamentId: number;
  userId: number;
}

const atOnce = 500;

const rowOf = ({ tournamentId, userId }: Reminder) =>
  and(eq(tournamentReminders.tournamentId, tournamentId), eq(tournamentReminders.userId, userId));

/** Whether a letter is still to be written to a player before a tournament begins. */
export async function isReminderDue(db: Queryable, tournamentId: number, userId: number): Promise<boolean> {
  const rows = await db
    .select({ userId: tournamentReminders.userId })
    .from(tournamentReminders)
    .where(and(rowOf({ tournamentId, userId }), isNull(tournamentReminders.doneAt)));
  return rows.length > 0;
}

/** Asks for the letter, or takes that back; again it is the same. One that was written is not written again. */
export async function setReminder(db: Queryable, reminder: Reminder, isWanted: boolean): Promise<void> {
  if (isWanted) await db.insert(tournamentReminders).values(reminder).onConflictDoNothing();
  else await db.delete(tournamentReminders).where(and(rowOf(reminder), isNull(tournamentReminders.doneAt)));
}

/** Writes the letters that are due, each once however many processes look. Answers how many were looked at. */
export async function sendReminders(app: Server): Promise<number> {
  const isDue = and(
    isNull(tournamentReminders.doneAt),
    isNull(tournaments.cancelledAt),
    sql`${tournaments.startAt} <= clock_timestamp() + make_interval(mins => ${reminderMinutes})`,
    sql`${tournaments.endAt} > clock_timestamp()`,
  );
  const due = await app.db
    .select({ tournament: tournaments, userId: tournamentReminders.userId })
    .from(tournamentReminders)
    .innerJoin(tournaments, eq(tournaments.id, tournamentReminders.tournamentId))
    .where(isDue)
    .limit(atOnce);
  return eachAlone(app, due, "A reminder could not be written", ({ tournament, userId }) =>
    app.db.transaction(async (tx) => {
      const own = rowOf({ tournamentId: tournament.id, userId });
      const [held] = await tx
        .select()
        .from(tournamentReminders)
        .where(and(own, isNull(tournamentReminders.doneAt)))
        .for("update", { skipLocked: true });
      if (!held) return;
      await tx
        .update(tournamentReminders)
        .set({ doneAt: sql`clock_timestamp()` })
        .where(own);
      await write(app, tx, tournament, userId);
    }),
  );
}

/** Whoever is on a break, or may not take part any more, is sent nothing that invites to play. */
async function write(app: Server, tx: Queryable, { id, name, startAt }: TournamentRow, userId: number): Promise<void> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), mayTakePart));
  const { settings } = app.settings();
  if (!user || isExcluded(user)) return;
  const language = user.preferredLanguage ?? defaultLanguage;
  const { publicUrl, port } = app.configuration;
  const page = addressIn(settings, pageAddress(settings, "tournaments", language), language);
  const letter: Letter = {
    language,
    letter: "tournament_begins",
    values: {
      tournament: textIn(name, language),
      time: formatDate(startAt.getTime(), language, { dateStyle: "long", timeStyle: "long", timeZone: zoneOf(settings, user) }),
    },
    link: `${publicUrl ?? `http://localhost:${port}`}${page}?tournament=${id}`,
  };
  if (isReachableEmail(user.email, settings)) await queueMessage(tx, app, { channel: "email", recipient: user.email, ...letter });
  await queuePush(tx, app, userId, letter);
}
