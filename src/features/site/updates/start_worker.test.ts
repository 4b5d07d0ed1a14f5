// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { siteServices } from "../../../testing/site";
import { startWorker } from "./start_worker";

afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.restoreAllMocks();
});

it("leaves the site as it is where the browser refuses to keep a worker", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  const refusal = new DOMException("The quota is exceeded", "QuotaExceededError");
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register: () => Promise.reject(refusal) });
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  Object.defineProperty(document, "readyState", { value: "complete", configurable: true });
  try {
    await startWorker(siteServices());
    expect(logged).toHaveBeenCalledWith(expect.any(String), refusal);
  } finally {
    Reflect.deleteProperty(document, "readyState");
  }
});
