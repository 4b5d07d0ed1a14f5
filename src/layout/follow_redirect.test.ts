import fc from "fast-check";
import { expect, it } from "vitest";
import { canCarry, followRedirect } from "./follow_redirect";
import { matchRoute } from "./match_route";

const page = (id: string, route: string) => ({ id, route });
const to = (pageId: string, route: string) => ({ pageId, route });

it.each([
  ["an old address", "/summer", [page("a", "/winter")], [to("a", "/summer")], "/winter"],
  ["parameters by name", "/slots/gold/9", [page("a", "/g/:id/:slug")], [to("a", "/slots/:slug/:id")], "/g/9/gold"],
  ["parameters by position", "/casino/gold", [page("a", "/games/:category")], [to("a", "/casino/:slug")], "/games/gold"],
  ["odd characters in parameters", "/old/a%2Fb%20ø", [page("a", "/new/:x")], [to("a", "/old/:x")], "/new/a%2Fb%20%C3%B8"],
  ["nothing where parameters are missing", "/old", [page("a", "/new/:x")], [to("a", "/old")], null],
  ["nothing where the page is off the site", "/old", [], [to("a", "/old")], null],
  ["nothing where a page is", "/here", [page("a", "/there"), page("b", "/here")], [to("a", "/here")], null],
  ["an old address in front of a page for everything", "/old", [page("a", "/:any"), page("b", "/b")], [to("b", "/old")], "/b"],
  ["nothing without redirects", "/old", [page("a", "/:any")], [], null],
  ["home", "/start", [page("a", "/")], [to("a", "/start")], "/"],
])("leads %s", (_, path, pages, redirects, expected) => {
  expect(followRedirect({ pages, redirects }, path)).toBe(expected);
});

const part = fc.constantFrom("a", "b", ":x", ":y");
const route = fc.array(part, { minLength: 0, maxLength: 3 }).map((parts) => `/${parts.join("/")}`);
const path = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 3 }).map((parts) => `/${parts.join("/")}`);

it("never leads in a circle, and always to an address where that page is found", () => {
  fc.assert(
    fc.property(
      fc.array(route, { maxLength: 5 }),
      fc.array(fc.tuple(route, fc.nat(4)), { maxLength: 6 }),
      path,
      (routes, moved, at) => {
        const pages = routes.map((where, index) => page(String(index), where));
        const redirects = moved.map(([where, index]) => to(String(index), where));
        const target = followRedirect({ pages, redirects }, at);
        if (target === null) return;
        expect(target).not.toBe(at);
        expect(matchRoute(pages, target)).not.toBeNull();
        expect(followRedirect({ pages, redirects }, target)).toBeNull();
      },
    ),
    { numRuns: 2000 },
  );
});

it("tells whether one route's addresses have their counterparts below another", () => {
  expect([canCarry("/a/:x", "/b/:x"), canCarry("/a/:x", "/b"), canCarry("/a", "/b/:x"), canCarry("/a/:x/:y", "/b/:z")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
