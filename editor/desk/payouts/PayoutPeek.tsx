import { Maximize2 } from "lucide-react";
import type { DeskPerson } from "../../../schemas/payments_desk";
import { type OfficePayment, payoutFactNames } from "../../../schemas/shown_payment";
import { Button } from "../../parts/Button";
import { IconButton } from "../../parts/IconButton";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { Amount, FactChip, PersonFace, StateChip } from "../list/parts";
import { exactMoment, playerLine, playerName } from "../list/words";
import { DecideButtons, type Decisions } from "./DecideButtons";
import { QuestionSection } from "./QuestionSection";
import type { Decide } from "./use_decide";

interface Props extends Decisions {
  payment: OfficePayment;
  baseCurrency: string;
  others: readonly DeskPerson[];
  decide: Decide;
  isAllHeld: boolean;
  onOpen: () => void;
}

/** The chosen payout beside the list: all facts, who has said yes, and the decision. */
export function PayoutPeek({ payment, baseCurrency, others, decide, isAllHeld, onOpen, ...decisions }: Props) {
  const { t, language } = useDesk();
  const { facts } = payment;
  return (
    <aside className={css.peek} aria-label={t("desk.payouts.chosen")}>
      <header className={css.peekHead}>
        <span className={css.big}>
          <span>
            <Amount payment={payment} baseCurrency={baseCurrency} />
          </span>
          <IconButton label={t("desk.key.open")} keys="Enter" onClick={onOpen}>
            <Maximize2 size={16} />
          </IconButton>
        </span>
        <span>
          {playerName(payment)} <StateChip state={payment.state} />
        </span>
        <small className={css.plain}>{playerLine(payment, language)}</small>
        <small className={css.plain}>
          <span className={css.mono}>{payment.reference}</span> · {exactMoment(payment.createdAt, language)}
        </small>
        {others.length > 0 && (
          <p className={css.said} role="status">
            {others.map((person) => (
              <PersonFace key={person.userId} person={person} />
            ))}{" "}
            {t("desk.payouts.also_open", { names: others.map(({ name }) => name).join(", ") })}
          </p>
        )}
      </header>
      <div className={css.peekBody} tabIndex={0} role="group" aria-label={t("desk.column.worth_a_look")}>
        <section className={css.section}>
          <h2>
            {t("desk.column.worth_a_look")}
            {payment.promisedAt && (
              <small>{t("desk.payouts.checks", { found: facts.length, count: payoutFactNames.length })}</small>
            )}
          </h2>
          {facts.length === 0 && <p className={css.plain}>{t("desk.payouts.nothing_unusual")}</p>}
          <ul className={css.facts}>
            {facts.map((fact) => (
              <li key={fact.name}>
                <FactChip fact={fact} />
              </li>
            ))}
          </ul>
        </section>
        <section className={css.section}>
          <h2>{t("desk.payouts.where_to")}</h2>
          <dl className={css.kv}>
            <dt>{t("desk.column.method")}</dt>
            <dd>{payment.methodTitle}</dd>
            <dt>{t("desk.column.account")}</dt>
            <dd>{payment.account ?? "–"}</dd>
          </dl>
        </section>
        <YesSection payment={payment} />
        <QuestionSection payment={payment} decide={decide} />
      </div>
      <DecideButtons payment={payment} decide={decide} isAllHeld={isAllHeld} {...decisions} />
      {!decisions.onReject && !decisions.onHold && (
        <div className={css.act}>
          <Button look="line" size="large" onClick={onOpen}>
            {t("desk.key.open")}
          </Button>
        </div>
      )}
    </aside>
  );
}

/** Who has said yes, where it takes two people, and who holds it. */
export function YesSection({ payment: { needsTwo, firstYes, hold, promisedAt } }: { payment: OfficePayment }) {
  const { t, language, user } = useDesk();
  if (promisedAt === null || (!needsTwo && !hold)) return null;
  return (
    <section className={css.section}>
      <h2>{hold ? t("desk.hold.on") : t("desk.payouts.two_people")}</h2>
      {hold && (
        <p>
          {t("desk.hold.by", { who: hold.by, until: exactMoment(hold.until, language) })}
          {hold.note && <q> {hold.note}</q>}
        </p>
      )}
      {needsTwo && (
        <p>
          {firstYes
            ? t("desk.payouts.first_yes", { who: firstYes.by, at: exactMoment(firstYes.at, language) })
            : t("desk.payouts.two_needed_lead")}
          {firstYes?.note && <q> {firstYes.note}</q>}
        </p>
      )}
      {firstYes?.by === user.email && <p className={css.said}>{t("desk.payouts.own_first_yes")}</p>}
    </section>
  );
}
