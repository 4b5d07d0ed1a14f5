import type { Jackpot } from "../../../schemas/api/jackpots";
import type { Props } from "./schema";

/** What the chosen jackpots hold together, in one currency; null where there are none. */
export function totalOf(jackpots: readonly Jackpot[], { jackpotIds, currency }: Pick<Props, "jackpotIds" | "currency">) {
  const chosen = jackpots.filter(
    ({ jackpotId, key }) => jackpotIds.length === 0 || jackpotIds.includes(key) || jackpotIds.includes(String(jackpotId)),
  );
  const currencyCode = currency || chosen[0]?.currencyCode;
  const counted = chosen.filter((each) => each.currencyCode === currencyCode);
  if (!currencyCode || counted.length === 0) return null;
  return { counted, currencyCode, amount: counted.reduce((sum, { amount }) => sum + amount, 0) };
}
