import type { TFunction } from "i18next";
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { DialogFoot } from "./DialogFoot";
import css from "./FormDialog.module.css";
import { Modal } from "./Modal";

export interface FormDialogProps {
  t: TFunction;
  title: string;
  width?: "normal" | "wide";
  /** Of the form, as its place styles fields. */
  className: string | undefined;
  /** What sends it. */
  verb: ReactNode;
  isDangerous?: boolean;
  /** Whether it has all that it takes. */
  isReady?: boolean;
  /** What leaves all as it is; else it is cancelled. */
  keep?: string;
  /** Closes the dialog where all is well; what it throws is said below the fields, and what was filled in stays. */
  onSend: () => Promise<unknown>;
  /** Why it was refused. */
  refusal: (error: unknown) => ReactNode;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void;
  /** Below the form: what came of it. */
  result?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog: it is sent once at a time, and says why it was refused. */
export function FormDialog({
  t,
  title,
  width = "normal",
  className,
  verb,
  isDangerous = false,
  isReady = true,
  keep = t("editor.cancel"),
  onSend,
  refusal,
  onClose,
  onKeyDown,
  result,
  children,
}: FormDialogProps) {
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !isReady) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await onSend();
    } catch (error) {
      setProblem(refusal(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Modal
      title={title}
      width={width}
      isOpen
      onClose={onClose}
      closeLabel={t("editor.close")}
      foot={
        <DialogFoot
          cancel={keep}
          cancelLook="line"
          onCancel={onClose}
          verb={verb}
          isDangerous={isDangerous}
          form={form}
          isDisabled={isBusy || !isReady}
        />
      }
    >
      <form id={form} className={className} onSubmit={(event) => void handleSubmit(event)} onKeyDown={onKeyDown}>
        {children}
        {problem && (
          <div className={css.problem} role="alert">
            {problem}
          </div>
        )}
      </form>
      {result}
    </Modal>
  );
}
