import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { type BetRefusal, betRefusal } from "../../../schemas/play/bet_refusal";
import type { MovementCall, PartnerCall } from "../../outside/studios/calls";
import type { Outcome, WalletResult } from "../../outside/studios/wallet_result";
import { endSessionsOf } from "../../accounts/users/sessions";
import { users, wallets } from "../../accounts/users/tables";
import { HttpError } from "../../platform/api_error";
import { signal } from "../../platform/plugins/changes";
import { transact } from "../../platform/database/builder";
import { givenOf, insertOf } from "../../platform/database/rows";
import { violatedConstraint } from "../../platform/database/violated_constraint";
import { prepared, statement } from "../../platform/database/statements";
import type { Queryable } from "../../platform/plugins/database";
import type { RoundRow } from "../play/round_answer";
import { raiseAlarm } from "./alarms";
import { findMovement, type Held, holdPlayer, holdRound, isSameMovement, readKnown, isTakenBack } from "./held";
import { moveTogether } from "./group_moves";
import type { MoveCall } from "./judge_move";
import { payRound } from "./pay_round";
import { studioRequests } from "./tables";
import { takeBack } from "./take_back";
import { takeBet } from "./take_bet";
import { writeMovement } from "./write_movement";

type Server = Pick<FastifyInstance, "db" | "rateOf" | "settings" | "roundSettled" | "log">;

const nothing = { balance: null, currencyCode: null };

/** Answers a partner's call: what moves money is booked once for ever, and the same call again is answered alike. */
export async function answerCall(app: Server, partner: string, call: PartnerCall, body: Buffer): Promise<WalletResult> {
  if (call.kind === "info") return tellPlayer(app, call.player);
  if (call.kind === "balance") {
    return app.db.transaction(async (tx) => {
      const { held } = (await holdPlayer(tx, { ...call, currencyCode: null }, async () => null)) ?? {};
      if (!held?.session) return { outcome: "token_unknown", ...nothing };
      if (!held.isOpen) return { outcome: "token_expired", ...nothing };
      return resultOf(tx, held, "done");
    });
  }
  const each = { partner, call, fingerprint: createHash("sha256").update(body).digest("base64url") };
  return moveTogether(app, each, (one: MoveCall) => move(app, one));
}

async function tellPlayer({ db }: Server, uniqueId: string): Promise<WalletResult> {
  const [user] = await db.select().from(users).where(eq(users.uniqueId, uniqueId));
  if (!user) return { outcome: "failed", ...nothing };
  const registeredOn = user.createdAt.toISOString().slice(0, 10);
  return { outcome: "done", ...nothing, info: { country: user.countryCode, bornOn: user.dateOfBirth, registeredOn } };
}

interface Moved {
  outcome: Outcome;
  /** The round that changed. */
  round?: RoundRow | undefined;
  /** Why the player has to leave: their own time is over. */
  isOutOfTime?: boolean;
  /** What the player's page says of a bet that was refused: the studio has one word for all of it. */
  refusal?: BetRefusal | null;
}

/** Answers a call in a transaction of its own. Where another player's call takes its id meanwhile, it is known the second time. */
async function move(app: Server, each: MoveCall): Promise<WalletResult> {
  try {
    return await moveOnce(app, each);
  } catch (error) {
    if (!ids.includes(violatedConstraint(error) ?? "")) throw error;
    return moveOnce(app, each);
  }
}
const ids = ["studio_movements_partner_transaction_id_pk", "studio_requests_partner_request_id_pk"];

async function moveOnce(app: Server, { partner, call, fingerprint }: MoveCall): Promise<WalletResult> {
  const done = await transact(app.db, none, async (tx, _none, finish) => {
    const found = await holdPlayer(tx, call, () => readKnown(tx, partner, call));
    if (!found) return { result: { outcome: "token_unknown" as const, ...nothing }, moved: null, held: null };
    const { held, answer: known } = found;
    if (known.request) {
      const isSame = known.request.fingerprint === fingerprint;
      return { result: isSame ? known.request.result : await resultOf(tx, held, "transaction_differs"), moved: null, held };
    }
    const moved = known.movement
      ? { outcome: isSameMovement(known.movement, held, call) ? ("done" as const) : ("transaction_differs" as const) }
      : await moveNew(app, tx, partner, held, call, known.isTakenBack);
    const result = await resultOf(tx, held, moved.outcome);
    await finish(writingRequest({ partner, requestId: call.requestId, fingerprint, result }));
    return { result, moved: moved as Moved, held };
  });
  const { moved, held } = done;
  if (moved?.round && held) app.roundSettled(held.user.id, moved.round.number);
  if (moved?.refusal && held) await signal(app.db, "play_refused", { userId: held.user.id, refusal: moved.refusal });
  if (moved?.isOutOfTime && held) await endSessionsOf(app.db, held.user.id);
  return done.result;
}

async function moveNew(
  app: Server,
  tx: Queryable,
  partner: string,
  held: Held,
  call: MovementCall,
  isTakenBack: boolean,
): Promise<Moved> {
  try {
    if (call.kind === "bet") return await takeBet(app, tx, partner, held, call, isTakenBack);
    return call.kind === "win" ? await takeWin(app, tx, partner, held, call) : await rollBack(app, tx, partner, held, call);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    const isOutOfTime = error.code === "limit.reached" && (error.details.data as { kind?: unknown }).kind === "time";
    return { outcome: refusals[error.code] ?? "failed", isOutOfTime, refusal: refusalOf(error) };
  }
}

/** What our own games' refusals are to a partner. */
const refusals: Record<string, Outcome> = {
  "limit.reached": "limit_reached",
  "play.reality_check": "limit_reached",
  "play.too_quick": "limit_reached",
  "play.no_autoplay": "limit_reached",
  "play.bet_out_of_range": "limit_reached",
  "bonus.max_bet": "limit_reached",
  "consents.required": "player_closed",
  "identity.required": "player_closed",
  "profile.incomplete": "player_closed",
  "currency.not_offered": "currency_differs",
};

/** Null where the studio's own word says enough. */
function refusalOf({ code, details }: HttpError): BetRefusal | null {
  const data = details.data as Record<string, unknown>;
  const said =
    code === "limit.reached"
      ? { why: "limit", limit: data }
      : code === "play.reality_check"
        ? { why: "reality" }
        : { why: code === "bonus.max_bet" ? "bonus_max" : "max_stake", ...data };
  return z.safeParse(betRefusal, said).data ?? null;
}

/** A win is taken for a session that is over too: it may come long after its bet. */
async function takeWin(app: Server, tx: Queryable, partner: string, held: Held, call: MovementCall): Promise<Moved> {
  const bet = call.reference === null ? null : await findMovement(tx, partner, call.reference);
  const wasTakenBack = bet?.isRolledBack ?? (call.reference !== null && (await isTakenBack(tx, partner, call.reference)));
  if (wasTakenBack) {
    const { transactionId, reference } = call;
    const alarm = {
      partner,
      kind: "win_after_rollback",
      transactionId,
      userId: held.user.id,
      file: String(call.amount),
    } as const;
    if (await raiseAlarm(tx, alarm))
      app.log.error({ partner, transactionId, reference }, "A win came after its bet was taken back");
    return { outcome: "rolled_back" };
  }
  if (!bet || bet.kind !== "bet" || bet.userId !== held.user.id || bet.round !== call.round)
    return { outcome: "transaction_unknown" };
  if (bet.currencyCode !== call.currencyCode) return { outcome: "currency_differs" };
  const row = await holdRound(tx, bet.roundId ?? "");
  const { row: round, split } = await payRound(tx, row, { amount: call.amount, closes: call.closesRound });
  await writeMovement(tx, {
    partner,
    transactionId: call.transactionId,
    kind: "win",
    userId: held.user.id,
    gameId: row.gameId,
    round: call.round,
    roundId: row.id,
    currencyCode: row.currencyCode,
    amount: call.amount,
    ...split,
    isFree: call.isFree,
    reference: call.reference,
  });
  return { outcome: "done", round };
}

/** Takes back what was booked; what has not come yet is refused when it comes. */
async function rollBack(app: Server, tx: Queryable, partner: string, held: Held, call: MovementCall): Promise<Moved> {
  const { transactionId, reference, round } = call;
  const found = await findMovement(tx, partner, reference ?? "");
  if (found && found.userId !== held.user.id) return { outcome: "transaction_unknown" };
  const isDue = found !== null && found.kind !== "rollback" && !found.isRolledBack;
  const changed = isDue ? await takeBack(tx, found, held.funds) : undefined;
  if (changed === null) {
    const alarm = { partner, kind: "win_not_taken_back", transactionId, userId: held.user.id, file: reference } as const;
    if (await raiseAlarm(tx, alarm))
      app.log.error({ partner, transactionId, reference }, "A win that is spent could not be taken back");
    return { outcome: "too_little_money" };
  }
  await writeMovement(tx, {
    partner,
    transactionId,
    kind: "rollback",
    userId: held.user.id,
    gameId: found?.gameId ?? null,
    round,
    roundId: found?.roundId ?? null,
    currencyCode: found?.currencyCode ?? null,
    amount: isDue ? found.amount : 0,
    reference,
  });
  return { outcome: "done", round: changed };
}

const none = () => [] as [];

const writing = statement<Record<string, never>>(() =>
  insertOf(studioRequests, ["partner", "requestId", "fingerprint", "result"]),
);
/** What a call was answered with; the last that is written of it. */
const writingRequest = (row: Omit<typeof studioRequests.$inferSelect, "createdAt">) =>
  writing(givenOf(studioRequests, row).values);

const readPurse = prepared((tx) =>
  tx
    .select({ cash: wallets.amount, bonus: wallets.nonCashAmount })
    .from(wallets)
    .where(and(eq(wallets.userId, sql.placeholder("userId")), eq(wallets.currencyCode, sql.placeholder("currencyCode")))),
);

/** With the money as it is, which is told with every answer that is about a session. */
async function resultOf(tx: Queryable, { user, currencyCode, session }: Held, outcome: Outcome): Promise<WalletResult> {
  if (outcome === "token_unknown" && !session) return { outcome, ...nothing };
  const [wallet] = await readPurse(tx, { userId: user.id, currencyCode });
  return { outcome, balance: (wallet?.cash ?? 0) + (wallet?.bonus ?? 0), currencyCode };
}
