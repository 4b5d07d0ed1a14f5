import { desc, inArray, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { HttpError } from "../../../platform/api_error";
import { signal } from "../../../platform/plugins/changes";
import type { Queryable } from "../../../platform/plugins/database";
import { paymentChanges } from "../tables";
import { type Actor, writeChange } from "./write_change";

/** Who holds all payouts, since when and why. */
export interface HeldAll {
  by: string;
  at: Date;
  note: string;
}

const lock = "payouts_held";

/** Who holds all payouts; null where nobody does. */
export async function heldAll(db: Queryable): Promise<HeldAll | null> {
  const [last] = await db
    .select()
    .from(paymentChanges)
    .where(inArray(paymentChanges.change, ["all_held", "all_released"]))
    .orderBy(desc(paymentChanges.id))
    .limit(1);
  return last?.change === "all_held" ? { by: last.actor ?? "", at: last.at, note: last.note ?? "" } : null;
}

/** The same for who lets a payout go: nobody begins to hold all before the transaction ends. */
export async function heldAllUntilEnd(tx: Queryable): Promise<HeldAll | null> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext(${lock}))`);
  return heldAll(tx);
}

/** Holds every payout, or lets them go on: from its answer on none is approved, and none begins to be sent. */
export async function setHeldAll(
  app: Pick<FastifyInstance, "db" | "sendPayouts">,
  actor: Actor,
  { isHeld, note }: { isHeld: boolean; note: string },
): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${lock}))`);
    const held = await heldAll(tx);
    if (isHeld && held) throw allHeld(held);
    if (!isHeld && !held) throw new HttpError(409, "payment.decided", "Nobody holds all payouts.");
    await writeChange(tx, actor, isHeld ? "all_held" : "all_released", { note });
    await signal(tx, "payments_desk", { isAlarm: false });
  });
  if (!isHeld) app.sendPayouts();
}

export const allHeld = ({ by, note }: HeldAll) =>
  new HttpError(409, "payment.all_held", "All payouts are held.", { data: { by, note } });
