import { useState } from "react";
import { type Disagreement, reconcilePayments } from "../../../schemas/api/payments/office/alarms";
import { ApiError } from "../../../src/kit/api/api_error";
import { useDesk } from "../desk_place";
import { DeskDialog } from "../list/DeskDialog";
import { failureKey } from "../list/failure_key";
import css from "../list/list.module.css";
import { Days } from "../list/Days";

interface Props {
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** A provider's file of some days beside the books: what one side has and the other has not. */
export function ReconcileDialog({ onClose, onDone }: Props) {
  const { t, api } = useDesk();
  const [from, setFrom] = useState(yesterday);
  const [to, setTo] = useState(yesterday);
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<{ lines: number; differences: Disagreement[] } | null>(null);

  async function send() {
    if (!file) return;
    setFound(null);
    setFound(await api.call(reconcilePayments, { body: { csv: await file.text(), from, to } }));
    await onDone();
  }
  function refusal(error: unknown) {
    const why = error instanceof ApiError ? (error.data as { why?: unknown } | undefined)?.why : undefined;
    return [t(failureKey(error)), typeof why === "string" ? why : ""].filter(Boolean).join(" ");
  }

  return (
    <DeskDialog
      title={t("desk.reconcile.title")}
      width="wide"
      keep={t("editor.close")}
      verb={t("desk.reconcile.verb")}
      isReady={file !== null}
      onSend={send}
      refusal={refusal}
      onClose={onClose}
      result={found && <Found {...found} />}
    >
      <p className={css.plain}>{t("desk.reconcile.lead")}</p>
      <label>
        {t("desk.reconcile.file")}
        <input type="file" accept=".csv,text/csv" required onChange={(event) => setFile(event.target.files?.[0] ?? null)} />
      </label>
      <Days from={from} to={to} isRequired onChange={(name, day) => (name === "from" ? setFrom(day) : setTo(day))} />
    </DeskDialog>
  );
}

/** What one side has and the other has not. */
function Found({ lines, differences }: { lines: number; differences: readonly Disagreement[] }) {
  const { t } = useDesk();
  return (
    <div role="status" className={css.form}>
      <p>
        {differences.length === 0
          ? t("desk.reconcile.agree", { count: lines })
          : t("desk.reconcile.differ", { count: differences.length })}
      </p>
      {differences.length > 0 && (
        <div className={css.tableBox} tabIndex={0} role="group" aria-label={t("desk.reconcile.title")}>
          <table className={css.t}>
            <thead>
              <tr>
                <th scope="col">{t("desk.column.what")}</th>
                <th scope="col">{t("desk.column.reference")}</th>
                <th scope="col">{t("desk.alarms.books")}</th>
                <th scope="col">{t("desk.alarms.provider")}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ kind, provider, reference, books, file: told }) => (
                <tr key={`${kind} ${provider} ${reference}`}>
                  <td>{t(`desk.alarm.${kind}`)}</td>
                  <td>
                    <code>{reference}</code> <span className={css.plain}>{provider}</span>
                  </td>
                  <td>{books ?? t("desk.alarms.nothing")}</td>
                  <td>{told ?? t("desk.alarms.nothing")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
