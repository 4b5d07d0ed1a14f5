import { eq, max } from "drizzle-orm";
import { profileOf } from "../../../schemas/served_by";
import type { SiteSettings } from "../../../schemas/settings";
import { homeOf } from "../../accounts/markets/home_of";
import type { UserRow } from "../../accounts/users/sessions";
import { users } from "../../accounts/users/tables";
import type { Queryable } from "../../platform/plugins/database";
import { after } from "./periods";
import { playerLimits } from "./tables";

type Settings = Pick<SiteSettings, "markets" | "servedCountries">;

/** Whether the market wants a player asked whether their limits are still right: some time after they set one, said so, or opened the account. */
export async function isReviewDue(db: Queryable, user: UserRow, settings: Settings, now: Date): Promise<boolean> {
  const every = profileOf(settings, homeOf(user))?.limitReview?.every;
  if (!every) return false;
  const [newest] = await db
    .select({ setAt: max(playerLimits.setAt) })
    .from(playerLimits)
    .where(eq(playerLimits.userId, user.id));
  const looks = [user.createdAt, user.limitsReviewedAt, newest?.setAt ?? null].flatMap((at) => (at ? [at.getTime()] : []));
  return after(new Date(Math.max(...looks)), every) <= now;
}

export const confirmLimitsOf = (db: Queryable, userId: number, now: Date) =>
  db.update(users).set({ limitsReviewedAt: now }).where(eq(users.id, userId));
