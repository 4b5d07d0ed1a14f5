import type { PaymentMethod } from "../../../../schemas/payments";

/** The methods that a section names, by id or by the provider's key, in the section's order; all where it names none (S-2.58). */
export function namedMethods<Method extends Pick<PaymentMethod, "id" | "name">>(
  methods: readonly Method[],
  ids: readonly string[],
): readonly Method[] {
  if (ids.length === 0) return methods;
  const placeOf = ({ id, name }: Method) => ids.findIndex((named) => named === id || named === name);
  return methods.filter((method) => placeOf(method) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other));
}
