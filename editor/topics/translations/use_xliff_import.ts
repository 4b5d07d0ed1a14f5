import { useState } from "react";
import { getPage } from "../../../schemas/api/pages";
import * as calls from "../../../schemas/api/translations";
import { mostXliff } from "../../../schemas/xliff";
import { registry } from "../../../sections/registry";
import { ApiError } from "../../../src/kit/api/api_error";
import { upgrade } from "../../../src/layout/upgrade";
import { useRefreshPages } from "../../parts/usage/use_overview";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { xliffProblemWords } from "./xliff_problem_words";
import { changesIn } from "./XliffPlan";

interface Opened {
  name: string;
  xliff: string;
  plan: calls.XliffPlan;
}

/** A translator's file: read, planned by the server, and taken over. */
export function useXliffImport({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useT();
  const { api, saving, editor, notices } = useWorkplace();
  const refresh = useRefreshPages();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function readFile(file: File | undefined) {
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

  async function takeOver({ name, xliff, plan }: Opened) {
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

  return { opened, problem, isBusy, readFile, takeOver };
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_048_576);
