// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { type HydrationGates, HydrationGatesContext } from "../kit/lazy/hydration";
import { ServicesProvider } from "../kit/session/services";
import { Navigation } from "../shell/Navigation";
import { createOpenMenu, OpenMenuProvider } from "../shell/open_menu";
import { topCategoriesQuery } from "../shell/top_categories_query";
import { loadShell } from "../testing/load_shell";
import { paidUser, type SiteOptions, siteServices } from "../testing/site";
import { createHydrationGates } from "./hydration_gates";
import { keepPresses } from "./kept_presses";

let page = new AbortController();
let root: Root | null = null;

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {} })); // a desktop
  await loadShell();
});
afterEach(leave);
afterAll(() => vi.unstubAllGlobals());

function leave() {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
  page.abort();
  page = new AbortController();
}

/** The menu of a page of the server that the browser takes over. */
async function takeOver(options: SiteOptions) {
  const settings = {
    sideNavigation: [{ title: "Games", items: [{ type: "categories" as const, title: "Games", url: "" }] }],
    ...options.settings,
  };
  const services = siteServices({ ...options, settings });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData(topCategoriesQuery(services.api).queryKey, { topCategories: [] });
  const openMenu = createOpenMenu();
  leave();
  let sign = () => {};
  const signed = new Promise<void>((resolve) => (sign = resolve));
  const shown = (gates: HydrationGates | null) => (
    <HydrationGatesContext value={gates}>
      <QueryClientProvider client={queryClient}>
        <ServicesProvider value={services}>
          <OpenMenuProvider value={openMenu}>
            <Navigation layout={services.settings.navigationLayout} />
          </OpenMenuProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </HydrationGatesContext>
  );
  document.body.innerHTML = `<div>${renderToString(shown(null))}</div>`;
  const { gates } = createHydrationGates(document, { sign: () => signed, ...keepPresses(document, page.signal) });
  const container = document.body.firstElementChild ?? expect.fail("nothing was rendered");
  const problems: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, shown(gates), { onRecoverableError: (error) => problems.push(error) });
  });
  const studios = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Studios");
  if (!studios) throw new Error(`no studios in ${document.body.textContent}`);
  return { studios, problems, sign, isTakenOver: () => Object.keys(studios).some((key) => key.startsWith("__react")) };
}

it("is taken over at once for whoever is signed in, and in a panel with its form", async () => {
  expect((await takeOver({ user: paidUser })).isTakenOver()).toBe(true);
  expect((await takeOver({ settings: { navigationLayout: "panel" } })).isTakenOver()).toBe(true);
});

it("waits for a guest's first sign, and then does what was pressed meanwhile", async () => {
  const { studios, problems, sign, isTakenOver } = await takeOver({});
  expect(isTakenOver()).toBe(false);
  studios.click();
  await act(async () => sign());
  await waitFor(() => expect(studios.getAttribute("aria-expanded")).toBe("true"));
  expect(problems).toEqual([]);
});
