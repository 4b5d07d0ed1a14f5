import type { Entry } from "./entries";
import { isOutcome, outcomeOf } from "./outcomes";

/** What happens to an entry: as the customer wishes, as the merchant ordered, as the amount says. */
export const wishFor = (entry: Entry, wish?: string) =>
  isOutcome(wish) ? wish : isOutcome(entry.details["outcome"]) ? entry.details["outcome"] : outcomeOf(entry.amount);
