import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { MovementLine } from "../outside/studios/movement_line";
import type { Outcome } from "../outside/studios/wallet_result";

/** A movement that a partner asks the wallet for, in words that no partner has; amounts in minor units. */
export interface AskedMovement {
  kind: "bet" | "win" | "rollback";
  requestId: string;
  transactionId: string;
  round: string;
  amount: number;
  reference: string | null;
}

/** What the wallet said; `balance` in minor units. */
export interface Said {
  outcome: Outcome;
  balance: number | null;
}

/** A partner's end of the line for one player who has a game open: it writes and signs calls in the partner's words, and reads the answers. */
export interface PartnerEnd {
  player: string;
  currencyCode: string;
  ask: (movement: AskedMovement, isForged?: boolean) => Promise<Said>;
}

/** What goes wrong on the line, once or more in every session. */
export const lineFaults = [
  "none",
  "repeated",
  "at_once",
  "answer_lost",
  "call_lost",
  "late_win",
  "win_first",
  "rolled_back",
  "rolled_back_first",
  "win_after_rollback",
  "forged",
  "changed",
] as const;
export type LineFault = (typeof lineFaults)[number];

export interface PlayedSession {
  calls: number;
  /** What the player has by the partner's own account, in minor units. */
  cash: number;
  /** The partner's own file. */
  lines: MovementLine[];
}

interface Session {
  /** What the player has when it begins, in minor units. */
  cash: number;
  rounds: number;
  /** From 0 to below 1. */
  random?: () => number;
}

/**
 * Plays a session of a partner with random faults against the site's wallet, and throws where an answer or a balance is not what the contract of
 * the port says. Afterwards the books must equal `lines`, and the wallet `cash`.
 */
export async function playSession(
  end: PartnerEnd,
  { cash: begun, rounds, random = Math.random }: Session,
): Promise<PlayedSession> {
  const lines: MovementLine[] = [];
  const late: (() => Promise<void>)[] = [];
  let [calls, cash] = [0, begun];
  const below = (count: number) => Math.floor(random() * count);

  async function ask(fault: LineFault, movement: AskedMovement, expected: Outcome, isForged = false): Promise<Said> {
    calls++;
    const said = await end.ask(movement, isForged);
    if (said.outcome !== expected)
      throw new Error(`${fault}: a ${movement.kind} is answered with ${said.outcome}, not with ${expected}`);
    if (said.balance !== null && said.balance !== cash) throw new Error(`${fault}: the balance is ${said.balance}, not ${cash}`);
    return said;
  }
  async function same(fault: LineFault, movement: AskedMovement, first: Said) {
    calls++;
    const again = await end.ask(movement);
    if (!isDeepStrictEqual(again, first)) throw new Error(`${fault}: the same request is answered otherwise`);
  }
  const write = ({ kind, transactionId, round, amount }: AskedMovement) => {
    const { player, currencyCode } = end;
    const line: MovementLine = {
      ...{ kind, transactionId, player, round, currencyCode, amount },
      ...{ isRolledBack: false, at: new Date().toISOString() },
    };
    lines.push(line);
    return line;
  };

  async function playRound(fault: LineFault) {
    const round = randomUUID();
    const id = randomUUID();
    const movement = (kind: AskedMovement["kind"], amount: number, reference: string | null): AskedMovement => ({
      ...{ kind, round, amount, reference },
      requestId: randomUUID(),
      transactionId: kind === "bet" ? id : randomUUID(),
    });
    const amount = 10 + below(890);
    const bet = movement("bet", amount, null);
    const win = movement("win", amount * [0, 0, 1, 2, 4][below(5)]!, id);
    const back = movement("rollback", 0, id);
    const withNewId = (of: AskedMovement) => ({ ...of, requestId: randomUUID() });

    if (fault === "forged") return void (await ask(fault, bet, "signature_wrong", true));
    if (fault === "rolled_back_first") {
      await ask(fault, back, "done");
      await ask(fault, bet, "rolled_back");
      return void (await ask(fault, win, "rolled_back"));
    }
    if (fault === "win_first") await ask(fault, withNewId(win), "transaction_unknown");
    const isTaken = amount <= cash;
    if (isTaken) cash -= amount;
    const answers = Array.from({ length: fault === "at_once" ? 3 : 1 }, () =>
      ask(fault, bet, isTaken ? "done" : "too_little_money"),
    );
    const [said] = await Promise.all(answers);
    if (!said) return;
    if (fault === "answer_lost" || fault === "repeated") await same(fault, bet, said);
    if (!isTaken) return;
    const line = write(bet);
    if (fault === "call_lost") await ask(fault, withNewId(bet), "done");
    if (fault === "changed") await ask(fault, { ...withNewId(bet), amount: amount + 1 }, "transaction_differs");
    if (fault === "rolled_back" || fault === "win_after_rollback") {
      cash += amount;
      line.isRolledBack = true;
      const taken = await ask(fault, back, "done");
      await same(fault, back, taken);
      if (fault === "win_after_rollback") await ask(fault, win, "rolled_back");
      return;
    }
    const pay = async () => {
      cash += win.amount;
      const paid = await ask(fault, win, "done");
      write(win);
      if (fault === "repeated") await same(fault, win, paid);
      if (fault === "call_lost") await ask(fault, withNewId(win), "done");
    };
    if (fault === "late_win") late.push(pay);
    else await pay();
  }

  for (let round = 0; round < rounds; round++) {
    await playRound(lineFaults[round < lineFaults.length ? round : below(lineFaults.length)] ?? "none");
    if (late.length > below(6)) await late.splice(below(late.length), 1)[0]?.();
  }
  for (const pay of late) await pay();
  return { calls, cash, lines };
}
