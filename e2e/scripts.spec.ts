import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { differences } from "../scripts/served_scripts";
import type { SiteScript } from "../src/page/site_script";
import { enter, expect, from, isReady, open, test } from "./visitor";

const inventory = path.join(import.meta.dirname, "../dist/client/.vite/scripts.json");
const scripts = JSON.parse(readFileSync(inventory, "utf8")) as SiteScript[];
const fileOf = (why: string) => `/${scripts.find((script) => script.why === why)?.file ?? ""}`;

test.use(from("DE"));

const isStolen = (page: Page) => page.evaluate(() => "isStolen" in window);

test("a site serves the scripts of paying as they were built, under a policy that lets no others run (PCI DSS 11.6.1)", async ({
  baseURL,
}) => {
  expect(scripts.length).toBeGreaterThan(40);
  expect(await differences(baseURL!, scripts)).toEqual([]);
});

/** The scripts that pages ask for from now on, and what each must be as far as the page says so: by its import map or at its link. */
function watch(page: Page) {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "script" && pathname.startsWith("/assets/")) asked.add(pathname);
  });
  return async () => {
    const said = await page.evaluate(() => {
      const map = document.querySelector('script[type="importmap"]')?.textContent ?? "{}";
      const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload][integrity]")];
      const inMap = (JSON.parse(map) as { integrity?: Record<string, string> }).integrity ?? {};
      return { ...inMap, ...Object.fromEntries(links.map((link) => [link.getAttribute("href"), link.integrity])) };
    });
    return [...asked].map((file) => [file, said[file]]);
  };
}

test("all that runs where somebody pays in is in the inventory, and the page says what it must be (PCI DSS 6.4.3)", async ({
  page,
}) => {
  await enter(page, "paid@foyer.test");
  const asked = watch(page);
  await open(page, "/profile/deposit?ab=1");
  const cashier = page.locator('[data-section-type="deposit"]');
  const card = cashier.getByRole("button", { name: /^Card/ }).first();
  await isReady(card);
  await card.click();
  await expect(cashier.getByRole("textbox", { name: "Amount" })).toBeVisible();
  const found = await asked();
  expect(found.map(([file]) => file)).toContain(fileOf("src/features/money/cashier/deposit/FormStep.tsx"));
  expect(found).toEqual(found.map(([file]) => [file, scripts.find((script) => `/${script.file}` === file)?.integrity]));
});

test("the long list of what scripts must be keeps neither styles nor faces waiting, and no script comes before it (PCI DSS 6.4.3)", async ({
  page,
}) => {
  await enter(page, "paid@foyer.test");
  const html = await (await page.request.get("/profile/deposit")).text();
  const order = ['preload" as="font"', 'preload" as="style"', 'importmap"', 'stylesheet"', 'modulepreload"'];
  const places = order.map((what) => html.search(new RegExp(`<(?:link rel|script type)="${what}`)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const [asked, used] = [/<link rel="preload" as="style" href="([^"]+)"/, /<link rel="stylesheet" href="([^"]+)"/].map(
    (link) => link.exec(html)?.[1],
  );
  expect(asked).toBe(used);
});

for (const [what, why, address] of [
  ["that every page starts with", "what every page starts with", "/faq"],
  ["of the sheet to pay in over any page", "src/features/money/cashier/sheet/DepositSheet.tsx", "/faq?modal=deposit&ab=1"],
  ["of the page to pay in", "sections/cashier/deposit/index.ts", "/profile/deposit"],
] as const)
  test(`a script ${what} does not run where it was changed on its way (PCI DSS 6.4.3)`, async ({ page, problems }) => {
    await enter(page, "paid@foyer.test");
    await page.route(`**${fileOf(why)}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()};window.isStolen = true;` });
    });
    await page.goto(address);
    await expect.poll(() => problems.some((problem) => /integrity/.test(problem))).toBe(true);
    await expect.poll(() => isStolen(page).catch(() => null)).toBe(false); // a lost part may reload the page
    await page.unrouteAll({ behavior: "ignoreErrors" }); // which asks for the script once more
  });
