import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import {
  askProvider,
  cancelPayment,
  getOfficePayment,
  notePayment,
  refundPayment,
} from "../../../schemas/api/payments/office/payments";
import { Button } from "../../parts/Button";
import { IconButton } from "../../parts/IconButton";
import { useDesk } from "../desk_place";
import { NotYet } from "../frame/NotYet";
import { useKeys } from "../keys";
import css from "../list/list.module.css";
import { NoteDialog } from "../list/NoteDialog";
import { FactChip, PersonFace, StateChip } from "../list/parts";
import { exactMoment, moneyIn, playerLine, playerName, totalOf } from "../list/words";
import { AskDialog } from "../payouts/AskDialog";
import { DecideButtons } from "../payouts/DecideButtons";
import { HoldDialog } from "../payouts/HoldDialog";
import { YesSection } from "../payouts/PayoutPeek";
import { QuestionSection } from "../payouts/QuestionSection";
import { RejectDialog } from "../payouts/RejectDialog";
import { useDecide } from "../payouts/use_decide";
import { LedgerCard, MoneyCard, NotificationsCard, PartsCard } from "./PaymentCards";
import { PaymentTrail } from "./PaymentTrail";

type DialogName = "reject" | "hold" | "ask" | "note" | "refund" | "cancel";

/** All that is known of one payment, and what the one who looks may do about it. */
export function PaymentPage({ paymentId, onBack }: { paymentId: number; onBack: () => void }) {
  const { t, api, language, live, lookAt } = useDesk();
  const decide = useDecide();
  const { looking } = useStore(live);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const answer = useQuery(api.query(getOfficePayment, { params: { paymentId } }));
  const { data } = answer;
  const params = { paymentId };
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
  const close = () => setDialog(null);
  const noted = { note: notePayment, refund: refundPayment, cancel: cancelPayment } as const;

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
              {can.has("ask_provider") && (
                <Button look="line" onClick={() => void decide.attempt(() => api.call(askProvider, { params, body: {} }))}>
                  {t("desk.payment.ask_provider")}
                </Button>
              )}
              {can.has("cancel") && (
                <Button look="line" onClick={() => setDialog("cancel")}>
                  {t("desk.payment.cancel")}
                </Button>
              )}
              {can.has("refund") && (
                <Button look="line" onClick={() => setDialog("refund")}>
                  {t("desk.payment.refund")}
                </Button>
              )}
              {can.has("note") && (
                <Button look="line" onClick={() => setDialog("note")}>
                  {t("desk.payment.note")}
                </Button>
              )}
            </span>
          </>
        )}
      </header>
      <NotYet answer={answer} />
      {data && payment && (
        <div className={css.deep} tabIndex={0} role="group" aria-label={t("desk.payment.title")}>
          <div className={css.cards}>
            <PartsCard parts={data.parts} payment={payment} />
            <div className={css.card}>
              <h2>{t("desk.column.worth_a_look")}</h2>
              {payment.facts.length === 0 && <p className={css.plain}>{t("desk.payouts.nothing_unusual")}</p>}
              <ul className={css.facts}>
                {payment.facts.map((fact) => (
                  <li key={fact.name}>
                    <FactChip fact={fact} />
                  </li>
                ))}
                {data.alarms.map(({ alarmId, kind, at, resolvedBy, note }) => (
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
      {payment && dialog === "ask" && <AskDialog payment={payment} onClose={close} onDone={decide.refresh} />}
      {payment && dialog === "reject" && <RejectDialog payment={payment} onClose={close} onDone={decide.refresh} />}
      {payment && dialog === "hold" && <HoldDialog payment={payment} onClose={close} onDone={decide.refresh} />}
      {(dialog === "note" || dialog === "refund" || dialog === "cancel") && (
        <NoteDialog
          title={t(`desk.payment.${dialog}`)}
          {...(dialog !== "note" && { lead: t(`desk.payment.${dialog}_lead`) })}
          verb={t(`desk.payment.${dialog}_verb`)}
          isDangerous={dialog !== "note"}
          onClose={close}
          onSend={async (note) => {
            await api.call(noted[dialog], { params, body: { note } });
            await decide.refresh();
          }}
        />
      )}
    </>
  );
}
