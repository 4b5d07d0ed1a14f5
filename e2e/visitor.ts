import { expect, type Page, test as base } from "@playwright/test";

/** What a page must never do: log an error, throw, or ask for something that is not there. */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") problems.push(message.text());
      });
      page.on("pageerror", (error) => problems.push(error.message));
      await use(problems);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until the browser has taken over what the server sent. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await expect(page.locator("#main")).toBeVisible();
  return response;
}

/** Where the visitor of a request seems to be; the test's server trusts this header. */
export const from = (country: string) => ({ extraHTTPHeaders: { "x-country": country } });

export async function signIn(page: Page, email: string) {
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Foyer-demo-1!");
  await page.keyboard.press("Enter");
}
