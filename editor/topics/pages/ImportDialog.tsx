import { FileUp } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { DialogFoot } from "../../parts/DialogFoot";
import * as calls from "../../../schemas/api/page_files";
import { getPage } from "../../../schemas/api/pages";
import { registry } from "../../../sections/registry";
import { ApiError } from "../../../src/kit/api/api_error";
import { upgrade } from "../../../src/layout/upgrade";
import { Button } from "../../parts/Button";
import { canPublish } from "../../workplace/back_office";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { type FileProblem, fileProblem } from "./file_problem";
import { ImportPlanView, type ImportWish } from "./ImportPlanView";
import { PageModal, useCloseDialog } from "./PageModal";
import css from "./Pages.module.css";
import { useRefreshPages } from "../../parts/usage/use_overview";

interface Opened {
  name: string;
  file: unknown;
  plan: calls.ImportPlan;
}

const largest = 180 * 1_048_576;

/** Brings pages in from a file: first what would change, then all of it or nothing. */
export function ImportDialog() {
  const t = useT();
  const close = useCloseDialog();
  const refresh = useRefreshPages();
  const { api, user, saving, editor, notices } = useWorkplace();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [wish, setWish] = useState<ImportWish>({ decisions: {}, publishes: false, takesSettings: false });
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isAdministrator = canPublish(user);

  async function look(name: string, file: unknown) {
    const body = { file };
    const plan = isAdministrator
      ? await api.call(calls.planSiteImport, { body })
      : await api.call(calls.planPageImport, { body });
    setOpened({ name, file, plan });
  }

  async function handleFile(chosen: File | undefined) {
    if (!chosen) return;
    setProblem(null);
    setOpened(null);
    setIsBusy(true);
    try {
      if (chosen.size > largest) return setProblem({ words: t("files.issue.too_large"), details: [] });
      await saving.saveNow();
      await look(chosen.name, JSON.parse(await chosen.text()));
    } catch (error) {
      setProblem(
        error instanceof SyntaxError ? { words: t("files.issue.not_json"), details: [error.message] } : fileProblem(error, t),
      );
    } finally {
      setIsBusy(false);
    }
  }

  async function handleImport({ name, file, plan }: Opened) {
    setIsBusy(true);
    setProblem(null);
    try {
      await saving.saveNow();
      const body = { file, decisions: wish.decisions, expected: plan.fingerprint };
      const done = isAdministrator
        ? await api.call(calls.importSite, { body: { ...body, publishes: wish.publishes, takesSettings: wish.takesSettings } })
        : await api.call(calls.importPage, { body });
      const here = editor.getState().page.id;
      if (done.pages.some(({ id }) => id === here)) {
        const stored = await api.call(getPage, { params: { id: here } });
        saving.adopt({ ...stored, page: { ...stored.page, sections: upgrade(stored.page.sections, registry) } });
        saving.setPublished(stored.publishedRevision);
      }
      await refresh();
      const words = t("files.imported", { count: done.pages.length });
      notices.toast({
        words: done.unpublished.length > 0 ? `${words} ${t("files.not_published", { count: done.unpublished.length })}` : words,
      });
      close();
    } catch (error) {
      setProblem(fileProblem(error, t));
      if (error instanceof ApiError && error.code === "file.changed") await look(name, file).catch(() => setOpened(null));
      setIsBusy(false);
    }
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    void handleFile(event.dataTransfer.files[0]);
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
            onVerb={() => opened && void handleImport(opened)}
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
            void handleFile(event.target.files?.[0]);
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
