import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Bet, Books, Session } from "./books";
import { type Faults, noFaults } from "./faults";
import type { Drawn } from "./kind";
import { kinds } from "./kinds";
import { readGameCode } from "./studio_games";
import { isSeen, picksOf, timeOf } from "./table_clock";
import { createWalletClient } from "./wallet_client";

interface Options {
  books: Books;
  /** What the outcomes of live tables come of. */
  secret: string;
  privateKey: string;
  walletUrl: () => string;
  warn?: (message: string) => void;
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

/** What a frame is told of a bet. */
export type Played =
  | { kind: "played"; drawn: Drawn; paid: number; balance: number }
  | { kind: "placed"; balance: number }
  | { kind: "refused"; why: string };

const lookEveryMs = 500;
export const coinsOfDemo = 1_000_000_000; // 10,000 in units of the API

/** The practice studios: games that are played at once, tables that everybody sits at, and the wallet that they ask. */
export function openAggregator({ books, secret, privateKey, walletUrl, warn = () => {} }: Options) {
  let faults: Faults = noFaults;
  const client = createWalletClient({ walletUrl, privateKey, faults: () => faults });
  const { sessions, bets } = books;
  /** Where the demos at live tables have bet: their coins are no one's. */
  const demoBets = new Map<string, { sessionId: string; code: string; number: number; spots: Record<string, number> }>();
  const busy = new Set<string>();
  const nextTry = new Map<string, number>();
  const seats = new Map<string, Map<string, number>>();
  let timer: NodeJS.Timeout | undefined;

  /** Bets that go on, and those of a table's round that does. */
  const current = new Map<string, Bet>();

  const save = (bet: Bet): Bet => {
    bets.put(bet.id, bet);
    current.set(bet.id, bet);
    return bet;
  };
  const forget = (bet: Bet) => {
    current.delete(bet.id);
    nextTry.delete(bet.id);
  };
  const gameOf = (code: string) => {
    const game = readGameCode(code);
    if (!game) throw new Error(`There is no game ${code}`);
    return { ...game, rules: kinds[game.kind] };
  };
  const outcomeAt = (code: string, number: number): Drawn => gameOf(code).rules.draw(picksOf(secret, code, number));
  const payOf = (spots: Record<string, number>, { won }: Drawn) =>
    Object.entries(spots).reduce((sum, [spot, amount]) => sum + Math.floor((amount * (won[spot] ?? 0)) / 100), 0);

  const fieldsOf = (bet: Bet) => ({
    user: bet.user,
    token: bet.token,
    game_code: bet.code,
    round: bet.round,
    currency: bet.currency,
  });
  const askForWin = (bet: Bet, request: string) =>
    client.ask(
      "transaction/win",
      {
        ...fieldsOf(bet),
        transaction_uuid: bet.winId,
        reference_transaction_uuid: bet.id,
        amount: bet.paid ?? 0,
        round_closed: bet.closesRound,
      },
      request,
    );

  /** Until somebody has answered; the same call is the same request. */
  async function takeBack(bet: Bet): Promise<void> {
    const answer = await client.ask(
      "transaction/rollback",
      {
        user: bet.user,
        token: bet.token,
        game_code: bet.code,
        round: bet.round,
        round_closed: true,
        transaction_uuid: bet.backId,
        reference_transaction_uuid: bet.id,
      },
      bet.backId,
    );
    if (answer?.status === "RS_OK") save({ ...bet, state: "taken_back" });
    else retryLater(bet.id, answer?.status);
  }

  async function pay(bet: Bet): Promise<number | null> {
    const answer = await askForWin(bet, bet.winId);
    if (answer?.status === "RS_OK") {
      save({ ...bet, state: "paid" });
      return answer.balance ?? 0;
    }
    retryLater(bet.id, answer?.status);
    return null;
  }

  function retryLater(id: string, status: string | undefined) {
    if (status !== undefined) warn(`The wallet answers ${status} about ${id}`);
    nextTry.set(id, Date.now() + 1_000);
  }

  async function askForBet(session: Session, spots: Record<string, number>, number: number | null) {
    const { player } = session;
    const id = randomUUID();
    const bet = save({
      id,
      user: player?.user ?? "",
      token: player?.token ?? "",
      code: session.code,
      round: number === null ? randomUUID() : `${session.code}#${number}`,
      number,
      currency: session.currency,
      spots,
      amount: Object.values(spots).reduce((sum, amount) => sum + amount, 0),
      state: "asked",
      winId: randomUUID(),
      paid: null,
      closesRound: number === null,
      backId: randomUUID(),
      at: new Date().toISOString(),
    });
    busy.add(id);
    try {
      if (faults.reorder) await askForWin(bet, randomUUID());
      const answer = await client.ask("transaction/bet", { ...fieldsOf(bet), transaction_uuid: id, amount: bet.amount }, id);
      if (answer?.status === "RS_OK" && !faults.rollback)
        return { bet: save({ ...bet, state: "taken" }), balance: answer.balance ?? 0 };
      if (answer && clean.has(answer.status)) {
        save({ ...bet, state: "refused" });
        return { why: answer.status };
      }
      await takeBack(save({ ...bet, state: "taking_back" }));
      return { why: answer?.status === "RS_OK" ? "taken_back" : "away" };
    } finally {
      busy.delete(id);
    }
  }

  async function playAtOnce(session: Session, spots: Record<string, number>): Promise<Played> {
    const { rules } = gameOf(session.code);
    const asked = await askForBet(session, spots, null);
    if (!asked.bet) return { kind: "refused", why: asked.why };
    const drawn = rules.draw(randomInt);
    const paid = payOf(spots, drawn);
    const bet = save({ ...asked.bet, paid });
    busy.add(bet.id);
    const balance = await pay(bet).finally(() => busy.delete(bet.id));
    return { kind: "played", drawn, paid, balance: balance ?? asked.balance + paid };
  }

  function playDemo(session: Session, spots: Record<string, number>, amount: number): Played {
    const { isLive, rules } = gameOf(session.code);
    if (amount > session.demoBalance) return { kind: "refused", why: "RS_ERROR_NOT_ENOUGH_MONEY" };
    const left = { ...session, demoBalance: session.demoBalance - amount };
    sessions.put(left.id, left);
    if (isLive) {
      const { number } = timeOf(session.code, Date.now());
      demoBets.set(randomUUID(), { sessionId: session.id, code: session.code, number, spots });
      return { kind: "placed", balance: left.demoBalance };
    }
    const drawn = rules.draw(randomInt);
    const paid = payOf(spots, drawn);
    const after = { ...left, demoBalance: left.demoBalance + paid };
    sessions.put(after.id, after);
    return { kind: "played", drawn, paid, balance: after.demoBalance };
  }

  /** Ends the rounds of live tables that are over, and goes on with what was not answered. */
  async function look(): Promise<void> {
    const now = Date.now();
    for (const [id, { sessionId, code, number, spots }] of demoBets) {
      if (!isSeen(code, number, now)) continue;
      demoBets.delete(id);
      const session = sessions.get(sessionId);
      if (session)
        sessions.put(sessionId, { ...session, demoBalance: session.demoBalance + payOf(spots, outcomeAt(code, number)) });
    }
    const rounds = new Map<string, Bet[]>();
    for (const bet of current.values()) {
      if (isOver(bet)) {
        if (bet.number === null || bet.number < timeOf(bet.code, now).number) forget(bet);
        continue;
      }
      if (busy.has(bet.id) || (nextTry.get(bet.id) ?? 0) > now) continue;
      if (bet.state === "asked" || bet.state === "taking_back")
        void once(bet.id, () => takeBack({ ...bet, state: "taking_back" }));
      if (bet.state !== "taken") continue;
      if (bet.number === null)
        void once(bet.id, () => (bet.paid === null ? takeBack({ ...bet, state: "taking_back" }) : pay(bet)));
      else if (isSeen(bet.code, bet.number, now)) {
        const key = `${bet.user} ${bet.round}`;
        rounds.set(key, [...(rounds.get(key) ?? []), bet]);
      }
    }
    for (const [key, all] of rounds) void once(key, () => payTable(all));
  }

  /** A player's bets of one round, the last of which closes it. */
  async function payTable(all: readonly Bet[]) {
    for (const [index, bet] of all.entries()) {
      busy.add(bet.id);
      const paid = payOf(bet.spots, outcomeAt(bet.code, bet.number ?? 0));
      await pay(save({ ...bet, paid, closesRound: index === all.length - 1 })).finally(() => busy.delete(bet.id));
    }
  }

  async function once(key: string, work: () => Promise<unknown>) {
    if (busy.has(key)) return;
    busy.add(key);
    await work().finally(() => busy.delete(key));
  }

  return {
    sessions,
    bets,
    faults: () => faults,
    setFaults(wanted: Faults) {
      faults = wanted;
      client.losesAnew();
    },
    openSession(order: Omit<Session, "id" | "demoBalance">): Session {
      const session = { ...order, id: randomBytes(24).toString("base64url"), demoBalance: order.player ? 0 : coinsOfDemo };
      sessions.put(session.id, session);
      return session;
    },
    gameOf,
    outcomeAt,
    /** In units of the API; null where the wallet does not say. */
    async balanceOf(session: Session): Promise<number | null> {
      if (!session.player) return session.demoBalance;
      const answer = await client.ask("user/balance", { ...session.player, game_code: session.code });
      return answer?.status === "RS_OK" ? (answer.balance ?? null) : null;
    },
    async bet(session: Session, spots: Record<string, number>): Promise<Played> {
      const { isLive, rules } = gameOf(session.code);
      const amounts = Object.entries(spots);
      const isKnown = amounts.every(([id, amount]) => rules.spots.some((spot) => spot.id === id) && amount > 0);
      if (!isKnown || amounts.length === 0) return { kind: "refused", why: "RS_ERROR_WRONG_SYNTAX" };
      const time = timeOf(session.code, Date.now());
      if (isLive && time.phase !== "bets") return { kind: "refused", why: "closed" };
      if (!session.player)
        return playDemo(
          session,
          spots,
          amounts.reduce((sum, [, amount]) => sum + amount, 0),
        );
      if (!isLive) return playAtOnce(session, spots);
      const asked = await askForBet(session, spots, time.number);
      return asked.bet ? { kind: "placed", balance: asked.balance } : { kind: "refused", why: asked.why };
    },
    /** What this session has on the table in this round. */
    ownBets(session: Session, number: number): Record<string, number> {
      const own: Record<string, number> = {};
      const add = (spots: Record<string, number>) => {
        for (const [spot, amount] of Object.entries(spots)) own[spot] = (own[spot] ?? 0) + amount;
      };
      for (const bet of demoBets.values()) if (bet.sessionId === session.id && bet.number === number) add(bet.spots);
      if (session.player)
        for (const bet of current.values())
          if (bet.user === session.player.user && bet.code === session.code && bet.number === number && isOn(bet)) add(bet.spots);
      return own;
    },
    /** Who looked at a table in the last seconds. */
    sitAt(code: string, sessionId: string): number {
      const table = seats.get(code) ?? new Map<string, number>();
      seats.set(code, table);
      table.set(sessionId, Date.now());
      for (const [id, at] of table) if (at < Date.now() - 10_000) table.delete(id);
      return table.size;
    },
    /** Goes on where the process before it ended. */
    resume() {
      books.open();
      for (const bet of bets.all()) if (!isOver(bet)) current.set(bet.id, bet);
      timer = setInterval(() => void look(), lookEveryMs).unref();
    },
    look,
    close: () => clearInterval(timer),
  };
}
export type Aggregator = ReturnType<typeof openAggregator>;

const isOver = ({ state }: Bet) => state === "paid" || state === "taken_back" || state === "refused";
const isOn = ({ state }: Bet) => state === "asked" || state === "taken" || state === "paid";
