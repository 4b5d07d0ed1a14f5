// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import type { User } from "../../../schemas/user";
import type { ApiRequest } from "../../../src/kit/api/api";
import { becomeUser } from "../../../src/kit/session/session_store";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";

beforeAll(() => import("./EndDialog"));
afterEach(cleanup);

const browser = (id: string, more: object = {}) => ({
  id,
  isCurrent: false,
  createdAt: "2026-01-10T10:00:00.000Z",
  lastSeenAt: "2026-01-10T11:00:00.000Z",
  ip: "203.0.113.9",
  country: "PT",
  subdivision: "Porto",
  browser: "Safari",
  os: "iOS",
  device: "mobile",
  ...more,
});

type Answers = Record<string, (body: unknown) => { status: number; body: unknown }>;
const ok = (data: object = { success: true }) => ({ status: 200, body: { data } });

interface Options {
  user?: Partial<User>;
  answers?: Answers;
  isCanvas?: boolean;
}

async function show({ user = {}, answers = {}, isCanvas = false }: Options = {}) {
  const requests: ApiRequest[] = [];
  let sessions = [
    browser("a", { isCurrent: true, browser: "Firefox", os: "Linux", device: "desktop" }),
    browser("b"),
    browser("c"),
  ];
  const all: Answers = {
    "get-sessions": () => ({ status: 200, body: { sessions, passkeys: [], recoveryCodesLeft: 7 } }),
    "get-push": () => ({ status: 200, body: { publicKey: null, endpoint: null, wantsOffers: false } }),
    "get-data-export": () => ({ status: 200, body: { dataExport: null } }),
    "get-consent-history": () => ({ status: 200, body: { consents: [], history: [] } }),
    "end-session": (body) => {
      sessions = sessions.filter(({ id }) => id !== (body as { id: string }).id);
      return ok();
    },
    "end-other-sessions": () => {
      sessions = sessions.slice(0, 1);
      return ok({ success: true, ended: 2 });
    },
    ...answers,
  };
  const services = createTestServices({
    viewer: { session: "user" },
    isCanvas,
    transport: async (request) => {
      requests.push(request);
      return all[request.url.replace("/api/user/", "")]?.(request.body) ?? { status: 404, body: {} };
    },
  });
  becomeUser(services.session, { ...paidUser, ...user });
  const { element } = await prepare([section("account_security")], services);
  await act(async () => render(element));
  return { services, bodyOf: (name: string) => requests.find(({ url }) => url === `/api/user/${name}`)?.body };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const dialog = () => screen.findByRole("dialog");
const rows = () => within(screen.getByRole("list", { name: "Where you are logged in" })).getAllByRole("listitem");

it("lists the browsers, with where they are and which one this is", async () => {
  await show();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Firefox, LinuxThis browserPorto · Portugal · 203\.0\.113\.9/),
    expect.stringMatching(/^Safari, iOSPorto · Portugal · 203\.0\.113\.9Last active .* agoLog out$/),
    expect.stringMatching(/^Safari, iOS/),
  ]);
});

it("logs one out after asking, and the list follows", async () => {
  const { bodyOf } = await show();
  fireEvent.click(within(rows()[1] ?? document.body).getByRole("button", { name: "Log out Safari, iOS" }));
  expect((await dialog()).textContent).toContain("Safari, iOS will be logged out");
  expect(bodyOf("end-session")).toBeUndefined();
  press("Log out this browser");
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(bodyOf("end-session")).toEqual({ id: "b" });
  expect(screen.getByRole("status").textContent).toBe("That browser is logged out.");
});

it("logs all others out after asking", async () => {
  await show();
  press("Log out all others");
  const asking = await dialog();
  fireEvent.click(within(asking).getByRole("button", { name: "Log out all others" }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByText("You are not logged in anywhere else.")).toBeTruthy();
});

it("says where the list did not come, and asks again", async () => {
  let isAway = true;
  const sessions = [browser("a", { isCurrent: true })];
  await show({
    answers: {
      "get-sessions": () =>
        isAway
          ? { status: 404, body: { message: "No" } }
          : { status: 200, body: { sessions, passkeys: [], recoveryCodesLeft: 0 } },
    },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
  isAway = false;
  press("Try again");
  await waitFor(() => expect(rows()).toHaveLength(1));
});

it("turns two-factor authentication on: password, picture or key, code, recovery codes", async () => {
  const { services, bodyOf } = await show({
    answers: {
      "two-factor/start": () =>
        ok({ secret: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", uri: "otpauth://totp/x", qr: "data:image/svg+xml;base64,eA==" }),
      "two-factor/confirm": (body) =>
        (body as { code: string }).code === "123456"
          ? ok({ recoveryCodes: ["aaaa-bbbb-cccc-dddd", "eeee-ffff-gggg-hhhh"] })
          : {
              status: 400,
              body: {
                message: "",
                code: "request.invalid",
                data: { issues: [{ path: ["body", "code"], message: "security.problems.code_wrong" }] },
              },
            },
    },
  });
  press("Turn on");
  await dialog();
  press("Continue");
  expect(await screen.findByText("Password is required")).toBeTruthy();
  type("Your current password", "Foyer-demo-1!");
  press("Continue");
  expect((await screen.findByRole("img", { name: "QR code for the authenticator app" })).getAttribute("src")).toMatch(/^data:/);
  expect(screen.getByText("ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567")).toBeTruthy();
  expect(screen.getByRole("link", { name: "On this phone: open the app" }).getAttribute("href")).toBe("otpauth://totp/x");
  const code = screen.getByLabelText<HTMLInputElement>("Enter the six digits that the app shows");
  expect([code.autocomplete, code.inputMode]).toEqual(["one-time-code", "numeric"]);
  fireEvent.change(code, { target: { value: "000000" } });
  press("Turn on");
  await waitFor(() => expect(code.getAttribute("aria-invalid")).toBe("true"));
  fireEvent.change(code, { target: { value: "123456" } });
  press("Turn on");
  expect(await screen.findByText("eeee-ffff-gggg-hhhh")).toBeTruthy();
  const file = decodeURIComponent(screen.getByRole("link", { name: "Download" }).getAttribute("href") ?? "");
  expect(file).toContain("aaaa-bbbb-cccc-dddd\neeee-ffff-gggg-hhhh");
  press("I have saved them");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(services.session.getState().user?.isTwoFactorOn).toBe(true);
  expect(screen.getByText("7 recovery codes left.")).toBeTruthy();
  expect(bodyOf("two-factor/start")).toEqual({ password: "Foyer-demo-1!" });
});

it("turns it off by password and code", async () => {
  const { services, bodyOf } = await show({ user: { isTwoFactorOn: true }, answers: { "two-factor/turn-off": () => ok() } });
  press("Turn off");
  const asking = await dialog();
  type("Your current password", "Foyer-demo-1!");
  type("Code from your authenticator app", "123456");
  fireEvent.click(within(asking).getByRole("button", { name: "Turn off" }));
  await waitFor(() => expect(services.session.getState().user?.isTwoFactorOn).toBe(false));
  expect(bodyOf("two-factor/turn-off")).toEqual({ password: "Foyer-demo-1!", code: "123456" });
});

it("turns it off by a passkey in the place of the code, once the rest is filled in; says where the device did not sign", async () => {
  const passkey = { id: "a2V5", browser: "Firefox", os: "Linux", createdAt: "2026-01-10T10:00:00.000Z", lastUsedAt: null };
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  let isWilling = false;
  const get = vi.fn<() => Promise<object>>(async () => {
    if (!isWilling) throw new DOMException("No", "NotAllowedError");
    const response = { clientDataJSON: bytes("client"), authenticatorData: bytes("said"), signature: bytes("signed") };
    return { id: "a2V5", response };
  });
  vi.stubGlobal("PublicKeyCredential", {});
  Object.assign(navigator, { credentials: { get } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { services, bodyOf } = await show({
    user: { isTwoFactorOn: true },
    answers: {
      "get-sessions": () => ({
        status: 200,
        body: { sessions: [browser("a", { isCurrent: true })], passkeys: [passkey], recoveryCodesLeft: 7 },
      }),
      "passkeys/ask": () => ok({ challenge: "YXNrZWQ", siteId: "localhost", ids: ["a2V5"] }),
      "two-factor/turn-off": () => ok(),
    },
  });
  press("Turn off");
  const asking = within(await dialog());
  fireEvent.click(await asking.findByRole("button", { name: "Use a passkey" }));
  expect(await asking.findByText("Password is required")).toBeTruthy();
  expect(get).not.toHaveBeenCalled();
  type("Your current password", "Foyer-demo-1!");
  fireEvent.click(asking.getByRole("button", { name: "Use a passkey" }));
  expect((await asking.findByRole("alert")).textContent).toBe("The passkey was not used. Try again, or enter the code.");
  isWilling = true;
  fireEvent.click(asking.getByRole("button", { name: "Use a passkey" }));
  await waitFor(() => expect(services.session.getState().user?.isTwoFactorOn).toBe(false));
  const signed = { id: "a2V5", clientData: "Y2xpZW50", authenticatorData: "c2FpZA", signed: "c2lnbmVk" };
  expect(bodyOf("two-factor/turn-off")).toEqual({ password: "Foyer-demo-1!", passkey: signed });
});

it("adds a passkey once the device has made it, shows it with its day, and removes it when that is confirmed", async () => {
  const passkey = { id: "a2V5", browser: "Firefox", os: "Linux", createdAt: "2026-01-10T10:00:00.000Z", lastUsedAt: null };
  let passkeys: object[] = [];
  let isKnown = true;
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  const create = vi.fn<(asked: { publicKey: { rp: object } }) => Promise<object>>(async () => {
    if (isKnown) throw new DOMException("It has one", "InvalidStateError");
    return { id: "a2V5", response: { clientDataJSON: bytes("client"), attestationObject: bytes("said") } };
  });
  vi.stubGlobal("PublicKeyCredential", {});
  Object.assign(navigator, { credentials: { create } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const asked = { challenge: "YXNrZWQ", siteId: "localhost", ids: [] };
  const { bodyOf } = await show({
    user: { isTwoFactorOn: true },
    answers: {
      "get-sessions": () => ({
        status: 200,
        body: { sessions: [browser("a", { isCurrent: true })], passkeys, recoveryCodesLeft: 7 },
      }),
      "passkeys/start": () => ok({ ...asked, siteName: "Foyer", userHandle: "bWU", userName: "me@site.test" }),
      "passkeys/add": () => {
        passkeys = [passkey];
        return ok();
      },
      "passkeys/remove": () => {
        passkeys = [];
        return ok();
      },
    },
  });
  press("Add a passkey");
  await dialog();
  type("Your current password", "Foyer-demo-1!");
  press("Continue");
  fireEvent.click(await screen.findByRole("button", { name: "Make the passkey" }));
  expect((await screen.findByRole("alert")).textContent).toBe("This device has a passkey for this account already.");
  isKnown = false;
  fireEvent.click(screen.getByRole("button", { name: "Make the passkey" }));
  expect(await screen.findByText("The passkey was added.")).toBeTruthy();
  expect(create.mock.lastCall?.[0].publicKey.rp).toEqual({ id: "localhost", name: "Foyer" });
  expect(bodyOf("passkeys/start")).toEqual({ password: "Foyer-demo-1!" });
  expect(bodyOf("passkeys/add")).toEqual({ id: "a2V5", clientData: "Y2xpZW50", attestation: "c2FpZA" });
  fireEvent.click(await screen.findByRole("button", { name: "Remove the passkey Firefox, Linux" }));
  fireEvent.click(within(await dialog()).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("The passkey was removed.")).toBeTruthy();
  expect(bodyOf("passkeys/remove")).toEqual({ id: "a2V5" });
  await waitFor(() => expect(screen.queryByText("Not used yet")).toBeNull());
});

it.each([
  [true, "Change the password", { currentPassword: "Foyer-demo-1!", password: "Another-one-2!" }],
  [false, "Choose a password", { password: "Another-one-2!" }],
])("saves another password (account with one: %s)", async (hasPassword, open, expected) => {
  const { services, bodyOf } = await show({ user: { hasPassword }, answers: { "change-password": () => ok() } });
  press(open);
  await dialog();
  if (hasPassword) type("Your current password", "Foyer-demo-1!");
  type("New password", "Another-one-2!");
  press("Save the password");
  expect(await screen.findByText("Your password was saved. All other sessions have ended.")).toBeTruthy();
  expect(bodyOf("change-password")).toEqual(expected);
  expect(services.session.getState().user?.hasPassword).toBe(true);
});

it("says in words what kept the call from succeeding", async () => {
  await show({ answers: { "change-password": () => ({ status: 429, body: { message: "", code: "login.too_many_attempts" } }) } });
  press("Change the password");
  await dialog();
  type("Your current password", "Foyer-demo-1!");
  type("New password", "Another-one-2!");
  press("Save the password");
  expect((await screen.findByRole("alert")).textContent).toBe("Too many attempts. Try again in 15 minutes.");
});

it("changes nothing from the canvas", async () => {
  await show({ isCanvas: true });
  press("Change the password");
  await dialog();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save the password" }).disabled).toBe(true);
});

it("keeps the focus on the button that asked for the file while that is made (WCAG 2.4.3)", async () => {
  const dataExport = { requestedAt: "2026-11-22T18:40:00Z", readyAt: null, expiresAt: null };
  let made: typeof dataExport | null = null;
  await show({
    answers: {
      "get-data-export": () => ({ status: 200, body: { dataExport: made } }),
      "request-data-export": () => ({ status: 200, body: { dataExport: (made = dataExport) } }),
    },
  });
  const ask = await screen.findByRole<HTMLButtonElement>("button", { name: "Make a file" });
  ask.focus();
  fireEvent.click(ask);
  await screen.findByText("Your file is being made", { selector: "p" });
  expect([ask.disabled, ask.getAttribute("aria-disabled"), document.activeElement]).toEqual([false, "true", ask]);
});

it("asks for a file of all that is kept, and downloads it once it is made (D-44)", async () => {
  let made: { requestedAt: string; readyAt: string | null; expiresAt: string | null } | null = null;
  await show({
    answers: {
      "get-data-export": () => ({ status: 200, body: { dataExport: made } }),
      "request-data-export": () => {
        made = { requestedAt: "2026-11-22T18:40:00Z", readyAt: "2026-11-22T18:40:02Z", expiresAt: "2026-11-29T18:40:02Z" };
        return { status: 200, body: { dataExport: made } };
      },
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Make a file" }));
  const link = await screen.findByRole("link", { name: "Download" });
  expect(link.getAttribute("href")).toBe("/api/user/data-export.json.gz");
});

it("takes a consent back, so that the form of details knows it too, and says where that did not work (C-3.33)", async () => {
  const newsletter = { key: "newsletter_subscription", version: "2", isMandatory: false, at: "2026-11-01T10:00:00.000Z" };
  let [isGiven, isAway] = [true, true];
  const { services, bodyOf } = await show({
    user: { newsLetter: true },
    answers: {
      "get-consent-history": () => ({
        status: 200,
        body: { consents: [{ ...newsletter, resourceKey: "sign_up.consents.newsletter_subscription", isGiven }], history: [] },
      }),
      "set-consent": () => {
        if (isAway) return { status: 503, body: { message: "No" } };
        isGiven = false;
        return ok();
      },
    },
  });
  const takeBack = await screen.findByRole("button", { name: "Take back: Offers and news by e-mail" });
  fireEvent.click(takeBack);
  expect((await screen.findByRole("alert")).textContent).toContain("That did not work");
  expect(services.session.getState().user?.newsLetter).toBe(true);
  isAway = false;
  fireEvent.click(takeBack);
  await screen.findByRole("button", { name: "Agree: Offers and news by e-mail" });
  expect(bodyOf("set-consent")).toEqual({ key: "newsletter_subscription", isGiven: false });
  expect(services.session.getState().user?.newsLetter).toBe(false);
});

it("asks for the consents again where they did not come", async () => {
  let isAway = true;
  await show({
    answers: {
      "get-consent-history": () =>
        isAway ? { status: 503, body: { message: "No" } } : { status: 200, body: { consents: [], history: [] } },
    },
  });
  const card = (await screen.findByRole("heading", { name: "Your consents" })).closest("article") ?? document.body;
  expect((await within(card).findByRole("alert")).textContent).toContain("That did not work");
  isAway = false;
  fireEvent.click(within(card).getByRole("button", { name: "Try again" }));
  expect(await within(card).findByText("Nothing is asked for here.")).toBeTruthy();
});
