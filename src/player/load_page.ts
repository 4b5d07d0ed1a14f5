import type { QueryClient } from "@tanstack/react-query";
import { resolvePage } from "../../schemas/api/pages";
import { loadCodeList } from "../../sections/section_code";
import { ApiError } from "../kit/api/api_error";
import { isAway } from "../kit/api/is_away";
import { withLanguage } from "../layout/site_address";
import { fetchData, loadChunks } from "../render/load_sections";
import type { Services } from "../kit/session/services";
import { type PageState, type ShownPage, toShown } from "../render/page_store";
import { parseSearch } from "../page/site_state";

export { scrollToFragment } from "./scroll_to_fragment"; // for whoever goes somewhere too

/** Fetches a page, then the code and the data of its sections in parallel, so that it appears at once and whole. */
export async function loadPage(
  path: string,
  search: string,
  { services, queryClient }: { services: Services; queryClient: QueryClient },
): Promise<PageState | "away"> {
  void loadCodeList().catch(() => {}); // at the same time as the page; who needs it asks again
  try {
    const query = services.api.query(resolvePage, { query: { path, locale: services.language, ...ofBackOffice(services) } });
    const { movedTo, needsSignIn, isMissing, ...resolved } = await queryClient.fetchQuery(query);
    const shown = toShown(resolved);
    const data = loadChunks(shown.sections).then(() =>
      fetchData(shown.sections, queryClient, contextOf(services, shown, search)),
    );
    await Promise.race([data, patience()]);
    return { status: "shown", shown, isLoading: false, movedTo, needsSignIn, isMissing };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : -1;
    if (isAway(status)) return "away";
    if (status === 451) return leaveFor(services, path + search);
    if (status !== 404) console.error("The page did not load:", error);
    return { status: status === 404 ? "not_found" : "failed", isLoading: false };
  }
}

/** Only where a back office may frame the page are its origins told. */
const ofBackOffice = ({ settings, framePass }: Services) =>
  settings.backOfficeOrigins.length > 0 ? { editor: "nx" as const, pass: framePass } : {};

/** The server says in a page of its own that nothing is offered where the visitor is. */
function leaveFor({ language }: Services, address: string): Promise<never> {
  window.location.assign(withLanguage(language, address));
  return new Promise(() => {});
}

function contextOf({ api, session }: Services, { params }: ShownPage, search: string) {
  const { viewer, user } = session.getState();
  return { api, viewer, userId: user?.userId, params, search: parseSearch(search) };
}

/** After this long a page is shown with the skeletons of what is missing. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 1500));
