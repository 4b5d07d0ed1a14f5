import type { APIRequestContext, Page } from "@playwright/test";
import { lazyParts, takeAway } from "./lazy_parts";
import { expect, password, signIn, test } from "./visitor";

/** What the editor shows and does by itself; texts, the site's own parts and sections have boundaries and words of their own. */
const isOfEditor = (key: string) => /^(editor\/|_fuzzy|src\/layout\/check\/)/.test(key);

const sections = ["Words", "Picture"].map((name) => ({ id: name, name, type: "blank", props: {} }));

interface Signed {
  request: APIRequestContext;
  headers: Record<string, string>;
}

async function signInBeside(request: APIRequestContext): Promise<Signed> {
  const login = await request.post("/api/user/login", { data: { email: "admin@foyer.test", password } });
  const { data } = (await login.json()) as { data: { accessToken: string } };
  return { request, headers: { authorization: `Bearer ${data.accessToken}` } };
}

async function createPage({ request, headers }: Signed, id: string) {
  const page = { id, route: `/${id}`, title: { en: "Lost" }, sections };
  const created = await request.post("/api/backoffice/pages", { headers, data: { page } });
  expect(created.status()).toBe(200);
}

async function openEditor(page: Page, id: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/editor?page=${id}`);
  await signIn(page, "admin@foyer.test");
  await expect(page.getByRole("treeitem", { name: /Words/ })).toBeVisible();
}

test("all parts of the editor come while it is idle", async ({ page, request }) => {
  const id = `idle-${Date.now()}`;
  await createPage(await signInBeside(request), id);
  const parts = lazyParts("editor/index.html", isOfEditor);
  const { come, giveBack } = await takeAway(page, parts);
  giveBack(parts.keys());
  await openEditor(page, id);
  await expect.poll(() => [...parts.keys()].filter((part) => !come.has(part))).toEqual([]);
});

test("every part of the editor that is lost costs itself alone, keeps what was made, and comes back when it is tried again", async ({
  page,
  request,
}) => {
  const id = `lost-${Date.now()}`;
  const signed = await signInBeside(request);
  await createPage(signed, id);
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 })); // nothing comes before it is needed
  const parts = lazyParts("editor/index.html", isOfEditor);
  const { missed, come, giveBack } = await takeAway(page, parts);
  const crashes: string[] = [];
  page.on("pageerror", ({ message }) => crashes.push(message));

  const failure = page.locator("[data-part-failed]");
  const row = (name: RegExp) => page.getByRole("treeitem", { name });
  const tab = (name: string) => page.getByRole("tab", { name });
  const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
  const press = (keys: string) => page.keyboard.press(keys);
  const choose = async (name = /Words/) => {
    await tab("Outline").click();
    await row(name).click();
  };
  const keys = (pressed: string) => async () => {
    await choose();
    await press(pressed);
  };

  /** Does what needs parts that are gone: that is all that is lost, and what is left says so; then they are back, and it is tried again. */
  async function lose(open: () => Promise<unknown>, leave: () => Promise<unknown> = () => press("Escape")) {
    await open();
    await expect(failure, open.toString()).toHaveCount(1);
    await expect(page.locator("header[data-region=bar] h1")).toBeVisible();
    giveBack(missed);
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => [...missed].some((part) => come.has(part))).toBe(true);
    await expect(failure).toHaveCount(0);
    missed.clear();
    await leave();
  }

  /** The same for what opens over the screen; Escape puts it away. */
  const popup = page.locator("[role=dialog], [role=menu]");
  const losePopup = (open: () => Promise<unknown>) =>
    lose(open, async () => {
      await expect(popup).toHaveCount(1);
      await press("Escape");
      await expect(popup).toHaveCount(0);
    });

  await openEditor(page, id);
  await row(/Words/).click();
  await press("F2");
  await press("ControlOrMeta+a");
  await page.keyboard.type("Words of mine");
  await press("Enter");

  await lose(() => choose());
  await lose(() => tab("Pages").click());
  for (const key of ["m", "c", "v", "s"]) await lose(keys(key));
  await losePopup(keys("?"));
  const bar = page.locator("header[data-region=bar]");
  for (const name of [/^Zoom/, "Editor menu", "Remarks", "Check"]) await losePopup(() => button(name).click());
  await losePopup(() => bar.getByText("Guest").click());
  await losePopup(() => press("ControlOrMeta+k"));
  await losePopup(() => row(/Picture/).click({ button: "right" }));
  await expect(row(/Words of mine/)).toBeVisible();
  await expect(page.locator('[data-status="saved"]')).toBeVisible();
  expect(crashes).toEqual([]);
});

test("what a visitor asks for and does not come says so, costs nothing else, and comes when it is tried again", async ({
  page,
}) => {
  const parts = lazyParts("src/player/client.tsx", (key) => /^src\/(features\/sign_in|shell\/NavigationSheet)/.test(key));
  const { giveBack } = await takeAway(page, parts);
  const failure = page.locator("[data-part-failed]");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/casino?modal=login");
  const isReloaded = () => performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload");
  await page.waitForFunction(isReloaded); // once, as if a deploy had taken the code away
  await expect(failure).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/casino");
  await expect(failure).toHaveCount(0);
  await page.getByRole("navigation", { name: "Quick navigation" }).getByRole("button", { name: "Menu" }).click();
  await expect(failure).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(failure).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/modal=login/);
  await expect(failure).toHaveCount(1);
  giveBack(parts.keys());
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Welcome back" })).toBeVisible();
});
