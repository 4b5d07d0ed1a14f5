// @vitest-environment jsdom
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTestServices } from "../testing/create_test_services";
import { page } from "../testing/build";
import "./load_page"; // both are at hand as soon as they are asked for
import { createNavigation } from "./navigation";
import "./start_router";
import type { Page } from "../../schemas/page";
import { createPageStore, type PageState, toShown } from "../render/page_store";

let scrolledTo: number | null = null;
beforeEach(() => {
  window.history.replaceState(null, "", "/");
  scrolledTo = null;
  vi.stubGlobal("scrollTo", (_: number, top: number) => {
    scrolledTo = top;
    Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  });
  window.scrollTo(0, 0);
});
afterEach(() => vi.unstubAllGlobals());

/** A visitor on the home page of a site whose pages are all alike. */
function visit() {
  const services = createTestServices({ transport: async () => ({ status: 200, body: { page: page(), params: {} } }) });
  const pages = createPageStore({ status: "shown", shown: toShown({ page: page(), params: {} }), isLoading: false });
  const { go } = createNavigation({ services, queryClient: new QueryClient(), pages, onAway: () => {} });
  const arriveAt = async (path: string, step: () => void) => {
    scrolledTo = null;
    step();
    await vi.waitFor(() => expect([services.route.getState().path, scrolledTo === null]).toEqual([path, false]));
    return window.scrollY;
  };
  return { go, services, arriveAt };
}

it("comes back to where the visitor was on a page, and begins a new one at its top", async () => {
  const { go, arriveAt } = visit();
  window.scrollTo(0, 900);
  expect(await arriveAt("/casino", () => go("/casino"))).toBe(0);
  window.scrollTo(0, 300);
  expect(await arriveAt("/promotions", () => go("/promotions"))).toBe(0);
  expect(await arriveAt("/casino", () => window.history.back())).toBe(300);
  expect(await arriveAt("/", () => window.history.back())).toBe(900);
  expect(await arriveAt("/casino", () => window.history.forward())).toBe(300);
  expect(await arriveAt("/", () => go("/"))).toBe(0);
});

/** A visitor on the home page at a dialog's address, and answers that come when the test says so. */
function signIn() {
  window.history.replaceState(null, "", "/?modal=login");
  const asked: ((answer: { status: number; body: unknown }) => void)[] = [];
  const services = createTestServices({ transport: () => new Promise((resolve) => asked.push(resolve)) });
  services.route.setState({ path: "/", search: { modal: "login" } });
  const queryClient = new QueryClient();
  const pages = createPageStore({ status: "shown", shown: toShown({ page: page(), params: {} }), isLoading: false });
  const navigation = createNavigation({ services, queryClient, pages, onAway: () => {} });
  return {
    ...navigation,
    services,
    queryClient,
    asked,
    isLoading: () => pages.getState().isLoading,
    shown: () => shownOf(pages.getState()),
  };
}

const shownOf = (state: PageState) => (state.status === "shown" ? state.shown : null);

it("a page that is read again for the same person goes on with what was begun in it; another page and another person start over (19)", async () => {
  const { refresh, asked, shown } = signIn();
  const first = shown();
  const readAgain = async (isSamePerson: boolean, changes: Partial<Page>, params = {}) => {
    const refreshed = refresh({ isSamePerson });
    const at = asked.length;
    await vi.waitFor(() => expect(asked).toHaveLength(at + 1));
    asked[at]?.({ status: 200, body: { page: { ...page(), ...changes }, params } });
    await refreshed;
  };
  await readAgain(true, { sections: [] });
  expect(shown()).not.toBe(first);
  expect(shown()?.key).toBe(first?.key);
  await readAgain(true, {}, { game: "dice" });
  const other = shown()?.key;
  expect(other).not.toBe(first?.key);
  await readAgain(false, {}, { game: "dice" });
  expect(shown()?.key).not.toBe(other);
});

it("a dialog that was closed while the page came for another visitor stays closed", async () => {
  const { refresh, go, services, asked } = signIn();
  const refreshed = refresh();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  go("?modal=", { replace: true });
  await vi.waitFor(() => expect(services.route.getState().search).toEqual({}));
  asked[0]?.({ status: 200, body: { page: page(), params: {} } });
  await refreshed;
  expect(services.route.getState().search).toEqual({});
});

it("what the same person sees stays until it is asked for again, when they have paid in elsewhere", async () => {
  const { refresh, queryClient, asked } = signIn();
  const answers: ((sum: number) => void)[] = [];
  const queryFn = () => new Promise<number>((resolve) => answers.push(resolve));
  const observer = new QueryObserver<number>(queryClient, { queryKey: ["balance"], queryFn });
  const stop = observer.subscribe(() => {});
  answers[0]?.(20);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(20));
  void refresh({ isSamePerson: true });
  await vi.waitFor(() => expect([answers.length, asked.length]).toEqual([2, 1]));
  expect(observer.getCurrentResult().data).toBe(20);
  answers[1]?.(60);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(60));
  stop();
});

it("who waits for an answer while the visitor changes gets it, as the new visitor", async () => {
  const { refresh, queryClient } = signIn();
  const answers: ((name: string) => void)[] = [];
  const observer = new QueryObserver<string>(queryClient, {
    queryKey: ["name"],
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  void refresh();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.("guest");
  answers[1]?.("Nova");
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("Nova"));
  stop();
});

it("a step within a page is there at once, and drawn once: its address follows (L-1.03)", async () => {
  const services = createTestServices();
  const pages = createPageStore({ status: "shown", shown: toShown({ page: page(), params: {} }), isLoading: false });
  const { go } = createNavigation({ services, queryClient: new QueryClient(), pages, onAway: () => {} });
  const seen: unknown[] = [];
  services.route.subscribe(({ search }) => seen.push(search));
  go("?method=bank");
  expect(services.route.getState().search).toEqual({ method: "bank" });
  await vi.waitFor(() => expect(window.location.search).toBe("?method=bank"));
  go("?group=wallets");
  await vi.waitFor(() => expect(window.location.search).toBe("?method=bank&group=wallets"));
  expect(seen).toEqual([{ method: "bank" }, { method: "bank", group: "wallets" }]);
});

it("steps one right after another build on each other, and none is taken back on the way (L-2.39, L-2.40)", async () => {
  const { go, services } = visit();
  const seen: string[] = [];
  services.route.subscribe(({ search }) => seen.push(Object.keys(search).join()));
  go("?provider=a");
  go("?unplayed=true"); // the address still waits for the router
  await vi.waitFor(() => expect(window.location.search).toBe("?provider=a&unplayed=true"));
  const steps = ["theme", "sort", "feature", "volatility", "search", "category"];
  for (const [tasks, name] of steps.entries()) {
    go(`?${name}=x`);
    for (let task = 0; task < tasks; task++) await new Promise((resolve) => setTimeout(resolve)); // the router may tell of the one before at any of them
  }
  const all = ["provider", "unplayed", ...steps];
  await vi.waitFor(() => expect([...new URLSearchParams(window.location.search).keys()]).toEqual(all));
  expect(seen).toEqual(all.map((_, at) => all.slice(0, at + 1).join()));
});
