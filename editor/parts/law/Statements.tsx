import { type MarketStatement, sourceWords } from "../../explain/market_words";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Law.module.css";

/** Figures of a market, each with where it is written and how far that carries. */
export function Statements({ statements }: { statements: readonly MarketStatement[] }) {
  const t = useT();
  const { language } = useWorkplace();
  return (
    <dl className={css.statements}>
      {statements.map(({ label, value, note, ...origin }, index) => (
        <div key={index}>
          {statements[index - 1]?.label !== label && <dt>{label}</dt>}
          <dd>
            {value}
            {note && <p>{note}</p>}
            <small>{sourceWords(t, origin, language)}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
