import { randomUUID } from "node:crypto";
import type { Bet, Books, Session } from "./books";
import type { Faults } from "./faults";
import { sumOf } from "./outcomes";
import type { WalletClient } from "./wallet_client";

interface Options {
  bets: Books["bets"];
  client: WalletClient;
  faults: () => Faults;
  warn: (message: string) => void;
}

/** Statuses after which a bet was certainly not taken; after any other it is taken back. */
const clean = new Set([
  "RS_ERROR_NOT_ENOUGH_MONEY",
  "RS_ERROR_LIMIT_REACHED",
  "RS_ERROR_USER_DISABLED",
  "RS_ERROR_INVALID_TOKEN",
  "RS_ERROR_TOKEN_EXPIRED",
  "RS_ERROR_INVALID_GAME",
  "RS_ERROR_WRONG_CURRENCY",
]);

const retryAfterMs = 1_000;

/** A bet that the wallet has taken, with the balance after it, or why there is none. */
type Asked = { bet: Bet; balance: number } | { bet?: undefined; why: string };

const placeOf = ({ user, token, code, round }: Bet) => ({ user, token, game_code: code, round });
const askForWin = (client: WalletClient, bet: Bet, request: string) =>
  client.ask(
    "transaction/win",
    {
      ...placeOf(bet),
      currency: bet.currency,
      transaction_uuid: bet.winId,
      reference_transaction_uuid: bet.id,
      amount: bet.paid ?? 0,
      round_closed: bet.closesRound,
    },
    request,
  );

/** The life of bets for money at the casino's wallet: asked for, then taken and paid, refused, or taken back. */
export function createBetsForMoney({ bets, client, faults, warn }: Options) {
  /** Bets that go on, and those of a table's round that does. */
  const current = new Map<string, Bet>();
  const busy = new Set<string>();
  const nextTry = new Map<string, number>();

  const save = (bet: Bet): Bet => {
    bets.put(bet.id, bet);
    current.set(bet.id, bet);
    return bet;
  };

  /** One work at a time under a key; another one is left out. */
  async function once(key: string, work: () => Promise<unknown>): Promise<void> {
    if (busy.has(key)) return;
    busy.add(key);
    await work().finally(() => busy.delete(key));
  }

  function retryLater(id: string, status: string | undefined) {
    if (status !== undefined) warn(`The wallet answers ${status} about ${id}`);
    nextTry.set(id, Date.now() + retryAfterMs);
  }

  /** Until somebody has answered; the same call is the same request. */
  async function takeBack(wanted: Bet): Promise<void> {
    const bet: Bet = { ...wanted, state: "taking_back" };
    const ids = { transaction_uuid: bet.backId, reference_transaction_uuid: bet.id };
    const answer = await client.ask("transaction/rollback", { ...placeOf(bet), ...ids, round_closed: true }, bet.backId);
    if (answer?.status === "RS_OK") save({ ...bet, state: "taken_back" });
    else retryLater(bet.id, answer?.status);
  }

  /** The balance after it; null where the wallet has not taken it yet. */
  async function pay(bet: Bet): Promise<number | null> {
    const answer = await askForWin(client, bet, bet.winId);
    if (answer?.status === "RS_OK") {
      save({ ...bet, state: "paid" });
      return answer.balance ?? 0;
    }
    retryLater(bet.id, answer?.status);
    return null;
  }

  async function place(bet: Bet): Promise<Asked> {
    if (faults().reorder) await askForWin(client, bet, randomUUID());
    const fields = { ...placeOf(bet), currency: bet.currency, transaction_uuid: bet.id, amount: bet.amount };
    const answer = await client.ask("transaction/bet", fields, bet.id);
    if (answer?.status === "RS_OK" && !faults().rollback)
      return { bet: save({ ...bet, state: "taken" }), balance: answer.balance ?? 0 };
    if (answer && clean.has(answer.status)) {
      save({ ...bet, state: "refused" });
      return { why: answer.status };
    }
    await takeBack(save({ ...bet, state: "taking_back" }));
    return { why: answer?.status === "RS_OK" ? "taken_back" : "away" };
  }

  return {
    current: () => current.values(),
    /** Asks for a bet; `number` is the live table's round. */
    ask(session: Session, spots: Record<string, number>, number: number | null): Promise<Asked> {
      const bet = save({
        id: randomUUID(),
        user: session.player?.user ?? "",
        token: session.player?.token ?? "",
        code: session.code,
        round: number === null ? randomUUID() : `${session.code}#${number}`,
        number,
        currency: session.currency,
        spots,
        amount: sumOf(spots),
        state: "asked",
        winId: randomUUID(),
        paid: null,
        closesRound: number === null,
        backId: randomUUID(),
        at: new Date().toISOString(),
      });
      busy.add(bet.id);
      return place(bet).finally(() => busy.delete(bet.id));
    },
    /** Pays a bet what came out for it, and says the balance after it where the wallet does. */
    payOut(bet: Bet): Promise<number | null> {
      busy.add(bet.id);
      return pay(save(bet)).finally(() => busy.delete(bet.id));
    },
    /** Goes on with a bet that nobody is at and whose wait is over: takes it back, or pays it again. Live ones are the table's. */
    goOn(bet: Bet) {
      if (bet.state === "asked" || bet.state === "taking_back") void once(bet.id, () => takeBack(bet));
      else if (bet.number === null) void once(bet.id, () => (bet.paid === null ? takeBack(bet) : pay(bet)));
    },
    isDue: (bet: Bet, now: number) => !busy.has(bet.id) && (nextTry.get(bet.id) ?? 0) <= now,
    once,
    forget(bet: Bet) {
      current.delete(bet.id);
      nextTry.delete(bet.id);
    },
    /** Goes on where the process before it ended. */
    resume() {
      for (const bet of bets.all()) if (!isOver(bet)) current.set(bet.id, bet);
    },
  };
}

export const isOver = ({ state }: Bet) => state === "paid" || state === "taken_back" || state === "refused";
