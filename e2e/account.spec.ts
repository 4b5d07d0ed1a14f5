import { expect, open, overflow, signIn, takenOver, test } from "./visitor";

test("a player's pages have a summary and a navigation that stay while they go from one to the next (L-2.70)", async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/profile?modal=login");
  await signIn(page, "paid@foyer.test");
  const navigation = page.getByRole("main").getByRole("navigation", { name: "Your account" });
  await expect(navigation.getByRole("link", { name: "Profile" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const place = await navigation.boundingBox();
  await navigation.evaluate((element) => (element.dataset["stays"] = "true"));
  await navigation.getByRole("link", { name: "Balance" }).click();
  await expect(page).toHaveURL("/account/balance");
  await expect(page.getByRole("heading", { name: "Your balance" })).toBeVisible();
  await expect(navigation).toHaveAttribute("data-stays", "true");
  expect(await navigation.boundingBox()).toEqual(place);
  const code = Promise.withResolvers<void>();
  await page.route(/\/ProfileFrame-[^/]*\.js/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "domcontentloaded" });
  await takenOver(page);
  expect(await navigation.boundingBox()).toEqual(place); // the server's HTML has it in its place, before its code is there too
  code.resolve();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(navigation.getByRole("link", { name: "Balance" })).toBeInViewport();
  expect(await overflow(page)).toBe(0);
  expect(problems).toEqual([]);
});

test("guests see an account's page without its frame (L-2.70)", async ({ page }) => {
  await open(page, "/profile?modal=hold");
  await expect(page.getByRole("main").getByRole("navigation", { name: "Your account" })).toHaveCount(0);
});

test("the hold card keeps the focus, and Escape gives it up (C-2.25)", async ({ page, problems }) => {
  await open(page, "/faq?modal=hold");
  const card = page.getByRole("dialog", { name: "Leaving already?" });
  await expect(card.getByRole("link", { name: "Create an account" })).toBeFocused();
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press("Tab");
    await expect(card.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(page).toHaveURL("/faq");
  expect(problems).toEqual([]);
});

test("games have the whole screen on phones and tablets, and rewards float on desktops alone (L-2.79, L-2.80)", async ({
  page,
  request,
}) => {
  const footer = page.getByRole("contentinfo");
  const floating = page.getByRole("navigation", { name: "Rewards" });
  const contact = page.getByRole("button", { name: "Write to us" });
  for (const [width, isGameFramed] of [
    [390, false],
    [820, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/casino/games/ember-drake");
    await expect(footer).toBeVisible({ visible: isGameFramed });
    await expect(contact).toBeVisible({ visible: isGameFramed });
    await open(page, "/faq");
    await expect(footer).toBeVisible();
    await expect(contact).toBeVisible();
    await expect(floating).toBeVisible({ visible: width >= 1024 });
  }
  const links = floating.getByRole("link");
  await expect(links).toHaveText(["Rakeback", "Gift calendar"]);
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
  }
});
