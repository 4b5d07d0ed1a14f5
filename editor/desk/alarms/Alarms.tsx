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
import { Chip } from "../list/parts";
import { ViewHead } from "../list/ViewHead";
import { exactMoment } from "../list/words";
import { ReconcileDialog } from "./ReconcileDialog";

const limit = 25;

/** Where the books and a provider differ: somebody takes it, finds out, and closes it with a remark. */
export function Alarms() {
  const { t, api, language, notices, user, may } = useDesk();
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
            <tr key={alarm.alarmId}>
              <td>{exactMoment(alarm.at, language)}</td>
              <td>
                <Chip tone={isOpen ? "bad" : "plain"}>{t(`desk.alarm.${alarm.kind}`)}</Chip>
                <small>{alarm.provider}</small>
              </td>
              <td>{saidBy(alarm, "books") ?? t("desk.alarms.nothing")}</td>
              <td>{saidBy(alarm, "provider") ?? t("desk.alarms.nothing")}</td>
              <td>
                {alarm.paymentId === null ? (
                  <span className={css.mono}>{String(alarm.values["reference"] ?? "–")}</span>
                ) : (
                  <button
                    type="button"
                    className={css.rowLink}
                    onClick={() => goTo({ desk: "payments", payment: String(alarm.paymentId) })}
                  >
                    <span className={css.mono}>{alarm.reference}</span>
                  </button>
                )}
              </td>
              <td>
                {isOpen ? (
                  <span className={css.push}>
                    {alarm.takenBy && <small>{alarm.takenBy}</small>}
                    {may(takePaymentAlarm) && (alarm.takenBy === null || alarm.takenBy === user.email) && (
                      <Button look="line" onClick={() => void take(alarm)}>
                        {t(alarm.takenBy === null ? "desk.alarms.take" : "desk.alarms.let_go")}
                      </Button>
                    )}
                    {may(resolvePaymentAlarm) && (
                      <Button look="line" onClick={() => setClosing(alarm)}>
                        {t("desk.alarms.close")}
                      </Button>
                    )}
                  </span>
                ) : (
                  <>
                    {alarm.resolvedBy}
                    <small>{alarm.note}</small>
                  </>
                )}
              </td>
            </tr>
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

/** What one side says: in one piece from a file, in parts from a notification. */
function saidBy({ values, kind }: OfficeAlarm, side: "books" | "provider"): string | null {
  const whole = values[side === "books" ? "books" : "file"];
  if (typeof whole === "string") return whole;
  if (kind === "owed" && side === "books") return [values["owed"], values["currencyCode"]].join(" ");
  const names = ["state", "amount", "currencyCode"];
  const parts = names.map(
    (name) => values[`${side}.${name}`] ?? (kind === "unknown_payment" && side === "provider" ? values[name] : null),
  );
  return parts.filter((part) => part !== null && part !== undefined).join(" ") || null;
}
