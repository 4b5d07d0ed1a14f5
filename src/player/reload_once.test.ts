// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadForNewCode } from "./reload_once";

let target: EventTarget;
const reload = vi.fn();
const assign = vi.fn();
beforeEach(() => {
  target = new EventTarget();
  reload.mockClear();
  assign.mockClear();
});
afterEach(() => sessionStorage.clear());

function watch({
  version = "a",
  isServed = true,
  storage = sessionStorage,
  destination = () => "/here",
}: { version?: string; isServed?: boolean; storage?: Storage; destination?: () => string | null } = {}) {
  const addEventListener = target.addEventListener.bind(target);
  const window = { addEventListener, sessionStorage: storage, location: { href: "/here", reload, assign } } as unknown as Window;
  reloadForNewCode({ window, version, isServed: async () => isServed, destination });
}
const fail = async () => {
  target.dispatchEvent(new Event("vite:preloadError"));
  await new Promise((resolve) => setTimeout(resolve));
};

it("reloads the page when code is gone after a deploy, once and never in a loop (C-2.37)", async () => {
  watch();
  await fail();
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  target = new EventTarget(); // the page that was reloaded
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

it("goes where the visitor is on the way to, instead of showing the old page again", async () => {
  watch({ destination: () => "/there" });
  await fail();
  expect(assign).toHaveBeenCalledExactlyOnceWith("/there");
  expect(reload).not.toHaveBeenCalled();
});

it("goes where the visitor wants to be by the time that the server has answered", async () => {
  let wanted = "/here";
  watch({ destination: () => wanted });
  const failed = fail();
  wanted = "/there";
  await failed;
  expect(assign).toHaveBeenCalledExactlyOnceWith("/there");
});

it("leaves the page alone for code that nobody waits for yet, and the click that follows still goes", async () => {
  let wanted: string | null = null;
  watch({ destination: () => wanted });
  await fail();
  expect(reload).not.toHaveBeenCalled();
  wanted = "/there";
  await fail();
  expect(assign).toHaveBeenCalledExactlyOnceWith("/there");
});

it("does not hold who leaves: what is broken off on the way is no sign of a deploy", async () => {
  watch();
  target.dispatchEvent(new Event("beforeunload"));
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

it("does not call back who left for another address while the server was asked", async () => {
  watch();
  const failed = fail();
  target.dispatchEvent(new Event("beforeunload"));
  await failed;
  expect(reload).not.toHaveBeenCalled();
});
