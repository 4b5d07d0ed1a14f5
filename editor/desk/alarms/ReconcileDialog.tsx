import { type FormEvent, useId, useState } from "react";
import { type Disagreement, reconcilePayments } from "../../../schemas/api/payments/office/alarms";
import { ApiError } from "../../../src/api/api_error";
import { Button } from "../../parts/Button";
import { Modal } from "../../parts/Modal";
import { useDesk } from "../desk_place";
import { failureKey } from "../list/failure_key";
import css from "../list/list.module.css";

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
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!file) return;
    setIsBusy(true);
    setProblem(null);
    setFound(null);
    try {
      setFound(await api.call(reconcilePayments, { body: { csv: await file.text(), from, to } }));
      await onDone();
    } catch (error) {
      const why = error instanceof ApiError ? (error.data as { why?: unknown } | undefined)?.why : undefined;
      setProblem([t(failureKey(error)), typeof why === "string" ? why : ""].filter(Boolean).join(" "));
    }
    setIsBusy(false);
  }

  return (
    <Modal
      title={t("desk.reconcile.title")}
      isOpen
      width="wide"
      onClose={onClose}
      closeLabel={t("editor.close")}
      foot={
        <>
          <Button size="large" look="line" onClick={onClose}>
            {t("editor.close")}
          </Button>
          <Button size="large" look="fill" type="submit" form={form} isDisabled={isBusy || !file}>
            {t("desk.reconcile.verb")}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={(event) => void handleSubmit(event)}>
        <p className={css.plain}>{t("desk.reconcile.lead")}</p>
        <label>
          {t("desk.reconcile.file")}
          <input type="file" accept=".csv,text/csv" required onChange={(event) => setFile(event.target.files?.[0] ?? null)} />
        </label>
        <label>
          {t("desk.filter.from")}
          <input type="date" required value={from} max={to} onChange={(event) => setFrom(event.target.value)} />
        </label>
        <label>
          {t("desk.filter.to")}
          <input type="date" required value={to} min={from} onChange={(event) => setTo(event.target.value)} />
        </label>
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </form>
      {found && (
        <div role="status" className={css.form}>
          <p>
            {found.differences.length === 0
              ? t("desk.reconcile.agree", { count: found.lines })
              : t("desk.reconcile.differ", { count: found.differences.length })}
          </p>
          {found.differences.length > 0 && (
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
                  {found.differences.map(({ kind, provider, reference, books, file: told }) => (
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
      )}
    </Modal>
  );
}
