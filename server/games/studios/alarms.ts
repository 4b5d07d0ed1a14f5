import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import { type AlarmKind, studioAlarms } from "./tables";

interface Alarm {
  partner: string;
  kind: AlarmKind;
  transactionId: string;
  userId?: number | null;
  books?: string | null;
  file?: string | null;
}

/** Writes down what somebody should look at, once; answers whether it is new. */
export async function raiseAlarm(db: Queryable, alarm: Alarm): Promise<boolean> {
  const { partner, kind, transactionId } = alarm;
  const [known] = await db
    .select({ id: studioAlarms.id })
    .from(studioAlarms)
    .where(and(eq(studioAlarms.partner, partner), eq(studioAlarms.transactionId, transactionId), eq(studioAlarms.kind, kind)))
    .limit(1);
  if (known) return false;
  await db.insert(studioAlarms).values(alarm);
  return true;
}
