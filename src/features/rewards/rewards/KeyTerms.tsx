import type { Promotion } from "../../../../schemas/api/promotions";
import type { OfferTerms } from "../../../../schemas/offer_terms";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { Info } from "../../../kit/ui/icons";
import { exampleOf, keyTerms } from "./key_terms";
import css from "./KeyTerms.module.css";

interface Props {
  terms: OfferTerms;
  offer: Partial<Promotion>;
}

/** All that has to be known before somebody takes an offer: never behind a link alone. */
export function KeyTerms({ terms, offer }: Props) {
  const words = { t: useT(), language: useLanguage() };
  const example = exampleOf(terms, words);
  return (
    <>
      <dl className={css.terms}>
        {keyTerms(terms, offer, words).map(({ key, name, value }) => (
          <div key={key} data-term={key}>
            <dt>{name}</dt>
            <dd suppressHydrationWarning>{value}</dd>
          </div>
        ))}
      </dl>
      {example && (
        <p className={css.example}>
          <Info size={18} aria-hidden="true" />
          <span>{example}</span>
        </p>
      )}
    </>
  );
}
