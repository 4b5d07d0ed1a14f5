import { and, eq, getTableColumns, inArray, isNull, or, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { countryCodes } from "../../../schemas/country_codes";
import type { Profile } from "../../../schemas/profile";
import { profiles } from "../../../schemas/profiles";
import { servedBy } from "../../../schemas/served_by";
import { eachAlone } from "../../platform/each_alone";
import { repeat } from "../../platform/repeat";
import { homeOf } from "../markets/home_of";
import { endSessionsOf, type UserRow } from "../users/sessions";
import { sessions, users } from "../users/tables";
import { answerOf, excludeRegistered, isNumberMissing, keepAsked } from "./ask_register";

const lookEveryMs = 60_000;
/** Asked so long before an answer is too old, a register that is away for a night signs nobody out. */
const ahead = "1 day";
const atOnce = 10;

type App = Pick<FastifyInstance, "db" | "log" | "settings" | "registerOf" | "configuration">;

/** Whom to ask about, and whether what the register said last is too old to play by. */
interface Due {
  user: UserRow;
  isOld: boolean;
}

/**
 * Asks central registers again about who stays signed in, where their market wants that every so often: who is in one by then is excluded and signed
 * out. Who could not be asked before the last answer got too old is signed out too, and the door asks.
 */
export async function askRegistersAgain(app: App): Promise<void> {
  for (const code of app.settings().settings.markets) {
    const profile = profiles.get(code);
    if (!profile?.centralRegister?.every) continue;
    const { name, every } = profile.centralRegister;
    const due = (await readDue(app, profile, every)).filter(({ user }) => !isNumberMissing(profile, user));
    for (let first = 0; first < due.length; first += atOnce)
      await Promise.all(
        due
          .slice(first, first + atOnce)
          .map((each) => eachAlone(app, [each.user.id], `${name} could not be asked again`, () => askAgain(app, name, each))),
      );
  }
}

async function readDue({ db, settings }: App, { code, country, subdivision }: Profile, every: string): Promise<Due[]> {
  const isServed = (place: Parameters<typeof servedBy>[1]) => servedBy(settings().settings, place) === code;
  const countries = countryCodes.filter((each) =>
    isServed({ country: each, subdivision: each === country ? subdivision : null }),
  );
  const old = sql`now() - ${every}::interval`;
  const rows = await db
    .selectDistinctOn([users.id], {
      user: getTableColumns(users),
      isOld: sql<boolean>`coalesce(${users.registerAskedAt} <= ${old}, true)`,
    })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(
      and(
        ...[eq(users.role, "player"), eq(sessions.isForWithdrawal, false), inArray(users.countryCode, countries)],
        or(isNull(users.registerAskedAt), sql`${users.registerAskedAt} <= ${old} + ${ahead}::interval`),
      ),
    );
  return rows.filter(({ user }) => isServed(homeOf(user)));
}

async function askAgain(app: App, register: string, { user, isOld }: Due): Promise<void> {
  const answer = await answerOf(app, register, user).catch(async (error: unknown) => {
    if (isOld) await endSessionsOf(app.db, user.id);
    throw error;
  });
  app.log.info({ register, occasion: "again", answer }, "A central register was asked");
  if (answer === "excluded") await excludeRegistered(app.db, user.id);
  else await keepAsked(app.db, user.id);
}

/** Looks each minute; an answer that two processes ask for is the same one. */
export const registerClock = fp(
  async (app) => {
    repeat(app, { everyMs: lookEveryMs, failure: "Central registers could not be asked again" }, () => askRegistersAgain(app));
  },
  { name: "register_clock", dependencies: ["changes", "registers", "site_settings"] },
);
