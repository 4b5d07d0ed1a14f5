// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { getCountries } from "../../../../schemas/api/countries";
import { forgetPassword, refreshEmailToken, verifyEmail } from "../../../../schemas/api/recovery";
import { getUserDetails, login } from "../../../../schemas/api/users";
import type { ApiRequest } from "../../../kit/api/api";
import { Dialogs } from "../../../shell/Dialogs";
import { paidUser, renderInSite, type Reply, siteServices, type SiteOptions } from "../../../testing/site";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const usual = { isServed: true, minimumAge: 18, minPasswordLength: 0 };
const countries = [
  {
    countryId: 1,
    code: "DE",
    name: "Germany",
    phoneCode: "49",
    flag: "/flags/de.svg",
    currencyCode: "EUR",
    isMainOfCode: true,
    ...usual,
  },
  {
    countryId: 2,
    code: "DK",
    name: "Denmark",
    phoneCode: "45",
    flag: "/flags/dk.svg",
    currencyCode: "DKK",
    isMainOfCode: true,
    ...usual,
  },
];

/** The dialog at an address, and what it asked the server for. */
async function open(address: string, { answers = {}, ...options }: SiteOptions & { answers?: Record<string, Reply> } = {}) {
  const asked: ApiRequest[] = [];
  const noted = Object.fromEntries(
    Object.entries(answers).map(([call, reply]): [string, Reply] => [
      call,
      (request) => {
        asked.push(request);
        return typeof reply === "function" ? reply(request) : reply;
      },
    ]),
  );
  const countryAnswer = { [`GET ${getCountries.path}`]: { status: 200, body: { countries } } };
  const services = siteServices({ address, answers: { ...countryAnswer, ...noted }, ...options });
  renderInSite(<Dialogs />, services);
  const dialog = within(await screen.findByRole("dialog"));
  return { dialog, services, asked, bodies: () => asked.map(({ body }) => body), person: userEvent.setup() };
}

const success = { status: 200, body: { data: { success: true, accessToken: "token", user: paidUser } } };
const refusal = (status: number, code: string, data?: unknown) => ({ status, body: { message: `server: ${code}`, code, data } });
const logIn = (reply: Reply) => ({ answers: { [`POST ${login.path}`]: reply } });
type Opened = Awaited<ReturnType<typeof open>>;
const button = ({ dialog }: Pick<Opened, "dialog">, name: string) => dialog.getByRole<HTMLButtonElement>("button", { name });

async function fillIn({ dialog, person }: Opened, email = "mara@foyer.test", password = "secret") {
  await person.type(dialog.getByLabelText("E-mail"), email);
  await person.type(dialog.getByLabelText("Password"), password);
}
async function submit(opened: Opened) {
  await fillIn(opened);
  await opened.person.click(button(opened, "Log in"));
}

describe("logging in", () => {
  it("can be pressed once both fields are filled in, and says at a field what is wrong when it is left (C-5.27, C-5.29)", async () => {
    const opened = await open("/?modal=login");
    const { dialog, person } = opened;
    expect(button(opened, "Log in").disabled).toBe(true);
    await person.type(dialog.getByLabelText("E-mail"), "mara@foyer");
    await person.tab();
    const field = dialog.getByLabelText("E-mail");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toMatch(/complete e-mail address/);
    await person.type(field, ".test");
    await person.type(dialog.getByLabelText("Password"), "secret");
    expect(field.getAttribute("aria-invalid")).toBe("false");
    expect(button(opened, "Log in").disabled).toBe(false);
    await person.clear(field);
    await waitFor(() => expect(dialog.getByText("Email is required")).toBeTruthy());
    expect(button(opened, "Log in").disabled).toBe(true);
  });

  it("says nothing at a field that is left before anything was typed, nor while something is pressed", async () => {
    const opened = await open("/?modal=login");
    const { dialog, person } = opened;
    const email = dialog.getByLabelText("E-mail");
    await person.click(email);
    await person.tab();
    expect(email.getAttribute("aria-invalid")).toBe("false");
    await person.type(email, "mara");
    const link = dialog.getByRole("link", { name: /Forgot/ });
    await person.pointer({ keys: "[MouseLeft>]", target: link });
    expect(document.activeElement).not.toBe(email);
    await act(async () => {});
    expect(email.getAttribute("aria-invalid")).toBe("false");
    await person.pointer({ keys: "[/MouseLeft]", target: link });
    await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
  });

  it("can be pressed when the browser has filled the fields in and keeps from scripts with what", async () => {
    const opened = await open("/?modal=login");
    const name = "AnimationEvent" in window ? "animationstart" : "webkitAnimationStart"; // as React listens to it
    const started = Object.assign(new Event(name, { bubbles: true }), { animationName: "autofilled" });
    fireEvent(opened.dialog.getByLabelText("Password"), started);
    await waitFor(() => expect(button(opened, "Log in").disabled).toBe(false));
  });

  it("goes by phone too, with the code of the visitor's country, and the other kind is cleared (C-3.29, C-4.30, C-5.28)", async () => {
    const opened = await open("/?modal=login", { ...logIn(success), viewer: { country: "DK" } });
    const { dialog, person, bodies } = opened;
    await fillIn(opened);
    await person.click(dialog.getByRole("tab", { name: "Phone" }));
    await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>(/code/i).value).toBe("45"));
    expect(button(opened, "Log in").disabled).toBe(true);
    await person.type(dialog.getByLabelText(/Phone/), "20123456");
    await person.click(button(opened, "Log in"));
    await waitFor(() => expect(bodies()).toEqual([{ phone: "20123456", phoneCode: "45", password: "secret" }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("forgets the address when the phone is chosen (C-4.30)", async () => {
    const opened = await open("/?modal=login");
    const { dialog, person } = opened;
    await fillIn(opened);
    await person.click(dialog.getByRole("tab", { name: "Phone" }));
    await person.click(dialog.getByRole("tab", { name: "E-mail" }));
    expect(dialog.getByLabelText<HTMLInputElement>("E-mail").value).toBe("");
    expect(dialog.getByLabelText<HTMLInputElement>("Password").value).toBe("secret");
  });

  it("says what the server says where it has no words of its own, until something is changed (C-8.21)", async () => {
    const opened = await open("/?modal=login", logIn(refusal(409, "user.odd")));
    await submit(opened);
    expect((await opened.dialog.findByRole("alert")).textContent).toBe("server: user.odd");
    await opened.person.type(opened.dialog.getByLabelText("Password"), "!");
    expect(opened.dialog.queryByRole("alert")).toBeNull();
  });

  it("shows at its field what the server finds wrong with it, and goes there", async () => {
    const issues = [{ path: ["body", "email"], message: "form.validation.too_long" }];
    const opened = await open("/?modal=login", logIn(refusal(400, "request.invalid", { issues })));
    await submit(opened);
    expect(await opened.dialog.findByText("At most 255 characters.")).toBeTruthy();
    expect(opened.dialog.queryByRole("alert")).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opened.dialog.getByLabelText("E-mail")));
  });

  it("asks for the second factor and sends the same again with it", async () => {
    const replies = [refusal(401, "login.two_factor_required"), refusal(401, "login.two_factor_wrong"), success];
    const opened = await open(
      "/?modal=login",
      logIn(() => replies.shift() ?? success),
    );
    const { dialog, person, bodies } = opened;
    await submit(opened);
    const code = await dialog.findByLabelText("Code");
    expect(document.activeElement).toBe(code);
    expect(code.getAttribute("autocomplete")).toBe("one-time-code");
    await person.type(code, "123 456");
    await person.keyboard("{Enter}");
    expect((await dialog.findByRole("alert")).textContent).toMatch(/code is wrong/);
    await person.click(button(opened, "Use a recovery code"));
    await person.type(dialog.getByLabelText("Recovery code"), "abcde-fghij");
    await person.click(button(opened, "Log in"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const credentials = { email: "mara@foyer.test", password: "secret" };
    expect(bodies()).toEqual([
      credentials,
      { ...credentials, twoFactorCode: "123456" },
      { ...credentials, twoFactorCode: "abcde-fghij" },
    ]);
  });

  it("takes a passkey in the place of the code, asks again where it was not used, and offers none to who has none", async () => {
    const asks = (challenge: string) => ({ passkey: { challenge, siteId: "localhost", ids: ["a2V5"] } });
    const replies = [
      refusal(401, "login.two_factor_required", asks("b25l")),
      refusal(401, "login.two_factor_wrong", asks("dHdv")),
      success,
    ];
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    const bytes = (text: string) => new TextEncoder().encode(text).buffer;
    let isCancelled = true;
    const get = vi.fn<(asked: { publicKey: { challenge: Uint8Array } }) => Promise<object>>(async () => {
      if (isCancelled) throw new DOMException("Not now", "NotAllowedError");
      return { id: "a2V5", response: { clientDataJSON: bytes("c"), authenticatorData: bytes("a"), signature: bytes("s") } };
    });
    vi.stubGlobal("PublicKeyCredential", {});
    Object.assign(navigator, { credentials: { get } });
    onTestFinished(() => void vi.unstubAllGlobals());
    const opened = await open(
      "/?modal=login",
      logIn(async ({ body }) => {
        if ((body as { passkey?: object }).passkey) await isAnswered;
        return replies.shift() ?? success;
      }),
    );
    const { dialog, person, bodies } = opened;
    await submit(opened);
    const use = await dialog.findByRole("button", { name: "Use a passkey" });
    await person.click(use);
    expect((await dialog.findByRole("alert")).textContent).toMatch(/was not used/);
    isCancelled = false;
    await person.click(use);
    await waitFor(() => expect(bodies()).toHaveLength(2));
    await person.click(use);
    expect(use).toMatchObject({ disabled: false, ariaDisabled: "true" }); // or it would lose the focus (WCAG 2.4.3)
    expect([document.activeElement, bodies().length]).toEqual([use, 2]);
    answer();
    expect((await dialog.findByRole("alert")).textContent).toMatch(/was not used/);
    await person.click(use);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const passkey = { id: "a2V5", clientData: "Yw", authenticatorData: "YQ", signed: "cw" };
    const credentials = { email: "mara@foyer.test", password: "secret" };
    expect(bodies()).toEqual([credentials, { ...credentials, passkey }, { ...credentials, passkey }]);
    expect(get.mock.calls.map(([{ publicKey }]) => new TextDecoder().decode(publicKey.challenge))).toEqual(["one", "one", "two"]);
  });

  it("comes back from the second factor with what was filled in", async () => {
    const opened = await open("/?modal=login", logIn(refusal(401, "login.two_factor_required")));
    await submit(opened);
    await opened.dialog.findByLabelText("Code");
    await opened.person.click(button(opened, "Back"));
    expect(opened.dialog.getByLabelText<HTMLInputElement>("E-mail").value).toBe("mara@foyer.test");
  });

  it.each([
    ["user.self_exclusion.notice", { until: "2026-09-30T10:00:00Z" }, /self-excluded until September 30, 2026/],
    ["user.self_exclusion.permanent.notice", { until: null }, /self-excluded for good/],
  ])("says %s and leads to help (C-8.24, C-8.25)", async (code, data, words) => {
    const opened = await open("/?modal=login", logIn(refusal(403, code, data)));
    await submit(opened);
    expect((await opened.dialog.findByRole("alert")).textContent).toMatch(words);
    expect(opened.dialog.getByRole("link", { name: /Help/ }).getAttribute("href")).toBe("/responsible-gaming");
  });

  it("tells of an account that was just created, and leads to sign-up and to a new password (C-2.23)", async () => {
    const { dialog } = await open("/?modal=login&created=1");
    expect(dialog.getByRole("status").textContent).toMatch(/has been created/);
    expect(dialog.getByRole("link", { name: "Create one" }).getAttribute("href")).toBe("?modal=signup");
    expect(dialog.getByRole("link", { name: /Forgot/ }).getAttribute("href")).toBe("?modal=login&view=reset");
  });

  it("is not there where the site has no log-in (C-2.22)", async () => {
    renderInSite(<Dialogs />, siteServices({ address: "/?modal=login", settings: { loginOff: true } }));
    await act(async () => {});
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("begins with its first view after another one was closed (C-2.21)", async () => {
    const opened = await open("/casino?modal=login&view=reset&filter=new");
    await opened.person.click(button(opened, "Close"));
    expect(opened.services.route.getState().search).toEqual({ filter: "new" });
  });
});

describe("an unconfirmed e-mail address", () => {
  const unverified = refusal(403, "user.email_not_verified", { success: false, email: "mara@foyer.test" });
  const resent = (success: boolean, message: string, retryInSeconds: number) => ({
    status: 200,
    body: { data: { emailVerificationSent: { success, message, retryInSeconds } } },
  });
  const resend = (reply: Reply) => ({
    answers: { [`POST ${login.path}`]: unverified, [`POST ${refreshEmailToken.path}`]: reply },
  });
  const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

  async function refuse(reply: Reply) {
    const opened = await open("/?modal=login", resend(reply));
    await submit(opened);
    await opened.dialog.findByText(/Email is not verified/);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }); // jsdom draws its frames by an interval: they would stop for all tests after this one
    const press = async () => {
      fireEvent.click(button(opened, "Resend Email"));
      await settle();
    };
    return { ...opened, press, notice: () => opened.dialog.getByRole("status").textContent };
  }

  it("is sent its link again, says so for 3 s, and not again for 60 s (C-4.34, C-8.20, L-4.49, L-4.50, L-4.51, L-4.52, C-9.18)", async () => {
    const { press, notice, asked } = await refuse(resent(true, "ok", 60));
    await press();
    expect(asked.at(-1)?.url).toBe("/api/user/refresh-email-token?email=mara%40foyer.test");
    expect(notice()).toMatch(/on its way/);
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(notice()).not.toBe("");
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(notice()).toBe("");
    await press();
    expect(notice()).toBe("You can resend email in 57 seconds");
    expect(asked).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await press();
    expect(asked).toHaveLength(3);
  });

  it("waits as long as the server says (C-8.32)", async () => {
    const { press, notice } = await refuse(resent(false, "wait", 41));
    await press();
    expect(notice()).toBe("You can resend email in 41 seconds");
  });

  it("shows the server's message where nothing was sent (L-4.51)", async () => {
    const { press, notice } = await refuse(resent(false, "The mail server is asleep.", 0));
    await press();
    expect(notice()).toBe("The mail server is asleep.");
  });
});

describe("a new password", () => {
  it("is asked for by e-mail; a confirmation takes the form's place, and a link leads back (C-4.35, C-5.30)", async () => {
    const answers = { [`POST ${forgetPassword.path}`]: { status: 200, body: { data: { success: true }, message: "ok" } } };
    const opened = await open("/?modal=login&view=reset", { answers });
    const { dialog, person, bodies, services } = opened;
    expect(dialog.queryByRole("tab")).toBeNull();
    expect(button(opened, "Send the link").disabled).toBe(true);
    expect(dialog.getByRole("link", { name: "Back to log in" }).getAttribute("href")).toBe("?modal=login&view=");
    await person.type(dialog.getByLabelText("E-mail"), "mara@foyer.test");
    await person.click(button(opened, "Send the link"));
    expect((await dialog.findByRole("status")).textContent).toMatch(/a link is on its way/);
    expect(dialog.queryByLabelText("E-mail")).toBeNull();
    expect(bodies()).toEqual([{ email: "mara@foyer.test", isPhone: false }]);
    await person.click(button(opened, "OK"));
    expect(services.route.getState().search).toEqual({});
  });

  it("is asked for by phone where the settings have it, and the other kind is cleared (C-3.30, C-5.31, C-5.32)", async () => {
    const answers = { [`POST ${forgetPassword.path}`]: { status: 200, body: { data: { success: true }, message: "ok" } } };
    const opened = await open("/?modal=login&view=reset", {
      answers,
      settings: { useSMSResetPassword: true },
      viewer: { country: "DE" },
    });
    const { dialog, person, bodies } = opened;
    await person.type(dialog.getByLabelText("E-mail"), "mara@foyer.test");
    await person.click(dialog.getByRole("tab", { name: "Phone" }));
    await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>(/code/i).value).toBe("49"));
    await person.type(dialog.getByLabelText(/Phone/), "15123456789");
    await person.click(button(opened, "Send the link"));
    expect((await dialog.findByRole("status")).textContent).toMatch(/text message/);
    expect(bodies()).toEqual([{ phone: "15123456789", phoneCode: "49", isPhone: true }]);
  });

  it("says why it was not sent in a box that can be closed, and that goes when something is changed (C-8.22)", async () => {
    const answers = { [`POST ${forgetPassword.path}`]: refusal(400, "recovery.odd") };
    const opened = await open("/?modal=login&view=reset", { answers });
    const { dialog, person } = opened;
    await person.type(dialog.getByLabelText("E-mail"), "mara@foyer.test");
    await person.click(button(opened, "Send the link"));
    expect((await dialog.findByRole("alert")).textContent).toBe("server: recovery.odd");
    await person.click(button(opened, "Close the message"));
    expect(dialog.queryByRole("alert")).toBeNull();
    await person.click(button(opened, "Send the link"));
    await dialog.findByRole("alert");
    await person.type(dialog.getByLabelText("E-mail"), "x");
    expect(dialog.queryByRole("alert")).toBeNull();
  });
});

describe("the link that confirms an e-mail address", () => {
  const done = { status: 200, body: { data: { success: true }, message: "ok" } };
  const loginInfo = { currentIp: "", lastLoginAt: null, lastLoginCountry: null, lastLoginSubdivision: null };
  const address = "/?modal=login&view=confirmAccount&token=abc";

  it("confirms it once for a guest, takes the token out of the address, and leads to log in (C-2.20)", async () => {
    const opened = await open(address, { answers: { [`POST ${verifyEmail.path}`]: done } });
    await waitFor(() => expect(opened.dialog.getByRole("status").textContent).toMatch(/is confirmed/));
    expect(opened.bodies()).toEqual([{ token: "abc" }]);
    expect(opened.services.route.getState().search).toEqual({ modal: "login", view: "confirmAccount" });
    expect(opened.dialog.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("?modal=login&view=");
  });

  it("confirms it for who is signed in, and the page knows", async () => {
    const answers = {
      [`POST ${verifyEmail.path}`]: done,
      [`GET ${getUserDetails.path}`]: { status: 200, body: { user: paidUser, loginInfo } },
    };
    const { dialog, services } = await open(address, { user: { ...paidUser, isEmailVerified: false }, answers });
    await waitFor(() => expect(dialog.getByRole("status").textContent).toMatch(/is confirmed/));
    expect(services.session.getState().user?.isEmailVerified).toBe(true);
  });

  it.each([
    ["token.used", /used already/],
    ["token.expired", /expired/],
  ])("says for %s what happened and sends another to who is signed in", async (code, words) => {
    const answers = { [`POST ${verifyEmail.path}`]: refusal(410, code) };
    const { dialog } = await open(address, { user: { ...paidUser, isEmailVerified: false }, answers });
    await waitFor(() => expect(dialog.getAllByRole("status")[0]?.textContent).toMatch(words));
    expect(dialog.getByRole("button", { name: "Resend Email" })).toBeTruthy();
  });

  it("can be tried again where the server was away", async () => {
    const replies = [{ status: 503, body: { message: "away" } }];
    const opened = await open(address, { answers: { [`POST ${verifyEmail.path}`]: () => replies.shift() ?? done } });
    await opened.person.click(await opened.dialog.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(opened.dialog.getByRole("status").textContent).toMatch(/is confirmed/));
  });
});

it("asks again whether the address is confirmed when its owner comes back to the page", async () => {
  const user = { ...paidUser, isEmailVerified: false };
  const loginInfo = { currentIp: "", lastLoginAt: null, lastLoginCountry: null, lastLoginSubdivision: null };
  const answers = { [`GET ${getUserDetails.path}`]: { status: 200, body: { user: paidUser, loginInfo } } };
  const services = siteServices({ user, answers });
  renderInSite(<Dialogs />, services);
  fireEvent(document, new Event("visibilitychange"));
  await waitFor(() => expect(services.session.getState().user?.isEmailVerified).toBe(true));
});
