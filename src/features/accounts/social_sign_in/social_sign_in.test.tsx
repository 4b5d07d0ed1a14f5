// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getCountries, getCurrencies } from "../../../../schemas/api/countries";
import { getLinkRequest, linkAccount, socialSignUp } from "../../../../schemas/api/social";
import { getUserDetails } from "../../../../schemas/api/users";
import { socialProblems } from "../../../../schemas/social_message";
import { paidUser, renderInSite, type SiteOptions, siteServices } from "../../../testing/site";
import { rememberInvitation } from "../referral/invitation";
import { SocialSignIn } from "./SocialSignIn";

const uuid = "0b8f5f6e-6a0e-4f0e-9d35-0d8ad4a4c111";
const eventType = "linked-account-handler";
let popup: { closed: boolean };
const open = vi.fn((): { closed: boolean } | null => popup);

beforeEach(() => {
  popup = { closed: false };
  open.mockClear();
  vi.stubGlobal("open", open);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const handleSignedIn = vi.fn();
function renderButton(options: SiteOptions = {}) {
  handleSignedIn.mockClear();
  return renderInSite(<SocialSignIn onSignedIn={handleSignedIn} />, siteServices(options));
}
const begin = async () => fireEvent.click(await screen.findByRole("button", { name: "Continue with Google" }));
/** A message as browsers deliver it. */
const say = (data: unknown, { origin = location.origin, source = popup as unknown } = {}) =>
  act(async () => {
    const event = new MessageEvent("message", { data, origin });
    Object.defineProperty(event, "source", { value: source });
    window.dispatchEvent(event);
  });
const user = {
  status: 200,
  body: { user: paidUser, loginInfo: { currentIp: "", lastLoginAt: null, lastLoginCountry: null, lastLoginSubdivision: null } },
};
const details = { [`GET ${getUserDetails.path}`]: user };
const signedIn = { status: 200, body: { data: { success: true, accessToken: "token", user: paidUser } } };
const waitsFor = (step: string) => ({
  [`GET ${getLinkRequest.path}`]: {
    status: 200,
    body: { data: { waitsFor: step, email: "mara@foyer.test", expiresAt: "2026-03-04T12:15:00Z", passkey: null } },
  },
});

it.each([
  ["the settings say no", { socialSignIn: false }],
  ["the site has a domain id (C-6.05)", { domainId: "brand" }],
])("is not there where %s", (_, settings) => {
  renderButton({ settings });
  expect(screen.queryByRole("button")).toBeNull();
});

it("opens a window of 500 by 600 in the click, and signs in with what it says (C-2.32, C-4.43, C-9.37)", async () => {
  const { services } = renderButton({ answers: details });
  await begin();
  expect(open).toHaveBeenCalledWith("/api/auth/google", expect.any(String), expect.stringContaining("width=500,height=600"));
  await say({ eventType, accessToken: "token" });
  await waitFor(() => expect(handleSignedIn).toHaveBeenCalledTimes(1));
  expect(services.session.getState().user?.userId).toBe(paidUser.userId);
  expect(await services.accessToken.current()).toBe("token");
});

it("hears our own origin and the window that it opened, and nobody else (C-4.45)", async () => {
  const { services } = renderButton({ answers: details });
  await begin();
  const message = { eventType, accessToken: "stolen" };
  await say(message, { origin: "https://evil.example" });
  await say(message, { source: window });
  await say(message, { source: null });
  await say({ ...message, eventType: "something-else" });
  await say({ eventType, error: "<b>made up</b>" });
  await say("linked-account-handler");
  await say({ eventType, linkedAccountUuid: "../../evil" });
  expect(services.session.getState().user).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(handleSignedIn).not.toHaveBeenCalled();
  await say({ eventType, accessToken: "token" });
  await waitFor(() => expect(handleSignedIn).toHaveBeenCalledTimes(1));
  expect(await services.accessToken.current()).toBe("token");
});

it("goes quietly back where the window is closed, and can begin again", async () => {
  renderButton();
  await begin();
  expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true");
  popup.closed = true;
  await waitFor(() => expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each(socialProblems.filter((problem) => problem !== "cancelled"))(
  "says why it did not succeed: %s (C-8.26)",
  async (error) => {
    renderButton();
    await begin();
    await say({ eventType, error });
    expect((await screen.findByRole("alert")).textContent).not.toMatch(/^$|social\.|global\./);
  },
);

it("says until when an account is excluded", async () => {
  renderButton();
  await begin();
  await say({ eventType, error: "excluded", until: "2026-12-24T12:00:00Z" });
  expect((await screen.findByRole("alert")).textContent).toContain("December 24, 2026");
});

it("asks for the account's password, and its code where it has one, before it links (C-4.44)", async () => {
  const sent: unknown[] = [];
  const passkey = { challenge: "YXNrZWQ", siteId: "localhost", ids: ["a2V5"] };
  renderButton({
    answers: {
      ...waitsFor("password"),
      [`POST ${linkAccount.path}`]: ({ body }) => {
        sent.push(body);
        if (sent.length === 1) return { status: 401, body: { message: "no", code: "login.failed" } };
        return sent.length === 2
          ? { status: 401, body: { message: "no", code: "login.two_factor_required", data: { passkey } } }
          : signedIn;
      },
    },
  });
  await begin();
  await say({ eventType, linkedAccountUuid: uuid });
  const dialog = within(await screen.findByRole("dialog", { name: "You already have an account" }));
  const submit = () => fireEvent.click(dialog.getByRole("button", { name: "Link and log in" }));
  await dialog.findByText(/mara@foyer\.test/);
  submit();
  expect(dialog.getByText("Password is required")).toBeTruthy();
  fireEvent.change(dialog.getByLabelText("Password"), { target: { value: "secret" } });
  submit();
  expect((await dialog.findByRole("alert")).textContent).toBe("The password is wrong.");
  submit();
  await dialog.findByLabelText("Code");
  fireEvent.click(dialog.getByRole("button", { name: "Use a passkey" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("The passkey was not used. Try again, or enter the code."); // no such device here
  fireEvent.change(await dialog.findByLabelText("Code"), { target: { value: "123456" } });
  submit();
  await waitFor(() => expect(handleSignedIn).toHaveBeenCalledTimes(1));
  expect(sent.at(-1)).toEqual({ linkedAccountUuid: uuid, password: "secret", twoFactorCode: "123456" });
});

it("keeps the focus at the passkey's button while it links, and takes no second press (WCAG 2.4.3)", async () => {
  const passkey = { challenge: "YXNrZWQ", siteId: "localhost", ids: ["a2V5"] };
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  let links = 0;
  const bytes = new ArrayBuffer(1);
  const get = async () => ({ id: "a2V5", response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes } });
  vi.stubGlobal("PublicKeyCredential", {});
  Object.assign(navigator, { credentials: { get } });
  renderButton({
    answers: {
      ...waitsFor("password"),
      [`POST ${linkAccount.path}`]: async ({ body }) => {
        if (!(body as { passkey?: object }).passkey)
          return { status: 401, body: { message: "no", code: "login.two_factor_required", data: { passkey } } };
        links += 1;
        await isAnswered;
        return signedIn;
      },
    },
  });
  await begin();
  await say({ eventType, linkedAccountUuid: uuid });
  const dialog = within(await screen.findByRole("dialog", { name: "You already have an account" }));
  fireEvent.change(await dialog.findByLabelText("Password"), { target: { value: "secret" } });
  fireEvent.click(dialog.getByRole("button", { name: "Link and log in" }));
  const use = await dialog.findByRole<HTMLButtonElement>("button", { name: "Use a passkey" });
  use.focus();
  fireEvent.click(use);
  await waitFor(() => expect(links).toBe(1));
  fireEvent.click(use);
  expect([use.disabled, use.getAttribute("aria-disabled"), document.activeElement]).toEqual([false, "true", use]);
  await act(async () => answer());
  await waitFor(() => expect(handleSignedIn).toHaveBeenCalledTimes(1));
  expect(links).toBe(1);
});

it("opens an account once the terms are agreed to, in the country's own currency, and for the friend whose link was followed (S-2.17)", async () => {
  const sent: unknown[] = [];
  const country = {
    countryId: 752,
    code: "SE",
    name: "Sweden",
    phoneCode: "46",
    flag: "/flags/se.svg",
    currencyCode: "SEK",
    isMainOfCode: true,
    isServed: true,
    minimumAge: 18,
    minPasswordLength: 0,
  };
  const { services } = renderButton({
    viewer: { country: "SE" },
    answers: {
      ...waitsFor("consent"),
      [`GET ${getCountries.path}`]: { status: 200, body: { countries: [country] } },
      [`GET ${getCurrencies.path}`]: {
        status: 200,
        body: { currencies: ["EUR", "SEK"].map((code) => ({ code, name: code })) },
      },
      [`POST ${socialSignUp.path}`]: ({ body }) => {
        sent.push(body);
        return signedIn;
      },
    },
  });
  rememberInvitation(services.api, "ABCDEFGH"); // no cookie was agreed to
  await begin();
  await say({ eventType, linkedAccountUuid: uuid });
  const dialog = within(await screen.findByRole("dialog", { name: "One last step" }));
  await dialog.findByRole("option", { name: "Sweden" });
  await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>("Currency").value).toBe("SEK"));
  fireEvent.click(dialog.getByRole("button", { name: "Open the account" }));
  expect(dialog.getByText("Please tick this to go on.")).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByLabelText(/at least 18 years/));
  fireEvent.click(dialog.getByRole("button", { name: "Open the account" }));
  await waitFor(() => expect(handleSignedIn).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([
    {
      linkedAccountUuid: uuid,
      consents: { terms_and_conditions_acceptance: true, newsletter_subscription: false },
      countryCode: "SE",
      currencyCode: "SEK",
      ref: "ABCDEFGH",
    },
  ]);
});

it("says that a step has expired, and leads back", async () => {
  renderButton({
    answers: { [`GET ${getLinkRequest.path}`]: { status: 410, body: { message: "no", code: "social.link_expired" } } },
  });
  await begin();
  await say({ eventType, linkedAccountUuid: uuid });
  expect((await screen.findByRole("alert")).textContent).toMatch(/expired/);
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("goes on from what the address tells, where no window could be opened", async () => {
  const { services } = renderButton({ address: `/?modal=login&linkedAccountUuid=${uuid}`, answers: waitsFor("password") });
  expect(await screen.findByRole("dialog", { name: "You already have an account" })).toBeTruthy();
  expect(services.route.getState().search).toEqual({ modal: "login" });
});
