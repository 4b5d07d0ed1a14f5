import type { getRakebackDays } from "../../../../schemas/api/bonuses";
import type { AnswerOf } from "../../../kit/api/api";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { formatDate } from "../../../kit/ui/format";
import { Check } from "../../../kit/ui/icons";
import { Money } from "../../../kit/ui/Money";
import { Coin } from "./Coin";
import css from "./RakebackDays.module.css";

interface Props {
  rakeback: AnswerOf<typeof getRakebackDays>;
  isClaiming: boolean;
  onClaim: () => void;
  said: string;
}

/** Each day with what it brought and what became of it, in words; a day that is ready is a button with a coin. */
export function RakebackDays({ rakeback: { days, currencyCode: currency }, isClaiming, onClaim, said }: Props) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <ul className={css.days}>
        {days.map(({ date, state, amount }) => {
          const content = (
            <>
              <span className={css.top}>
                <time dateTime={date}>
                  {formatDate(`${date}T12:00:00Z`, language, { weekday: "short", day: "numeric", timeZone: "UTC" })}
                </time>
                {state === "claimed" && <Check size={16} aria-hidden="true" />}
                {state === "ready" && <Coin size={22} />}
              </span>
              <strong data-private="">
                <Money amount={amount} currency={currency} language={language} />
              </strong>
              <small>{t(`bonus.rakeback.states.${state}`)}</small>
            </>
          );
          return (
            <li key={date}>
              {state === "ready" ? (
                <button type="button" className={css.day} data-state={state} aria-disabled={isClaiming} onClick={onClaim}>
                  {content}
                </button>
              ) : (
                <div className={css.day} data-state={state}>
                  {content}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className={css.said}>
        {said}
      </p>
    </>
  );
}
