import { ApiError, type FailureCode } from "../../../src/kit/api/api_error";

const known: Partial<Record<FailureCode, string>> = {
  "payment.decided": "decided",
  "payment.second_yes": "second_yes",
  "payment.held": "held",
  "payment.all_held": "all_held",
  "payment.question_open": "question_open",
  "payment.no_question": "no_question",
  "payment.provider_away": "provider_away",
  "payment.not_found": "not_found",
  "break.longer": "longer",
  "player.not_found": "no_player",
  "payment.methods_changed": "methods_changed",
  "payment.file_unusable": "file_unusable",
  "friend.not_for_good": "friend_not_for_good",
  "claim.decided": "claim_decided",
  "claim.taken_back": "claim_taken_back",
  "promotion.bonus_running": "bonus_running",
  "promotion.changed": "promotion_changed",
  "promotion.key_taken": "key_taken",
  "promotion.not_by_hand": "not_by_hand",
  "promotion.not_found": "promotion_not_found",
  "promotion.not_ready": "not_ready",
  "promotion.resting": "resting",
  "mission.changed": "mission_changed",
  "mission.key_taken": "mission_key_taken",
  "mission.not_found": "mission_not_found",
  "mission.not_ready": "mission_not_ready",
  "mission.over": "mission_over",
  "tournament.changed": "tournament_changed",
  "tournament.key_taken": "tournament_key_taken",
  "tournament.not_found": "tournament_not_found",
  "tournament.not_ready": "tournament_not_ready",
  "tournament.over": "tournament_over",
  "role.not_allowed": "not_allowed",
  "network.unreachable": "no_line",
};

/** Why something was refused, as a key of the words. */
export const failureKey = (error: unknown): string =>
  `desk.failure.${(error instanceof ApiError && error.code && known[error.code]) || "other"}`;
