import type { OfferTerms } from "../../../../schemas/offer_terms";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { shortTerms } from "./short_terms";
import css from "./ShortTerms.module.css";

/** The price on a card, in four figures. */
export function ShortTerms({ terms }: { terms: OfferTerms }) {
  const words = { t: useT(), language: useLanguage() };
  return (
    <dl className={css.short}>
      {shortTerms(terms, words).map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
