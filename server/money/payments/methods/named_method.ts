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
  const fits = [
    ({ method }: OfferedMethod) => method.name === provider,
    ({ method }: OfferedMethod) => !currencyCode || method.coin === null || method.coin === currencyCode,
    ({ method }: OfferedMethod) => !paymentMethod || method.paymentMethod === paymentMethod,
  ];
  const found = offered.filter((each) => fits.every((holds) => holds(each)));
  return found.length === 1 ? found[0] : undefined;
}
