// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { siteSettings } from "../../../schemas/settings";
import { becomeUser } from "../../../src/kit/session/session_store";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const sent = { success: true, message: "The e-mail is on its way.", retryInSeconds: 60 };

async function show({ isEmailVerified = false, emailVerification = true, answer = sent } = {}) {
  const asked: string[] = [];
  const services = {
    ...createTestServices({
      transport: async ({ method, url }) => {
        asked.push(`${method} ${url}`);
        return { status: 200, body: { data: { emailVerificationSent: answer } } };
      },
    }),
    settings: z.parse(siteSettings, { withdrawalConditions: { emailVerification } }),
  };
  becomeUser(services.session, { ...paidUser, isEmailVerified });
  const { element } = await prepare([section("profile_email_verification")], services);
  const { container } = await act(async () => render(element));
  return { asked, card: container.querySelector<HTMLElement>("[data-section]") };
}
const resend = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Resend email" })));
const said = () => screen.getByRole("status").textContent;

it("sends the link again, says so for three seconds, and then waits for a minute (S-2.05, L-2.89, L-4.49 to L-4.52, L-9.15, C-4.71)", async () => {
  const { asked } = await show();
  await resend();
  expect(asked).toEqual(["POST /api/user/refresh-email-token?email=mara%40foyer.test"]);
  expect(said()).toBe("The e-mail is on its way.");
  act(() => vi.advanceTimersByTime(3_000));
  expect(said()).toBe("");
  await resend();
  expect(said()).toBe("You can resend email in 57 seconds");
  act(() => vi.advanceTimersByTime(57_000));
  await resend();
  expect(asked).toHaveLength(2);
});

it("says what the server says where it does not send (L-4.51)", async () => {
  await show({ answer: { success: false, message: "Not today.", retryInSeconds: 0 } });
  await resend();
  expect(said()).toBe("Not today.");
});

it("says that it is confirmed, and leads to where it can be changed", async () => {
  const { card } = await show({ isEmailVerified: true });
  expect(card?.textContent).toContain("Confirmed");
  expect(screen.getByRole("link", { name: "Change it" }).getAttribute("href")).toBe("/profile/edit-profile");
});

it("is not there where the site does not ask for it (C-6.10)", async () => {
  expect((await show({ emailVerification: false })).card?.hidden).toBe(true);
});
