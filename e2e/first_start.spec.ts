import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, overflow, test, widths } from "./visitor";

/** A server as an operator starts it for the first time: no demo, nothing in the database. */
const port = Number(process.env["E2E_PORT"] ?? 3199) + 7;
const site = `http://localhost:${port}`;
const good = "First-Start-7!";
let server: ChildProcess;
let data: string;
let printed = "";

test.use({ baseURL: site });
test.beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), "foyer-first-"));
  chmodSync(data, 0o711); // as root, the database runs as another user
  const secret = "a-secret-of-this-test-alone-and-of-nothing-else";
  const { DEMO: _demo, DATABASE_URL: _url, PUBLIC_URL: _public, ...env } = process.env;
  server = spawn(process.execPath, ["dist/server/main.js"], {
    env: {
      ...env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: data,
      SESSION_SECRET: secret,
      LOG_LEVEL: "warn",
      OVERLOAD_DELAY: "0",
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("exit", () => reject(new Error(`The server ended: ${printed}`)));
    server.stdout?.on("data", (part: Buffer) => {
      printed += part.toString();
      if (/#set-up=\S+/.test(printed)) resolve();
    });
  });
});
test.afterAll(async () => {
  await new Promise<void>((resolve) => {
    server.once("exit", () => resolve());
    server.kill("SIGTERM");
  });
  rmSync(data, { recursive: true, force: true });
});

test("from the set-up link of a clean start to the first published page and the first invited colleague", async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage();
  await visitor.goto(site);
  await expect(visitor.getByRole("heading", { name: "This site is being set up" })).toBeVisible();
  await expect(visitor.locator('main a, a[href*="/responsible-ga"]')).toHaveCount(0); // nothing leads to a page that is not there
  await visitor.close();

  const [setUp = ""] = /\S+#set-up=\S+/.exec(printed) ?? [];
  await page.goto(setUp);
  await page.getByLabel("E-mail").fill("ada@casino.example");
  await page.getByLabel("New password").fill("short");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("The password is too short.");
  await page.getByLabel("New password").fill(good);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "This site has no pages yet." })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Set it up" }).click();
  const canvas = page.frameLocator("iframe[title]").first();
  await expect(canvas.getByRole("heading", { name: "Welcome" })).toBeVisible();

  await page.getByRole("button", { name: "Publish…" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publish/ })
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await page.request.get("/")).status()).toBe(200);
  expect(await (await page.request.get("/")).text()).toContain("Welcome");
  expect((await page.request.get("/casino")).status()).toBe(200);
  expect((await page.request.get("/terms")).status()).toBe(404); // with sample words, it waits

  await page.getByRole("tab", { name: "Pages" }).click();
  await page.getByRole("button", { name: "Users", exact: true }).click();
  await page.getByRole("button", { name: "Invite…" }).click();
  await page.getByRole("dialog").getByLabel("E-mail").fill("edith@casino.example");
  await page.keyboard.press("Enter");
  const link = (await page.getByRole("dialog").locator("code").textContent()) ?? "";
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("main", { name: "Users" }).getByText("edith@casino.example", { exact: true })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page)).toBe(0);
  }

  const colleague = await (await browser.newContext({ baseURL: site })).newPage();
  await colleague.goto(link);
  await expect(colleague.getByLabel("E-mail")).toHaveValue("edith@casino.example");
  await colleague.getByLabel("New password").fill(good);
  await colleague.keyboard.press("Enter");
  await expect(colleague.getByRole("tab", { name: "Pages" })).toBeVisible();
  await colleague.getByRole("tab", { name: "Pages" }).click();
  await expect(colleague.getByRole("button", { name: "Users", exact: true })).toHaveCount(0);
  await colleague.goto("about:blank");
  await colleague.goto(setUp);
  await expect(colleague.getByText("This link has no use any more")).toBeVisible();
  await colleague.context().close();
});
