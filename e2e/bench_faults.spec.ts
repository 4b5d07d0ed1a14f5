import { expect, type Page, test } from "@playwright/test";
import { watchFaults, withoutFaults } from "../bench/page_faults.mjs";

/** Opens a page that runs a script, at a site of which each address but `/` and `/fine` is refused. */
const visit = (page: Page, script: string) =>
  withoutFaults(watchFaults(page), async () => {
    await page.route("http://bench.test/**", (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === "/")
        return route.fulfill({ contentType: "text/html", body: `<!doctype html><script>${script}</script><p>Page</p>` });
      if (pathname === "/fine") return route.fulfill({ body: "fine" });
      if (pathname === "/slow") return new Promise(() => {});
      return pathname === "/away" ? route.abort("connectionrefused") : route.fulfill({ status: 429 });
    });
    await page.goto("http://bench.test/");
    await page.evaluate("window.over");
    await page.waitForLoadState("networkidle");
    return page.getByRole("paragraph").innerText();
  });

test("the bench takes what a page shows to whom nothing is refused", async ({ page }) => {
  const script =
    "const stop = new AbortController(); window.over = fetch('/slow', { signal: stop.signal }).catch(() => fetch('/fine')); stop.abort()";
  expect(await visit(page, script)).toBe("Page");
});

for (const [fault, script, words] of [
  ["a call is refused", "window.over = fetch('/refused')", /GET .*\/refused was answered 429/],
  ["the server is not reached", "window.over = fetch('/away').catch(() => {})", /GET .*\/away: net::ERR_CONNECTION_REFUSED/],
  ["the page throws", "setTimeout(() => { throw new Error('broken') })", /broken/],
] as const)
  test(`the bench measures nothing where ${fault}`, async ({ page }) => {
    await expect(visit(page, script)).rejects.toThrow(words);
  });

test("the bench says what went wrong in a page that never came to what is measured", async ({ page }) => {
  const use = visit(page, "window.over = fetch('/refused').then(() => { throw new Error('never ready') })");
  await expect(use).rejects.toThrow(/never ready.* In the page: .*\/refused was answered 429/s);
});
