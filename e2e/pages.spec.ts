import type { Page } from "@playwright/test";
import { violationsIn } from "./axe";
import { editorIn } from "./editor_code";
import { seededPages } from "./seeded_pages";
import { tornWords } from "./words_fit";
import { enter, expect, from, open, overflow, stay, test, widths } from "./visitor";

const inLanguage = (language: string, address: string) =>
  language === "en" ? address : `/${language}${address === "/" ? "" : address}`;

const visitors = [
  { visitor: "guest", language: "de", pages: seededPages.filter(({ isForUsers }) => !isForUsers) },
  { visitor: "user", language: "fi", pages: seededPages },
];

/** Handfuls, so that workers share them. */
const handfuls = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** For axe: what is far away is measured too, and of a long list its first five entries stand for the others, which are alike. */
const forAxe = "* { content-visibility: visible !important } #main li:nth-child(n + 6) { display: none !important }";

/** What axe is asked at a width: colours once, and sizes for fingers where there are fingers. */
const asked: Record<number, string[]> = { 1440: ["target-size"], 390: ["color-contrast"] };

/** What the narrowest phone tears or can not hold. */
async function flawsAtItsNarrowest(page: Page) {
  await page.setViewportSize({ width: 320, height: 900 });
  const wider = await overflow(page);
  return [...(wider > 0 ? [`${wider} pixels wider than 320`] : []), ...(await tornWords(page)).map((torn) => `at 320: ${torn}`)];
}

/** What sticks out at each width, and what axe finds: in what is around all pages on some of them alone. */
async function flaws(page: Page, { isAround }: { isAround: boolean }) {
  const found: string[] = [];
  await stay(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wider = await overflow(page);
    if (wider > 0) found.push(`${wider} pixels wider than ${width}`);
    const without = asked[width];
    if (!without) continue;
    const scope = { without, ...(!(isAround && width === 1440) && { within: "#main" }) };
    const style = await page.addStyleTag({ content: forAxe });
    found.push(...(await violationsIn(page, scope)).map((violation) => `at ${width}: ${violation}`));
    if (width === 390) found.push(...(await flawsAtItsNarrowest(page)));
    await style.evaluate((element) => (element as Element).remove());
  }
  await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 });
  return found;
}

for (const { visitor, language, pages } of visitors) {
  for (const handful of handfuls(pages, 3)) {
    test(`${visitor}s in ${language} get ${handful.map(({ route }) => route).join(", ")} in the first HTML, with heading and title, taken over without a complaint, within the window, with no word torn, clean for axe, and without any code of the editor (D-33, L-2.01 to L-2.18)`, async ({
      page,
      problems,
    }) => {
      page.on("response", (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`));
      const code: string[] = [];
      page.on("requestfinished", (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/assets\/.*\.js$/.test(pathname)) code.push(pathname);
      });
      const loads: string[] = []; // a page that reloads or leaves by itself is seen here
      page.on("request", (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame() && !request.redirectedFrom())
          loads.push(request.url());
      });
      await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 });
      if (visitor === "user") await enter(page, "paid@foyer.test");
      for (const { route, address, isForUsers } of handful) {
        const isOfUsers = isForUsers || route.startsWith("/profile");
        if (isOfUsers !== (visitor === "user")) {
          const answer = await page.request.get(inLanguage(language, address));
          expect.soft(answer.status(), route).toBe(200);
          expect.soft(await answer.text(), route).toMatch(/<title>[^<]+ · Foyer<\/title>[^]*data-section=/);
          continue; // a browser looks at it as the other visitor
        }
        const response = await open(page, inLanguage(language, address));
        expect.soft(response?.status(), route).toBe(200);
        expect.soft(await response?.text(), route).toContain("data-section=");
        expect.soft(await page.locator("h1").count(), `h1 of ${route}`).toBeGreaterThan(0);
        expect.soft(await page.title(), route).toMatch(/^.+ · Foyer$/);
        expect.soft(await page.locator("html").getAttribute("lang"), route).toBe(language);
        expect.soft(await flaws(page, { isAround: route === handful[0]?.route }), route).toEqual([]);
        expect.soft(problems.splice(0), route).toEqual([]);
        expect.soft(code.length, `code of ${route}`).toBeGreaterThan(0);
        expect.soft(code.splice(0).flatMap(editorIn), route).toEqual([]);
        expect.soft(loads.splice(0), `loads of ${route}`).toHaveLength(1);
      }
    });
  }
}

/** The paths that a page's HTML links to, without query and fragment. */
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*?href="(\/[^"?#]*)/g)].map(([, link = ""]) => link);

/** Of addresses that differ in their last part alone, such as all the games, these many. */
const ofAKind = 8;

test("no link of any page leads nowhere", async ({ page, request }) => {
  const pathOf = (link: string) => link.replace(/^\/de(?=\/|$)/, "") || "/";
  await enter(page, "paid@foyer.test");
  const isKnown = new Set<string>();
  const kinds = new Map<string, number>();
  for (const { visitor, language, pages } of visitors) {
    const client = visitor === "user" ? page.request : request;
    for (const { address } of pages) {
      const html = await (await client.get(inLanguage(language, address))).text();
      for (const link of linksIn(html)) {
        const path = pathOf(link);
        const kind = path.slice(0, path.lastIndexOf("/"));
        if (isKnown.has(path) || /^\/(api|editor)/.test(path) || (kinds.get(kind) ?? 0) >= ofAKind) continue;
        isKnown.add(path);
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        expect.soft((await client.get(link)).status(), link).toBeLessThan(400);
      }
    }
  }
  expect(isKnown.size).toBeGreaterThan(50);
});

test("an address that no page has answers 404 and shows the way home", async ({ page }) => {
  const response = await open(page, "/nowhere/at-all");
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "To the lobby" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("from Germany", () => {
  test.use(from("DE"));

  test("the header names the country, and links change pages without reloading (L-2.54)", async ({ page }) => {
    await open(page, "/");
    await expect(page.getByRole("banner")).toContainText("Germany");
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole("link", { name: "Promotions" }).first().click();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(
      page
        .getByRole("heading", { level: 1 })
        .or(page.getByRole("heading", { level: 2 }))
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.locator('[data-section-type="banner_carousel"]').first()).toBeVisible();
  });

  test("the language of the browser decides, and the address overrules it (L-1.12, L-1.13)", async ({ browser }) => {
    const context = await browser.newContext({ locale: "fi-FI" });
    const visit = await context.newPage();
    await visit.goto("/");
    await expect(visit.locator("html")).toHaveAttribute("lang", "fi");
    await visit.goto("/de/casino");
    await expect(visit.locator("html")).toHaveAttribute("lang", "de");
    await context.close();
  });

  test("the colour scheme that a visitor chose comes with the next page's HTML", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("switch").first().click();
    await expect(page.locator("html")).toHaveAttribute("data-scheme", "light");
    const response = await page.reload();
    expect(await response?.text()).toContain('data-scheme="light"');
  });
});

test("guests get a page from memory with an ETag, and 304 when they have it", async ({ request }) => {
  const first = await request.get("/faq");
  const etag = first.headers()["etag"];
  expect(etag).toBeTruthy();
  const second = await request.get("/faq", { headers: { "if-none-match": etag ?? "" } });
  expect(second.status()).toBe(304);
});
