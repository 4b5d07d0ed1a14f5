/** What came of a call, in words that no partner has: each adapter has its own for them. */
export const outcomes = [
  "done",
  "failed",
  "partner_unknown",
  "token_unknown",
  "token_expired",
  "game_unknown",
  "currency_differs",
  "too_little_money",
  "player_closed",
  "limit_reached",
  "signature_wrong",
  "syntax_wrong",
  "types_wrong",
  "transaction_differs",
  "transaction_unknown",
  "rolled_back",
] as const;
export type Outcome = (typeof outcomes)[number];

/** Who plays, as a partner may know them. */
export interface PlayerInfo {
  country: string | null;
  /** ISO 8601 days. */
  bornOn: string | null;
  registeredOn: string;
}

export interface WalletResult {
  outcome: Outcome;
  /** What can be bet, in minor units; null where it is nobody's business. */
  balance: number | null;
  currencyCode: string | null;
  info?: PlayerInfo;
}
