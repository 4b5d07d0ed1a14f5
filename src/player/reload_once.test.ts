// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadForNewCode } from "./reload_once";

let target: EventTarget;
const reload = vi.fn();
beforeEach(() => {
  target = new EventTarget();
  reload.mockClear();
});
afterEach(() => sessionStorage.clear());

function watch({
  version = "a",
  isServed = true,
  storage = sessionStorage,
}: { version?: string; isServed?: boolean; storage?: Storage } = {}) {
  const addEventListener = target.addEventListener.bind(target);
  const window = { addEventListener, sessionStorage: storage, location: { reload } } as unknown as Window;
  reloadForNewCode({ window, version, isServed: async () => isServed });
}
const fail = async () => {
  target.dispatchEvent(new Event("vite:preloadError"));
  await new Promise((resolve) => setTimeout(resolve));
};

it("loads the page anew when code is gone after a deploy, once and never in a loop (C-2.37)", async () => {
  watch();
  await fail();
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  target = new EventTarget(); // the page that was loaded anew
  watch();
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("does so again after the next deploy", async () => {
  watch({ version: "a" });
  await fail();
  target = new EventTarget();
  watch({ version: "b" });
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("keeps the page while the server is away, and where nothing can be remembered", async () => {
  watch({ isServed: false });
  await fail();
  const blocked = {
    getItem: () => {
      throw new Error("blocked");
    },
  } as unknown as Storage;
  target = new EventTarget();
  watch({ storage: blocked });
  await fail();
  expect(reload).not.toHaveBeenCalled();
});
