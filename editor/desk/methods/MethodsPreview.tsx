import type { OfficeMethod } from "../../../schemas/api/payments/office/methods";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { moneyIn } from "../list/words";
import type { Arranged } from "./MethodList";
import { timeWords } from "./terms_words";

interface Props {
  known: readonly OfficeMethod[];
  methods: readonly Arranged[];
  currency: string | null;
}

/** What a player is offered to pay in with, in this order; those of other currencies and countries stay out of their sight. */
export function MethodsPreview({ known, methods, currency }: Props) {
  const { t, language } = useDesk();
  const offered = methods.flatMap(({ methodId, isEnabled }) => {
    const method = known.find((each) => each.methodId === methodId);
    const isTaken = currency === null || method?.currencies.includes(currency);
    return isEnabled && method?.deposit && isTaken ? [{ ...method, deposit: method.deposit }] : [];
  });
  return (
    <section className={css.card} aria-labelledby="desk-preview">
      <h2 id="desk-preview">
        {t("desk.methods.preview")} <small>{t("desk.methods.preview_lead")}</small>
      </h2>
      {offered.length === 0 && <p className={css.said}>{t("desk.methods.nothing_offered")}</p>}
      <ol className={css.preview}>
        {offered.map(({ methodId, title, deposit, termsCurrency, absence }) => (
          <li key={methodId}>
            <span>
              {title}
              <small>
                {t("desk.methods.limits", {
                  min: moneyIn(deposit.minAmount, termsCurrency, language),
                  max: moneyIn(deposit.maxAmount, termsCurrency, language),
                })}
              </small>
            </span>
            <small>{absence ? t("desk.methods.away") : timeWords(t, deposit)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
