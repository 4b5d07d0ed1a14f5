import type { getOfficePayment } from "../../../schemas/api/payments/office/payments";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { FactChip } from "../list/parts";
import { exactMoment } from "../list/words";
import { YesSection } from "../payouts/PayoutPeek";
import { QuestionSection } from "../payouts/QuestionSection";
import type { useDecide } from "../payouts/use_decide";
import type * as z from "zod/mini";

type Detail = z.output<typeof getOfficePayment.answer>;

interface Props {
  payment: Detail["payment"];
  alarms: Detail["alarms"];
  decide: ReturnType<typeof useDecide>;
}

/** What is unusual about a payment, who said yes to it, and what its player was asked. */
export function WorthALook({ payment, alarms, decide }: Props) {
  const { t, language } = useDesk();
  return (
    <div className={css.card}>
      <h2>{t("desk.column.worth_a_look")}</h2>
      {payment.facts.length === 0 && <p className={css.plain}>{t("desk.payouts.nothing_unusual")}</p>}
      <ul className={css.facts}>
        {payment.facts.map((fact) => (
          <li key={fact.name}>
            <FactChip fact={fact} />
          </li>
        ))}
        {alarms.map(({ alarmId, kind, at, resolvedBy, note }) => (
          <li key={alarmId}>
            {t(`desk.alarm.${kind}`)} · {exactMoment(at, language)}
            {resolvedBy && (
              <small className={css.plain}>
                {" "}
                {t("desk.alarms.closed_by", { who: resolvedBy })} {note}
              </small>
            )}
          </li>
        ))}
      </ul>
      <YesSection payment={payment} />
      <QuestionSection payment={payment} decide={decide} />
    </div>
  );
}
