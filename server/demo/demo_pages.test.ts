import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { assetRoot } from "../../schemas/asset_root";
import type { Page, Section } from "../../schemas/page";
import { siteSettings } from "../../schemas/settings";
import { languages } from "../../schemas/text";
import { readWords } from "../../locales/read_words";
import { inLanguage } from "../../src/page/page_title";
import { cardNames } from "../../sections/account/profile_summary/schema";
import { registry } from "../../sections/registry";
import { matchRoute } from "../../src/layout/match_route";
import { parsePage } from "../../src/layout/parse_page";
import { checkOnSite } from "../content/pages/check_on_site";
import demoSettings from "./settings.json";

const folder = join(import.meta.dirname, "pages");
const read = (name: string) => parsePage(JSON.parse(readFileSync(join(folder, name), "utf8")));
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
const pages = files.flatMap((name) => read(name).page ?? []);

const settings = z.parse(siteSettings, demoSettings);

const flat = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => [section, ...flat(section.sections ?? [])]);

/** Every text inside a value, with the key that holds it. */
function texts(value: unknown, key = ""): { key: string; text: string }[] {
  if (typeof value === "string") return [{ key, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => texts(child, name));
}

function linksOf(page: Page): string[] {
  return texts(page.sections).flatMap(({ key, text }) => {
    const hrefs = [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? "");
    return ["url", "bannerCtaLink", "bannerCtaLinkAuth"].includes(key) ? [text, ...hrefs] : hrefs;
  });
}

describe.each(files)("the demo page %s", (name) => {
  it("is a valid page with the id of its file", () => {
    const { page, issues } = read(name);
    expect(issues).toBeUndefined();
    expect(`${page?.id}.json`).toBe(name);
  });

  it("has only known types, with valid props", () => {
    const problems = flat(read(name).page?.sections ?? []).flatMap((section) =>
      registry.isKnown(section.type)
        ? registry.issuesOf(section).map(({ path, message }) => `${section.id}.${path.join(".")}: ${message}`)
        : `${section.id}: ${section.type}`,
    );
    expect(problems).toEqual([]);
  });

  it("has nothing that stops a publish, in any of the demo's markets, and no text without a translation", () => {
    const page = pages.find(({ id }) => `${id}.json` === name);
    const { findings } = checkOnSite(page as Page, { settings, pages, drafts: [], redirects: [] });
    const isBeforeSignIn = ({ values }: (typeof findings)[number]) => String(values["kinds"]) === "unknown"; // empty for a moment, on pages for players
    expect(findings.filter((finding) => !isBeforeSignIn(finding))).toEqual([]);
  });

  it("has a title in every language (L-1.12)", () => {
    expect(Object.keys(read(name).page?.title ?? {})).toEqual(expect.arrayContaining([...languages]));
  });
});

it("has limits on deposits, losses, bets and the session, each with its periods, the calendar and self-exclusion on one page (C-2.41, C-2.42)", () => {
  const page = pages.find(({ id }) => id === "account-responsible-gambling");
  const types = flat(page?.sections ?? []).map(({ type }) => type);
  expect(types).toEqual(
    expect.arrayContaining(["deposit_limit", "loss_limit", "bet_limit", "session_limit", "no_calendar", "self_exclusion_block"]),
  );
  const periods = flat(page?.sections ?? []).filter(({ props }) => props && "periods" in props && props["periods"]);
  expect(periods.map(({ type }) => type).filter((type) => type.endsWith("_limit"))).toEqual([]); // none takes one of the three away
});

it("leads only to pages that are there", () => {
  const dead = pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => link.startsWith("/") && !link.startsWith(assetRoot))
      .map((link) => link.split(/[?#]/)[0] ?? "")
      .filter((link) => !matchRoute(pages, link))
      .map((link) => `${page.id}: ${link}`),
  );
  expect(dead).toEqual([]);
});

it("says that there is no cashback to nobody for whom the page says that there is some", () => {
  const page = pages.find(({ id }) => id === "profile-cashback");
  const own = (page?.sections ?? []).flatMap(({ id, access, audiences }) => (access ? [{ id, access, audiences }] : []));
  expect(own).toMatchObject([
    { id: "guest", access: "guest" },
    { id: "cashback", access: "user", audiences: { paidCustomers: true } }, // as its promotion is
    { id: "rakeback", access: "user" },
    { id: "offers", access: "user" }, // what pays out by itself is in no list of promotions (L-4.08)
  ]);
});

it("has no address twice, and a page for every route that the documents name (D-33)", () => {
  const routes = pages.map(({ route }) => route);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes).toEqual(
    expect.arrayContaining([
      ...["/", "/casino", "/casino/:subCategorySlug", "/casino/games/:game", "/game/:gameId"],
      ...[
        "/categories/:topCategorySlug",
        "/categories/:topCategorySlug/:subCategorySlug",
        "/categories/live-casino",
        "/casino/live-casino",
      ],
      ...["/promotions", "/promotions/:bannerKey", "/casino/banners/:bannerKey", "/providers/:providerId", "/vip-club"],
      ...["/account", "/account/balance", "/account/verification", "/account/bonuses", "/account/vip-club", "/account/history"],
      ...["/account/responsible-gambling", "/profile", "/profile/favorites", "/profile/recent", "/refer-a-friend-program"],
      ...["/profile/deposit", "/profile/withdraw", "/tournaments", "/providers", "/profile/edit-profile", "/profile/verify"],
      ...["/profile/responsible-gaming", "/profile/transactions", "/reset-password", "/profile/promotions"],
      ...["/profile/bonus-history", "/profile/cashback"],
    ]),
  );
});

it.each([
  ["L-2.01", "/", "home", {}],
  ["L-2.02", "/casino", "casino", {}],
  ["L-2.03", "/casino/horror", "casino-category", { subCategorySlug: "horror" }],
  ["L-2.04", "/casino/games/ember-drake", "game", { game: "ember-drake" }],
  ["L-2.05", "/game/7", "game-by-id", { gameId: "7" }],
  ["L-2.07", "/categories/slots", "category-top", { topCategorySlug: "slots" }],
  ["L-2.08", "/categories/slots/horror", "category-top-sub", { topCategorySlug: "slots", subCategorySlug: "horror" }],
  ["L-2.09", "/categories/live-casino", "categories-live-casino", {}],
  ["L-2.10", "/casino/live-casino", "live-casino", {}],
  ["L-2.11", "/promotions", "promotions", {}],
  ["L-2.12", "/promotions/welcome-gift", "promotion", { bannerKey: "welcome-gift" }],
  ["L-2.13", "/casino/banners/welcome-gift", "banner-page", { bannerKey: "welcome-gift" }],
  ["L-2.14", "/providers/voltgrid", "provider", { providerId: "voltgrid" }],
  ["L-2.15", "/vip-club", "vip-club", {}],
  ["L-2.16", "/account/verification", "account-verification", {}],
  ["L-2.17", "/profile/favorites", "profile-favorites", {}],
  ["L-2.18", "/refer-a-friend-program", "refer-a-friend", {}],
  ["C-2.38", "/profile/cashback", "profile-cashback", {}],
])("shows by %s at %s the page %s", (_, path, id, params) => {
  const match = matchRoute(pages, path);
  expect([match?.page.id, match?.params]).toEqual([id, params]);
});

it("shows all eight cards of the account on the profile (C-2.39)", () => {
  const summary = flat(pages.find(({ route }) => route === "/profile")?.sections ?? []).find(
    ({ type }) => type === "profile_summary",
  );
  expect(summary?.props?.["cards"]).toEqual(cardNames);
});

it.each([
  ["favourites", "favorite_games"],
  ["latest winners", "latest_winners"],
  ["top winners", "top_winners"],
  ["tournaments", "tournament_list"],
  ["missions", "missions"],
  ["bonuses", "active_bonuses"],
  ["promotions", "promotion_list"],
  ["coupons", "coupon_form"],
  ["rakeback", "rakeback_block"],
  ["cashback", "cashback"],
  ["loyalty", "loyalty_levels"],
])("has %s on a page that players come to (L-1.02)", (_, type) => {
  expect(pages.filter(({ sections }) => flat(sections).some((section) => section.type === type)).length).toBeGreaterThan(0);
});

it("plays in euro where the settings name no other currency (L-1.14)", () => {
  expect(z.parse(siteSettings, {}).defaultCurrency).toBe("EUR");
});

it.each(languages)("calls the pages that the documents name as they do, in %s (C-2.35, C-2.36)", (language) => {
  const words = readWords(join(import.meta.dirname, "../../locales", language, "site"))["titles"] as Record<string, string>;
  const named = Object.entries(words).filter(([route]) => route.startsWith("/"));
  const own = named.map(([route]) => [route, inLanguage(pages.find((page) => page.route === route)?.title, language)]);
  expect(own).toEqual(named);
});

it.each([
  ["/profile/verify", "account-verification"],
  ["/profile/responsible-gaming", "account-responsible-gambling"],
  ["/profile/transactions", "account-history"],
])("shows at %s the same page as %s is (D-14)", (route, id) => {
  const sections = pages.find((page) => page.route === route)?.sections;
  expect(sections?.map((section) => registry.nestedPageOf(section))).toEqual([id]);
});
