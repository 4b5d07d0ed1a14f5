import type { APIRequestContext } from "@playwright/test";
import { saveSettings, useSettingsSite } from "./settings_site";
import { expect, open, password, signIn, test } from "./visitor";

useSettingsSite();

/** Signed in before the proof is asked for, so that it can be taken back. */
let office: APIRequestContext;
test.beforeEach(async ({ playwright, baseURL }) => {
  office = await playwright.request.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: { origin: baseURL ?? "" } });
  expect((await office.post("/api/user/login", { data: { email: "admin@foyer.test", password } })).status()).toBe(200);
});
test.afterEach(async () => {
  await saveSettings(office, {});
  await office.dispose();
});

test("with the proof of work on, a browser does it by itself and comes in; who sends none does not (C-4.33)", async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  await saveSettings(office, { captcha: { provider: "proof_of_work", siteKey: "" } });

  const script = await playwright.request.newContext({ baseURL });
  const refused = await script.post("/api/user/login", { data: { email: "paid@foyer.test", password } });
  expect([refused.status(), await refused.json()]).toMatchObject([400, { code: "captcha.failed" }]);

  await open(page, "/faq?modal=login");
  await expect(page.getByText("Checked: you are not a robot.")).toBeVisible();
  await signIn(page, "paid@foyer.test");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("button", { name: /^Account of/ })).toBeVisible();
  expect(problems).toEqual([]);
});
