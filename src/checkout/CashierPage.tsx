import { ChevronRight, CreditCard, Landmark, LockKeyhole, type LucideIcon, Wallet } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { CardFields } from "../features/money/card_fields/CardFields";
import { useCardFields } from "../features/money/card_fields/use_card_fields";
import { Button } from "../kit/ui/Button";
import { Field } from "../kit/ui/form/Field";
import css from "./Checkout.module.css";
import { useCheckout } from "./checkout_context";
import { postAndGo } from "./send";
import { say } from "./view";

const icons: Record<string, LucideIcon> = { card: CreditCard, bank: Landmark, wallet: Wallet };

/** A cashier in a frame: way, amount, and what the way asks for; what somebody does is told in the documented words (C-4.24 to C-4.27). */
export default function CashierPage() {
  const { view, t, merchant } = useCheckout();
  const { currency = "", min = 0, max = 0, systems = [] } = view;
  const [system, setSystem] = useState<string | null>(null);
  const [amount, setAmount] = useState(String(view.amount ?? ""));
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const card = useCardFields({ holder: view.holder });
  const element = useRef<HTMLFormElement>(null);
  const headingId = useId();

  useEffect(() => merchant.tell("select_menu", { select_menu: "deposit", payment_system: "undefined" }), [merchant]);

  useEffect(
    () =>
      merchant.hear((answer) => {
        if (answer !== "details.cancelled") return;
        setSystem(null);
        merchant.tell("select_menu", { select_menu: "deposit" });
      }),
    [merchant],
  );

  const sum = /^\d+(?:\.\d+)?$/.test(amount.trim()) ? Number(amount) : Number.NaN;
  const isSum = sum >= min && sum <= max;
  const about = { select_menu: "deposit", amount: "custom", ...(isSum && { custom_amount: sum }), currency };

  function choose(name: string) {
    setSystem(name);
    merchant.tell("select_payment_system", { ...about, payment_system: name });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    const wrong = !isSum ? "amount" : system === "card" ? card.check() : null;
    if (wrong) return element.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    setIsBusy(true);
    setHasFailed(false);
    merchant.tell("submit", { ...about, payment_system: system ?? "" });
    try {
      await postAndGo(`/cashier/open/${view.id}`, { system, amount: sum, ...(system === "card" && { card: card.values }) });
      card.forget("all");
    } catch {
      card.forget("cvc");
      setHasFailed(true);
      setIsBusy(false);
    }
  }

  return (
    <main className={css.page}>
      <p className={css.bar}>
        <LockKeyhole size={16} aria-hidden="true" /> <b>{view.brand}</b> <small>{say(view, "practice")}</small>
      </p>
      <h1 id={headingId} className={css.title}>
        {system ? say(view, `cashier_${system}`) : say(view, "cashier_choose")}
      </h1>
      {system === null ? (
        <Systems names={systems} labelledBy={headingId} onChoose={choose} />
      ) : (
        <form ref={element} noValidate className={css.form} onSubmit={(event) => void handleSubmit(event)}>
          <Field
            label={`${say(view, "amount")} (${currency})`}
            problem={isChecked && !isSum ? say(view, "cashier_wrong_sum", { min: String(min), max: String(max) }) : undefined}
          >
            {(field) => (
              <input
                {...field}
                name="amount"
                inputMode="decimal"
                autoComplete="off"
                value={amount}
                onChange={({ target }) => setAmount(target.value.replace(/[^\d.]/g, ""))}
                onBlur={() => merchant.tell("amount_change", { ...about, payment_system: system })}
              />
            )}
          </Field>
          {system === "card" && <CardFields form={card} t={t} isDisabled={isBusy} />}
          {hasFailed && (
            <p role="alert" className={css.problem}>
              {say(view, "card_failed")}
            </p>
          )}
          <Button type="submit" look="primary" size="large" isWide busy={isBusy && say(view, "cashier_busy")}>
            {say(view, "cashier_deposit")}
          </Button>
          <Button look="ghost" isWide onClick={() => (setSystem(null), merchant.tell("select_menu", { select_menu: "deposit" }))}>
            {say(view, "cashier_back")}
          </Button>
        </form>
      )}
    </main>
  );
}

interface SystemsProps {
  names: readonly string[];
  labelledBy: string;
  onChoose: (name: string) => void;
}

/** The ways to pay. */
function Systems({ names, labelledBy, onChoose }: SystemsProps) {
  const { view } = useCheckout();
  return (
    <ul className={css.systems} aria-labelledby={labelledBy}>
      {names.map((name) => {
        const Icon = icons[name] ?? Wallet;
        return (
          <li key={name}>
            <button type="button" onClick={() => onChoose(name)}>
              <Icon size={22} aria-hidden="true" />
              {say(view, `cashier_${name}`)}
              <ChevronRight size={18} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
