// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { BrowserSubscription, PushState } from "../../../schemas/api/push";
import type { ApiRequest } from "../../../src/kit/api/api";
import { becomeUser } from "../../../src/kit/session/session_store";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const chosen: BrowserSubscription = { endpoint: "https://push.example/1", keys: { p256dh: "key", auth: "secret" } };

/** What a browser has of messages, whose user answers so when they are asked. */
function browserWhoseUserSays(permission: NotificationPermission, asked = permission) {
  const subscribe = vi.fn<(options: object) => Promise<object>>(async () => ({
    endpoint: chosen.endpoint,
    toJSON: () => ({ keys: chosen.keys }),
  }));
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const pushManager = { subscribe, getSubscription: async () => ({ unsubscribe }) };
  const registration = { pushManager };
  vi.stubGlobal("PushManager", Object);
  vi.stubGlobal("Notification", { permission, requestPermission: async () => asked });
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as object, { serviceWorker }));
  return { subscribe, unsubscribe };
}

async function show(state: Partial<PushState> = {}, { isAway = false } = {}) {
  const requests: ApiRequest[] = [];
  let kept: PushState = { publicKey: "public", endpoint: null, wantsOffers: false, ...state };
  const services = createTestServices({
    viewer: { session: "user" },
    transport: async (request) => {
      requests.push(request);
      if (request.url === "/api/user/get-push") return { status: 200, body: kept };
      if (isAway) return { status: 503, body: {} };
      if (request.url === "/api/user/add-push") kept = { ...kept, endpoint: (request.body as BrowserSubscription).endpoint };
      if (request.url === "/api/user/remove-push") kept = { ...kept, endpoint: null };
      if (request.url === "/api/user/set-push-offers")
        kept = { ...kept, wantsOffers: (request.body as { isGiven: boolean }).isGiven };
      return { status: 200, body: { data: { success: true } } };
    },
  });
  becomeUser(services.session, paidUser);
  const { element } = await prepare([section("account_security", { props: { parts: ["push"] } })], services);
  await act(async () => render(element));
  return { bodyOf: (name: string) => requests.find(({ url }) => url === `/api/user/${name}`)?.body };
}

const button = (name: string) => screen.getByRole("button", { name });
const title = "Messages on this device";

it("turns messages on for this browser, and off again; offers come only where they are chosen besides", async () => {
  const { subscribe, unsubscribe } = browserWhoseUserSays("default", "granted");
  const { bodyOf } = await show();
  expect(screen.queryByText("Offers too")).toBeNull();
  fireEvent.click(button(`Turn on: ${title}`));
  await screen.findByText("On");
  expect(bodyOf("add-push")).toEqual(chosen);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "public" });
  expect(bodyOf("set-push-offers")).toBeUndefined();
  fireEvent.click(button("Turn on: Offers too"));
  await waitFor(() => button("Turn off: Offers too"));
  expect(bodyOf("set-push-offers")).toEqual({ isGiven: true });
  unsubscribe.mockClear();
  fireEvent.click(button(`Turn off: ${title}`));
  await screen.findByText("Off");
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it("leaves everything as it was where the browser's question is put away", async () => {
  browserWhoseUserSays("default");
  const { bodyOf } = await show();
  fireEvent.click(button(`Turn on: ${title}`));
  await waitFor(() => expect(button(`Turn on: ${title}`).getAttribute("aria-busy")).toBeNull());
  expect(bodyOf("add-push")).toBeUndefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says what to do where the browser blocks messages of the site", async () => {
  browserWhoseUserSays("denied");
  await show();
  expect(screen.getByRole("status").textContent).toContain("Your browser blocks messages");
  expect(screen.queryByRole("button")).toBeNull();
});

it("says where a browser can show none, and lets a consent be taken back there too", async () => {
  const { bodyOf } = await show({ wantsOffers: true });
  expect(screen.getByRole("status").textContent).toContain("This browser can't show messages");
  fireEvent.click(button("Turn off: Offers too"));
  await waitFor(() => expect(bodyOf("set-push-offers")).toEqual({ isGiven: false }));
});

it("says where it did not work", async () => {
  browserWhoseUserSays("granted");
  await show({}, { isAway: true });
  fireEvent.click(button(`Turn on: ${title}`));
  expect((await screen.findByRole("alert")).textContent).toContain("That did not work");
});

it("offers nothing where the site sends no messages", async () => {
  browserWhoseUserSays("granted");
  await show({ publicKey: null });
  expect(screen.queryByText(title)).toBeNull();
});
