import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/plugins/database";
import type { AlarmKind } from "../../../../schemas/api/payments/office/alarms";
import { signal } from "../../../platform/plugins/changes";
import { paymentAlarms } from "../tables";

export interface Alarm {
  paymentId: number | null;
  provider: string;
  kind: AlarmKind;
  /** What each side says. */
  values: Record<string, string | number | null>;
}

/** Writes down that books and provider differ, once for as long as nobody has closed it. */
export async function ring(tx: Queryable, { paymentId, provider, kind, values }: Alarm): Promise<void> {
  const about =
    paymentId === null
      ? sql`${paymentAlarms.values}->>'reference' = ${String(values["reference"])}`
      : eq(paymentAlarms.paymentId, paymentId);
  const [open] = await tx
    .select({ id: paymentAlarms.id })
    .from(paymentAlarms)
    .where(and(about, eq(paymentAlarms.provider, provider), eq(paymentAlarms.kind, kind), isNull(paymentAlarms.resolvedAt)))
    .limit(1);
  if (open) return void (await tx.update(paymentAlarms).set({ values }).where(eq(paymentAlarms.id, open.id)));
  await tx.insert(paymentAlarms).values({ paymentId, provider, kind, values });
  await signal(tx, "payments_desk", { isAlarm: true });
}
