import type { Query, QueryClient } from "@tanstack/react-query";
import { splitLocale } from "../layout/match_route";
import type { Services } from "../kit/session/services";
import { isSameRecord, type PageStore } from "../render/page_store";
import { parseSearch } from "../page/site_state";
import { loadCodeList } from "../../sections/section_code";
import type { Place, TakeStep } from "./start_router";
import { createShow } from "./show_page";

/** Follows the router: shows the page of the place where the visitor is, and takes them where they want to go. */
export function createNavigation({
  services,
  queryClient,
  pages,
  onAway,
  onForget = () => {},
}: {
  services: Services;
  queryClient: QueryClient;
  pages: PageStore;
  /** What was needed to go somewhere did not come. */
  onAway: () => void;
  /** The answers that the page on the screen was made of are about to go. */
  onForget?: () => void;
}) {
  const show = createShow({ services, queryClient, pages, onAway });
  let router: Promise<TakeStep> | null = null;
  let current = { path: services.route.getState().path, key: "default" };
  const scrolls = new Map<string, number>();
  let goal: string | null = null; // where the visitor goes as soon as the router is there
  let preparing = 0;
  let missed: (() => void) | null = null; // where the visitor wanted to go while the server was away

  const go: Services["go"] = (url, { replace = false } = {}) => {
    const target = resolve(url, goal);
    if (target.origin !== window.location.origin) return window.location.assign(target);
    goal = target.href;
    if (url.startsWith("?") && isAtRest(pages)) takeSearch(services, target.search); // the page does not wait for its address
    startOnce().then(
      (takeStep) => {
        goal = null; // the router takes the address there at once
        takeStep(url, target, replace);
      },
      () => window.location.assign(target), // the router did not come: the browser goes by itself
    );
  };

  /** A page that stands at another address than the one it was asked for takes it without a step of the history. */
  function correctAddress({ path, address }: { path: string; address: string | null }, key: string, hash = "") {
    if (address === null) return;
    current = { path, key };
    go(address + hash, { replace: true });
  }

  return {
    /** Fetches the code for going somewhere before it is needed. */
    prepare() {
      preparing++;
      void Promise.allSettled([startOnce(), import("./load_page"), loadCodeList()]).then(() => preparing--);
    },

    /** Where the visitor is or will be in a moment; null while code is fetched that nobody waits for yet. */
    destination: () => goal ?? (preparing > 0 ? null : window.location.href),

    /** Takes an address of this site, see `Services.go`. */
    go,

    /** Fetches everything again for whom the visitor has become; for the same person what is on the screen stays meanwhile, and what they have typed. */
    async refresh({ isSamePerson = false } = {}) {
      if (isSamePerson) {
        void queryClient.invalidateQueries();
      } else {
        onForget();
        forget(queryClient);
      }
      const { key } = current;
      const how = { guestsGoTo: "/", goesOn: isSamePerson }; // whoever leaves is not asked to come back at once
      const shown = await show(current.path, window.location.search, how);
      if (shown === "away") missed = () => void this.refresh({ isSamePerson });
      else if (shown) correctAddress(shown, key);
    },

    /** The server is back: goes where it was not possible to go before. */
    retry() {
      const again = missed;
      missed = null;
      again?.();
    },
  };

  function startOnce() {
    router ??= import("./start_router").then(({ startSteps }) => startSteps((place, isBack) => void arrive(place, isBack)));
    router.catch(() => (router = null));
    return router;
  }

  /** The router has gone somewhere. */
  async function arrive(place: Place, isBack: boolean) {
    const { pathname, search, hash, key } = place;
    const { locale, path } = splitLocale(pathname);
    missed = null;
    if (locale && locale !== services.language) return window.location.reload(); // another language is another app
    scrolls.set(current.key, window.scrollY);
    const isSamePage = path === current.path && pages.getState().status === "shown";
    const before = current;
    current = { path, key };
    if (isSamePage) {
      if (pages.getState().isLoading) pages.setState({ isLoading: false });
      takeSearch(services, latest(goal, pathname)?.search ?? search); // the visitor may be a step further
      return goToFragment(hash);
    }
    const shown = await show(path, search);
    if (shown === "away") {
      current = before;
      missed = () => void arrive(place, isBack);
    }
    if (!shown || shown === "away") return;
    correctAddress(shown, key, hash);
    window.scrollTo(0, isBack ? (scrolls.get(key) ?? 0) : 0);
    if (!isBack) document.getElementById("main")?.focus({ preventScroll: true });
    goToFragment(hash);
  }
}

export type Navigation = ReturnType<typeof createNavigation>;

function isAtRest(pages: PageStore) {
  const { status, isLoading } = pages.getState();
  return status === "shown" && !isLoading;
}

/** The page that is shown takes other parameters; those that it has already change nothing. */
function takeSearch({ route }: Services, search: string) {
  const { search: before } = route.getState();
  const next = parseSearch(search);
  if (!isSameRecord(before, next)) route.setState({ search: next });
}

/** Shows what an address names on its page, if that is still wanted once the code for it is there. */
export const goToFragment = (hash: string, isWanted = () => true) =>
  void (hash && import("./load_page").then((it) => isWanted() && it.scrollToFragment(hash)).catch(() => {})); // without its code the page stays where it is

/** Lets go of what an earlier visitor was answered. Where somebody waits for an answer it is asked for again. */
function forget(queryClient: QueryClient) {
  const isAwaited = (query: Query) => query.state.status === "pending" && query.isActive();
  queryClient.removeQueries({ predicate: (query) => !isAwaited(query) });
  void queryClient.resetQueries({ predicate: isAwaited });
}

/** Where the visitor is on a page, or will be as soon as the router is there; null where that is another page. */
function latest(goal: string | null, pathname: string) {
  const url = new URL(goal ?? window.location.href);
  return url.pathname === pathname ? url : null;
}

/** Parameters change those of the page, with what an earlier step changes that still waits for the router. */
function resolve(url: string, goal: string | null) {
  const here = new URL(window.location.href);
  if (!url.startsWith("?")) return withLocale(new URL(url, here), here);
  const target = latest(goal, here.pathname) ?? here;
  for (const [name, value] of new URLSearchParams(url)) {
    if (value) target.searchParams.set(name, value);
    else target.searchParams.delete(name);
  }
  return target;
}

/** Keeps the language in front of the path where the visitor has it there. */
function withLocale(target: URL, here: URL) {
  const { locale } = splitLocale(here.pathname);
  if (!locale || target.origin !== here.origin || splitLocale(target.pathname).locale) return target;
  target.pathname = `/${locale}${target.pathname === "/" ? "" : target.pathname}`;
  return target;
}
