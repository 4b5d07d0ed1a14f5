import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { users } from "../../accounts/users/tables";
import { HttpError, notFound } from "../../platform/api_error";
import { writeAudit } from "../../platform/audit/write_audit";
import { judgeFriends } from "./judge_friends";
import { settleKept } from "./pay_friends";
import { friendChecks } from "./tables";

interface Judgement {
  userId: number;
  counts: boolean;
  note: string;
  by: string;
}

/**
 * Sets aside what was found against a friend for good, or lets it hold again: from now on, for what was counted stays as it was paid. A friend who only looks
 * like the player's own device counts from the first day or not at all: what was kept is paid, or dropped. What is not for good (a break, the number of a year,
 * the law) nobody sets aside.
 */
export async function judgeByHand(
  app: Pick<FastifyInstance, "db" | "log" | "settings" | "rateOf">,
  { userId, counts, note, by }: Judgement,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const [friend] = await tx.select({ referredBy: users.referredBy }).from(users).where(eq(users.id, userId));
    const [referrer] = await tx
      .select()
      .from(users)
      .where(eq(users.id, friend?.referredBy ?? 0));
    if (!referrer) throw notFound("player", "player.not_found");
    const ofReferrer = eq(friendChecks.referrerId, referrer.id);
    const checks = await tx.select().from(friendChecks).where(ofReferrer).orderBy(friendChecks.userId).for("update");
    const check = checks.find((each) => each.userId === userId);
    if (!check) throw notFound("player", "player.not_found");
    const { reason, setAside } = check;
    const isLike = reason === "like_device";
    const lasting = setAside.find((each) => each !== "like_device");
    const again = lasting ?? (setAside.length > 0 ? "same_device" : null); // who only looked like it is then held to be it
    const found = counts ? (check.isForGood || isLike ? reason : null) : isLike ? "same_device" : again;
    if (found === null)
      throw new HttpError(409, "friend.not_for_good", "Nothing was found against this friend that the house could decide on.");
    const now = new Date();
    const change = counts ? { setAside: [...setAside, found] } : { setAside: [], reason: found, isForGood: true, foundAt: now };
    await tx.update(friendChecks).set(change).where(eq(friendChecks.userId, userId));
    await judgeFriends(app, tx, referrer, now);
    if (isLike) await settleKept(app, tx, referrer, { id: userId, counts });
    const details = { reason: counts ? found : isLike ? reason : setAside.join(", "), referrerId: referrer.id, note };
    await writeAudit(tx, { actor: by, action: counts ? "friend.let_count" : "friend.refused_again", userId, details });
  });
}
