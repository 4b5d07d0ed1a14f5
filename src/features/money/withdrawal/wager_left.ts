import type { SiteSettings, Theme } from "../../../../schemas/settings";
import type { User } from "../../../../schemas/user";

type Facts = Pick<User, "totalDeposit" | "totalSpend" | "activeBonus">;

/** What is left to wager: of the active bonus, under wincraft of all deposits, never below nothing (L-5.24, L-9.33). */
export function wagerLeft(user: Facts, theme: Theme, { wagerMultiplier }: Pick<SiteSettings, "wagerMultiplier">): number {
  if (theme !== "wincraft") return user.activeBonus?.wagerLeft ?? 0;
  return Math.max(0, Math.round((user.totalDeposit * wagerMultiplier - user.totalSpend) * 100) / 100);
}
