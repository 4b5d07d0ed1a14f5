import { useRef, useState } from "react";
import type { PaymentMethod } from "../../../../../schemas/payments";
import type { TakeCard } from "../frames/CardFrame";

/** The card of a method that asks for one: taken from its fields when the form is sent. */
export function useCard(method: PaymentMethod) {
  const isAsked = method.hasCardFrame || method.isCardForm;
  const take = useRef<TakeCard | null>(null);
  const [isReady, setReady] = useState(!isAsked);
  const [hasFailed, setFailed] = useState(false);
  const [isTaking, setTaking] = useState(false);

  /** What of the card goes with the payment; null where it can't be sent yet. */
  async function read() {
    setFailed(false);
    setTaking(true);
    const taken = await take.current?.();
    setTaking(false);
    if (taken === undefined || taken === "failed") setFailed(true);
    if (taken === undefined || taken === "failed" || taken === "incomplete") return null;
    return "token" in taken ? { cardToken: taken.token } : taken.card;
  }
  return { isAsked, take, isReady, setReady, hasFailed, isTaking, read };
}
