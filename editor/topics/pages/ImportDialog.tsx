import { FileUp } from "lucide-react";
import { type DragEvent, useRef } from "react";
import { DialogFoot } from "../../parts/DialogFoot";
import * as calls from "../../../schemas/api/page_files";
import { Button } from "../../parts/Button";
import { useT } from "../../workplace/use_editor";
import { ImportPlanView, type ImportWish } from "./ImportPlanView";
import { PageModal, useCloseDialog } from "./PageModal";
import css from "./Pages.module.css";
import { usePageImport } from "./use_page_import";

/** Brings pages in from a file: first what would change, then all of it or nothing. */
export function ImportDialog() {
  const t = useT();
  const close = useCloseDialog();
  const { opened, wish, setWish, problem, isBusy, isAdministrator, readFile, bringIn } = usePageImport();
  const input = useRef<HTMLInputElement>(null);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    void readFile(event.dataTransfer.files[0]);
  }

  return (
    <PageModal
      title={t("files.import_title")}
      width="wide"
      foot={
        <>
          {opened && (
            <Button size="large" onClick={() => input.current?.click()}>
              {t("files.choose_another")}
            </Button>
          )}
          <DialogFoot
            cancel={t("editor.cancel")}
            onCancel={close}
            verb={opened ? t("files.import_submit") : undefined}
            isDisabled={isBusy || !opened || isNothing(opened.plan, wish)}
            onVerb={() => opened && void bringIn(opened)}
          />
        </>
      }
    >
      <div className={css.form} onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t("files.choose")}
          onChange={(event) => {
            void readFile(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        {!opened && (
          <button
            type="button"
            className={css.drop}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || input.current?.click()}
          >
            <FileUp size={20} aria-hidden="true" />
            <b>{t(isBusy ? "files.reading" : "files.choose")}</b>
            <span>{t(isAdministrator ? "files.choose_hint" : "files.choose_page_hint")}</span>
          </button>
        )}
        {problem && (
          <div className={css.problem} role="alert">
            <p>{problem.words}</p>
            {problem.details.length > 0 && (
              <ul className={css.details}>
                {problem.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
          </div>
        )}
        {opened && <ImportPlanView {...opened} wish={wish} onWish={setWish} isAdministrator={isAdministrator} />}
      </div>
    </PageModal>
  );
}

/** Nothing that is chosen would change anything. */
function isNothing({ pages, redirects, settings, pictures }: calls.ImportPlan, { decisions, takesSettings }: ImportWish) {
  const isIdle = pages.every(({ id, what }) => {
    const decision = decisions[id] ?? (what === "taken" ? "skip" : "take");
    return decision === "skip" || (decision === "take" && what === "same");
  });
  return isIdle && redirects.new.length === 0 && pictures.new === 0 && !(takesSettings && settings === "changed");
}
