import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useStore } from "zustand";
import { RenderPage } from "../render/RenderSections";
import { useLanguage } from "../kit/session/hooks";
import { type Services, ServicesProvider } from "../kit/session/services";
import { Shell } from "../shell/Shell";
import css from "./App.module.css";
import { PageProblem } from "./PageProblem";
import { inLanguage } from "../page/page_title";
import type { PageStore, ShownPage } from "../render/page_store";

/** The whole site: what stands around the page, and the page. */
export function App({ services, queryClient, pages }: { services: Services; queryClient: QueryClient; pages: PageStore }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ServicesProvider value={services}>
        <Shell>
          <CurrentPage pages={pages} />
        </Shell>
      </ServicesProvider>
    </QueryClientProvider>
  );
}

/** The page's name for those who listen. Pages about one thing, whose route has parameters, show that thing's name themselves. */
function PageHeading({ shown: { page, params } }: { shown: ShownPage }) {
  const language = useLanguage();
  if (Object.keys(params).length > 0) return null;
  return <h1 className={css.heading}>{inLanguage(page.title, language)}</h1>;
}

function CurrentPage({ pages }: { pages: PageStore }) {
  const state = useStore(pages);
  return (
    <>
      <div className={css.progress} data-loading={state.isLoading} aria-hidden="true" />
      {state.status === "shown" ? (
        <div className={`${css.page} ${css.late}`} key={state.shown.key}>
          <PageHeading shown={state.shown} />
          <RenderPage sections={state.shown.sections} />
        </div>
      ) : (
        <PageProblem problem={state.status} />
      )}
    </>
  );
}
