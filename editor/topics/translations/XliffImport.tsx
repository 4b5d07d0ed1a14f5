import { FileUp } from "lucide-react";
import { type DragEvent, useRef } from "react";
import { DialogFoot } from "../../parts/DialogFoot";
import { Modal } from "../../parts/Modal";
import { useT } from "../../workplace/use_editor";
import css from "./Translations.module.css";
import { useXliffImport } from "./use_xliff_import";
import { changesIn, XliffPlan } from "./XliffPlan";

interface Props {
  onClose: () => void;
  onDone: () => void;
}

/** Takes over a translator's file, after showing what it would change. */
export function XliffImport({ onClose, onDone }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { opened, problem, isBusy, readFile, takeOver } = useXliffImport({ onClose, onDone });

  return (
    <Modal
      title={t("xliff.import_title")}
      isOpen
      onClose={onClose}
      closeLabel={t("editor.close")}
      width="wide"
      foot={
        <DialogFoot
          cancel={t("editor.cancel")}
          onCancel={onClose}
          verb={opened ? t("xliff.take", { count: changesIn(opened.plan) }) : undefined}
          isDisabled={isBusy || !opened || changesIn(opened.plan) === 0}
          onVerb={() => opened && void takeOver(opened)}
        />
      }
    >
      <div
        className={css.import}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          void readFile(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={input}
          type="file"
          accept=".xlf,.xliff,application/xliff+xml"
          hidden
          aria-label={t("xliff.choose")}
          onChange={(event) => {
            void readFile(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        <button
          type="button"
          className={css.drop}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || input.current?.click()}
        >
          <FileUp size={20} aria-hidden="true" />
          <b>{isBusy ? t("xliff.reading") : (opened?.name ?? t("xliff.choose"))}</b>
          <span>{t("xliff.choose_hint")}</span>
        </button>
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        {opened && <XliffPlan plan={opened.plan} />}
      </div>
    </Modal>
  );
}
