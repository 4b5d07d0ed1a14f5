import { randomBytes, randomInt } from "node:crypto";
import { createBetsForMoney, isOver } from "./bets_for_money";
import type { Bet, Books, Session } from "./books";
import { createDemoBets } from "./demo_bets";
import { type Faults, noFaults } from "./faults";
import { gameOf, outcomeAt, payOf } from "./outcomes";
import type { Played } from "./played";
import { createSeats } from "./seats";
import { isSeen, timeOf } from "./table_clock";
import { createWalletClient } from "./wallet_client";

interface Options {
  books: Books;
  /** What the outcomes of live tables come of. */
  secret: string;
  privateKey: string;
  walletUrl: () => string;
  warn?: (message: string) => void;
}

const lookEveryMs = 500;
export const coinsOfDemo = 1_000_000_000; // 10,000 in units of the API

/** The practice studios: games that are played at once, tables that everybody sits at, and the wallet that they ask. */
export function openAggregator({ books, secret, privateKey, walletUrl, warn = () => {} }: Options) {
  let faults: Faults = noFaults;
  let timer: NodeJS.Timeout | undefined;
  const { sessions, bets } = books;
  const client = createWalletClient({ walletUrl, privateKey, faults: () => faults });
  const forMoney = createBetsForMoney({ bets, client, faults: () => faults, warn });
  const demos = createDemoBets({ sessions, secret });

  async function playAtOnce(session: Session, spots: Record<string, number>): Promise<Played> {
    const asked = await forMoney.ask(session, spots, null);
    if (!asked.bet) return { kind: "refused", why: asked.why };
    const drawn = gameOf(session.code).rules.draw(randomInt);
    const paid = payOf(spots, drawn);
    const balance = await forMoney.payOut({ ...asked.bet, paid });
    return { kind: "played", drawn, paid, balance: balance ?? asked.balance + paid };
  }

  /** A player's bets of one round, the last of which closes it. */
  async function payTable(all: readonly Bet[]) {
    for (const [index, bet] of all.entries()) {
      const paid = payOf(bet.spots, outcomeAt(secret, bet.code, bet.number ?? 0));
      await forMoney.payOut({ ...bet, paid, closesRound: index === all.length - 1 });
    }
  }

  /** Ends the rounds of live tables that are over, and goes on with what was not answered. */
  async function look(): Promise<void> {
    const now = Date.now();
    demos.look(now);
    const rounds = new Map<string, Bet[]>();
    for (const bet of forMoney.current()) {
      if (isOver(bet)) {
        if (bet.number === null || bet.number < timeOf(bet.code, now).number) forMoney.forget(bet);
      } else if (!forMoney.isDue(bet, now)) continue;
      else if (bet.state === "taken" && bet.number !== null) {
        const key = `${bet.user} ${bet.round}`;
        if (isSeen(bet.code, bet.number, now)) rounds.set(key, [...(rounds.get(key) ?? []), bet]);
      } else forMoney.goOn(bet);
    }
    for (const [key, all] of rounds) void forMoney.once(key, () => payTable(all));
  }

  return {
    ...createSeats(),
    sessions,
    bets,
    faults: () => faults,
    setFaults(wanted: Faults) {
      faults = wanted;
      client.loseAgain();
    },
    openSession(order: Omit<Session, "id" | "demoBalance">): Session {
      const session = { ...order, id: randomBytes(24).toString("base64url"), demoBalance: order.player ? 0 : coinsOfDemo };
      sessions.put(session.id, session);
      return session;
    },
    gameOf,
    outcomeAt: (code: string, number: number) => outcomeAt(secret, code, number),
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
      if (!session.player) return demos.play(session, spots);
      if (!isLive) return playAtOnce(session, spots);
      const asked = await forMoney.ask(session, spots, time.number);
      return asked.bet ? { kind: "placed", balance: asked.balance } : { kind: "refused", why: asked.why };
    },
    /** What this session has on the table in this round, by spot. */
    ownBets({ id, player, code }: Session, number: number): Record<string, number> {
      const isOwn = (bet: Bet) => bet.user === player?.user && bet.code === code && bet.number === number && isOn(bet);
      const own: Record<string, number> = {};
      for (const bet of [...demos.onTable(id, number), ...(player ? [...forMoney.current()].filter(isOwn) : [])])
        for (const [spot, amount] of Object.entries(bet.spots)) own[spot] = (own[spot] ?? 0) + amount;
      return own;
    },
    /** Goes on where the process before it ended. */
    resume() {
      books.open();
      forMoney.resume();
      timer = setInterval(() => void look(), lookEveryMs).unref();
    },
    look,
    close: () => clearInterval(timer),
  };
}
export type Aggregator = ReturnType<typeof openAggregator>;

const isOn = ({ state }: Bet) => state === "asked" || state === "taken" || state === "paid";
