import "../kit/themes/index.css";
import type { Section } from "../../schemas/page";
import { hydrate } from "@tanstack/react-query";
import { hydrateRoot } from "react-dom/client";
import { createApi, type Transport } from "../kit/api/api";
import { ApiError } from "../kit/api/api_error";
import { createFetchTransport } from "../kit/api/fetch_transport";
import { isAway } from "../kit/api/is_away";
import { HydrationGatesContext } from "../kit/lazy/hydration";
import { loadTypes, typesToHydrate } from "../render/load_sections";
import { findCodeAt } from "../../sections/section_code";
import { holdsVariant } from "../features/site/experiments/holds_variant";
import { watchInstall } from "../features/site/install/watch_install";
import { createAccessToken } from "../kit/session/access_token";
import { createInstallStore } from "../kit/session/install_store";
import { needsPanicButton } from "../kit/session/market_demands";
import { becomeGuest, becomeUser } from "../kit/session/session_store";
import { openPlayerWords } from "../kit/words/load_words";
import { loadWordsBy } from "../kit/words/need_words";
import { loadBreakBar } from "../shell/BreakPlace";
import { loadUserMenu } from "../shell/AccountMenu";
import { loadGameBar } from "../shell/Header";
import { pageKind } from "../shell/page_kind";
import { menuWaits } from "../shell/menu_waits";
import { loadMenu } from "../shell/Navigation";
import { loadPanicButton } from "../shell/PanicPlace";
import { wideEnough } from "../shell/wide_enough";
import { hasFailed } from "../kit/ui/Picture";
import { App } from "./App";
import { createServices } from "./create_services";
import { followLinks } from "./follow_links";
import { createHydrationGates } from "./hydration_gates";
import { keepPresses } from "./kept_presses";
import { createNavigation, goToFragment, type Navigation } from "./navigation";
import { createPageStore, toShown } from "../render/page_store";
import { createQueryClient } from "../kit/api/query_client";
import type { Outage } from "./outage";
import type { startBridge } from "../preview/bridge";
import type { Services } from "../kit/session/services";
import { reloadForNewCode } from "./reload_once";
import { type EmbeddedState, parseSearch, stateElementId } from "../page/site_state";
import { followSystemScheme } from "../page/system_scheme";

/** Read by zod, where a part that comes later brings it: the content security policy forbids to evaluate text as code. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

async function start() {
  const root = document.getElementById("root");
  const embedded = document.getElementById(stateElementId)?.textContent;
  if (!root || !embedded) return;
  const install = createInstallStore();
  watchInstall(window, install);
  const state = JSON.parse(embedded) as EmbeddedState; // our own server wrote it into this very document
  findCodeAt(state.code ?? {});

  const queryClient = createQueryClient();
  hydrate(queryClient, state.queries);
  const page = state.page && toShown(state.page);
  const pages = createPageStore(
    page ? { status: "shown", shown: page, isLoading: false } : { status: "not_found", isLoading: false },
  );

  const { navigationLayout } = state.settings;
  const isWide = window.matchMedia(wideEnough).matches;
  const isGame = pageKind(state.path, state.settings, state.language) === "game";
  const words = openPlayerWords(state.language);
  loadWordsBy(async (topics) => (await words).load(topics));
  const [{ t }] = await Promise.all([
    words,
    loadTypes(typesToHydrate(page?.sections ?? [], state)),
    isWide && !menuWaits(navigationLayout, state.viewer.session) && loadMenu(navigationLayout, state.viewer.session),
    state.user?.userLimit.selfExclusion && loadBreakBar(),
    state.user && loadUserMenu(), // a press before its code has come would be lost
    isGame && !isWide && loadGameBar(),
    needsPanicButton(state.settings, state.viewer, state.user?.countryCode) && loadPanicButton(),
  ]);
  const hasSession = state.viewer.session === "user";
  const renewal = () => import("../kit/session/renew_token");
  const sharing = () => import("../kit/session/share_session");
  if (hasSession) void Promise.all([renewal(), sharing()]).catch(() => {}); // what needs them asks again
  const reload = () => window.location.reload();
  const accessToken = createAccessToken({
    async request() {
      const renewed = await (await renewal()).renewToken(createApi(createFetchTransport()));
      const { user } = services.session.getState();
      if (renewed && user && user.userId !== renewed.user.userId) {
        reload();
        return new Promise<never>(() => {}); // nothing is called as somebody else meanwhile
      }
      if (renewed && !user) becomeUser(services.session, renewed.user);
      return renewed?.accessToken ?? null;
    },
    hasSession,
    onEnd: () => becomeGuest(services.session),
  });
  const api = createApi(reportingOutages(createFetchTransport({ accessToken }), reportAway));
  let navigation: Navigation | null = null;
  const services = createServices(state, { api, accessToken, install, t, go: (url, options) => navigation?.go(url, options) });
  if (state.followsSystem) followSystemScheme(window, services.preferences);
  const { gates, close } = createHydrationGates(root, { isGuest: !hasSession, ...keepPresses(document) });
  navigation = createNavigation({ services, queryClient, pages, onAway: reportAway, onForget: close });

  whenVisitorChanges(services.session, (isSamePerson) => void navigation.refresh({ isSamePerson }));
  void sharing().then(
    ({ shareSession }) => shareSession({ window, session: services.session, accessToken, reload }),
    () => {}, // without it each tab notices by itself, with its next call
  );

  let outage: Promise<Outage> | null = null;
  const loadOutage = () =>
    (outage ??= import("./outage").then((it) =>
      it.createOutage({
        document,
        words: { away: t("page.away"), back: t("page.back") },
        isServed,
        onBack() {
          navigation.retry();
          void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
        },
      }),
    ));
  function reportAway() {
    loadOutage().then(
      ({ report }) => report(),
      () => (outage = null),
    );
  }
  whenSettled(() => void loadOutage().catch(() => (outage = null))); // without a connection it would not come
  reloadForNewCode({ window, isServed, version: import.meta.url, destination: navigation.destination });

  hydrateRoot(
    root,
    <HydrationGatesContext value={gates}>
      <App services={services} queryClient={queryClient} pages={pages} />
    </HydrationGatesContext>,
    {
      onRecoverableError(error) {
        console.error("The server's HTML could not be taken over:", error);
        void navigation.refresh({ isSamePerson: true }); // what was rendered again may lack the props that were not sent twice
      },
    },
  );
  watchPictures(root, t);
  goToFragment(window.location.hash, isFirstLook);
  followLinks(root, navigation);
  countVariants(pages, root, () => String(services.session.getState().user?.userId ?? ""));
  loadLater({ services, queryClient, pages }, state);
}

/** Says in the place of a picture that it did not come. */
function watchPictures(root: HTMLElement, t: Services["t"]) {
  const markFailed = () =>
    void import("./failed_pictures").then((it) => it.markFailedPictures(root, t("picture.failed"))).catch(() => {});
  root.addEventListener("error", markFailed, true);
  if (Array.from(document.images).some(hasFailed)) markFailed();
}

/** The worker, once there is time for it, and the bridge to somebody else's back office that frames the page. */
function loadLater(site: Parameters<typeof startBridge>[0], { settings: { backOfficeOrigins }, search }: EmbeddedState) {
  if (import.meta.env.PROD && "serviceWorker" in navigator && window.parent === window)
    whenSettled(() => void import("../features/site/updates/start_worker").then((it) => it.startWorker(site.services)));
  if (backOfficeOrigins.length > 0 && isFramedByBackOffice(search))
    void import("../preview/bridge").then((it) => it.startBridge(site, backOfficeOrigins));
}

/** Counts what visitors do with experiments, on the pages that have any; in a frame nobody is a visitor. */
function countVariants(pages: ReturnType<typeof createPageStore>, root: HTMLElement, whoLooks: () => string) {
  if (window.parent !== window) return;
  let counter: Promise<(sections: readonly Section[]) => void> | null = null;
  const count = () => {
    const state = pages.getState();
    const sections = state.status === "shown" ? state.shown.page.sections : [];
    if (!counter && !holdsVariant(sections)) return;
    counter ??= import("../features/site/experiments/count_variants").then((it) =>
      it.createVariantCounter({ window, root, whoLooks }),
    );
    counter.then((show) => show(sections)).catch(() => (counter = null)); // without its code nothing is counted
  };
  pages.subscribe((state, before) => {
    if (state !== before && state.status === "shown" && (before.status !== "shown" || state.shown !== before.shown)) count();
  });
  count();
}

/** Tells of calls that nobody was there to answer. */
const reportingOutages =
  (transport: Transport, report: () => void): Transport =>
  async (request) => {
    try {
      const answer = await transport(request);
      if (isAway(answer.status)) report();
      return answer;
    } catch (error) {
      if (error instanceof ApiError && isAway(error.status)) report();
      throw error;
    }
  };

/** Whether the server is there and can do its work. */
const isServed = () =>
  fetch("/readyz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether the visitor came here again, and has touched nothing: who comes back or scrolls is where they want to be. */
const isFirstLook = () =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "navigate") &&
  !navigator.userActivation?.hasBeenActive;

/** Whether somebody else's back office shows this page to edit it (C-7.36). */
const isFramedByBackOffice = (search: string) => window.parent !== window && parseSearch(search)["editor"] === "nx";

/** Calls once everything that the page needs is there and the visitor stays for a while. */
function whenSettled(then: () => void) {
  const wait = () => window.setTimeout(then, 10_000);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}

/** Calls when the visitor signs in or out, or when what decides about their pages changes: that they have paid in. */
function whenVisitorChanges(session: ReturnType<typeof createServices>["session"], onChange: (isSamePerson: boolean) => void) {
  session.subscribe(({ viewer, user }, before) => {
    const isSamePerson = viewer.session === before.viewer.session && user?.userId === before.user?.userId;
    if (!isSamePerson || viewer.depositCount !== before.viewer.depositCount) onChange(isSamePerson);
  });
}

void start();
