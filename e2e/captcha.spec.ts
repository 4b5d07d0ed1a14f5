import { useOwnServer } from "./own_server";
import { expect, open, password, signIn, test } from "./visitor";

useOwnServer(3);

test("with the proof of work on, a browser does it by itself and comes in; who sends none does not (C-4.33)", async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  const office = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL ?? "" } });
  const login = (data: object) => office.post("/api/user/login", { data });
  expect((await login({ email: "admin@foyer.test", password })).status()).toBe(200);
  const { settings, revision } = (await (await office.get("/api/backoffice/settings")).json()) as {
    settings: object;
    revision: number;
  };
  const draft = { ...settings, captcha: { provider: "proof_of_work" } };
  const saved = await office.put("/api/backoffice/settings", { data: { settings: draft, revision } });
  const published = await office.post("/api/backoffice/settings/publish", { data: (await saved.json()) as object });
  expect(published.status()).toBe(200);

  const script = await playwright.request.newContext({ baseURL });
  const refused = await script.post("/api/user/login", { data: { email: "paid@foyer.test", password } });
  expect([refused.status(), await refused.json()]).toMatchObject([400, { code: "captcha.failed" }]);

  await open(page, "/?modal=login");
  await expect(page.getByText("Checked: you are not a robot.")).toBeVisible();
  await signIn(page, "paid@foyer.test");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("button", { name: /^Account of/ })).toBeVisible();
  expect(problems).toEqual([]);
});
