import { describe, expect, it } from "vitest";
import { navigationItem } from "../../schemas/navigation";
import { siteSettings, type SiteSettings } from "../../schemas/settings";
import * as z from "zod/mini";
import { bottomBarItems, canSee, isCurrent, isInScope } from "./menu_items";

const settings = (bottomBar: object[], more: object = {}): SiteSettings => z.parse(siteSettings, { bottomBar, ...more });
const link = (url: string, more: object = {}) => ({ title: url, url, ...more });
const urls = (items: { url: string }[]) => items.map(({ url }) => url).join(" ");

describe("scopes", () => {
  it.each([
    ["any", "unknown", true],
    ["any", "guest", true],
    ["any", "user", true],
    ["guest", "unknown", false],
    ["guest", "guest", true],
    ["guest", "user", false],
    ["user", "unknown", false],
    ["user", "guest", false],
    ["user", "user", true],
  ] as const)("shows what is for %s to %s: %s (L-1.15, L-6.09, L-6.10)", (scope, session, expected) => {
    expect(isInScope(scope, session)).toBe(expected);
  });

  it("shows login-only entries to users alone (L-2.66)", () => {
    expect((["unknown", "guest", "user"] as const).filter((session) => canSee({ auth: true }, session))).toEqual(["user"]);
  });
});

it("reads an entry with its sub-entries, scope, kind and need of an account, and fills in what is usual (L-3.26)", () => {
  const items = [{ title: { en: "Questions" }, url: "/faq", iconUrl: "info" }];
  const given = { title: { en: "Help" }, url: "", iconUrl: "life-buoy", items, scope: "user", type: "categories", auth: true };
  expect(z.parse(navigationItem, given)).toMatchObject({ ...given, items: [{ url: "/faq", iconUrl: "info" }] });
  const usual = { items: [], scope: "any", type: "link", auth: false };
  expect(z.parse(navigationItem, { title: "Help", url: "/faq" })).toMatchObject({ url: "/faq", ...usual });
  for (const wrong of [{ scope: "staff" }, { type: "button" }, { url: "javascript:alert(1)" }, { items: [{ title: "x" }] }])
    expect(z.safeParse(navigationItem, { ...given, ...wrong }).success).toBe(false);
});

describe("the bottom bar", () => {
  const bar = settings([
    link("/profile/deposit"),
    link("/promotions"),
    link("/casino", { scope: "guest" }),
    link("/account", { scope: "user" }),
  ]);

  it.each([
    ["guest", "/promotions /casino"],
    ["user", "/profile/deposit /account"],
    ["unknown", ""],
  ] as const)("holds for a %s: %s (L-2.61, L-2.62, L-2.63)", (session, expected) => {
    expect(urls(bottomBarItems(bar, session, "en"))).toBe(expected);
  });

  it("knows deposit by its configured address (L-2.22)", () => {
    const moved = settings([link("/konto/einzahlen"), link("/casino")], {
      pageAddresses: { deposit: { de: "/konto/einzahlen" } },
    });
    expect(urls(bottomBarItems(moved, "guest", "de"))).toBe("/casino");
  });

  it("has room for three links beside Menu and Search (L-2.60)", () => {
    const many = settings(["/a", "/b", "/c", "/d"].map((url) => link(url)));
    expect(urls(bottomBarItems(many, "guest", "en"))).toBe("/a /b /c");
  });
});

it.each([
  ["/casino", "/casino", true],
  ["/casino?search=fox", "/casino", true],
  ["/casino/live-casino", "/casino", false],
  ["?modal=login", "/", false],
  ["", "/", false],
])("knows whether %s is the page %s: %s", (url, path, expected) => {
  expect(isCurrent(url, path)).toBe(expected);
});
