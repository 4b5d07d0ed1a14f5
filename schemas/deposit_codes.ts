/** Why a deposit is refused, as the screens know it: the words are under deposit.error.message (C-8.01). UNIFIED_ERROR is all that has no other. */
export const depositErrorCodes = [
  "UNIFIED_ERROR",
  "PAYMENT_PROVIDER_LIMIT_THRESHOLD", // with minAmount and maxAmount (C-8.02)
  "METHOD_NOT_AVAILABLE",
  "PROVIDER_UNAVAILABLE",
  "CURRENCY_NOT_OFFERED",
  "CARD_DECLINED",
  "CARD_EXPIRED",
  "INSUFFICIENT_FUNDS",
  "AUTHENTICATION_FAILED",
  "CUSTOMER_CANCELLED",
  "BONUS_NOT_AVAILABLE",
  "BONUS_HELD", // somebody of the house looks at the claim first
  "BONUS_MINIMUM", // with minAmount
  "DEPOSIT_LIMIT", // with maxAmount: what the player's own limit leaves
  "LIMIT_REQUIRED",
  "MARKET_LIMIT", // with maxAmount: what the market's own limit leaves
  "PROOF_NEEDED", // with maxAmount: what may be paid in before the market asks for a proof of income
] as const;

/** Why the deposit page offers nothing at all: the words are under deposit.error (C-8.04). */
export const depositPageErrors = [
  "DEPOSIT_COUNTRY_BLOCK",
  "REQUIRED_EMAIL_VERIFICATION",
  "IDENTITY_REQUIRED",
  "SELF_EXCLUSION",
  "CURRENCY_NOT_OFFERED",
  "NO_PROVIDER",
] as const;
