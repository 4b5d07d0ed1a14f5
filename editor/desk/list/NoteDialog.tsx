import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "../../parts/Button";
import { Modal } from "../../parts/Modal";
import { useDesk } from "../desk_place";
import { failureKey } from "./failure_key";
import css from "./list.module.css";

interface Props {
  title: string;
  lead?: string;
  verb: string;
  isDangerous?: boolean;
  /** What is asked besides the note. */
  children?: ReactNode;
  onSend: (note: string) => Promise<unknown>;
  onClose: () => void;
}

/** Something that wants a remark for the house; what was written stays where it is refused. */
export function NoteDialog({ title, lead, verb, isDangerous = false, children, onSend, onClose }: Props) {
  const { t } = useDesk();
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    try {
      await onSend(note.trim());
      onClose();
    } catch (error) {
      setProblem(t(failureKey(error)));
      setIsBusy(false);
    }
  }

  return (
    <Modal
      title={title}
      isOpen
      onClose={onClose}
      closeLabel={t("editor.close")}
      foot={
        <>
          <Button size="large" look="line" onClick={onClose}>
            {t("editor.cancel")}
          </Button>
          <Button size="large" look={isDangerous ? "danger" : "fill"} type="submit" form={form} isDisabled={isBusy}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={(event) => void handleSubmit(event)}>
        {lead && <p className={css.plain}>{lead}</p>}
        {children}
        <label>
          {t("desk.remark")}
          <textarea
            required
            autoFocus
            maxLength={1_000}
            rows={3}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </form>
    </Modal>
  );
}
