import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { hashToken } from "../../accounts/users/tokens";
import { readLimitsOfPlays } from "../../care/limits/require_within";
import type { WalletResult } from "../../outside/studios/wallet_result";
import { HttpError } from "../../platform/api_error";
import { transact } from "../../platform/database/builder";
import { isConnectionError } from "../../platform/database/connection_error";
import { groupCalls } from "../../platform/group_calls";
import type { Database, Queryable } from "../../platform/plugins/database";
import { holdFreeWallets } from "../play/game_sessions";
import {
  holdFreeRounds,
  holdFreeSeats,
  readBetsLeft,
  readGamesOf,
  readMovements,
  readRequests,
  readRoundsKnown,
  readTakenBack,
} from "./held";
import { judgeMove, type Known, type MoveCall } from "./judge_move";
import { type AnsweredCall, writingMoves } from "./write_moves";

type Server = Pick<FastifyInstance, "db" | "rateOf" | "settings" | "roundSettled">;

type Alone = (each: MoveCall) => Promise<WalletResult>;
type Answer = PromiseWithResolvers<WalletResult>;

/** One is computed while the database writes the other. */
const lanes = 2;
const mostTogether = 64;
/** How long one that goes alone keeps its lane. */
const longestAloneMs = 100;

const moves = new WeakMap<Database, Alone>();

/**
 * Answers a call that moves money; those that come while others are being written share the transaction after it, and are answered once it is committed. A group
 * waits for nobody's lock and holds one call of each player. What somebody else holds, what bonus money has a part in, what a limit refuses and what is
 * otherwise not plain goes `alone`, as does each of a group that could not be written.
 */
export function moveTogether(app: Server, each: MoveCall, alone: Alone): Promise<WalletResult> {
  let move = moves.get(app.db);
  if (!move) {
    move = groupCalls<MoveCall, WalletResult>({
      lanes,
      most: mostTogether,
      keyOf: ({ call }) => call.player,
      run: (calls, answers) => moveAll(app, calls, answers, alone),
    });
    moves.set(app.db, move);
  }
  return move(each);
}

async function moveAll(app: Server, calls: readonly MoveCall[], answers: readonly Answer[], alone: Alone): Promise<void> {
  const [[first, second], [answer]] = [calls, answers];
  if (first && answer && !second) {
    answer.resolve(alone(first));
    await Promise.race([answer.promise.catch(() => {}), wait(longestAloneMs, undefined, { ref: false })]);
    return;
  }
  const rest = new Map(calls.map((each, place) => [place, { each, answer: answers[place] as Answer }]));
  try {
    await transact(
      app.db,
      (tx) => readAll(tx, calls),
      async (tx, read, finish) => {
        const ready = await judgeAll(app, tx, calls, read);
        const due = ready.flatMap(({ written }) => written ?? []);
        const numbers = new Map(
          due.length === 0 ? [] : (await finish(writingMoves(due))).map(({ id, number }) => [id, Number(number)]),
        );
        for (const { place, userId, written, result } of ready) {
          rest.get(place)?.answer.resolve(result);
          rest.delete(place);
          const round = written?.move?.round;
          if (round) app.roundSettled(userId, round.isNew ? (numbers.get(round.row.id) ?? 0) : round.row.number);
        }
      },
    );
  } catch (error) {
    if (isConnectionError(error)) {
      for (const { answer: own } of rest.values()) own.reject(error); // it may have been written: the studio asks again
      return;
    }
  }
  for (const { each, answer: own } of rest.values()) own.resolve(alone(each));
}

/** Sessions, wallets and rounds are held in the order in which everybody takes them, and only then is read what is known. */
function readAll(tx: Queryable, calls: readonly MoveCall[]) {
  const tokenHashes = calls.map(({ call }) => hashToken(call.token));
  const listOf = (of: (each: MoveCall) => string | null) => [...new Set(calls.map(of).filter((one) => one !== null))];
  const partners = listOf(({ partner }) => partner);
  const references = listOf(({ call }) => call.reference);
  const transactionIds = [...new Set([...listOf(({ call }) => call.transactionId), ...references])];
  return tuple(
    holdFreeSeats(tx, { tokenHashes }),
    holdFreeWallets(tx, { tokenHashes }),
    holdFreeRounds(tx, { partners, references }),
    readRequests(tx, { partners, requestIds: listOf(({ call }) => call.requestId) }),
    readMovements(tx, { partners, transactionIds }),
    readTakenBack(tx, { partners, transactionIds }),
    readRoundsKnown(tx, { partners, players: listOf(({ call }) => call.player), rounds: listOf(({ call }) => call.round) }),
    readLimitsOfPlays(tx, tokenHashes),
    readGamesOf(tx, { partners, games: listOf(({ call }) => call.gameId) }),
    calls.some(({ call }) => call.kind === "rollback") ? readBetsLeft(tx, { partners, references }) : Promise.resolve([]),
  );
}
const tuple = <Sent extends Promise<unknown>[]>(...sent: Sent): Sent => sent;
type Answers<Sent extends readonly unknown[]> = { -readonly [Key in keyof Sent]: Awaited<Sent[Key]> };
type Read = Answers<ReturnType<typeof readAll>>;

interface Ready {
  place: number;
  userId: number;
  result: WalletResult;
  /** Null where it was answered before, and nothing is left to write. */
  written: AnsweredCall | null;
}

/** Of what partners name as they like. */
const keyOf = (...parts: readonly (string | number | null)[]) => JSON.stringify(parts);

/** Those of a group that can share its transaction: what they change is held, and no two of them have an id in common. */
async function judgeAll(app: Server, tx: Queryable, calls: readonly MoveCall[], read: Read): Promise<Ready[]> {
  const [seats, wallets, rounds, requests, movements, takenBack, begun, limits, games, betsLeft] = read;
  const seatOf = new Map(seats.map((seat) => [seat.session.tokenHash, seat]));
  const walletOf = new Map(wallets.map(({ tokenHash, ...funds }) => [tokenHash, funds]));
  const roundOf = new Map(rounds.map((row) => [row.id, row]));
  const requestOf = new Map(requests.map((row) => [keyOf(row.partner, row.requestId), row]));
  const movementOf = new Map(movements.map((row) => [keyOf(row.partner, row.transactionId), row]));
  const isBack = new Set(takenBack.map(({ partner, reference }) => keyOf(partner, reference)));
  const isBegun = new Set(begun.map(({ partner, userId, round }) => keyOf(partner, userId, round)));
  const limitsOf = Map.groupBy(limits, (row) => row.token_hash);
  const taken = new Set<string>();
  const members = calls.flatMap((each, place) => {
    const { partner, call } = each;
    const tokenHash = hashToken(call.token);
    const [seat, funds] = [seatOf.get(tokenHash), walletOf.get(tokenHash)];
    const ids = [keyOf("request", partner, call.requestId), keyOf("transaction", partner, call.transactionId)];
    if (!seat || !funds || seat.user.uniqueId !== call.player || ids.some((id) => taken.has(id))) return [];
    for (const id of ids) taken.add(id);
    const { session, user, isSignedIn } = seat;
    const named = (call.reference === null ? undefined : movementOf.get(keyOf(partner, call.reference))) ?? null;
    const own: Known = {
      held: { user, session, isOpen: session.endedAt === null && isSignedIn, currencyCode: session.currencyCode, funds },
      request: requestOf.get(keyOf(partner, call.requestId)) ?? null,
      movement: movementOf.get(keyOf(partner, call.transactionId)) ?? null,
      named,
      isTakenBack: isBack.has(keyOf(partner, call.transactionId)),
      isNamedTakenBack: call.reference !== null && isBack.has(keyOf(partner, call.reference)),
      isRoundKnown: isBegun.has(keyOf(partner, user.id, call.round)),
      round: roundOf.get(named?.roundId ?? "") ?? null,
      hasOtherBets: betsLeft.some(
        (left) => left.partner === partner && left.roundId === named?.roundId && left.transactionId !== named.transactionId,
      ),
      game: games.find((one) => one.partner === partner && one.partnerGame === call.gameId) ?? null,
      limits: limitsOf.get(tokenHash) ?? [],
    };
    return [{ each, place, own }];
  });
  const judged = await Promise.allSettled(members.map(({ each, own }) => judgeMove(app, tx, each, own)));
  return judged.flatMap((result, index) => {
    const member = members[index];
    if (result.status === "rejected" && !(result.reason instanceof HttpError)) throw result.reason;
    if (!member || result.status === "rejected" || result.value === null) return [];
    return [{ place: member.place, userId: member.own.held.user.id, ...result.value }];
  });
}
