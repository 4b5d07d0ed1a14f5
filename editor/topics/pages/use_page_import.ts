import { useState } from "react";
import * as calls from "../../../schemas/api/page_files";
import { getPage } from "../../../schemas/api/pages";
import { registry } from "../../../sections/registry";
import { ApiError } from "../../../src/kit/api/api_error";
import { upgrade } from "../../../src/layout/upgrade";
import { canPublish } from "../../workplace/back_office";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { type FileProblem, fileProblem } from "./file_problem";
import type { ImportWish } from "./ImportPlanView";
import { useCloseDialog } from "./PageModal";
import { useRefreshPages } from "../../parts/usage/use_overview";

interface Opened {
  name: string;
  file: unknown;
  plan: calls.ImportPlan;
}

const largest = 180 * 1_048_576;

/** A file of pages: read, planned by the server, and brought in. */
export function usePageImport() {
  const t = useT();
  const close = useCloseDialog();
  const refresh = useRefreshPages();
  const { api, user, saving, editor, notices } = useWorkplace();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [wish, setWish] = useState<ImportWish>({ decisions: {}, publishes: false, takesSettings: false });
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isAdministrator = canPublish(user);

  async function look(name: string, file: unknown) {
    const body = { file };
    const plan = isAdministrator
      ? await api.call(calls.planSiteImport, { body })
      : await api.call(calls.planPageImport, { body });
    setOpened({ name, file, plan });
  }

  async function readFile(chosen: File | undefined) {
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

  async function bringIn({ name, file, plan }: Opened) {
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

  return { opened, wish, setWish, problem, isBusy, isAdministrator, readFile, bringIn };
}
