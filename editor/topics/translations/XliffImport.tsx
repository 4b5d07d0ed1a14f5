import { FileUp } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { getPage } from "../../../schemas/api/pages";
import * as calls from "../../../schemas/api/translations";
import { mostXliff } from "../../../schemas/xliff";
import { registry } from "../../../sections/registry";
import { ApiError } from "../../../src/kit/api/api_error";
import { upgrade } from "../../../src/layout/upgrade";
import { languageName } from "../../words/names_in";
import { DialogFoot } from "../../parts/DialogFoot";
import { Modal } from "../../parts/Modal";
import { useRefreshPages } from "../../parts/usage/use_overview";
import { pageName } from "../../workplace/page_name";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Translations.module.css";
import { xliffProblemWords } from "./xliff_problem_words";

interface Opened {
  name: string;
  xliff: string;
  plan: calls.XliffPlan;
}

interface Props {
  onClose: () => void;
  onDone: () => void;
}

/** Takes over a translator's file, after showing what it would change. */
export function XliffImport({ onClose, onDone }: Props) {
  const t = useT();
  const { api, saving, editor, notices } = useWorkplace();
  const refresh = useRefreshPages();
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function handleFile(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    setOpened(null);
    if (file.size > mostXliff)
      return setProblem(t("xliff.too_large", { size: megabytes(file.size), most: megabytes(mostXliff) }));
    setIsBusy(true);
    try {
      await saving.saveNow();
      const xliff = await file.text();
      setOpened({ name: file.name, xliff, plan: await api.call(calls.planXliff, { body: { xliff } }) });
    } catch (error) {
      setProblem(xliffProblemWords(t, error));
    }
    setIsBusy(false);
  }

  async function handleImport({ name, xliff, plan }: Opened) {
    setIsBusy(true);
    setProblem(null);
    try {
      await saving.saveNow();
      const { revisions } = await api.call(calls.importXliff, { body: { xliff, expected: plan.fingerprint } });
      const here = editor.getState().page.id;
      if (revisions.some(({ id }) => id === here)) {
        const stored = await api.call(getPage, { params: { id: here } });
        saving.adopt({ ...stored, page: { ...stored.page, sections: upgrade(stored.page.sections, registry) } });
      }
      await refresh();
      notices.toast({ words: t("xliff.imported", { count: changesIn(plan), pages: revisions.length }) });
      onDone();
      onClose();
    } catch (error) {
      setProblem(xliffProblemWords(t, error));
      const again =
        error instanceof ApiError && error.code === "xliff.changed"
          ? (error.data as { plan?: calls.XliffPlan } | undefined)?.plan
          : undefined;
      if (again) setOpened({ name, xliff, plan: again });
      setIsBusy(false);
    }
  }

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
          onVerb={() => opened && void handleImport(opened)}
        />
      }
    >
      <div
        className={css.import}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          void handleFile(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={input}
          type="file"
          accept=".xlf,.xliff,application/xliff+xml"
          hidden
          aria-label={t("xliff.choose")}
          onChange={(event) => {
            void handleFile(event.target.files?.[0]);
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
        {opened && <Plan plan={opened.plan} />}
      </div>
    </Modal>
  );
}

/** What a file would change, page by page, and what of it has no place here. */
function Plan({ plan }: { plan: calls.XliffPlan }) {
  const t = useT();
  const { language } = useWorkplace();
  const touched = plan.pages.filter(({ added, changed, confirmed }) => added + changed + confirmed > 0);
  return (
    <section aria-label={t("xliff.plan")}>
      <p role="status">
        {t("xliff.plan_lead", { language: languageName(plan.language, language), count: changesIn(plan) })}{" "}
        {t("xliff.same", { count: plan.pages.reduce((sum, { same }) => sum + same, 0) })}
      </p>
      <ul className={css.plan}>
        {touched.map((page) => (
          <li key={page.id}>
            <b>{pageName(page, language)}</b>
            <span>
              {(["added", "changed", "confirmed", "stale"] as const)
                .filter((kind) => page[kind] > 0)
                .map((kind) => t(`xliff.${kind}`, { count: page[kind] }))
                .join(", ")}
            </span>
          </li>
        ))}
      </ul>
      {plan.problemCount > 0 && (
        <>
          <p className={css.problem}>{t("xliff.problems", { count: plan.problemCount })}</p>
          <ul className={css.plan}>
            {plan.problems.map(({ code, where }, index) => (
              <li key={index}>
                <code>{where}</code>
                <span>{t(`xliff.problem.${code}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const changesIn = ({ pages }: calls.XliffPlan) =>
  pages.reduce((sum, { added, changed, confirmed }) => sum + added + changed + confirmed, 0);
const megabytes = (bytes: number) => Math.ceil(bytes / 1_048_576);
