import type { SiteSettings } from "../../../../schemas/settings";
import type { User } from "../../../../schemas/user";

export type WithdrawalObstacle = "kyc" | "email" | "wager" | "deposit";
type Facts = Pick<User, "depositCount" | "kycStatus" | "isEmailVerified" | "totalDeposit" | "totalSpend">;
type Rules = Pick<SiteSettings, "withdrawalConditions">;

/** The first condition that keeps somebody from withdrawing, in the order in which they are asked for (C-6.16); null where there is none. */
export function withdrawalObstacle(user: Facts, { withdrawalConditions: conditions }: Rules): WithdrawalObstacle | null {
  if (conditions.showFormForNonDepositors && user.depositCount === 0) return null;
  if (conditions.kyc && user.kycStatus !== "APPROVED") return "kyc";
  if (conditions.emailVerification && !user.isEmailVerified) return "email";
  if (user.totalDeposit * conditions.wager > user.totalSpend) return "wager";
  if (conditions.deposit && user.depositCount === 0) return "deposit";
  return null;
}
