import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { getOfficePayment } from "../../../schemas/api/payments/office/payments";
import { IconButton } from "../../parts/IconButton";
import { useDesk } from "../desk_place";
import { NotYet } from "../frame/NotYet";
import { useKeys } from "../keys";
import css from "../list/list.module.css";
import { PersonFace, StateChip } from "../list/parts";
import { moneyIn, playerLine, playerName, totalOf } from "../list/words";
import { DecideButtons } from "../payouts/DecideButtons";
import { useDecide } from "../payouts/use_decide";
import { LedgerCard, MoneyCard, NotificationsCard, PartsCard } from "./PaymentCards";
import { PaymentTrail } from "./PaymentTrail";
import { PaymentActions } from "./PaymentActions";
import { type DialogName, PaymentDialog } from "./PaymentDialog";
import { WorthALook } from "./WorthALook";

/** All that is known of one payment, and what the one who looks may do about it. */
export function PaymentPage({ paymentId, onBack }: { paymentId: number; onBack: () => void }) {
  const { t, api, language, live, lookAt } = useDesk();
  const decide = useDecide();
  const { looking } = useStore(live);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const answer = useQuery(api.query(getOfficePayment, { params: { paymentId } }));
  const { data } = answer;
  const payment = data?.payment;
  const can = new Set(data?.actions);
  const isOpen = payment !== undefined && payment.promisedAt !== null;
  useEffect(() => {
    lookAt(isOpen ? paymentId : null);
    return () => lookAt(null);
  });
  const approve = payment && can.has("approve") ? () => decide.approve(payment) : undefined;
  const reject = can.has("reject") ? () => setDialog("reject") : undefined;
  const ask = can.has("ask_player") ? () => setDialog("ask") : undefined;
  const hold = can.has("hold") ? () => setDialog("hold") : undefined;
  useKeys({ Escape: onBack, a: approve, r: reject, h: hold, q: ask, z: decide.undo });
  const others = looking[paymentId] ?? [];

  return (
    <>
      <header className={css.head}>
        <IconButton label={t("desk.key.back")} keys="Esc" onClick={onBack}>
          <ArrowLeft size={16} />
        </IconButton>
        <h1>{payment ? moneyIn(totalOf(payment).amount, totalOf(payment).currency, language) : t("desk.payment.title")}</h1>
        {payment && (
          <>
            <StateChip state={payment.state} />
            <p>
              {playerName(payment)} · {playerLine(payment, language)} · <span className={css.mono}>{payment.reference}</span>
            </p>
            <span className={css.push}>
              {others.map((person) => (
                <PersonFace key={person.userId} person={person} />
              ))}
              <PaymentActions paymentId={paymentId} can={can} decide={decide} onAsk={setDialog} />
            </span>
          </>
        )}
      </header>
      <NotYet answer={answer} />
      {data && payment && (
        <div className={css.deep} tabIndex={0} role="group" aria-label={t("desk.payment.title")}>
          <div className={css.cards}>
            <PartsCard parts={data.parts} payment={payment} />
            <WorthALook payment={payment} alarms={data.alarms} decide={decide} />
            <LedgerCard entries={data.entries} payment={payment} />
            <PaymentTrail steps={data.steps} payment={payment} />
            <MoneyCard detail={data} />
            <NotificationsCard notifications={data.notifications} />
          </div>
        </div>
      )}
      {payment && (
        <DecideButtons
          payment={payment}
          decide={decide}
          isAllHeld={data.heldAll}
          onApprove={approve}
          onReject={reject}
          onHold={hold}
          onAsk={ask}
        />
      )}
      {payment && dialog && (
        <PaymentDialog payment={payment} name={dialog} onClose={() => setDialog(null)} onDone={decide.refresh} />
      )}
    </>
  );
}
