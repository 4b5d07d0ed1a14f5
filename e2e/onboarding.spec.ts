import { enter, expect, open, openAccount, test } from "./visitor";

test("a newcomer is shown around, and the last topic ends it (L-4.67 to L-4.69)", async ({ page, request }) => {
  await enter(page, await openAccount(request));
  await open(page, "/");
  const tour = page.getByRole("dialog");
  await expect(tour.getByRole("heading", { name: "Welcome to Foyer" })).toBeVisible();
  for (let n = 0; n < 3; n += 1) await tour.getByRole("button", { name: "Next" }).click();
  const seen = page.waitForResponse((response) => response.url().endsWith("/mark-user-onboarding-step"));
  await tour.getByRole("button", { name: "Done" }).click();
  await expect(tour).toHaveCount(0);
  expect((await seen).status()).toBe(200);
});
