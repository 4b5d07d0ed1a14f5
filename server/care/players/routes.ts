import { holdOtherAccountsOf } from "../../accounts/registration/hold_same_person";
import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/players_desk";
import { documentLabels, stateOfLabel, writtenRequests } from "../../../schemas/documents";
import { placeholderBirthday } from "../../../schemas/placeholders";
import { profileOf } from "../../../schemas/served_by";
import { callerOf } from "../../accounts/users/caller_of";
import { homeOf } from "../../accounts/markets/home_of";
import { excludeAccount } from "../../accounts/users/exclude_account";
import { isExcluded } from "../../accounts/users/exclusion_notice";
import type { UserRow } from "../../accounts/users/sessions";
import { moneyOf } from "../../money/payments/office/money_of";
import { occasionOf } from "../../outside/messages/letter_occasion";
import { HttpError } from "../../platform/api_error";
import { writeAudit } from "../../platform/audit/write_audit";
import { readDatabaseTime } from "../../platform/database_clock";
import { route } from "../../platform/route";
import { breakEnd, isForever, offeredBreaks } from "../breaks/break_rules";
import { endOffers } from "../breaks/end_offers";
import { playerBreaks } from "../breaks/tables";
import { ageOn, shownName } from "../documents/desk_routes";
import { labelName, requestWords } from "../documents/label_words";
import { currentOf, trailOf } from "../documents/queries";
import { limitRulesOf } from "../limits/limit_rules";
import { limitTableOf } from "../limits/limit_table";
import { findPlayer, findPlayers } from "./queries";

/** A remark of the house about a player, in the trail. */
const noted = "player.noted";

const untilOf = (user: UserRow) => (isExcluded(user) ? user.excludedUntil.toISOString() : null);

const toListed = (user: UserRow) => ({
  userId: user.id,
  name: shownName(user),
  email: user.email,
  countryCode: user.countryCode,
  kycStatus: user.kycStatus,
  excludedUntil: untilOf(user),
});

/** Players as the house sees them: state, limits, breaks, trail; and the exclusion that the house enters. */
export async function playerDeskRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const marketOf = (user: UserRow) => profileOf(app.settings().settings, homeOf(user));

  route(app, calls.listPlayers, async ({ query: { search = "", pageNo, limit } }) => {
    const { count, rows } = await findPlayers(db, search, { limit, offset: pageNo * limit });
    return { players: { count, rows: rows.map(toListed) } };
  });

  route(app, calls.getPlayerPage, async ({ params: { userId }, request }) => {
    const { email } = await callerOf(request);
    const { language } = occasionOf(request);
    const user = await findPlayer(db, userId);
    await writeAudit(db, { actor: email, action: "player.looked_at", userId });
    const theirs = user.preferredLanguage ?? language;
    const [money, documents, breaks, limits, notes, trail] = await Promise.all([
      moneyOf(db, { userId, currencyCode: user.currencyCode }),
      currentOf(db, userId),
      db.select().from(playerBreaks).where(eq(playerBreaks.userId, userId)).orderBy(desc(playerBreaks.id)).limit(20),
      limitTableOf(db, user, limitRulesOf(app.settings().settings, user), await readDatabaseTime(db)),
      trailOf(app, { userId, like: noted, language }),
      trailOf(app, { userId, language }),
    ]);
    const sent = documents.map((each) => ({ documentLabelId: each.labelId, side: each.side, status: each.status }));
    const isKnown = user.dateOfBirth !== null && user.dateOfBirth !== placeholderBirthday;
    const { time_out, self_exclusion } = offeredBreaks(marketOf(user));
    return {
      player: {
        ...toListed(user),
        nickname: user.nickname,
        firstName: user.firstName,
        lastName: user.lastName,
        dateOfBirth: isKnown ? user.dateOfBirth : null,
        age: isKnown && user.dateOfBirth !== null ? ageOn(user.dateOfBirth, new Date().toISOString().slice(0, 10)) : null,
        currencyCode: user.currencyCode,
        createdAt: user.createdAt.toISOString(),
        depositCount: user.depositCount,
        isEmailVerified: user.isEmailVerified,
        isHeld: user.heldAt !== null,
      },
      ...money,
      requests: {
        labels: documentLabels.map(({ id }) => ({ documentLabelId: id, label: labelName(app, id, language) })),
        language: theirs,
        letters: writtenRequests.map((code) => ({
          code,
          theirs: requestWords(app, code, theirs),
          own: requestWords(app, code, language),
        })),
      },
      documents: documentLabels
        .map((label) => ({
          documentLabelId: label.id,
          label: labelName(app, label.id, language),
          state: stateOfLabel(label, sent),
          at: documents.findLast(({ labelId }) => labelId === label.id)?.createdAt.toISOString() ?? null,
        }))
        .filter(({ state }) => state !== "missing"),
      limits,
      breaks: breaks.map(({ kind, period, startedAt, until }) => ({
        kind,
        period,
        startedAt: startedAt.toISOString(),
        until: isForever(until) ? null : until.toISOString(),
      })),
      offers: { time_out: [...time_out], self_exclusion: [...self_exclusion] },
      notes,
      trail,
    };
  });

  route(app, calls.notePlayer, async ({ params: { userId }, body: { note }, request }) => {
    const { email } = await callerOf(request);
    await findPlayer(db, userId);
    await writeAudit(db, { actor: email, action: noted, userId, details: { note } });
    return { data: { success: true } };
  });

  route(app, calls.excludePlayer, async ({ params: { userId }, body: { kind, period, reason, note }, request }) => {
    const { email } = await callerOf(request);
    const user = await findPlayer(db, userId);
    const profile = marketOf(user);
    if (!offeredBreaks(profile)[kind].includes(period))
      throw new HttpError(400, "break.not_offered", "This break is not offered here.", { data: { success: false } });
    const now = await readDatabaseTime(db);
    const wanted = breakEnd(kind, period, profile, now);
    if (isExcluded(user) && user.excludedUntil >= wanted)
      throw new HttpError(409, "break.longer", "A break that lasts longer runs already.", { data: { until: untilOf(user) } });
    const until = await excludeAccount(db, userId, wanted, {
      before: async (tx) => kind === "self_exclusion" && endOffers(tx, userId, randomUUID()),
      alongside: async (tx, ends) => {
        await tx.insert(playerBreaks).values({ userId, kind, period, startedAt: now, until: ends });
        await writeAudit(tx, { actor: email, action: "player.excluded", userId, details: { kind, period, reason, note } });
        if (kind === "self_exclusion") await holdOtherAccountsOf(tx, userId);
      },
    });
    return { data: { success: true, until: isForever(until) ? null : until.toISOString() } };
  });
}
