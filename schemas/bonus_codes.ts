/** Why a bonus is not had, as the screens know it: the words are under bonus.error.check (L-8.02, C-8.15, C-8.16). UNIFIED_ERROR is all that has no other. */
export const bonusCodes = [
  "UNIFIED_ERROR",
  "DEPOSIT_BONUS", // no refusal: it starts with a deposit (L-8.09)
  "NO_CASHBACK", // with minNgr and userNgr (L-8.03)
  "DEPOSITS_NUMBER", // with bonusDeps and deps (L-8.04)
  "VALID_ON_DAYS", // with bonusDays (L-8.05)
  "START_TIME_ERROR", // with startTime and endTime (L-8.06)
  "END_TIME_ERROR", // likewise (L-8.07)
  "REQUIRED_EMAIL_VERIFICATION",
  "MAXIMUM_PARTICIPANTS",
  "REGISTRATION_BONUS",
  "ALREADY_EXIST", // "Already Exist" (C-8.18)
  "ACTIVE_BONUS", // with burns: another one runs (L-2.34)
  "HOUSEHOLD",
  "HELD", // no refusal: somebody of the house looks at it first
  "NOT_STARTED", // with startAt
  "ENDED", // with endAt
  "NOT_AVAILABLE",
  "RESTING",
  "COUPON_UNKNOWN",
  "COUPON_EXPIRED", // with endAt
] as const;
