import { randomInt, randomUUID } from "node:crypto";
import type { Books, Session } from "./books";
import { gameOf, outcomeAt, payOf, sumOf } from "./outcomes";
import type { Played } from "./played";
import { isSeen, timeOf } from "./table_clock";

/** Bets of demos, whose coins are kept with the session and are no one's. */
export function createDemoBets({ sessions, secret }: { sessions: Books["sessions"]; secret: string }) {
  /** At live tables, until their round is seen. */
  const waiting = new Map<string, { sessionId: string; code: string; number: number; spots: Record<string, number> }>();

  const withCoins = (session: Session, more: number): Session => {
    const changed = { ...session, demoBalance: session.demoBalance + more };
    sessions.put(changed.id, changed);
    return changed;
  };

  return {
    play(session: Session, spots: Record<string, number>): Played {
      const { isLive, rules } = gameOf(session.code);
      const amount = sumOf(spots);
      if (amount > session.demoBalance) return { kind: "refused", why: "RS_ERROR_NOT_ENOUGH_MONEY" };
      const left = withCoins(session, -amount);
      if (isLive) {
        const { number } = timeOf(session.code, Date.now());
        waiting.set(randomUUID(), { sessionId: session.id, code: session.code, number, spots });
        return { kind: "placed", balance: left.demoBalance };
      }
      const drawn = rules.draw(randomInt);
      const paid = payOf(spots, drawn);
      return { kind: "played", drawn, paid, balance: withCoins(left, paid).demoBalance };
    },
    /** Pays those whose round is over. */
    look(now: number) {
      for (const [id, { sessionId, code, number, spots }] of waiting) {
        if (!isSeen(code, number, now)) continue;
        waiting.delete(id);
        const session = sessions.get(sessionId);
        if (session) withCoins(session, payOf(spots, outcomeAt(secret, code, number)));
      }
    },
    /** What a demo has on the table in a round. */
    onTable: (sessionId: string, number: number) =>
      [...waiting.values()].filter((bet) => bet.sessionId === sessionId && bet.number === number),
  };
}
