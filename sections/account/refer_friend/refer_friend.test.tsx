// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { siteSettings } from "../../../schemas/settings";
import { becomeUser } from "../../../src/session/session_store";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const link = "https://foyer.test/?ref=ABCDEFGH";
const referral = {
  link,
  qr: { size: 21, path: "M0 0h1v1h-1z" },
  visits: 18,
  registrations: 4,
  revenue: 12.5,
  currencyCode: "EUR",
};

async function show({ percent = 25, props = {}, status = 200, isUser = true } = {}) {
  const services = {
    ...createTestServices({ transport: async () => ({ status, body: { referral } }) }),
    settings: z.parse(siteSettings, { referAFriendPercent: percent }),
  };
  if (isUser) becomeUser(services.session, paidUser);
  const { element } = await prepare([section("refer_friend", { props })], services);
  const { container } = await act(async () => render(element));
  return container.querySelector<HTMLElement>("[data-section]");
}
const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });

it("shows the link, the same to be scanned, and what came of it (S-2.17, C-2.43)", async () => {
  const card = await show();
  expect(screen.getByLabelText<HTMLInputElement>("Your link").value).toBe(link);
  expect(screen.getByRole("img", { name: "Your link as a QR code" })).toBeTruthy();
  expect(card?.textContent).toContain("Visits18Sign-ups4Earned€12.50");
  expect(screen.getByRole("heading").textContent).toBe("Bring a friend and earn 25%");
});

it("keeps the percentage to itself where it should (S-2.17)", async () => {
  await show({ props: { percentFromSettings: false } });
  expect(screen.getByRole("heading").textContent).toBe("Bring a friend");
});

it("says for two seconds that the link was copied (C-4.70)", async () => {
  const writeText = vi.fn(async () => {});
  clipboard(writeText);
  await show();
  vi.useFakeTimers(); // from here on time passes as the test says
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy" })));
  expect(screen.getByText("Copied")).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(link);
  act(() => vi.advanceTimersByTime(1_900));
  expect(screen.queryByText("Copied")).toBeTruthy();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByText("Copied")).toBeNull();
});

it("is silent where the browser does not let it copy (C-4.70)", async () => {
  clipboard(() => Promise.reject(new Error("denied")));
  await show();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy" })));
  expect(screen.queryByText("Copied")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  ["guests", { isUser: false }],
  ["anybody where friends earn nothing", { percent: 0 }],
])("is not there for %s (C-6.07)", async (_, options) => {
  expect((await show(options))?.hidden).toBe(true);
});

it("says so where it does not load", async () => {
  await show({ status: 503 });
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
});
