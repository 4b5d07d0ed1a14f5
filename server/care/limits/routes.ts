import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../schemas/api/limits";
import { type LimitKind, notSet, timeframes, type Timeframe } from "../../../schemas/limits";
import { requireSession } from "../../accounts/users/caller_of";
import { invalidRequest } from "../../platform/api_error";
import { decimalsOf, toMinorUnits } from "../../platform/amounts";
import { readDatabaseTime } from "../../platform/database_clock";
import { route } from "../../platform/route";
import { sessions, users } from "../../accounts/users/tables";
import type { UserRow } from "../../accounts/users/sessions";
import { answerIncrease, changeLimit } from "./change_limit";
import { limitRulesOf, missingOf } from "./limit_rules";
import { confirmLimitsOf, isReviewDue } from "./limit_review";
import { limitTableOf } from "./limit_table";
import { after } from "./periods";
import { answerLongerSession, sessionLimitOf, setSessionTime } from "./session_limit";

type Value = number | typeof notSet | undefined;
type Body = Partial<Record<Timeframe | "was", Value>>;

const saved = "Your limit is saved.";
const perAddress = { config: { rateLimit: { max: 60, timeWindow: "1 minute", hook: "preHandler" as const } } };

/** The caller's limits: what there is, and changes of it. */
export async function limitRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getLimitTable, async ({ request }) => {
    const caller = await requireSession(request);
    const now = await readDatabaseTime(app.db);
    const rules = rulesOf(app, caller.user);
    const [limitTable, session] = await Promise.all([limitTableOf(app.db, caller.user, rules, now), sessionOf(app, caller, now)]);
    const set = limitTable.filter(({ currentLimit }) => currentLimit !== notSet);
    return {
      limitTable,
      session,
      rules: {
        increaseWaitsHours: (after(now, rules.increaseWaits).getTime() - now.getTime()) / 3_600_000,
        increaseAfterPeriod: rules.increaseAfterPeriod,
        allowDecreaseAnytime: rules.allowDecreaseAnytime,
        depositsCount: rules.depositsCount,
        missing: missingOf(rules, set, session.timeLimit !== null).map(({ kind }) => kind),
        mandatory: rules.mandatory.map(({ kind }) => kind),
      },
      now: now.toISOString(),
    };
  });

  route(app, calls.getLimitReview, async ({ request }) => {
    const { user } = await requireSession(request);
    return { isDue: await isReviewDue(app.db, user, app.settings().settings, await readDatabaseTime(app.db)) };
  });

  route(
    app,
    calls.confirmLimits,
    async ({ request }) => {
      const { user } = await requireSession(request);
      await confirmLimitsOf(app.db, user.id, await readDatabaseTime(app.db));
      return { data: { success: true } };
    },
    perAddress,
  );

  route(app, calls.setDepositLimit, async ({ request, body }) => change(app, request, "deposit", body), perAddress);
  route(app, calls.setLossLimit, async ({ request, body }) => change(app, request, "loss", body), perAddress);
  route(app, calls.setDailyLimit, async ({ request, body }) => change(app, request, "bet", body), perAddress);
  route(app, calls.setPlayTime, async ({ request, body }) => change(app, request, "time", body), perAddress);

  route(
    app,
    calls.setSessionTime,
    async ({ request, body }) => {
      const caller = await requireSession(request);
      const now = await readDatabaseTime(app.db);
      await app.db.transaction((tx) => setSessionTime(tx, caller.user.id, body.timeLimit, now));
      return { data: { success: true, session: await sessionOf(app, caller, now) }, message: saved };
    },
    perAddress,
  );

  route(
    app,
    calls.answerLimitIncrease,
    async ({ request, body: { kind, timeframe, accept } }) => {
      const { user } = await requireSession(request);
      const now = await readDatabaseTime(app.db);
      await app.db.transaction((tx) =>
        kind === "session"
          ? answerLongerSession(tx, user.id, accept, rulesOf(app, user), now)
          : answerIncrease(tx, { userId: user.id, kind, timeframe }, accept, now),
      );
      return { data: { success: true }, message: saved };
    },
    perAddress,
  );
}

const rulesOf = (app: FastifyInstance, user: UserRow) => limitRulesOf(app.settings().settings, user);

async function sessionOf(app: FastifyInstance, { id, user }: { id: string; user: UserRow }, now: Date) {
  const [row] = await app.db
    .select({ beganAt: sessions.createdAt, account: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id));
  return sessionLimitOf(row?.account ?? user, row?.beganAt ?? now, rulesOf(app, user), now);
}

async function change(app: FastifyInstance, request: FastifyRequest, kind: LimitKind, body: Body) {
  const { user } = await requireSession(request);
  const timeframe = timeframes.find((name) => body[name] !== undefined) ?? "daily";
  const wanted = body[timeframe] ?? notSet;
  const currencyCode = kind === "time" ? null : user.currencyCode;
  const minor = (value: number) => (currencyCode === null ? value : wholeMinorUnits(value, currencyCode, timeframe));
  const rules = rulesOf(app, user);
  const now = await readDatabaseTime(app.db);
  await app.db.transaction((tx) =>
    changeLimit(
      tx,
      {
        userId: user.id,
        kind,
        timeframe,
        currencyCode,
        amount: wanted === notSet ? null : minor(wanted),
        was: body.was === undefined ? undefined : body.was === notSet ? null : minor(body.was),
      },
      rules,
      now,
    ),
  );
  const table = await limitTableOf(app.db, user, rules, now);
  const limit = table.find((row) => row.kind === kind && row.timeframe === timeframe);
  if (!limit) throw new Error("A limit is not in its table");
  return { data: { success: true, limit }, message: saved };
}

/** More decimals than the currency has are refused, not rounded. */
function wholeMinorUnits(value: number, currencyCode: string, name: string): number {
  const minor = toMinorUnits(value, currencyCode);
  const isWhole =
    Number.isSafeInteger(minor) &&
    minor > 0 &&
    Math.abs(minor / 10 ** decimalsOf(currencyCode) - value) < 1e-9 * Math.max(1, value);
  if (isWhole) return minor;
  throw invalidRequest([{ path: ["body", name], message: `${currencyCode} has ${decimalsOf(currencyCode) || "no"} decimals.` }]);
}
