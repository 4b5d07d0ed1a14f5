import { useStore } from "zustand";
import type { OfficePayment } from "../../../schemas/shown_payment";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { DeskTable } from "../list/DeskTable";
import css from "../list/list.module.css";
import { moneyIn } from "../list/words";
import { MarkedPayouts } from "./MarkedPayouts";
import { PayoutRow } from "./PayoutRow";
import { QueueTools } from "./QueueTools";
import type { useDecide } from "./use_decide";
import type { usePayoutQueue } from "./use_payout_queue";

interface Props {
  queue: ReturnType<typeof usePayoutQueue>;
  decide: ReturnType<typeof useDecide>;
  now: number;
  marked: readonly number[];
  /** Undefined where nothing is decided together. */
  onMark: ((payment: OfficePayment) => void) | undefined;
  onDone: () => void;
  onChoose: (payment: OfficePayment) => void;
  onOpen: (payment: OfficePayment) => void;
}

/** The rows of the queue, with what is searched and what is done with those that are marked. */
export function PayoutList({ queue, decide, now, marked, onMark, onDone, onChoose, onOpen }: Props) {
  const { t, language, live } = useDesk();
  const { looking } = useStore(live);
  const { answer, rows, chosen, tab, limit, isNarrow, isUndecided, typed, setTyped } = queue;
  const { data, isPlaceholderData } = answer;
  const markedRows = isUndecided ? rows.filter(({ paymentId }) => marked.includes(paymentId)) : [];
  return (
    <div className={css.list}>
      <QueueTools typed={typed} onTyped={setTyped}>
        {data && (
          <span className={css.sum}>
            {data.payouts.count} · {moneyIn(data.baseTotal, data.baseCurrency, language)}
          </span>
        )}
      </QueueTools>
      {data && markedRows.length > 0 && (
        <MarkedPayouts payments={markedRows} baseCurrency={data.baseCurrency} decide={decide} onDone={onDone} />
      )}
      <DeskTable
        answer={answer}
        page={data?.payouts}
        limit={limit}
        caption={t(`desk.payouts.tab.${tab}`)}
        isBusy={isPlaceholderData}
        columns={[
          isUndecided ? t("desk.column.left") : t("desk.column.state"),
          t("desk.column.player"),
          { number: t("desk.column.amount") },
          t("desk.column.to"),
          t("desk.column.worth_a_look"),
          t("desk.column.yes"),
        ]}
        none={
          <Note
            title={isNarrow ? t("desk.nothing_found") : t(`desk.payouts.none.${isUndecided ? "waiting" : "over"}`)}
            {...(!isNarrow && isUndecided && { lead: t("desk.payouts.none.lead") })}
          />
        }
      >
        {(payment) => (
          <PayoutRow
            key={payment.paymentId}
            payment={payment}
            baseCurrency={data?.baseCurrency ?? ""}
            now={now}
            isChosen={payment === chosen}
            isWaiting={decide.isWaitingFor(payment)}
            others={looking[payment.paymentId] ?? []}
            isMarked={marked.includes(payment.paymentId)}
            onMark={onMark && (() => onMark(payment))}
            onChoose={() => onChoose(payment)}
            onOpen={() => onOpen(payment)}
          />
        )}
      </DeskTable>
    </div>
  );
}
