import { readDatabaseTime } from "../../platform/database_clock";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Profile, RegisterOccasion } from "../../../schemas/profile";
import { profileOf } from "../../../schemas/served_by";
import { type PersonAsked, personOf } from "../../outside/registers/port";
import { HttpError } from "../../platform/api_error";
import type { Database, Queryable } from "../../platform/plugins/database";
import { homePlace } from "../markets/require_served";
import { requireNotBarred } from "../users/check_credentials";
import { excludeAccount } from "../users/exclude_account";
import { excluded } from "../users/exclusion_notice";
import type { UserRow } from "../users/sessions";
import { users } from "../users/tables";
import { withdrawalTicket } from "../users/withdrawal_ticket";

type App = Pick<FastifyInstance, "settings" | "detectedPlace" | "registerOf" | "configuration">;

/** What is in a register today may not be tomorrow: an account that is in it is closed for so long, and the next sign-in asks again. */
const closedMs = 24 * 3_600_000;

/**
 * What the central register says of a person where the market of their home has one that is asked on this occasion. `not_asked` where it has none. 503
 * `register.away` where it says neither in time: without a clear yes nobody plays.
 */
export async function askRegister(
  app: App,
  request: FastifyRequest,
  occasion: RegisterOccasion,
  person: PersonAsked,
): Promise<"free" | "excluded" | "not_asked"> {
  const profile = profileOf(app.settings().settings, homePlace(app.detectedPlace(request), person.countryCode));
  const register = profile?.centralRegister;
  if (!register || !register.asksAt.includes(occasion)) return "not_asked";
  if (isNumberMissing(profile, person)) return "not_asked"; // until they tell it nobody lets them deposit or play (`requireIdentity`)
  try {
    const answer = await answerOf(app, register.name, person);
    request.log.info({ register: register.name, occasion, answer }, "A central register was asked");
    return answer;
  } catch (error) {
    request.log.error({ err: error, register: register.name, occasion }, "A central register did not answer");
    throw new HttpError(503, "register.away", "The register of excluded players does not answer. Try again in a moment.", {
      data: { success: false },
    });
  }
}

/** Whether a register can't be asked about somebody, who has not told the number that it knows people by. */
export const isNumberMissing = ({ personalNumber }: Pick<Profile, "personalNumber">, person: PersonAsked): boolean =>
  personalNumber !== undefined && !person[personalNumber.kind];

/** What a register says of a person, who is told about with no more than it knows people by. Fails where it says neither in time. */
export async function answerOf(
  { registerOf, configuration: { registerMs } }: Pick<App, "registerOf" | "configuration">,
  name: string,
  person: PersonAsked,
): Promise<"free" | "excluded"> {
  const known = registerOf(name);
  if (!known) throw new Error("The site has no connection to this register");
  return answerInTime(known.ask(personOf(person), AbortSignal.timeout(registerMs)), registerMs);
}

/** Who takes no notice of the signal is not waited for either. */
function answerInTime<Answer>(asked: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It takes too long")), ms);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/**
 * Refuses an account whose owner is in the central register of their market: it is closed for a day, everywhere, but for the withdrawal of its balance
 * (D-44); then the register is asked again. `isJustRead`: the account's row is of this very call, and only an answer that took its time makes it old.
 */
export async function requireNotRegistered(
  request: FastifyRequest,
  occasion: RegisterOccasion,
  user: UserRow,
  { hasGivenCode = false, isJustRead = false }: { hasGivenCode?: boolean; isJustRead?: boolean } = {},
): Promise<void> {
  const { server } = request;
  if (user.role !== "player") return;
  const answer = await askRegister(server, request, occasion, user);
  if (answer === "not_asked" && isJustRead) return requireNotBarred(server, user, { hasGivenCode });
  if (answer !== "excluded") {
    if (answer === "free") await keepAsked(server.db, user.id);
    const [current] = await server.db.select().from(users).where(eq(users.id, user.id)); // another answer may have closed it meanwhile
    return requireNotBarred(server, current ?? user, { hasGivenCode });
  }
  const until = await excludeRegistered(server.db, user.id);
  throw excluded(until, { ticket: withdrawalTicket(server.signer, user.id, hasGivenCode) });
}

/** Keeps when a register called an account's owner free. */
export const keepAsked = (db: Queryable, userId: number) =>
  db
    .update(users)
    .set({ registerAskedAt: sql`now()` })
    .where(eq(users.id, userId));

/** Closes an account whose owner is in a register, for a day, and ends its sessions. Answers until when. */
export const excludeRegistered = async (db: Database, userId: number): Promise<Date> =>
  excludeAccount(db, userId, new Date((await readDatabaseTime(db)).getTime() + closedMs));
