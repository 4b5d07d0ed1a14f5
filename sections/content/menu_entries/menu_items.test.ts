import { expect, it } from "vitest";
import type { NavigationItem } from "../../../schemas/navigation";
import { isCurrent, visibleItems } from "./menu_items";

const item = (name: string, rest: Partial<NavigationItem> = {}): NavigationItem => ({
  title: { en: name },
  url: `/${name}`,
  items: [],
  scope: "any",
  type: "link",
  auth: false,
  ...rest,
});
const items = [item("all"), item("guests", { scope: "guest" }), item("users", { scope: "user" }), item("auth", { auth: true })];
const seenBy = (session: "unknown" | "guest" | "user") => visibleItems(items, session).map(({ url }) => url);

it("shows each entry to those it is for (S-1.25)", () => {
  expect(seenBy("guest")).toEqual(["/all", "/guests"]);
  expect(seenBy("user")).toEqual(["/all", "/users", "/auth"]);
});

it("assumes neither guest nor user until the session is known (L-1.15)", () => {
  expect(seenBy("unknown")).toEqual(["/all"]);
});

it.each([
  ["/casino", "/casino", {}, true],
  ["/casino", "/casino", { search: "x" }, true],
  ["/casino", "/", {}, false],
  ["?orderBy=name", "/casino", { orderBy: "name" }, true],
  ["?orderBy=name", "/casino", {}, false],
  ["/casino?filter=new", "/casino", { filter: "new", page: "2" }, true],
  ["https://help.example", "/", {}, false],
] as const)("knows whether %s is open at %s %o", (url, path, search, expected) => {
  expect(isCurrent(url, { path, search: { ...search } as Record<string, string> })).toBe(expected);
});
