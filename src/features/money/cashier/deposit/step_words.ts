import type { TFunction } from "i18next";
import type { DepositPlace } from "../deposit_flow";
import type { CashierStep } from "../parts/CashierFrame";

/** What the cashier is called at a step. */
export function titleOf(place: DepositPlace, method: string, t: TFunction) {
  if (place.at === "form") return method;
  if (place.at === "methods" && place.group) return place.group;
  return place.at === "payment" ? t("cashier.payment.title") : t("cashier.title");
}

/** A step of its own: the focus goes to its title. */
export const keyOf = (place: DepositPlace) =>
  place.at === "form" ? `form ${place.methodId}` : place.at === "methods" ? `methods ${place.group ?? ""}` : place.at;

/** The three steps, or two where no bonus can be had, with what was chosen in each. */
export function stepsOf(
  place: DepositPlace,
  { hasBonuses, bonus, method }: { hasBonuses: boolean; bonus: string; method: string | undefined },
  t: TFunction,
): CashierStep[] {
  const now = place.at === "bonus" ? 0 : place.at === "form" ? 2 : place.at === "loading" && hasBonuses ? 0 : 1;
  const values = [bonus, method, undefined];
  const names = ["bonus", "method", "amount"] as const;
  const steps = names.map((name, index): CashierStep => {
    const state = index < now ? "done" : index === now ? "now" : "next";
    const value = state === "done" ? values[index] : state === "now" && name !== "amount" ? t("cashier.steps.choose") : undefined;
    return { name: t(`cashier.steps.${name}`), value, state };
  });
  return hasBonuses ? steps : steps.slice(1);
}
