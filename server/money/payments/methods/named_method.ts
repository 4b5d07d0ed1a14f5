import type { OfferedMethod } from "./offered_methods";

/** How a call names a way to pay: by its id, or as the documents' payloads without one do (C-3.24). */
interface Named {
  pspID?: string | undefined;
  /** The provider's key, as `name` in the list of methods. */
  provider?: string | undefined;
  paymentMethod?: string | undefined;
  /** Of a coin, which one. */
  currencyCode?: string | undefined;
}

/** The method of that id; without one the only one of that provider that fits what else is said, or none. */
export function namedMethod(
  offered: readonly OfferedMethod[],
  { pspID, provider, paymentMethod, currencyCode }: Named,
): OfferedMethod | undefined {
  const id = pspID || provider;
  const byId = offered.find(({ method }) => method.id === id);
  if (byId || pspID || !provider) return byId;
  const [found, ...others] = offered.filter(
    ({ method: { name, coin, paymentMethod: kind } }) =>
      name === provider &&
      (!currencyCode || coin === null || coin === currencyCode) &&
      (!paymentMethod || kind === paymentMethod),
  );
  return others.length === 0 ? found : undefined;
}
