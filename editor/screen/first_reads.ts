import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { getPage, listPages } from "../../schemas/api/pages";
import { readPersona } from "../../schemas/persona_address";
import { getSettings } from "../../schemas/api/site";
import type { Api } from "../../src/api/api";
import { fetchCanvasWords } from "../topics/canvas/canvas_query";
import { readPageId } from "../workplace/address";
import { inspectorBeside } from "../workplace/workbench";
import { prepareInspector } from "./EditorScreen";
import { createQueryClient } from "../workplace/create_query_client";

export const settingsQuery = (api: Api) => ({ ...api.query(getSettings, {}), staleTime: Infinity });
export const pagesQuery = (api: Api) => api.query(listPages, {});
/** Nothing is kept of it once it is closed: it is read anew when it is opened again. */
export const pageQuery = (api: Api, id: string) => ({
  ...api.query(getPage, { params: { id } }),
  staleTime: Infinity,
  gcTime: 0,
});

export type FirstReads = ReturnType<typeof createFirstReads>;

/** What the first screen shows, asked for while it is still looked at who is there; whoever opens the editor later begins with nothing. */
export function createFirstReads() {
  const create = () => createQueryClient({ refetchOnWindowFocus: false });
  let first: QueryClient | null = create();
  let stops: (() => void)[] = [];
  return {
    /** Asks, as soon as there is a token for it. */
    begin(api: Api, window: Window) {
      if (!first) return;
      const id = readPageId(window);
      stops = [
        new QueryObserver(first, settingsQuery(api)).subscribe(() => {}),
        new QueryObserver(first, pagesQuery(api)).subscribe(() => {}),
        ...(id === null ? [] : [new QueryObserver(first, pageQuery(api, id)).subscribe(() => {})]),
      ];
    },
    /** Where an editor reads from. */
    take(): QueryClient {
      const taken = first ?? create();
      first = null;
      return taken;
    },
    /** Shown by now, it is kept by whoever shows it. */
    letGo() {
      for (const stop of stops.splice(0)) stop();
    },
  };
}

/** Fetches the code that the first screen needs at once, beside the questions who is there. What does not come is asked for again when it is needed. */
export function fetchFirstCode(window: Window) {
  if (window.innerWidth > inspectorBeside) prepareInspector();
  const { language } = readPersona(new URLSearchParams(window.location.search));
  const code = [import("../../src/api/check_answer").then(({ fetchContract }) => fetchContract()), fetchCanvasWords(language)];
  for (const one of code) one.catch(() => {});
}
