import type { listPayments } from "../../../schemas/api/payments/office/payments";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { Amount, Chip, StateChip } from "../list/parts";
import { momentIn, playerLine, playerName } from "../list/words";
import type * as z from "zod/mini";

interface Props {
  payment: z.output<typeof listPayments.answer>["payments"]["rows"][number];
  baseCurrency: string;
  now: number;
}

/** A payment in the list of all; its player's name opens it. */
export function PaymentRow({ payment, baseCurrency, now }: Props) {
  const { t, language } = useDesk();
  const address = useDeskAddress();
  return (
    <tr>
      <td>
        {momentIn(payment.createdAt, language, now)}
        <small>{t(`desk.kind.${payment.kind}`)}</small>
      </td>
      <td>
        <button
          type="button"
          className={css.rowLink}
          data-opens={payment.paymentId}
          onClick={() => goTo({ ...address, desk: "payments", payment: String(payment.paymentId) })}
        >
          {playerName(payment)}
        </button>
        <small>{playerLine(payment, language)}</small>
      </td>
      <td className={css.amount}>
        <Amount payment={{ ...payment, request: null }} baseCurrency={baseCurrency} />
      </td>
      <td>
        {payment.methodTitle}
        <small>{payment.account}</small>
      </td>
      <td>
        <StateChip state={payment.state} />{" "}
        {payment.alarms > 0 && <Chip tone="bad">{t("desk.payments.alarms", { count: payment.alarms })}</Chip>}
      </td>
      <td>
        <span className={css.mono}>{payment.reference}</span>
      </td>
    </tr>
  );
}
