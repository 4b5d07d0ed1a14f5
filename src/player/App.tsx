import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useStore } from "zustand";
import { RenderPage } from "../render/RenderSections";
import { type Services, ServicesProvider } from "../session/services";
import { Shell } from "../shell/Shell";
import css from "./App.module.css";
import { PageProblem } from "./PageProblem";
import type { PageStore } from "./page_store";

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

function CurrentPage({ pages }: { pages: PageStore }) {
  const state = useStore(pages);
  return (
    <>
      <div className={css.progress} data-loading={state.isLoading} aria-hidden="true" />
      {state.status === "shown" ? (
        <div className={css.page} key={state.shown.key}>
          <RenderPage sections={state.shown.sections} />
        </div>
      ) : (
        <PageProblem problem={state.status} />
      )}
    </>
  );
}
