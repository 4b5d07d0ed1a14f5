import { randomBytes, randomUUID } from "node:crypto";
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test as base,
} from "@playwright/test";

/** What a page must never do: log an error, throw, or ask for something that is not there. */
export const test = base.extend<{ problems: string[]; fetchesWhenIdle: boolean }>({
  /** Whether the editor fetches all of its parts beforehand: that is most of the work of a journey that needs few of them. */
  fetchesWhenIdle: [false, { option: true }],
  problems: [
    async ({ page, fetchesWhenIdle }, use) => {
      if (!fetchesWhenIdle) await fetchNothingBeforehand(page.context());
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

const fetchNothingBeforehand = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (window.location.pathname.startsWith("/editor")) window.requestIdleCallback = () => 0;
  });

/** The browser of one more person, in which the editor fetches no more beforehand than in the test's own. */
export async function openBrowserOf(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await fetchNothingBeforehand(context);
  return context;
}

export const widths = [1440, 820, 390];

/** Opens a page and waits until the browser has taken over what the server sent. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await expect(page.locator("#main")).toBeVisible();
  await takenOver(page);
  return response;
}

/** Waits until React has what the server sent: its mark is on the page's outermost element, and the browser has nothing left to do. */
export const takenOver = (page: Page) =>
  page.waitForFunction(
    () =>
      Object.keys(document.querySelector("#main") ?? {}).some((key) => key.startsWith("__reactFiber")) &&
      new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout: 2000 })),
  );

/** Waits until React has taken over an element of a section, which it does when the section comes near: a press before that does nothing. */
export const isReady = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((node) => {
        node.ownerDocument.dispatchEvent(new Event("pointermove")); // a visitor is there
        return Object.keys(node).some((key) => key.startsWith("__reactProps"));
      }),
    )
    .toBe(true);

/** Goes on by Tab until something has the focus; on the way there is always something that has it. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 120 && !(await isReached()); step++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement === document.body), `Tab ${step + 1} leads nowhere`).toBe(false);
  }
  await expect(target).toBeFocused();
}

/** Nothing moves any more, so that colours are what they will be. */
export const stay = (page: Page) =>
  page.addStyleTag({ content: "*, *::before, *::after { transition: none !important; animation: none !important }" });

/** How far the page is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Where the visitor of a request seems to be; the test's server trusts this header. */
export const from = (country: string) => ({ extraHTTPHeaders: { "x-country": country } });

export const password = "Foyer-demo-1!";

/** Signs in beside the page, without the form. */
export async function enter(page: Page, email: string) {
  expect((await page.request.post("/api/user/login", { data: { email, password } })).status()).toBe(200);
}

/** A new account of a test's own, with `password`; who opens it is not signed in. */
export async function openAccount(
  request: APIRequestContext,
  {
    preferredLanguage = "en",
    firstName = "Mara",
    lastName = "Lind",
    dateOfBirth = "1990-04-12",
    countryCode = "DE",
    address = "Torstraße 1",
  }: {
    preferredLanguage?: "en" | "de";
    firstName?: string;
    lastName?: string;
    dateOfBirth?: string;
    countryCode?: string;
    address?: string;
  } = {},
): Promise<string> {
  const email = `${randomUUID()}@foyer.test`;
  const answer = await request.post("/api/user/sign-up", {
    headers: { "x-forwarded-for": `10.${randomBytes(3).join(".")}` }, // each from a place of its own: one place opens 120 in a quarter of an hour
    data: {
      ...{ email, password, preferredLanguage, emailPhoneRegistration: true, subscribe: true },
      ...{ countryCode, currencyCode: "EUR", country: countryCode, firstName, lastName },
      ...{ dateOfBirth, address, city: "Berlin", zipCode: "10119" },
      consents: { terms_and_conditions_acceptance: true },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return email;
}

/** A new player who is signed in, and who has closed the tour of the site. */
export async function enterAsNew(
  page: Page,
  request: APIRequestContext,
  who?: Parameters<typeof openAccount>[1],
): Promise<string> {
  const email = await openAccount(request, who);
  await enter(page, email);
  await hideTour(page);
  return email;
}

/** Who is signed in has closed the tour of the site. */
export async function hideTour(page: Page) {
  const { user } = (await (await page.request.get("/api/viewer")).json()) as { user: { userId: number } };
  await page.context().addInitScript((id) => {
    if (window.top === window.self) localStorage.setItem(`onboarding-hidden-${id}`, "1"); // a game has no storage
  }, user.userId);
}

export async function signIn(page: Page, email: string) {
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}
