import { useEffect, useRef } from "react";
import { CardFields } from "../features/money/card_fields/CardFields";
import { useCardFields } from "../features/money/card_fields/use_card_fields";
import { useCheckout } from "./checkout_context";
import css from "./Checkout.module.css";
import { post } from "./send";

/** Card fields alone, inside a form of the merchant's: the merchant says when they are to be taken, and gets a token. */
export default function FieldsPage() {
  const { view, t, merchant } = useCheckout();
  const form = useCardFields({ holder: view.holder });
  const element = useRef<HTMLDivElement>(null);
  const current = useRef(form);
  useEffect(() => void (current.current = form));

  const { isComplete } = form;
  useEffect(() => merchant.tell("card_change", { is_complete: isComplete }), [merchant, isComplete]);
  useEffect(
    () =>
      merchant.hear((answer) => {
        if (answer !== "card.take") return;
        const wrong = current.current.check();
        if (wrong) {
          element.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
          return merchant.tell("card_change", { is_complete: false });
        }
        post(`/card/fields/${view.id}`, current.current.values).then(
          (card) => {
            const { token, brand, last4 } = card as { token: string; brand: string; last4: string };
            merchant.tell("card_token", { card_token: token, brand, last4 });
          },
          () => {
            current.current.forget("cvc");
            merchant.tell("card_failed");
          },
        );
      }),
    [merchant, view.id],
  );
  return (
    <div ref={element} className={css.fields}>
      <CardFields form={form} t={t} />
    </div>
  );
}
