import { QueryObserver } from "@tanstack/react-query";
import { getPage, listPages } from "../../schemas/api/pages";
import { getSettings } from "../../schemas/api/site";
import type { Api } from "../../src/kit/api/api";
import { createQueryClient } from "../workplace/create_query_client";
import { loadFirstSections } from "../topics/canvas/canvas_query";
import type { Begun } from "../workplace/first_answers";

export const settingsQuery = (api: Api) => ({ ...api.query(getSettings, {}), staleTime: Infinity });
export const pagesQuery = (api: Api) => api.query(listPages, {});
/** Nothing is kept of it once it is closed: it is read again when it is opened again. */
export const pageQuery = (api: Api, id: string) => ({
  ...api.query(getPage, { params: { id } }),
  staleTime: Infinity,
  gcTime: 0,
});

/** Where an editor reads from, with what was asked for before; `letGo` leaves that to whoever shows it by now. */
export function openReads(api: Api, begun: Begun | null) {
  const client = createQueryClient({ refetchOnWindowFocus: false });
  const hold = <Answer>(
    query: { queryKey: readonly unknown[]; queryFn: (context: { signal?: AbortSignal }) => Promise<Answer> },
    answer: Promise<Answer>,
  ) => new QueryObserver(client, { ...query, queryFn: firstWith(answer, query.queryFn) }).subscribe(() => {});
  const stops = begun
    ? [
        hold(settingsQuery(api), begun.settings),
        hold(pagesQuery(api), begun.pages),
        ...(begun.page ? [hold(pageQuery(api, begun.page.id), begun.page.answer)] : []),
      ]
    : [];
  begun?.page?.answer.then(({ page }) => loadFirstSections(page.sections)).catch(() => {}); // before the screen is drawn, not after
  return {
    client,
    letGo() {
      for (const stop of stops.splice(0)) stop();
    },
  };
}

/** Answers what was asked for before, and asks itself where it is asked again. */
function firstWith<Answer, Context>(answer: Promise<Answer>, ask: (context: Context) => Promise<Answer>) {
  let first: Promise<Answer> | null = answer;
  return (context: Context) => {
    const taken = first;
    first = null;
    return taken ?? ask(context);
  };
}
