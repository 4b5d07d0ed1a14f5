// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTestServices } from "../testing/create_test_services";
import { page } from "../testing/build";
import "./load_page"; // both are at hand as soon as they are asked for
import { createNavigation } from "./navigation";
import "./start_router";
import { createPageStore, toShown } from "../render/page_store";

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
  return { go, arriveAt };
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
