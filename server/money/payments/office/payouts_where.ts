import { and, eq, type SQL } from "drizzle-orm";
import type * as z from "zod/mini";
import type { PayoutTab, payoutFilter } from "../../../../schemas/api/payments/office/payouts";
import type { SiteSettings } from "../../../../schemas/settings";
import { promisedAt } from "../payouts/promised";
import { payments } from "../tables";
import { officeWhere, tabs } from "./queries";

/** Requests that wait are one row each, whatever their parts; what has left is a row for each part. */
const wholeRequests: readonly PayoutTab[] = ["to_decide", "second_yes", "asked", "held"];

/** A tab of the queue, narrowed: `where` is its rows, `all` with all parts of each. Those that wait come in the order of their promise. */
export function payoutsWhere(settings: SiteSettings, { tab, ...filter }: z.output<typeof payoutFilter>) {
  const isWhole = wholeRequests.includes(tab);
  const all: SQL | undefined = and(tabs[tab], officeWhere(settings, { ...filter, kind: "withdrawal" }));
  const where = isWhole ? and(all, eq(payments.id, payments.requestId)) : all;
  return { all, where, inOrderOf: isWhole || tab === "with_provider" ? promisedAt(settings) : null };
}
