import { useEffect, useRef } from "react";
import type { DeskPerson } from "../../../schemas/payments_desk";
import type { OfficePayment } from "../../../schemas/shown_payment";
import { isAsked } from "./DecideButtons";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { Amount, Chip, FactChip, Left, PersonFace, StateChip } from "../list/parts";
import { momentIn, playerLine, playerName } from "../list/words";

interface Props {
  payment: OfficePayment;
  baseCurrency: string;
  now: number;
  isChosen: boolean;
  /** A yes of the caller's can be taken back. */
  isWaiting: boolean;
  others: readonly DeskPerson[];
  isMarked: boolean;
  /** Missing where nothing is to be decided. */
  onMark: (() => void) | undefined;
  onChoose: () => void;
  onOpen: () => void;
}

/** A payout in the queue: what is left of the promise, who, how much, where to, the worst of what is worth a look, whose yes is there. */
export function PayoutRow({
  payment,
  baseCurrency,
  now,
  isChosen,
  isWaiting,
  others,
  isMarked,
  onMark,
  onChoose,
  onOpen,
}: Props) {
  const { t, language } = useDesk();
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  const { facts, hold, firstYes, needsTwo, account, methodTitle, request } = payment;
  const [worst] = facts;
  const isUndecided = payment.promisedAt !== null;
  return (
    <tr ref={row} aria-selected={isChosen} onClick={onChoose} onDoubleClick={onOpen}>
      <td>
        {!isUndecided ? (
          <StateChip state={payment.state} />
        ) : hold ? (
          <>
            {t("desk.hold.on")}
            <small>{t("desk.hold.until_at", { at: momentIn(hold.until, language, now) })}</small>
          </>
        ) : isAsked(payment) ? (
          <>
            {t("desk.payouts.tab.asked")}
            <small>{payment.question && momentIn(payment.question.at, language, now)}</small>
          </>
        ) : (
          <Left payment={payment} now={now} />
        )}
      </td>
      <td>
        <span className={css.markable}>
          {onMark && (
            <input
              type="checkbox"
              aria-label={t("desk.payouts.mark", { player: playerName(payment) })}
              checked={isMarked}
              onChange={onMark}
              onClick={(event) => event.stopPropagation()}
            />
          )}
          <button type="button" className={css.rowLink} onClick={onOpen}>
            {playerName(payment)}
          </button>
        </span>
        <small>{playerLine(payment, language)}</small>
      </td>
      <td className={css.amount}>
        <Amount payment={payment} baseCurrency={baseCurrency} />
      </td>
      <td>
        {methodTitle}
        {(request?.parts ?? 1) > 1 && ` ${t("desk.payouts.more_parts", { count: (request?.parts ?? 1) - 1 })}`}
        <small>{account ?? payment.reference}</small>
      </td>
      <td>
        {worst ? (
          <FactChip fact={worst} />
        ) : (
          isUndecided && <span className={css.plain}>{t("desk.payouts.nothing_unusual")}</span>
        )}
        {facts.length > 1 && <small>{t("desk.payouts.more_facts", { count: facts.length - 1 })}</small>}
      </td>
      <td>
        {isWaiting ? (
          <Chip tone="accent">{t("desk.payouts.your_yes")}</Chip>
        ) : firstYes ? (
          <Chip tone="accent">{t("desk.payouts.waits_for_second")}</Chip>
        ) : needsTwo && isUndecided ? (
          t("desk.payouts.two_needed")
        ) : null}
        {payment.question?.answer && isUndecided && <Chip tone="good">{t("desk.question.has_answer")}</Chip>}
        {others.map((person) => (
          <PersonFace key={person.userId} person={person} />
        ))}
      </td>
    </tr>
  );
}
