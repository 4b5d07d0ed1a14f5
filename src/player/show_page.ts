import type { QueryClient } from "@tanstack/react-query";
import { signInAddress } from "../layout/sign_in_address";
import type { Services } from "../kit/session/services";
import { goingOn, type PageState, type PageStore } from "../render/page_store";
import { pageTitle, titleWith } from "../page/page_title";
import { parseSearch } from "../page/site_state";

interface Options {
  services: Services;
  queryClient: QueryClient;
  pages: PageStore;
  /** Its code or its server did not come. */
  onAway: () => void;
}

/** Shows the page of a place, unless a later one overtakes it; answers where it stands, or that it could not come. */
export function createShow({ services, queryClient, pages, onAway }: Options) {
  let turn = 0; // a later navigation overtakes an earlier one

  return async function show(
    path: string,
    search: string,
    { guestsGoTo = signInAddress(services.settings, { path, search }), goesOn = false } = {},
  ) {
    const own = ++turn;
    pages.setState({ ...pages.getState(), isLoading: true });
    const next = await load(path, search);
    if (own !== turn) return null;
    if (next === "away") return next; // what is shown stays, and still says that something is on its way
    const shown = next.status === "shown" ? next : null;
    // what was opened or closed over the page while it loaded is open or closed on it too
    const address = shown?.needsSignIn ? guestsGoTo : (shown?.movedTo ?? path) + window.location.search;
    const [pathname = path, query = ""] = address.split("?");
    services.route.setState({
      path: pathname,
      params: shown?.shown.params ?? {},
      search: parseSearch(query),
      isMissing: shown?.isMissing,
    });
    delete document.documentElement.dataset["firstLook"]; // faces that came late move nothing that somebody reads
    pages.setState(goesOn ? goingOn(next, pages.getState()) : next, true);
    document.title = titleOf(services, pages);
    return { path: pathname, address: shown?.needsSignIn || shown?.movedTo ? address : null };
  };

  async function load(path: string, search: string): Promise<PageState | "away"> {
    try {
      const { loadPage } = await import("./load_page");
      return await loadPage(path, search, { services, queryClient });
    } catch {
      onAway(); // its code did not come
      return "away";
    }
  }
}

function titleOf({ settings, language, t }: Services, pages: PageStore) {
  const state = pages.getState();
  return state.status === "shown"
    ? pageTitle(state.shown.page, language, settings.name)
    : titleWith(t(`page.${state.status}.title`), settings.name);
}
