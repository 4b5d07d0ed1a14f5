// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { section } from "../../src/testing/build";
import { createTestServices } from "../../src/testing/create_test_services";
import { prepare } from "../../src/testing/render_section";

afterEach(cleanup);

async function show(...parts: Parameters<typeof prepare>) {
  const { element } = await prepare(...parts);
  return act(async () => render(element));
}

it("expands once and does not collapse again (S-1.22, L-2.84, L-4.54)", async () => {
  const { container } = await show([section("show_more_content", { props: { buttonText: { en: "Read on" } } })]);
  const button = await screen.findByRole("button", { name: "Read on" });
  expect(container.querySelector("[data-expanded]")).toBeNull();
  fireEvent.click(button);
  expect(container.querySelector("[data-expanded]")).not.toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement).toBe(container.querySelector("[data-expanded]"));
});

it("opens one answer at a time where it is asked to (S-1.17, L-2.84)", async () => {
  const { container, unmount } = await show([section("faq_section", { props: { singleOpen: true } })]);
  const names = [...container.querySelectorAll("details")].map((details) => details.getAttribute("name"));
  expect(new Set(names)).toEqual(new Set(["faq-faq_section"]));
  unmount();
  const { container: free } = await show([section("faq_section")]);
  expect(free.querySelector("details[name]")).toBeNull();
});

it("opens in 200 ms, and at once for who wants no movement (L-4.53)", () => {
  const [tokens, styles] = ["src/kit/themes/scale.css", "src/kit/ui/Disclosure.module.css"].map((path) =>
    readFileSync(path, "utf8"),
  );
  expect(tokens).toMatch(/--duration-fast: 200ms;/);
  expect(styles).toMatch(/::details-content \{[^}]*transition:\s+block-size var\(--duration-fast\)/);
  expect(styles).toMatch(/prefers-reduced-motion: reduce\) \{\s+\.disclosure::details-content \{\s+transition: none;/);
});

it("is open from the start where it is asked to (S-1.24)", async () => {
  const { container } = await show([section("expand_content", { props: { initiallyOpen: true } })]);
  expect(container.querySelector("details")?.open).toBe(true);
});

it("asks guests to sign up before a link that needs an account (S-1.03)", async () => {
  const props = { cta: { url: "/vip", auth: true }, ctaText: { en: "To the club" } };
  const { unmount } = await show([section("content_section", { props })]);
  expect(screen.getByRole("link", { name: "To the club" }).getAttribute("href")).toBe("?modal=signup");
  unmount();
  await show([section("content_section", { props })], createTestServices({ viewer: { session: "user" } }));
  expect(screen.getByRole("link", { name: "To the club" }).getAttribute("href")).toBe("/vip");
});

it("shows a menu's entries to those they are for, and nothing of a closed menu (S-1.25)", async () => {
  const { unmount } = await show([section("menu")]);
  expect(screen.getAllByRole("link")).toHaveLength(4);
  unmount();
  const { container } = await show([section("menu", { props: { menuType: "none" } })]);
  expect(screen.queryByRole("link")).toBeNull();
  expect(container.querySelector("[data-section]")).not.toBeNull();
});

it("counts bonuses beside promotions by three types at once, and marks tournaments while one runs (S-1.25, L-2.68, L-2.69, L-7.56)", async () => {
  const asked: string[] = [];
  const services = createTestServices({
    transport: async ({ url }) => {
      asked.push(decodeURIComponent(url));
      if (url.includes("get-tournament-activities")) return { status: 200, body: { tournaments: { count: 2, rows: [] } } };
      return { status: 200, body: { bonus: { count: 3, rows: [] } } };
    },
  });
  const items = [
    { title: { en: "Offers" }, url: "/promotions", badge: "promotions" },
    { title: { en: "Races" }, url: "/tournaments", badge: "tournaments" },
  ];
  await show([section("menu", { props: { items } })], services);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Offers33 bonuses available", "RacesLive"]);
  expect(asked.find((url) => url.includes("get-all-bonus"))).toContain("type=freespins,deposit,no_deposit");
  expect(asked.find((url) => url.includes("get-tournament-activities"))).toContain("status=IN-PROGRESS");
});

it("has a search field where the menu is for searching (S-1.25)", async () => {
  const went: string[] = [];
  const services = { ...createTestServices(), go: (url: string) => void went.push(url) };
  await show([section("menu", { props: { menuType: "search" } })], services);
  const field = screen.getByRole("searchbox");
  fireEvent.change(field, { target: { value: "ember drake" } });
  fireEvent.submit(field);
  expect(went).toEqual(["/casino?search=ember%20drake#games"]);
});

it("names the landmark of its search, which is beside the header's", async () => {
  await show([section("menu", { props: { menuType: "search" } })]);
  expect(screen.getByRole("search", { name: "Search games and studios" })).toBeTruthy();
});

it("has a search of studios beside it, whose code comes when it is opened (S-1.25, L-2.46)", async () => {
  const studio = { master_casino_provider_id: "runehall", name: "Runehall", thumbnail_url: "", gameCount: 17 };
  const services = createTestServices({
    transport: async () => ({ status: 200, body: { providers: { count: 1, rows: [studio] } } }),
  });
  const { container } = await show([section("menu", { props: { menuType: "search", items: [] } })], services);
  expect(screen.queryByRole("combobox")).toBeNull();
  const details = container.querySelector("details");
  await act(async () => {
    details?.setAttribute("open", "");
    if (details) fireEvent(details, new Event("toggle"));
  });
  expect(await screen.findByRole("combobox", { name: "Find a studio" })).toBeTruthy();
});
