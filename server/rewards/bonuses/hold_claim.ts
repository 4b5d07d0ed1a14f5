import { and, eq } from "drizzle-orm";
import type { BonusRules } from "../../../schemas/bonus_rules";
import type { UserRow } from "../../accounts/users/sessions";
import type { Queryable } from "../../platform/plugins/database";
import { housemateWith } from "./household";
import { heldClaims } from "./tables";

/** Whether a player's household leaves them an offer. `like` is whom they look like, but certainly are not one household with. */
export type Household = { kind: "free"; like: number | null } | { kind: "held"; like: number } | { kind: "taken" };

type Offer = { id: number; rules: Pick<BonusRules, "oncePer" | "likeHousehold"> };

/**
 * Once per household means the same person, address or payment account. Who only shares a connection and a browser with somebody who has taken it may be a
 * stranger behind the same carrier: the desk decides, once for each player and offer, unless the offer's rules let them.
 */
export async function householdOf(tx: Queryable, { id, rules }: Offer, user: UserRow): Promise<Household> {
  if (rules.oncePer !== "household") return { kind: "free", like: null };
  const mate = await housemateWith(tx, id, user);
  if (!mate) return { kind: "free", like: null };
  if (mate.isCertain) return { kind: "taken" };
  const [known] = await tx
    .select({ decision: heldClaims.decision })
    .from(heldClaims)
    .where(and(eq(heldClaims.userId, user.id), eq(heldClaims.promotionId, id)));
  if (known?.decision === "released") return { kind: "free", like: null };
  if (known?.decision === "refused") return { kind: "taken" };
  return { kind: rules.likeHousehold === "allow" ? "free" : "held", like: mate.userId };
}

/** Keeps a claim for the desk, or marks one that the offer's rules let through. */
export async function writeHeld(
  tx: Queryable,
  { userId, promotionId, bonusId, like }: { userId: number; promotionId: number; bonusId: number; like: number },
  decision: "allowed" | null,
): Promise<void> {
  const now = new Date();
  const row = { bonusId, likeUserId: like, askedAt: now, decision, decidedAt: decision && now, decidedBy: null, note: null };
  await tx
    .insert(heldClaims)
    .values({ userId, promotionId, ...row })
    .onConflictDoUpdate({ target: [heldClaims.userId, heldClaims.promotionId], set: row });
}
