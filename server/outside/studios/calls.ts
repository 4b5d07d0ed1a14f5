import type { Outcome } from "./wallet_result";

/** A call as it came over the line. */
export interface RawCall {
  /** Behind the partner's address, without a slash at the beginning: `transaction/bet`. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** The very bytes that were signed. */
  body: Buffer;
}

interface Asked {
  /** The same id is the same call, however often it is sent. */
  requestId: string;
  /** The site's own public id of who plays. */
  player: string;
}

interface InfoCall extends Asked {
  kind: "info";
}

interface BalanceCall extends Asked {
  kind: "balance";
  token: string;
}

/** Money that is to move. */
export interface MovementCall extends Asked {
  kind: "bet" | "win" | "rollback";
  /** The same id is the same movement, for ever. */
  transactionId: string;
  token: string;
  gameId: string;
  /** The partner's own name of the round; players at one table share it. */
  round: string;
  closesRound: boolean;
  /** Null for a rollback: it is in what was booked. */
  currencyCode: string | null;
  amount: number;
  /** Paid for by the house: nothing is taken for it. */
  isFree: boolean;
  /** The movement that a win belongs to, and that a rollback takes back. */
  reference: string | null;
}

export type PartnerCall = InfoCall | BalanceCall | MovementCall;

/** A call that is not looked into: nothing is kept of it. */
export class CallRefused extends Error {
  constructor(
    readonly outcome: Outcome,
    readonly asked: Asked = { requestId: "", player: "" },
  ) {
    super(outcome);
  }
}
