import type { Page } from "@playwright/test";
import { expect, open, test } from "./visitor";

test.use({ serviceWorkers: "allow" });

interface Manifest {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string }[];
}

/** Lets the seconds pass after which the worker is registered, and no more, until something has come of it. */
function pass(page: Page, read: () => Promise<unknown>) {
  let isStarted = false;
  page.on("request", (request) => (isStarted ||= request.url().includes("/start_worker")));
  return expect.poll(
    async () => {
      if (!isStarted) await page.clock.fastForward(11_000);
      return read();
    },
    { timeout: 20_000 }, // it downloads what every page needs
  );
}

/** Opens a page and waits until its worker has all it needs. */
async function openWithWorker(page: Page, address: string) {
  await page.clock.install();
  await open(page, address);
  await pass(page, () => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  const language = await page.locator("html").getAttribute("lang");
  await expect.poll(() => kept(page, "offline")).toContain(`/${language}/offline.html`);
}

/** The addresses in a cache, or in all of them. */
const kept = (page: Page, name?: string) =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((one) => wanted === undefined || one === wanted);
    const requests = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, name);

test("the site says what it is installed as, with icons that are there (L-1.18)", async ({ page, request }) => {
  await open(page, "/fi");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await request.get(address ?? "")).json()) as Manifest;
  expect(manifest).toMatchObject({ name: "Foyer", start_url: "/fi" });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = Object.assign(new Image(), { src: url });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
});

test("the install button comes with the browser's offer and goes when it is used (L-1.18, L-2.51)", async ({ page }) => {
  await open(page, "/");
  const entry = page.getByRole("button", { name: "Add to home screen" });
  await expect(entry).toHaveCount(0);
  await page.evaluate(() => {
    const prompt = async () => void (document.title = "asked");
    window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
  });
  await entry.click();
  await expect(page).toHaveTitle("asked");
  await expect(entry).toHaveCount(0);
});

test("without a connection a page in the visitor's language says so, and opens by itself when it is back", async ({
  page,
  context,
}) => {
  await openWithWorker(page, "/de");
  await openWithWorker(page, "/fi");
  await context.setOffline(true);
  await page.goto("/fi/casino");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ei verkkoyhteyttä");
  await page.goto("/de/casino");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du bist offline");
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du bist offline");
  expect(new URL(page.url()).pathname).toBe("/de/casino");
  await context.setOffline(false);
  await page.clock.fastForward(60_000);
  await expect(page.locator("#main")).toBeVisible();
});

test("neither an answer of the API nor a page is kept", async ({ page }) => {
  await openWithWorker(page, "/");
  await page.getByRole("link", { name: "Promotions" }).first().click();
  await expect(page).toHaveURL(/promotions/);
  await page.reload();
  await expect(page.locator("#main")).toBeVisible();
  await expect.poll(() => kept(page, "assets").then(({ length }) => length)).toBeGreaterThan(5);
  const fine = /^\/(?:assets|icons|logos|api\/core\/casino\/assets)\/|^\/newest$|^\/[a-z]{2}\/offline\.html$/;
  expect((await kept(page)).filter((path) => !fine.test(path))).toEqual([]);
});

const oldWorker = `
self.addEventListener("install", (event) => event.waitUntil(caches.open("assets").then((cache) => cache.put("/assets/base-old.js", new Response("old")))));
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));
self.addEventListener("fetch", (event) => event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));
self.addEventListener("message", ({ data }) => data.type === "SKIP_WAITING" && self.skipWaiting());
`;

test("under the worker of an old version the site works, and asks to reload when nothing is lost by that", async ({
  page,
  context,
  problems,
}) => {
  let isOld = true;
  await context.route("**/worker.js", (route) =>
    isOld ? route.fulfill({ contentType: "text/javascript", body: oldWorker }) : route.continue(),
  );
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.register("/worker.js").then(() => navigator.serviceWorker.ready));
  isOld = false;

  await page.clock.install();
  await open(page, "/?modal=login");
  const waiting = () => page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.waiting?.state));
  await pass(page, waiting).toBe("installed");
  await page.clock.fastForward(5000);
  const reload = page.getByRole("button", { name: "Reload" });
  await expect(reload).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.clock.fastForward(5000);
  await expect(page.getByRole("status", { name: "New version" })).toContainText("There is a new version");

  await Promise.all([page.waitForEvent("load"), reload.click()]);
  await expect(page.locator("#main")).toBeVisible();
  await expect.poll(waiting).toBeUndefined();
  // A browser that checks for the local network keeps sockets from a page that came through a worker there.
  expect(problems.filter((problem) => !problem.includes("BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS"))).toEqual([]);
});
