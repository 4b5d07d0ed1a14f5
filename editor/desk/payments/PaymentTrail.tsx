import type { OfficeStep } from "../../../schemas/api/payments/office/payments";
import type { OfficePayment } from "../../../schemas/shown_payment";
import type { PaymentState } from "../../../schemas/payment_states";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { exactMoment, stateTone } from "../list/words";

/** Where a payment goes from here if all is well. */
const ahead: Partial<Record<PaymentState, readonly PaymentState[]>> = {
  created: ["waiting", "paid"],
  waiting: ["paid"],
  needs_customer: ["paid"],
  requested: ["in_review", "approved", "sent", "paid"],
  in_review: ["approved", "sent", "paid"],
  approved: ["sent", "paid"],
  sent: ["paid"],
};

/** Each step of a payment, with who, when and why, and below them in outline what is to come. */
export function PaymentTrail({ steps, payment }: { steps: readonly OfficeStep[]; payment: OfficePayment }) {
  const { t, language } = useDesk();
  return (
    <section className={css.card} aria-labelledby="desk-trail">
      <h2 id="desk-trail">
        {t("desk.payment.trail")} <small>{t("desk.payment.trail_lead")}</small>
      </h2>
      <ol className={css.trail}>
        {steps.map(({ id, at, change, to, actor, note, reason }) => (
          <li key={id}>
            <i className={css.dot} data-tone={to ? stateTone(to) : "plain"} aria-hidden="true" />
            <div>
              <b>{to ? t(`desk.state.${to}`) : t(`desk.step.${change}`, { defaultValue: change })}</b>
              <small>
                {t(`desk.actor.${actor.kind}`)}
                {actor.name && ` · ${actor.name}`}
              </small>
              {note && <small>{note}</small>}
              {reason && <q>{reason}</q>}
            </div>
            <time dateTime={at}>{exactMoment(at, language)}</time>
          </li>
        ))}
        {(ahead[payment.state] ?? []).map((state) => (
          <li key={state}>
            <i className={css.dot} data-tone="next" aria-hidden="true" />
            <div className={css.plain}>{t(`desk.state.${state}`)}</div>
            <span className={css.plain}>{t("desk.payment.to_come")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
