import { PassThrough, type Readable } from "node:stream";
import { dehydrate } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { languages, type Language } from "../../schemas/language";
import { components } from "../../sections/components";
import { createApi, type Transport } from "../kit/api/api";
import { keepLanguage } from "../layout/keep_language";
import { fetchData, loadChunks, typesIn, typesToHydrate, typesWithBehaviour, wordsFor } from "../render/load_sections";
import type { AccessToken } from "../kit/session/access_token";
import { loadAllWords } from "../kit/words/load_all_words";
import { loadBreakBar } from "../shell/BreakPlace";
import { loadUserMenu } from "../shell/AccountMenu";
import { loadExtraHeader } from "../shell/ExtraHeader";
import { loadFloatingButtons } from "../shell/FloatingButtons";
import { loadFooter } from "../shell/Footer";
import { loadProfileFrame } from "../shell/Main";
import { loadGameBar } from "../shell/Header";
import { loadPanicButton } from "../shell/PanicPlace";
import { loadMenu } from "../shell/Navigation";
import { shellQueries } from "../shell/shell_queries";
import { App } from "./App";
import { createServices } from "./create_services";
import type { Assets } from "../page/assets";
import { documentEnd, documentHead, documentTail } from "./document";
import type { PageMeta } from "../page/page_meta";
import { createPageStore, toShown } from "../render/page_store";
import { createQueryClient } from "../kit/api/query_client";
import type { EmbeddedState, SiteState } from "../page/site_state";
import { withoutStaticProps } from "./without_static_props";

export interface SiteRequest {
  state: SiteState;
  /** Carries the sections' calls to the API as the visitor who asks. */
  transport: Transport;
  assets: Assets;
  meta: PageMeta;
  /** A page that only is to be looked at: without scripts, and without the state that they would start from. */
  isStatic?: boolean;
  onError: (error: unknown) => void;
}

/** On the server the transport knows the visitor by the request's cookie. */
const noToken: AccessToken = { current: async () => null, renew: async () => null, set: () => {} };

const words = new Map<Language, TFunction>();

/** Loads every chunk and every language, so that no request waits for code. */
export async function warmUp() {
  await Promise.all(Object.values(components).map((loader) => loader.load()));
  await Promise.all(languages.map(async (language) => words.set(language, await loadAllWords(language))));
}

/** A page as a stream of HTML: the head at once, the body when the data of all its sections is there. */
export function renderSite({ state, transport, assets, meta, isStatic = false, onError }: SiteRequest): Readable {
  const shown = state.page && toShown(state.page);
  const sections = shown?.sections ?? [];
  const output = new PassThrough();
  const hydrated = typesToHydrate(sections, state);
  output.write(
    documentHead(state, { shown: typesIn(sections), hydrated, words: wordsFor(hydrated) }, { assets, meta, isStatic }),
  );

  const body = async () => {
    const queryClient = createQueryClient();
    const api = createApi(transport);
    const t = words.get(state.language) ?? (await loadAllWords(state.language));
    const services = createServices(state, { api, accessToken: noToken, t, go: () => {} });
    await Promise.all([
      loadChunks(sections),
      loadMenu(state.settings.navigationLayout, state.viewer.session),
      loadFooter(),
      loadExtraHeader(),
      loadUserMenu(),
      loadBreakBar(),
      loadFloatingButtons(),
      loadProfileFrame(),
      loadGameBar(),
      loadPanicButton(),
    ]);
    const { route, session } = services;
    const { viewer, user } = session.getState();
    const context = { api, viewer, userId: user?.userId, ...route.getState() };
    await fetchData(
      sections,
      queryClient,
      context,
      state.user?.userLimit.selfExclusion ? [] : shellQueries(state.settings, state.viewer, api),
    );
    const pages = createPageStore(
      shown ? { status: "shown", shown, isLoading: false } : { status: "not_found", isLoading: false },
    );

    await renderApp(<App services={services} queryClient={queryClient} pages={pages} />, output, onError);
    if (isStatic) {
      queryClient.clear();
      return void output.end(documentEnd);
    }
    const embedded: EmbeddedState = {
      ...state,
      page: state.page && withoutStaticProps(state.page),
      queries: dehydrate(queryClient),
      code: assets.code?.(typesWithBehaviour(sections)),
    };
    output.end(documentTail(keepLanguage(embedded, state.language)));
    queryClient.clear();
  };
  body().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return output;
}

/** What the string renderer leaves where a section failed or its code is not there yet. */
const unfinished = "<!--$!-->";

/** The string renderer takes half of the stream's time. Where it leaves something unfinished, the stream waits for it or says why. */
async function renderApp(app: React.ReactNode, output: PassThrough, onError: (error: unknown) => void) {
  const html = renderToString(app);
  if (html.includes(unfinished)) await pipeReact(app, output, onError);
  else output.write(html);
}

/** Boundaries are never outlined: everything is there, and content in its place paints sooner. */
const noOutlining = 1e9;

function pipeReact(app: React.ReactNode, output: PassThrough, onError: (error: unknown) => void) {
  return new Promise<void>((resolve, reject) => {
    const html = new PassThrough();
    html.pipe(output, { end: false });
    html.on("end", resolve);
    html.on("error", reject);
    const { pipe } = renderToPipeableStream(app, {
      progressiveChunkSize: noOutlining,
      onAllReady: () => pipe(html),
      onShellError: reject,
      onError,
    });
  });
}
