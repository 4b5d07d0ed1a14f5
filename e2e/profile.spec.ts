import { enter, expect, isReady, open, overflow, test } from "./visitor";

test.beforeEach(async ({ page }) => {
  await enter(page, "fresh@foyer.test");
  const { user } = (await (await page.request.get("/api/viewer")).json()) as { user: { userId: number } };
  await page.addInitScript((id) => localStorage.setItem(`onboarding-hidden-${id}`, "1"), user.userId);
});

test("a new player tells who they are, and the profile is complete (S-2.11, S-2.06, C-7.11)", async ({ page, problems }) => {
  await open(page, "/profile/edit-profile");
  await page.getByLabel("First name").fill("");
  await page.getByLabel("Last name").fill("Kallio");
  await page.getByLabel("Date of birth").fill("2020-05-17");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByText("You must be at least 18 years old.")).toBeVisible();
  await page.getByLabel("First name").fill("Aino");
  await page.getByLabel("Date of birth").fill("1997-05-17");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Aino");
  await open(page, "/profile");
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Your details" }) });
  await expect(card.getByText("Complete")).toBeVisible();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page)).toBe(0);
  }
  expect(problems).toEqual([]);
});

test("the link to confirm the e-mail address is sent once a minute, and the reminder goes when it should (L-4.50, L-4.66)", async ({
  page,
}) => {
  await open(page, "/account/balance");
  const reminder = page.getByRole("complementary", { name: "E-mail" });
  await isReady(reminder.getByRole("button", { name: "Resend email" }));
  await reminder.getByRole("button", { name: "Resend email" }).click();
  await expect(reminder.getByText(/on its way|You can resend email in \d+ seconds/)).toBeVisible();
  await reminder.getByRole("button", { name: "Resend email" }).click();
  await expect(reminder.getByText(/You can resend email in \d+ seconds/)).toBeVisible();
  await reminder.getByRole("button", { name: "Not now" }).click();
  await expect(reminder).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Your account" }).first()).toBeVisible();
  await expect(reminder).toHaveCount(0); // the server's HTML has none either
});

test("a friend's link counts, and its player sees that (S-2.17)", async ({ page, browser, baseURL }) => {
  const visits = () => page.getByText("Visits").locator("xpath=following-sibling::*");
  await open(page, "/refer-a-friend-program");
  const link = await page.getByRole("textbox", { name: "Your link" }).inputValue();
  const before = Number(await visits().textContent());
  const friend = await browser.newContext({ ...(baseURL && { baseURL }) });
  await (await friend.newPage()).goto(link);
  await friend.close();
  await page.reload();
  await expect(visits()).toHaveText(String(before + 1));
});
