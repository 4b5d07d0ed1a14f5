import { useState } from "react";
import { holdPayout } from "../../../schemas/api/payments/office/payouts";
import type { OfficePayment } from "../../../schemas/shown_payment";
import { DateTimeInput } from "../../parts/DateTimeInput";
import { toLocalInput } from "../../parts/local_input";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { NoteDialog } from "../list/NoteDialog";
import { playerName } from "../list/words";

interface Props {
  payment: OfficePayment;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

const day = 86_400_000;

/** Nobody approves a payout before a moment that is chosen here. */
export function HoldDialog({ payment, onClose, onDone }: Props) {
  const { t, api, language } = useDesk();
  const [until, setUntil] = useState(() => toLocalInput(new Date(Date.now() + day).toISOString()));
  const [now] = useState(() => toLocalInput(new Date().toISOString()));
  const { paymentId } = payment;
  return (
    <NoteDialog
      title={t("desk.hold.title", { player: playerName(payment) })}
      lead={t("desk.hold.lead")}
      verb={t("desk.hold.verb")}
      onClose={onClose}
      onSend={async (note) => {
        await api.call(holdPayout, { params: { paymentId }, body: { until: new Date(until).toISOString(), note } });
        await onDone();
      }}
    >
      <label className={css.field}>
        {t("desk.hold.until")}
        <DateTimeInput required min={now} value={until} language={language} onChange={(event) => setUntil(event.target.value)} />
      </label>
    </NoteDialog>
  );
}
