import { expect, it } from "vitest";
import { matchRoute, splitLocale } from "./match_route";

const pages = [
  "/",
  "/casino",
  "/casino/:subCategorySlug",
  "/casino/live-casino",
  "/casino/games/:game",
  "/categories/:top/:sub",
].map((route) => ({ route }));

it.each([
  ["/", "/", {}],
  ["/casino", "/casino", {}],
  ["/casino/", "/casino", {}],
  ["/casino/horror", "/casino/:subCategorySlug", { subCategorySlug: "horror" }],
  ["/casino/live-casino", "/casino/live-casino", {}], // L-2.10
  ["/casino/games/red%20lantern", "/casino/games/:game", { game: "red lantern" }],
  ["/categories/slots/horror", "/categories/:top/:sub", { top: "slots", sub: "horror" }],
])("finds the page of %s, static parts before parameters (L-2.10)", (path, route, params) => {
  expect(matchRoute(pages, path)).toEqual({ page: { route }, params });
});

it("finds nothing for a path that no route has", () => {
  expect(matchRoute(pages, "/nowhere")).toBeNull();
});

it.each([
  ["/de/casino", "de", "/casino"],
  ["/de", "de", "/"],
  ["/design", null, "/design"],
  ["/", null, "/"],
])("takes the language off %s (L-2.03)", (path, locale, rest) => {
  expect(splitLocale(path)).toEqual({ locale, path: rest });
});
