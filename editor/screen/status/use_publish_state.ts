import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { listPlans, listPublications, type Plan } from "../../../schemas/api/page_plans";
import { getRevision } from "../../../schemas/api/pages";
import { countChanges } from "../../../src/layout/count_changes";
import { upgradePage } from "../../workplace/saving/upgrade_page";
import { useEditorState, useSaving, useWorkplace } from "../../workplace/use_editor";

const everyHalfMinute = 30_000;

export interface PublishFacts {
  /** The revision on the site as the server said last; null where there is none, undefined before it said anything. */
  live: number | null | undefined;
  since: string | null;
  /** How much the page here differs from the one on the site; null while that is not known. */
  changes: number | null;
  /** What waits for its time, or could not be carried out. */
  plan: Plan | null;
}

/** Where the page stands for visitors, asked for again while it is open. */
export function usePublishState(): PublishFacts {
  const { api } = useWorkplace();
  const page = useDeferredValue(useEditorState((state) => state.page));
  const known = useSaving((state) => state.publishedRevision);
  const params = { id: page.id };
  const published = useQuery({
    ...api.query(getRevision, { params: { ...params, revision: known ?? 1 } }),
    enabled: known !== null,
    staleTime: Infinity,
  }).data?.page;
  const last = useQuery({
    ...api.query(listPublications, { params, query: { limit: 1 } }),
    refetchInterval: everyHalfMinute,
    refetchOnWindowFocus: true,
  }).data?.publications;
  const plans = useQuery({ ...api.query(listPlans, { query: { pageId: page.id } }), refetchInterval: everyHalfMinute }).data
    ?.plans;
  const live = useMemo(() => (published && known !== null ? upgradePage(published) : null), [published, known]);
  const changes = useMemo(() => live && countChanges(live, page), [live, page]);
  const waiting = (plans ?? []).toSorted((a, b) => a.at.localeCompare(b.at));
  const newest = last?.[0];
  return {
    live: last && (newest?.revision ?? null),
    since: newest && newest.revision !== null && newest.revision === known ? newest.at : null,
    changes,
    plan: waiting.find(({ failure }) => failure !== null) ?? waiting[0] ?? null,
  };
}
