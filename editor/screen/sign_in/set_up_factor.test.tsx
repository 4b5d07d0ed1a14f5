// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { User } from "../../../schemas/user";
import { sampleUser } from "../../../src/page/persona/sample_user";
import { editorWords } from "../../testing/words";
import { createBackOffice, factorDemanded } from "../../workplace/back_office";
import { defaultPersona } from "../../workplace/persona/persona";
import { createPersonaStore } from "../../workplace/persona/persona_store";
import { App } from "../App";
import { createFirstAnswers } from "../../workplace/first_answers";

afterEach(cleanup);

const { viewer, persona } = createPersonaStore(defaultPersona).getState();
const player = sampleUser({ ...viewer, session: "user" }, { persona, player: null });
const ada = { ...player, email: "ada@site.test", role: "administrator", hasPassword: true, isTwoFactorOn: false } as User;

const ok = (body: object) => ({ status: 200, body });
const wrong = (field: string) => ({
  status: 400,
  body: { message: "", code: "request.invalid", data: { issues: [{ path: ["body", field], message: "" }] } },
});
const refused = { status: 403, body: { message: "Set up a second factor first.", code: factorDemanded } };

/** A site that demands a second factor, or begins to. */
function openSite({ isDemanded = true, isTwoFactorOn = false } = {}) {
  const site = { isDemanded, user: { ...ada, isTwoFactorOn } };
  const answers: Record<string, (body: Record<string, string>) => { status: number; body: unknown }> = {
    "/api/user/login": () => ok({ data: { success: true, accessToken: "token", user: site.user } }),
    "/api/viewer": () => ok({ viewer, user: site.user }),
    "/api/user/two-factor/start": ({ password }) =>
      password === "right" ? ok({ data: { secret: "ABCDEFGH", uri: "otpauth://totp/x", qr: "data:," } }) : wrong("password"),
    "/api/user/two-factor/confirm": ({ code }) => {
      if (code !== "123456") return wrong("code");
      site.user = { ...site.user, isTwoFactorOn: true };
      return ok({ data: { recoveryCodes: ["aaaa-bbbb", "cccc-dddd"] } });
    },
  };
  const backOffice = createBackOffice({
    transport: () => async (request) => {
      const path = request.url.split("?", 1)[0] ?? "";
      if (path.startsWith("/api/backoffice/") && site.isDemanded && !site.user.isTwoFactorOn) return refused;
      return answers[path]?.((request.body ?? {}) as Record<string, string>) ?? { status: 503, body: {} };
    },
  });
  backOffice.store.setState({ status: "signed_out" });
  render(<App backOffice={backOffice} t={editorWords("en")} language="en" answers={createFirstAnswers()} />);
  return { site, backOffice, user: userEvent.setup() };
}

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText("E-mail"), "ada@site.test");
  await user.type(screen.getByLabelText("Password"), "right");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

it("leads who signs in without a second factor through setting one up, and then on to the editor", async () => {
  const { backOffice, user } = openSite();
  await signIn(user);
  expect(await screen.findByRole("heading", { name: "Set up your second factor" })).toBeTruthy();
  expect(backOffice.store.getState().isAtWork).toBe(false);

  await user.type(screen.getByLabelText("Your current password"), "false");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect((await screen.findByRole("alert")).textContent).toBe("This password is not right.");
  await user.clear(screen.getByLabelText("Your current password"));
  await user.type(screen.getByLabelText("Your current password"), "right");
  await user.click(screen.getByRole("button", { name: "Continue" }));

  expect((await screen.findByRole("img", { name: "QR code for the authenticator app" })).getAttribute("src")).toBe("data:,");
  expect(screen.getByText("ABCD EFGH")).toBeTruthy();
  const code = screen.getByLabelText("Enter the six digits that the app shows");
  await user.type(code, "000000");
  await user.click(screen.getByRole("button", { name: "Turn on" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/^The code is wrong/);
  await user.clear(code);
  await user.type(code, "123456");
  await user.click(screen.getByRole("button", { name: "Turn on" }));

  expect((await screen.findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual(["aaaa-bbbb", "cccc-dddd"]);
  expect(backOffice.store.getState().status).toBe("factor_demanded");
  await user.click(screen.getByRole("button", { name: "I have saved them" }));
  await expect.poll(() => backOffice.store.getState()).toMatchObject({ status: "signed_in", isAtWork: true });
  expect(screen.queryByRole("heading", { name: "Two-factor authentication is on" })).toBeNull();
});

it("asks over the work of who is in when the site begins to demand a second factor", async () => {
  const { site, backOffice, user } = openSite({ isDemanded: false });
  await signIn(user);
  await expect.poll(() => backOffice.store.getState().status).toBe("signed_in");
  site.isDemanded = true;
  await backOffice.goOn();
  expect(await screen.findByRole("heading", { name: "Set up your second factor" })).toBeTruthy();
  expect(backOffice.store.getState()).toMatchObject({ isAtWork: true });
});

it("opens the editor at once to who has a second factor", async () => {
  const { backOffice, user } = openSite({ isTwoFactorOn: true });
  await signIn(user);
  await expect.poll(() => backOffice.store.getState().status).toBe("signed_in");
});
