import type { Outcome } from "../wallet_result";

/** Hub88's "Seamless Wallet response statuses" of the operator's side. */
export const statuses = {
  done: "RS_OK",
  failed: "RS_ERROR_UNKNOWN",
  partner_unknown: "RS_ERROR_INVALID_PARTNER",
  token_unknown: "RS_ERROR_INVALID_TOKEN",
  token_expired: "RS_ERROR_TOKEN_EXPIRED",
  game_unknown: "RS_ERROR_INVALID_GAME",
  currency_differs: "RS_ERROR_WRONG_CURRENCY",
  too_little_money: "RS_ERROR_NOT_ENOUGH_MONEY",
  player_closed: "RS_ERROR_USER_DISABLED",
  limit_reached: "RS_ERROR_LIMIT_REACHED",
  signature_wrong: "RS_ERROR_INVALID_SIGNATURE",
  syntax_wrong: "RS_ERROR_WRONG_SYNTAX",
  types_wrong: "RS_ERROR_WRONG_TYPES",
  transaction_differs: "RS_ERROR_DUPLICATE_TRANSACTION",
  transaction_unknown: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  rolled_back: "RS_ERROR_TRANSACTION_ROLLED_BACK",
} as const satisfies Record<Outcome, string>;
