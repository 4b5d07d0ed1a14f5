// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Transport } from "../../../src/kit/api/api";
import { accountEntries } from "../../../src/features/accounts/account/account_entries";
import { pageAddress } from "../../../src/layout/page_address";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";

afterEach(cleanup);

async function show(props: Record<string, unknown>, transport?: Transport) {
  const services = createTestServices({ viewer: { session: "user" }, ...(transport && { transport }) });
  render((await prepare([section("profile_menu", { props })], services)).element);
  return services;
}

it("leads to the pages of the account where nothing else is set: profile, bonuses, settings and the way out (S-2.10, L-2.88)", async () => {
  const services = await show({});
  for (const name of ["Profile", "Bonuses", "Security"]) expect(screen.getByRole("link", { name })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Log out" })).toBeTruthy();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(accountEntries.map(({ page }) => pageAddress(services.settings, page, "en")));
});

it("shows its own entries, each to those it is for (S-2.10)", async () => {
  await show({
    items: [
      { title: "Club", url: "/vip-club" },
      { title: "Join", url: "/welcome", scope: "guest" },
    ],
  });
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Club"]);
});

it("signs out, and reloads the page (S-2.10, L-4.66)", async () => {
  const asked: string[] = [];
  const services = await show({}, async ({ method, url }) => {
    asked.push(`${method} ${url}`);
    return { status: 200, body: { data: { success: true } } };
  });
  fireEvent.click(screen.getByRole("button", { name: "Log out" }));
  await waitFor(() => expect(services.session.getState().viewer.session).toBe("guest"));
  expect(asked).toEqual(["POST /api/user/logout"]);
});

it("says so where signing out fails, and stays (S-2.10)", async () => {
  const services = await show({}, async () => ({ status: 503, body: {} }));
  fireEvent.click(screen.getByRole("button", { name: "Log out" }));
  expect((await screen.findByRole("alert")).textContent).toContain("still logged in");
  expect(services.session.getState().viewer.session).toBe("user");
});
