import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { listSiteFindings } from "../../../schemas/api/page_check";
import { finishNote, listNotes } from "../../../schemas/api/page_notes";
import { cancelPlan, listPlans } from "../../../schemas/api/page_plans";
import { useRefreshPages } from "../../parts/usage/use_overview";
import { canPublish } from "../../workplace/back_office";
import { useWorkplace } from "../../workplace/use_editor";
import { type InboxEntry, inboxEntries } from "./inbox_entries";

const often = 10_000;
const everyMinute = 60_000;

/** What waits on all pages, asked for again while somebody looks. */
export function useInbox() {
  const { api } = useWorkplace();
  const notes = useQuery({ ...api.query(listNotes, { query: {} }), refetchInterval: often, refetchOnWindowFocus: true });
  const plans = useQuery({ ...api.query(listPlans, { query: {} }), refetchInterval: often, refetchOnWindowFocus: true });
  const found = useQuery({ ...api.query(listSiteFindings, {}), refetchInterval: everyMinute, refetchOnWindowFocus: true });
  const entries = useMemo(
    () => (notes.data && plans.data ? inboxEntries(notes.data.notes, plans.data.plans, found.data?.findings) : undefined),
    [notes.data, plans.data, found.data],
  );
  const findings = found.data ? "there" : found.isError && !found.isFetching ? "failed" : "loading";
  return {
    /** What people said and plan, with the findings as soon as they are there. */
    entries,
    /** The check of all pages takes its time, and comes beside the rest. */
    findings: findings as "there" | "failed" | "loading",
    /** Findings that are not told yet, since there are too many. */
    left: found.data ? found.data.count - found.data.findings.length : 0,
    hasFailed: !entries && (notes.isError || plans.isError),
    retry: () => void Promise.all([notes.refetch(), plans.refetch()]),
    lookAgain: () => void found.refetch(),
  };
}

/** Whether somebody may say that an entry is done: of requests their authors and administrators, of plans administrators, of remarks everybody. */
export function useFinish() {
  const { api, user } = useWorkplace();
  const queries = useQueryClient();
  const refresh = useRefreshPages();
  return {
    mayFinish: ({ kind, note, finding }: InboxEntry) =>
      kind !== "plan" && finding === null && (kind === "remark" || canPublish(user) || note?.author === user.email),
    async finish({ pageId: id, note, plan }: InboxEntry) {
      if (note) await api.call(finishNote, { params: { id, noteId: note.id }, body: {} });
      if (plan) await api.call(cancelPlan, { params: { id, planId: plan.id } });
      await Promise.all([
        queries.invalidateQueries({ queryKey: [listNotes.path] }),
        queries.invalidateQueries({ queryKey: [listPlans.path] }),
        refresh(),
      ]);
    },
  };
}
