import { and, eq, gte, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { latestBirthDate, todayIn } from "../../../schemas/birth_date";
import { documentLabels, stateOfLabel } from "../../../schemas/documents";
import type { Profile } from "../../../schemas/profile";
import { profileOf } from "../../../schemas/served_by";
import { homeOf } from "../../accounts/markets/home_of";
import type { DepositRefusal } from "../../money/payments/deposits/deposit_guards";
import { convert } from "../../money/rates/convert";
import { requireRate } from "../../money/rates/rates_plugin";
import { toMinorUnits } from "../../platform/amounts";
import { auditEntries } from "../../platform/audit/tables";
import { writeAudit } from "../../platform/audit/write_audit";
import type { Queryable } from "../../platform/plugins/database";
import { currentOf } from "../documents/queries";
import { doneIn } from "./done_in";
import { usedOf } from "./left_of";
import { limitRulesOf, timeframeOf } from "./limit_rules";
import { periodsOf } from "./periods";
import type { Payer } from "./require_within";

type Threshold = NonNullable<Profile["depositThresholds"]>[number];

/** A deposit that is about to be, in minor units of the wallet's currency. */
interface Wanted {
  userId: number;
  amount: number;
  /** What counts with it: deposits that are on their way. */
  onItsWay: () => Promise<number>;
  currencyCode: string;
}

export const thresholdPassed = "player.threshold_passed";

/**
 * What the market has against a deposit that takes a period's sum over one of its thresholds: nothing more may be paid in, or nothing more before a
 * proof of income is confirmed. Where the house must get in touch, the deposit goes on and the house reads of it, once per period.
 */
export async function refusalByThresholds(
  app: Pick<FastifyInstance, "settings" | "rateOf">,
  tx: Queryable,
  { userId, amount, currencyCode, ...wanted }: Wanted,
  payer: Payer | null,
): Promise<DepositRefusal | null> {
  const { settings } = app.settings();
  const thresholds = payer && profileOf(settings, homeOf(payer))?.depositThresholds;
  if (!thresholds) return null;
  const periods = periodsOf(payer.readAt, limitRulesOf(settings, payer).zone);
  const onItsWay = await wanted.onItsWay();
  const done = await doneIn(tx, { userId, currencyCode }, periods);
  const walletPrice = { currencyCode, rate: requireRate(app, currencyCode) };
  const price = (code: string) => ({ currencyCode: code, rate: requireRate(app, code) });

  const leftOf = (threshold: Threshold) => {
    const timeframe = timeframeOf(threshold.period);
    const used = usedOf("deposit", done[timeframe], threshold.counts ?? "gross") + onItsWay;
    return convert(toMinorUnits(threshold.amount, threshold.currency), price(threshold.currency), walletPrice) - used;
  };
  const passed = thresholds
    .filter(({ ageBelow }) => ageBelow === undefined || isYounger(payer.dateOfBirth, ageBelow))
    .map((threshold) => ({ threshold, left: leftOf(threshold) }))
    .filter(({ left }) => left < amount)
    .sort((one, other) => one.left - other.left);
  for (const { threshold, left } of passed) {
    const max = Math.max(0, left);
    if (threshold.does === "block") return { code: "MARKET_LIMIT", max };
    if (threshold.does === "income_proof" && !(await hasIncomeProof(tx, userId))) return { code: "PROOF_NEEDED", max };
    if (threshold.does === "contact") await tellHouse(tx, userId, threshold, periods[timeframeOf(threshold.period)].start);
  }
  return null;
}

/** Who has told no date of birth counts as young. */
export const isYounger = (dateOfBirth: string | null, years: number) =>
  dateOfBirth === null || dateOfBirth > latestBirthDate(todayIn("UTC"), years);

async function hasIncomeProof(tx: Queryable, userId: number): Promise<boolean> {
  const sent = (await currentOf(tx, userId)).map(({ labelId, side, status }) => ({ documentLabelId: labelId, side, status }));
  return documentLabels.some((label) => label.proves === "income" && stateOfLabel(label, sent) === "confirmed");
}

async function tellHouse(tx: Queryable, userId: number, { amount, currency }: Threshold, since: Date): Promise<void> {
  const [told] = await tx
    .select({ one: sql`1` })
    .from(auditEntries)
    .where(and(eq(auditEntries.userId, userId), eq(auditEntries.action, thresholdPassed), gte(auditEntries.at, since)))
    .limit(1);
  if (!told) await writeAudit(tx, { actor: null, action: thresholdPassed, userId, details: { amount, currency } });
}
