import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { enter, expect, openBrowserOf, test } from "./visitor";

const run = Date.now();
let number = 0;

const section = (id: string, name: string) => ({ id, name, type: "banner", props: { banner: { bannerTitle: { en: name } } } });

/** A page of its own for each test, made by Edith. */
async function createPage(request: APIRequestContext): Promise<string> {
  const login = { email: "editor@foyer.test", password: "Foyer-demo-1!" };
  const { data } = await (await request.post("/api/user/login", { data: login })).json();
  const id = `keep-${run}-${test.info().workerIndex}-${++number}`;
  const future = {
    id: "future",
    name: "Wheel",
    type: "loyalty_wheel",
    props: { spins: 3, odd: { z: 1, a: [null, 1.5] } },
    unheardOf: true,
  };
  const page = {
    id,
    route: `/${id}`,
    title: { en: "Keep" },
    sections: [section("one", "Harbour lights"), section("two", "Tidal spins"), future],
  };
  const created = await request.post("/api/backoffice/pages", {
    headers: { authorization: `Bearer ${data.accessToken}` },
    data: { page },
  });
  expect(created.status()).toBe(200);
  return id;
}

async function openAs(browser: Browser, email: string, id: string): Promise<Page> {
  const context = await openBrowserOf(browser, { viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await enter(page, email);
  await page.goto(`/editor?page=${id}`);
  await expect(page.getByRole("treeitem", { name: /Tidal spins/ })).toBeVisible();
  return page;
}

const saved = (page: Page) => page.locator('[data-status="saved"]');
const row = (page: Page, name: RegExp) => page.getByRole("treeitem", { name });

async function rename(page: Page, from: RegExp, to: string) {
  await row(page, from).click();
  await page.keyboard.press("F2");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(to);
  await page.keyboard.press("Enter");
}

test("two people edit different sections of one page: each sees the other and ends up with both edits", async ({
  browser,
  request,
}) => {
  const id = await createPage(request);
  const ada = await openAs(browser, "admin@foyer.test", id);
  const edith = await openAs(browser, "editor@foyer.test", id);
  await expect(ada.getByRole("group", { name: "Also here: Edith Lund" })).toBeVisible();
  await row(edith, /Tidal spins/).click();
  await expect(row(ada, /Tidal spins/).getByRole("img", { name: "Edith Lund" })).toBeVisible();

  await rename(ada, /Harbour lights/, "Lights by Ada");
  await rename(edith, /Tidal spins/, "Spins by Edith");
  for (const page of [ada, edith]) {
    await expect(row(page, /Lights by Ada/)).toBeVisible();
    await expect(row(page, /Spins by Edith/)).toBeVisible();
    await expect(saved(page)).toBeVisible();
  }
  await edith.context().close();
  await expect(ada.getByRole("group", { name: /Also here/ })).toBeHidden();
  await ada.context().close();
});

test("two people edit the same field: it is asked side by side, and the decision is saved", async ({ browser, request }) => {
  const id = await createPage(request);
  const ada = await openAs(browser, "admin@foyer.test", id);
  const edith = await openAs(browser, "editor@foyer.test", id);
  await ada.route("**/api/backoffice/pages/**", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await rename(ada, /Harbour lights/, "By Ada");
  await rename(edith, /Harbour lights/, "By Edith");
  await expect(ada.getByText("Edith Lund changed the same")).toBeVisible();
  await ada.unroute("**/api/backoffice/pages/**");

  await ada.getByRole("button", { name: "Compare" }).click();
  const dialog = ada.getByRole("dialog", { name: "Edith Lund changed the same" });
  await expect(dialog.getByText("By Ada", { exact: true })).toBeVisible();
  await dialog.getByText("By Edith", { exact: true }).click();
  await dialog.getByRole("button", { name: "Take those of Edith Lund" }).click();
  await expect(row(ada, /By Edith/)).toBeVisible();
  await expect(saved(ada)).toBeVisible();
  await ada.keyboard.press("ControlOrMeta+z");
  await expect(row(ada, /By Ada/)).toBeVisible();
  await expect(row(edith, /By Ada/)).toBeVisible();
  await ada.context().close();
  await edith.context().close();
});

test("an editor that is killed offers what was not sent, in words; the rest of the page stays byte for byte (L-2.97)", async ({
  browser,
  request,
}) => {
  const id = await createPage(request);
  const context = await openBrowserOf(browser, { viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await enter(page, "admin@foyer.test");
  await page.goto(`/editor?page=${id}`);
  await expect(row(page, /Tidal spins/)).toBeVisible();
  await page.route("**/api/backoffice/pages/**", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await rename(page, /Tidal spins/, "Never sent");
  await expect(page.getByText(/Offline, one change kept here/)).toBeVisible();
  await page.close({ runBeforeUnload: false }); // as a browser that is killed: nothing is asked, nothing is sent

  const again = await context.newPage();
  await again.goto(`/editor?page=${id}`);
  const dialog = again.getByRole("dialog", { name: /One change from .* was not sent/ });
  await expect(dialog.getByText("Never sent renamed from “Tidal spins”")).toBeVisible();
  await dialog.getByRole("button", { name: "Take them over" }).click();
  await expect(row(again, /Never sent/)).toBeVisible();
  await expect(saved(again)).toBeVisible();

  const token = (
    await (await request.post("/api/user/login", { data: { email: "editor@foyer.test", password: "Foyer-demo-1!" } })).json()
  ).data.accessToken;
  const text = await (await request.get(`/api/backoffice/pages/${id}`, { headers: { authorization: `Bearer ${token}` } })).text();
  expect(text).toContain(
    '{"id":"future","name":"Wheel","type":"loyalty_wheel","props":{"spins":3,"odd":{"z":1,"a":[null,1.5]}},"unheardOf":true}',
  );
  expect(text).toContain('"name":"Never sent"');

  await again.reload();
  await expect(row(again, /Never sent/)).toBeVisible();
  await again.getByRole("button", { name: /^Undo/ }).click();
  await expect(row(again, /Tidal spins/)).toBeVisible();
  await context.close();
});

test("versions say what changed, and bring a section back as one edit", async ({ browser, request }) => {
  const id = await createPage(request);
  const page = await openAs(browser, "admin@foyer.test", id);
  await row(page, /Tidal spins/).click();
  await page.keyboard.press("Delete");
  await expect(row(page, /Tidal spins/)).toBeHidden();
  await expect(saved(page)).toBeVisible();
  await row(page, /Harbour lights/).click();
  await page.keyboard.press("v");
  await expect(page.getByRole("heading", { name: "What changed from 1 to 2" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Tidal spins removed/ })).toBeVisible();
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByText("Nothing changed between these two.").first()).toBeVisible();
  await page.getByRole("button", { name: "Back to the page" }).click();
  await expect(row(page, /Tidal spins/)).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.context().close();
});
