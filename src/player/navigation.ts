import type { QueryClient } from "@tanstack/react-query";
import type { NavigateFunction } from "react-router-dom";
import { splitLocale } from "../layout/match_route";
import type { Services } from "../session/services";
import type { PageState, PageStore } from "./page_store";
import { pageTitle } from "./page_title";
import { parseSearch } from "./site_state";
import type { Place } from "./start_router";

/** Follows the router: shows the page of the place where the visitor is, and takes them where they want to go. */
export function createNavigation({
  services,
  queryClient,
  pages,
}: {
  services: Services;
  queryClient: QueryClient;
  pages: PageStore;
}) {
  let router: Promise<NavigateFunction> | null = null;
  let current = { path: services.route.getState().path, key: "default" };
  let turn = 0; // a later navigation overtakes an earlier one
  const scrolls = new Map<string, number>();

  async function show(path: string, search: string) {
    const own = ++turn;
    pages.setState({ ...pages.getState(), isLoading: true });
    const next = await load(path, search);
    if (own !== turn) return false;
    const shown = next.status === "shown" ? next : null;
    services.route.setState({
      path: shown?.movedTo ?? path,
      params: shown?.shown.params ?? {},
      search: parseSearch(search),
    });
    pages.setState(next, true);
    return true;
  }

  async function load(path: string, search: string): Promise<PageState> {
    try {
      const { loadPage } = await import("./load_page");
      return await loadPage(path, search, { services, queryClient });
    } catch {
      return { status: "failed", isLoading: false };
    }
  }

  const go: Services["go"] = (url, { replace = false } = {}) => {
    const target = resolve(url);
    if (target.origin !== window.location.origin) return window.location.assign(target);
    startOnce().then(
      (navigate) => navigate(target.pathname + target.search + target.hash, { replace }),
      () => window.location.assign(target), // the router did not come: the browser goes by itself
    );
  };

  /** A page that was asked for at an old address stands at its new one, without a step of the history. */
  function correctAddress(behind: string, key: string) {
    const state = pages.getState();
    if (state.status !== "shown" || !state.movedTo) return;
    current = { path: state.movedTo, key };
    go(state.movedTo + behind, { replace: true });
  }

  return {
    /** Fetches the code for going somewhere before it is needed. */
    prepare() {
      startOnce();
      import("./load_page").catch(() => {});
    },

    /** Takes an address of this site, see `Services.go`. */
    go,

    /** Fetches everything anew for whom the visitor has become. */
    async refresh() {
      queryClient.removeQueries();
      await show(current.path, window.location.search);
    },
  };

  function startOnce() {
    router ??= import("./start_router").then(({ startRouter }) => startRouter((place, isBack) => void arrive(place, isBack)));
    router.catch(() => (router = null));
    return router;
  }

  /** The router has gone somewhere. */
  async function arrive({ pathname, search, hash, key }: Place, isBack: boolean) {
    const { locale, path } = splitLocale(pathname);
    if (locale && locale !== services.language) return window.location.reload(); // another language is another app
    scrolls.set(current.key, window.scrollY);
    const isSamePage = path === current.path && pages.getState().status === "shown";
    current = { path, key };
    if (isSamePage) {
      services.route.setState({ search: parseSearch(search) });
      return scrollToFragment(hash);
    }
    if (!(await show(path, search))) return;
    correctAddress(search + hash, key);
    document.title = titleOf(services, pages);
    window.scrollTo(0, isBack ? (scrolls.get(key) ?? 0) : 0);
    if (!isBack) document.getElementById("main")?.focus({ preventScroll: true });
    scrollToFragment(hash);
  }
}

export type Navigation = ReturnType<typeof createNavigation>;

function resolve(url: string) {
  const here = new URL(window.location.href);
  if (!url.startsWith("?")) return withLocale(new URL(url, here), here);
  for (const [name, value] of new URLSearchParams(url)) {
    if (value) here.searchParams.set(name, value);
    else here.searchParams.delete(name);
  }
  return here;
}

/** Keeps the language in front of the path where the visitor has it there. */
function withLocale(target: URL, here: URL) {
  const { locale } = splitLocale(here.pathname);
  if (!locale || target.origin !== here.origin || splitLocale(target.pathname).locale) return target;
  target.pathname = `/${locale}${target.pathname === "/" ? "" : target.pathname}`;
  return target;
}

/** Sections keep clear of the header by `scroll-margin-top` (C-9, 60 px). */
function scrollToFragment(hash: string) {
  if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}

function titleOf({ settings, language }: Services, pages: PageStore) {
  const state = pages.getState();
  return pageTitle(state.status === "shown" ? state.shown.page : null, language, settings.name);
}
