import type { ProvidedMethod } from "../../../outside/payments/provided";
import type { MethodAbsence, MethodPlace } from "./offered_methods";

/** A method is closed where it is away, or switched off with no market or currency left that has it on. */
export function methodStateOf(
  methodId: string,
  { places, absences }: { places: readonly MethodPlace[]; absences: readonly MethodAbsence[] },
  now = new Date(),
): "open" | "closed" {
  if (absences.some((away) => away.methodId === methodId && (away.until === null || away.until > now))) return "closed";
  const own = places.filter((place) => place.methodId === methodId);
  const isOffForAll = own.some(({ market, currencyCode, isEnabled }) => !market && !currencyCode && !isEnabled);
  return isOffForAll && !own.some(({ isEnabled }) => isEnabled) ? "closed" : "open";
}

/** Whether a method pays in, and whether it pays out, in any of its currencies. */
export const waysOf = ({ terms }: Pick<ProvidedMethod, "terms">) => ({
  paysIn: Object.values(terms).some(({ deposit }) => deposit !== null),
  paysOut: Object.values(terms).some(({ withdrawal }) => withdrawal !== null),
});
