import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  listPaymentAlarms,
  type OfficeAlarm,
  reconcilePayments,
  resolvePaymentAlarm,
  takePaymentAlarm,
} from "../../../schemas/api/payments/office/alarms";
import { Button } from "../../parts/Button";
import { Segments } from "../../parts/Segments";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { DeskTable, pageOf } from "../list/DeskTable";
import { failureKey } from "../list/failure_key";
import css from "../list/list.module.css";
import { NoteDialog } from "../list/NoteDialog";
import { ViewHead } from "../list/ViewHead";
import { ReconcileDialog } from "./ReconcileDialog";
import { AlarmRow } from "./AlarmRow";

const limit = 25;

/** Where the books and a provider differ: somebody takes it, finds out, and closes it with a remark. */
export function Alarms() {
  const { t, api, notices, user, may } = useDesk();
  const queries = useQueryClient();
  const address = useDeskAddress();
  const isOpen = address["tab"] !== "closed";
  const pageNo = pageOf(address);
  const [closing, setClosing] = useState<OfficeAlarm | null>(null);
  const [isReconciling, setIsReconciling] = useState(false);
  const answer = useQuery({
    ...api.query(listPaymentAlarms, { query: { limit, pageNo, isOpen: isOpen ? "true" : "false" } }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const { data } = answer;
  const refresh = () => queries.invalidateQueries();

  async function take({ alarmId, takenBy }: OfficeAlarm) {
    const params = { alarmId };
    try {
      await api.call(takePaymentAlarm, { params, body: { isTaken: takenBy !== user.email } });
    } catch (error) {
      notices.toast({ words: t(failureKey(error)) });
    }
    await refresh();
  }

  return (
    <>
      <ViewHead title={t("desk.alarms.title")} lead={t("desk.alarms.lead")}>
        <Segments
          label={t("desk.column.state")}
          value={isOpen ? "open" : "closed"}
          options={[
            { value: "open", label: t("desk.alarms.open", { count: data?.openCount ?? 0 }) },
            { value: "closed", label: t("desk.alarms.closed") },
          ]}
          onChange={(tab) => goTo({ desk: "alarms", tab })}
        />
        {may(reconcilePayments) && (
          <Button look="line" size="large" onClick={() => setIsReconciling(true)}>
            {t("desk.reconcile.title")}
          </Button>
        )}
      </ViewHead>
      <div className={css.list}>
        <DeskTable
          answer={answer}
          page={data?.alarms}
          limit={limit}
          caption={t("desk.alarms.title")}
          columns={[
            t("desk.column.when"),
            t("desk.column.what"),
            t("desk.alarms.books"),
            t("desk.alarms.provider"),
            t("desk.column.reference"),
            t("desk.column.who"),
          ]}
          none={<Note title={t(isOpen ? "desk.alarms.none" : "desk.alarms.none_closed")} />}
        >
          {(alarm) => (
            <AlarmRow
              key={alarm.alarmId}
              alarm={alarm}
              isOpen={isOpen}
              onTake={() => void take(alarm)}
              onClose={() => setClosing(alarm)}
            />
          )}
        </DeskTable>
      </div>
      {closing && (
        <NoteDialog
          title={t("desk.alarms.close_title", { reference: closing.reference ?? String(closing.values["reference"] ?? "") })}
          lead={t("desk.alarms.close_lead")}
          verb={t("desk.alarms.close")}
          onClose={() => setClosing(null)}
          onSend={async (note) => {
            await api.call(resolvePaymentAlarm, { params: { alarmId: closing.alarmId }, body: { note } });
            await refresh();
          }}
        />
      )}
      {isReconciling && <ReconcileDialog onClose={() => setIsReconciling(false)} onDone={refresh} />}
    </>
  );
}
