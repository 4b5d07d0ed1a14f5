import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { addPlan } from "../../../schemas/api/page_plans";
import { publishPage, unpublishPage } from "../../../schemas/api/pages";
import { type Finding, finding } from "../../../schemas/finding";
import { ApiError, type FailureCode } from "../../../src/kit/api/api_error";
import { useWorkplace } from "../../workplace/use_editor";
import { momentWords } from "../../explain/save_words";
import type { Direction } from "./when";

const refusal = z.object({ findings: z.array(finding) });

/** What the server named when it would not publish; none where it failed for another reason. */
function refusedFindings(error: unknown): Finding[] {
  const parsed = error instanceof ApiError && error.status === 422 ? refusal.safeParse(error.data) : null;
  return parsed?.success ? parsed.data.findings : [];
}

const harm = z.object({ pages: z.array(z.object({ route: z.string() })) });

/** The addresses of pages that a shared section would harm. */
function harmedPages(error: unknown): string | null {
  const parsed = error instanceof ApiError && error.code === "page.harms_others" ? harm.safeParse(error.data) : null;
  return parsed?.success ? parsed.data.pages.map(({ route }) => route).join(", ") : null;
}

const knownProblems: readonly FailureCode[] = [
  "plan.exists",
  "plan.past",
  "page.archived",
  "page.route_reserved",
  "role.not_allowed",
];

/** Why nothing was published, as a key of the words. */
export function publishProblem(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  return code !== undefined && knownProblems.includes(code) ? `publish.problem.${code.replace(".", "_")}` : "publish.failed";
}

/** Publishes or takes off, now or at a time, what the server has once everything is saved. */
export function usePublishing(onDone: () => void) {
  const { saving, api, editor, notices, t, language, check } = useWorkplace();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly Finding[]>([]);

  async function run(direction: Direction, at: string | null) {
    setIsBusy(true);
    setProblem(null);
    setRefused([]);
    try {
      if (direction === "publish" && !(await saving.saveNow())) return setProblem(t("publish.not_saved"));
      notices.toast({ words: await carryOut(direction, at) });
      void queries.invalidateQueries();
      void check.refresh();
      onDone();
    } catch (error) {
      const found = refusedFindings(error);
      setRefused(found);
      setProblem(problemWords(error, found));
      if (found.length > 0) void check.refresh();
    } finally {
      setIsBusy(false);
    }
  }

  async function carryOut(direction: Direction, at: string | null): Promise<string> {
    const params = { id: editor.getState().page.id };
    const { revision } = saving.store.getState();
    const isPublish = direction === "publish";
    if (at !== null) {
      await api.call(addPlan, { params, body: { revision: isPublish ? revision : null, at } });
      return t(isPublish ? "publish.planned" : "publish.planned_off", { revision, when: momentWords(at, language) });
    }
    if (!isPublish) {
      await api.call(unpublishPage, { params, body: {} });
      saving.setPublished(null);
      return t("publish.off");
    }
    const { publishedRevision } = await api.call(publishPage, { params, body: { revision } });
    saving.setPublished(publishedRevision);
    return t("publish.done", { revision: publishedRevision });
  }

  function problemWords(error: unknown, found: readonly Finding[]): string {
    if (found.length > 0) return t("publish.refused");
    const harmed = harmedPages(error);
    return harmed ? t("reuse.harms", { pages: harmed }) : t(publishProblem(error));
  }

  return { run, isBusy, problem, refused };
}
