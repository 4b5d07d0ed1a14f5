import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../schemas/api/missions";
import { isVisitorServed } from "../../accounts/markets/require_served";
import { callerOf } from "../../accounts/users/caller_of";
import type { UserRow } from "../../accounts/users/sessions";
import { baseCurrency } from "../../money/rates/convert";
import { requireRate } from "../../money/rates/rates_plugin";
import { toDecimal } from "../../platform/amounts";
import { HttpError } from "../../platform/api_error";
import { route } from "../../platform/route";
import { isResting } from "../bonuses/claim";
import { countryOf, payerOf } from "../bonuses/who_claims";
import { databaseTime } from "../tournaments/runs";
import { claimReward, isEntitled, notForYou, requireAwake, requireRun } from "./claim";
import { type Had, toMissions } from "./mission_answer";
import { missionEntries, missionRuns } from "./tables";
import { takeSettled } from "./take_rounds";
import { isFor } from "./who";

const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: "1 minute" } } });
const mostAtOnce = 50;
/** What is over stays in sight for so long. */
const afterwards = sql`interval '1 day'`;

/** What players are asked to do, how far they are, and what it brings. */
export async function missionRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, calls.getMissions, async ({ request }) => {
    const [now, session, viewer] = await Promise.all([databaseTime(db), request.session(), app.viewerOf(request)]);
    const user = session?.user ?? null;
    const country = countryOf(app, request, user?.countryCode ?? null);
    const nothing = { missions: [], now: now.toISOString() };
    if (!isVisitorServed(app, request, user?.countryCode)) return nothing;
    if (user && (!(await isEntitled(db, user.id)) || (await isResting(app, db, user)))) return nothing;
    const own = user ? await ofPlayer(user.id) : await running();
    const shown = own.filter(
      ({ run, entry }) => entry !== null || (run.endAt > now && isFor(run.content, { ...viewer, country })),
    );
    const wanted = user?.currencyCode ?? app.settings().settings.defaultCurrency;
    const payer = payerOf(app, country, app.rateOf(wanted) === null ? baseCurrency : wanted);
    const place = { country: viewer.country, subdivision: viewer.subdivision };
    const told = { now, place, payer, isUser: user !== null };
    return { missions: await toMissions(app, shown.slice(0, mostAtOnce), told), now: now.toISOString() };
  });

  /** What runs, for who has no account. */
  const running = async (): Promise<Had[]> =>
    (
      await db
        .select()
        .from(missionRuns)
        .where(isOn)
        .orderBy(asc(missionRuns.endAt), asc(missionRuns.id))
        .limit(mostAtOnce * 2)
    ).map((run) => ({ run, entry: null }));

  /** What runs, what waits to be claimed, and what is over since a moment ago and has no later period. */
  async function ofPlayer(userId: number): Promise<Had[]> {
    const isOpen = and(isNotNull(missionEntries.completedAt), isNull(missionEntries.claimedAt));
    const waits = and(isOpen, gt(missionRuns.claimUntil, sql`now()`));
    const isLast = sql`${missionRuns.endAt} > now() - ${afterwards} and ${missionEntries.userId} is not null and not exists (
      select 1 from mission_runs later where later.mission_id = ${missionRuns.missionId} and later.start_at > ${missionRuns.startAt} and later.start_at <= now())`;
    const rows = await db
      .select({ run: missionRuns, entry: missionEntries })
      .from(missionRuns)
      .leftJoin(missionEntries, and(eq(missionEntries.runId, missionRuns.id), eq(missionEntries.userId, userId)))
      .where(and(lte(missionRuns.startAt, sql`now()`), or(isOn, waits, isLast)))
      .orderBy(asc(missionRuns.endAt), asc(missionRuns.id))
      .limit(mostAtOnce * 2);
    return rows.sort((one, other) => rank(one) - rank(other));
  }

  route(
    app,
    calls.joinMission,
    async ({ body: { missionRunId }, request }) => {
      const user = await callerOf(request);
      const run = await requireRun(db, missionRunId);
      const now = await databaseTime(db);
      if (now < run.startAt || run.endAt <= now) throw new HttpError(409, "mission.over", "It is over, or has not begun.");
      await requireFor(request, user, run.content);
      await requireAwake(app, db, user);
      const { currencyCode } = user;
      const own = {
        runId: run.id,
        userId: user.id,
        joinedAt: sql`clock_timestamp()`,
        currencyCode,
        rate: requireRate(app, currencyCode),
      };
      await db.insert(missionEntries).values(own).onConflictDoNothing();
      const [entry] = await db
        .select({ joinedAt: missionEntries.joinedAt })
        .from(missionEntries)
        .where(and(eq(missionEntries.runId, run.id), eq(missionEntries.userId, user.id)));
      return { data: { success: true, joinedAt: (entry?.joinedAt ?? now).toISOString() } };
    },
    perMinute(60),
  );

  route(
    app,
    calls.claimMission,
    async ({ body: { missionRunId }, request }) => {
      const user = await callerOf(request);
      if (!isVisitorServed(app, request, user.countryCode)) throw notForYou();
      await db.transaction((tx) => takeSettled(app, tx)); // what was taken back a moment ago counts no more
      const { run, entry } = await claimReward(app, user, missionRunId);
      const currencyCode = entry.paidCurrency ?? user.currencyCode;
      return {
        data: {
          success: true,
          claimedAt: (entry.claimedAt ?? new Date()).toISOString(),
          rewardType: run.content.reward.rewardType,
          amount: toDecimal(entry.paid, currencyCode),
          currencyCode,
        },
      };
    },
    perMinute(60),
  );

  async function requireFor(request: FastifyRequest, user: UserRow, content: Had["run"]["content"]): Promise<void> {
    const viewer = { ...(await app.viewerOf(request)), country: countryOf(app, request, user.countryCode) };
    const isOpen = isVisitorServed(app, request, user.countryCode) && isFor(content, viewer);
    if (!isOpen || !(await isEntitled(db, user.id))) throw notForYou();
  }
}

const isOn = and(lte(missionRuns.startAt, sql`now()`), gt(missionRuns.endAt, sql`now()`));

/** What can be claimed stands first, what is done or over last. */
const rank = ({ entry, run }: Had): number => {
  if (entry?.claimedAt) return 2;
  if (entry?.completedAt) return 0;
  return run.endAt.getTime() > Date.now() ? 1 : 3;
};
