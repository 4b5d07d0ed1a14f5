import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { hashToken } from "../../accounts/users/tokens";
import { readLimitsOfPlays } from "../../care/limits/require_within";
import { HttpError } from "../../platform/api_error";
import { transact } from "../../platform/database/builder";
import { isConnectionError } from "../../platform/database/connection_error";
import { send, statement } from "../../platform/database/statements";
import { groupCalls } from "../../platform/group_calls";
import type { Database } from "../../platform/plugins/database";
import { type BetCall, beginAlone, type New } from "./begin_bet";
import { type Funds, fundsOf, holdFreePlays, holdFreeWallets, type Play } from "./game_sessions";
import { type HeldPlay, type PreparedBet, prepareBet } from "./prepare_bet";
import { writtenOf } from "./write_round";
import { writingOfAll } from "./write_rounds";

type Server = Pick<FastifyInstance, "db" | "rateOf" | "settings">;
type Begin = (call: BetCall) => Promise<New>;

/** One is computed while the database writes the other. */
const lanes = 2;
const mostTogether = 64;
/** How long one that goes alone keeps its lane. */
const longestAloneMs = 100;

const begins = new WeakMap<Database, Begin>();

/**
 * Makes a bet; those that come while others are being written share the transaction after it. A group waits for nobody's lock and holds one bet of each
 * player. What somebody else holds, what a bonus has a part in, bets on a shared flight and ids that are known go alone, as does each of a group
 * that could not be written: nobody's bet is lost or refused for somebody else's.
 */
export function beginBet(app: Server, call: BetCall): Promise<New> {
  let begin = begins.get(app.db);
  if (!begin) {
    const keyOf = ({ token }: BetCall) => token;
    begin = groupCalls<BetCall, New>({
      lanes,
      most: mostTogether,
      keyOf,
      run: (calls, answers) => beginAll(app, calls, answers),
    });
    begins.set(app.db, begin);
  }
  return begin(call);
}

type Answer = PromiseWithResolvers<New>;
interface Member {
  call: BetCall;
  held: HeldPlay;
  answer: Answer;
}

/** What shares nothing takes the cheaper way alone; where it waits for somebody's lock, others don't. */
async function beginOne(app: Server, call: BetCall, answer: Answer): Promise<void> {
  answer.resolve(beginAlone(app, call));
  await Promise.race([answer.promise.catch(() => {}), wait(longestAloneMs, undefined, { ref: false })]);
}

async function beginAll(app: Server, calls: readonly BetCall[], answers: readonly Answer[]): Promise<void> {
  const [[first, second], [answer]] = [calls, answers];
  if (first && answer && !second) return beginOne(app, first, answer);
  const rest = new Map(calls.map((call, index) => [hashToken(call.token), { call, answer: answers[index] as Answer }]));
  const tokenHashes = [...rest.keys()];
  const ids = calls.map(({ bet }) => bet.roundId);
  const refused: (() => void)[] = [];
  try {
    await transact(
      app.db,
      (tx) => [
        holdFreePlays(tx, { tokenHashes }),
        holdFreeWallets(tx, { tokenHashes }),
        readLimitsOfPlays(tx, tokenHashes),
        send(tx, known({ ids })),
      ],
      async (tx, [plays, wallets, limits, taken], finish) => {
        const members = membersOf(rest, { plays, wallets, limits, taken: taken.map(({ id }) => id) });
        const judged = await Promise.allSettled(members.map(({ held, call }) => prepareBet(app, tx, held, call.bet, call.asked)));
        const ready: (PreparedBet & Pick<Member, "answer">)[] = [];
        for (const [index, { call, answer }] of members.entries()) {
          const result = judged[index];
          if (result?.status === "fulfilled") ready.push({ ...result.value, answer });
          else if (result?.reason instanceof HttpError) {
            rest.delete(hashToken(call.token));
            refused.push(() => answer.reject(result.reason));
          }
        }
        if (ready.length === 0) return;
        const written = new Map((await finish(writingOfAll(ready))).map((row) => [row.id, row]));
        for (const { play, row, funds, seeds, answer } of ready) {
          const own = written.get(row.id);
          answer.resolve({ play, row: { ...row, ...writtenOf(own ? [own] : []) }, funds, seeds });
          rest.delete(play.session.tokenHash);
        }
      },
    );
  } catch (error) {
    if (isConnectionError(error)) {
      for (const { answer } of rest.values()) answer.reject(error); // it may have been written: who calls looks
      rest.clear();
    }
  }
  for (const refuse of refused) refuse();
  for (const { call, answer } of rest.values()) answer.resolve(beginAlone(app, call));
}

const known = statement<{ id: string }>(() => sql`select id from rounds where id = any(${sql.placeholder("ids")}::text[])`);

interface Read {
  plays: readonly Play[];
  wallets: readonly (Funds & { tokenHash: string })[];
  limits: readonly (HeldPlay["limits"][number] & { token_hash: string })[];
  taken: readonly string[];
}

/** Who can share a transaction: one of each player, all that it changes held. */
function membersOf(
  calls: ReadonlyMap<string, { call: BetCall; answer: Answer }>,
  { plays, wallets, limits, taken }: Read,
): Member[] {
  const walletOf = new Map(wallets.map(({ tokenHash, ...funds }) => [tokenHash, funds]));
  const limitsOf = Map.groupBy(limits, (row) => row.token_hash);
  const [owners, ids] = [new Set<string>(), new Set<string>(taken)];
  return plays.flatMap((play) => {
    const { tokenHash, isDemo } = play.session;
    const wallet = walletOf.get(tokenHash);
    const found = calls.get(tokenHash);
    const id = found?.call.bet.roundId ?? "";
    const isCash = isDemo || (wallet !== undefined && wallet.bonusId === null);
    if (!found || !isCash || play.game.client === "crash") return [];
    if (owners.has(play.seed.owner) || ids.has(id)) return [];
    owners.add(play.seed.owner);
    ids.add(id);
    return [{ ...found, held: { play, funds: fundsOf(play, wallet), limits: limitsOf.get(tokenHash) ?? [] } }];
  });
}
