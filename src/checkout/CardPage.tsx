import { LockKeyhole } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { CardFields } from "../features/money/card_fields/CardFields";
import { useCardFields } from "../features/money/card_fields/use_card_fields";
import { Button } from "../kit/ui/Button";
import css from "./Checkout.module.css";
import { useCheckout } from "./checkout_context";
import { postAndGo } from "./send";
import { say } from "./view";

/** A payment by card on the provider's own page: alone, or in a frame of the merchant's. */
export default function CardPage() {
  const { view, t } = useCheckout();
  const form = useCardFields({ holder: view.holder });
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = form.check();
    if (wrong) return element.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    setIsBusy(true);
    setHasFailed(false);
    try {
      await postAndGo(`/card/pay/${view.id}`, form.values);
      form.forget("all");
    } catch {
      form.forget("cvc");
      setHasFailed(true);
      setIsBusy(false);
    }
  }

  return (
    <main className={css.page}>
      <p className={css.bar}>
        <LockKeyhole size={16} aria-hidden="true" /> <b>{view.brand}</b> <small>{say(view, "practice")}</small>
      </p>
      <h1 className={css.title}>{say(view, "card_title")}</h1>
      <form ref={element} noValidate className={css.form} onSubmit={(event) => void handleSubmit(event)}>
        <CardFields form={form} t={t} isDisabled={isBusy} />
        {hasFailed && (
          <p role="alert" className={css.problem}>
            {say(view, "card_failed")}
          </p>
        )}
        <Button type="submit" look="primary" size="large" isWide busy={isBusy && say(view, "card_busy")}>
          {say(view, "pay", { amount: String(view.amount) })}
        </Button>
      </form>
      <form method="post" action={`/card/pay/${view.id}/cancel`}>
        <Button type="submit" look="ghost" isWide>
          {say(view, "cancel", { merchant: view.merchant })}
        </Button>
      </form>
    </main>
  );
}
