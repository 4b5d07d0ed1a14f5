import type { Profile } from "../../schemas/profile";
import type { MarketField } from "./market_words";

interface Law {
  /** What a market says that the section does, offers or leaves out by itself. */
  fields: readonly MarketField[];
  /** Of its limits those of one kind alone. */
  kind?: NonNullable<Profile["limits"]>[number]["kind"];
}

const raise: readonly MarketField[] = ["limitIncrease", "limitDecrease", "lowestLimitCounts"];
const documents: Law = { fields: ["identityBeforePlay", "minimumAge", "documents"] };
const payout: Law = { fields: ["allowCancelWithdrawal", "excludedMayWithdraw"] };
const deposits: Law = { fields: ["limits", "depositThresholds", "centralRegister"], kind: "deposit" };
const breaks: readonly MarketField[] = ["timeOut", "selfExclusion", "coolingOff", "panicButton"];

/** Which statements of the markets' profiles a section keeps to, by its type. */
const laws: Readonly<Record<string, Law>> = {
  deposit_limit: { fields: ["limits", "limitNotices", ...raise, "depositThresholds"], kind: "deposit" },
  loss_limit: { fields: ["limits", "limitNotices", ...raise], kind: "loss" },
  bet_limit: { fields: ["limits", "limitNotices", ...raise], kind: "stake" },
  session_limit: { fields: ["limits", ...raise], kind: "time" },
  limit_table: { fields: ["limits", ...raise, "limitReview", "limitNotices"] },
  breaks: { fields: [...breaks, "helpLinks"] },
  self_exclusion_block: { fields: breaks },
  responsible_notice: { fields: ["helpLinks"] },
  self_test: { fields: ["helpLinks"] },
  reality_check: { fields: ["realityCheck"] },
  verification: documents,
  verification2: documents,
  profile_documents: documents,
  deposit: deposits,
  deposit_methods: deposits,
  withdraw: payout,
  withdraw_requests: payout,
  refer_friend: { fields: ["referrals"] },
  game_frame: {
    fields: [
      "realityCheck",
      "netPosition",
      "elapsedTime",
      "autoplay",
      "turbo",
      "bonusBuy",
      "minimumSpinSeconds",
      "minimumCycleSeconds",
      "parallelPlay",
    ],
  },
  promotion_detail: { fields: ["maxWager"] },
  active_bonuses: { fields: ["maxWager"] },
};

const nothing: Law = { fields: [] };

export const lawOfSection = (type: string): Law => (Object.hasOwn(laws, type) ? (laws[type] ?? nothing) : nothing);
export const typesWithLaw = Object.keys(laws);
