import type { TFunction } from "i18next";
import { createContext, useContext } from "react";
import type { Merchant } from "./merchant";
import type { View } from "./view";

interface Checkout {
  view: View;
  t: TFunction;
  merchant: Merchant;
}

export const CheckoutContext = createContext<Checkout | null>(null);

export function useCheckout(): Checkout {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error("This part belongs into a checkout");
  return checkout;
}
