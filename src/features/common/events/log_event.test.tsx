// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderInSite, siteServices } from "../../../testing/site";
import { logEvent } from "./log_event";
import { usePopupEvents } from "./use_popup_events";

const frame = { window, document };
let requests: RequestInit[] = [];
let fetched: typeof fetch;
beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  fetched = window.fetch;
  window.fetch = async (_, init) => {
    requests.push(init ?? {});
    throw new TypeError("nobody answers");
  };
  window.dispatchEvent(new Event("pagehide")); // what other tests have gathered goes first
  requests = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.fetch = fetched;
});
const sent = () => requests.map(({ body }) => (JSON.parse(String(body)) as { events: object[] }).events);

it("gathers events for two seconds and sends them without the cookie, even while the page is left (L-7.60)", async () => {
  const services = siteServices();
  logEvent(services, frame, "ONBOARDING_OPEN", { topics: 3 });
  logEvent(services, frame, "POPUP_ACTIVITY");
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(requests).toMatchObject([{ keepalive: true, credentials: "omit", method: "POST" }]);
  logEvent(services, frame, "ONBOARDING_CLOSE");
  window.dispatchEvent(new Event("pagehide"));
  window.dispatchEvent(new Event("pagehide"));
  expect(sent().map((events) => events.length)).toEqual([2, 1]);
});

it("sends no more than twenty at once", () => {
  const services = siteServices();
  for (let n = 0; n < 45; n += 1) logEvent(services, frame, "POPUP_ACTIVITY");
  window.dispatchEvent(new Event("pagehide"));
  expect(sent().map((events) => events.length)).toEqual([20, 20, 5]);
});

it("sends nothing from the editor's canvas", async () => {
  logEvent({ ...siteServices(), isCanvas: true }, frame, "POPUP_ACTIVITY");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(requests).toEqual([]);
});

it("logs that a dialog opens and closes (L-7.60)", async () => {
  function Popup() {
    usePopupEvents("login");
    return null;
  }
  const { unmount } = renderInSite(<Popup />);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  unmount();
  await vi.advanceTimersByTimeAsync(2_100);
  expect(sent().flat()).toEqual([
    { name: "POPUP_ACTIVITY", data: { popup: "login", action: "open" } },
    { name: "POPUP_ACTIVITY", data: { popup: "login", action: "close" } },
  ]);
});
