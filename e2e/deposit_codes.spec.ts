import { readFileSync } from "node:fs";
import type { APIRequestContext, BrowserContext, Locator, Page, Route } from "@playwright/test";
import { depositErrorCodes } from "../schemas/deposit_codes";
import { languages } from "../schemas/language";
import type { DepositErrorCode } from "../schemas/payments";
import { publishSettings, useSettingsSite } from "./settings_site";
import { bearerOf, fresh } from "./staff";
import { enter, expect, from, hideTour, isReady, openAccount, test } from "./visitor";

const extraHTTPHeaders = { ...from("DE").extraHTTPHeaders, "x-forwarded-for": "198.51.100.7" };
test.use({ extraHTTPHeaders });
useSettingsSite();

type Words = Record<string, string>;
const read = (language: string, file: string) => JSON.parse(readFileSync(`locales/${language}/${file}.json`, "utf8")) as unknown;
const wordsOf = (language: string) => read(language, "player/deposit") as { error: { message: Words } & Record<string, unknown> };

/** A text whose bounds are whatever the server says. */
const asPattern = (text: string) =>
  new RegExp(
    text
      .split(/\[M[NX]\]/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(String.raw`\d\S* EUR`),
  );

const cashier = (page: Page) => page.locator('[data-section-type="deposit"]');
const submit = (page: Page) => cashier(page).locator('button[type="submit"]');
const frame = (page: Page) => cashier(page).frameLocator("iframe");

/** The form was open since the terms were others: what it sends is not what the server takes by now. */
const sendOtherwise = (page: Page, change: object) =>
  page.route(
    "**/api/user/init-pay",
    (route) => route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), ...change }) }),
    { times: 1 },
  );

const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort();
};

const fillCard = async (page: Page, number: string) => {
  await frame(page).locator('[name="number"]').fill(number);
  await frame(page).locator('[name="expiry"]').fill("1230");
  await frame(page).locator('[name="cvc"]').fill("123");
};
const byCard = (number: string): Way => ({ method: "harbour_card", before: ({ page }) => fillCard(page, number) });

async function setLimit(page: Page, daily: number) {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post("/api/user/set-deposit-limit", { data: { daily }, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

interface Way {
  method?: string;
  amount?: number;
  /** What else the address says. */
  search?: (page: Page) => Promise<string>;
  /** What happens while the form is open. */
  before?: (at: { page: Page; request: APIRequestContext }) => Promise<unknown>;
  /** What happens at the provider; then the payment's own page says the code, and no popup does. */
  after?: (page: Page) => Promise<unknown>;
}

const away = (isAway: boolean) => async (request: APIRequestContext) => {
  const headers = await bearerOf(request);
  const path = "/api/backoffice/payments/methods/instant_bank/absence";
  expect((await request.put(path, { headers, data: { isAway, until: null } })).status()).toBe(200);
};

async function bonusWithMinimum(page: Page): Promise<string> {
  const { bonus } = (await (await page.request.get("/api/admin/get-all-bonus?limit=50&isDeposit=true")).json()) as {
    bonus: { rows: { bonusId: number; currency: Record<string, { min_deposit_amount: number }> }[] };
  };
  const found = bonus.rows.find(({ currency }) => (currency["EUR"]?.min_deposit_amount ?? 0) > 10);
  return `&b=${found?.bonusId}`;
}

/** All ways to pay, as they are where no market arranges them otherwise. */
async function switchMethods(request: APIRequestContext, isEnabled: boolean) {
  const headers = await bearerOf(request);
  const path = "/api/backoffice/payments/methods";
  const { methods } = (await (await request.get(path, { headers })).json()) as { methods: { methodId: string }[] };
  const data = { market: null, currency: null, methods: methods.map(({ methodId }) => ({ methodId, isEnabled })) };
  expect((await request.put(path, { headers, data })).status()).toBe(200);
}

/** While the form is open somebody else takes the offer, with the same browser on the same connection: the desk has to say whether they are one household (D-42). */
function takenByNeighbour(): Way {
  let neighbour: BrowserContext;
  let bonusID: number | undefined;
  return {
    async search(page) {
      neighbour = await page
        .context()
        .browser()!
        .newContext({ extraHTTPHeaders, baseURL: new URL(page.url()).origin });
      await enter(await neighbour.newPage(), await openAccount(page.request, someone()));
      await enter(page, await openAccount(page.request, someone()));
      const { bonus } = (await (await page.request.get("/api/admin/get-all-bonus?limit=50&isDeposit=true")).json()) as {
        bonus: { rows: { bonusId: number; banner: { bannerKey: string } }[] };
      };
      bonusID = bonus.rows.find(({ banner }) => banner.bannerKey === "welcome-gift")?.bonusId;
      return `&b=${bonusID}`;
    },
    async before({ page }) {
      const headers = { origin: new URL(page.url()).origin };
      const data = { pspID: "instant_bank", amount: 50, currencyCode: "EUR", bonusID };
      const taken = await neighbour.request.post("/api/user/init-pay", { headers, data });
      expect(await taken.json()).toMatchObject({ success: true });
      await neighbour.close();
    },
  };
}

/** Of no household that a try before has left. */
const someone = () => ({ lastName: fresh("Lind"), address: fresh("Torstraße") });

/** A refused payment whose answer is told with another code. */
const refusedAs = (errorCode: DepositErrorCode): Way => ({
  before: ({ page }) =>
    page.route("**/api/user/init-pay", async (route) => {
      const answer = await route.fetch({ postData: { ...(route.request().postDataJSON() as object), amount: 900_000 } });
      await route.fulfill({ json: { ...((await answer.json()) as object), errorCode } });
    }),
});

/** How a player comes by each code, in the order of the list; those of a market are in the test below. */
const ways: Record<Exclude<DepositErrorCode, "LIMIT_REQUIRED" | "MARKET_LIMIT" | "PROOF_NEEDED">, Way> = {
  UNIFIED_ERROR: { before: ({ page }) => page.route("**/api/user/init-pay", loseAnswer, { times: 1 }) },
  PAYMENT_PROVIDER_LIMIT_THRESHOLD: { before: ({ page }) => sendOtherwise(page, { amount: 900_000 }) },
  METHOD_NOT_AVAILABLE: { before: ({ request }) => away(true)(request) },
  PROVIDER_UNAVAILABLE: { amount: 50.13 },
  CURRENCY_NOT_OFFERED: refusedAs("CURRENCY_NOT_OFFERED"), // only a provider that takes a currency no longer says so, and none of the demo's does
  CARD_DECLINED: byCard("4000000000000002"),
  CARD_EXPIRED: byCard("4000000000000069"),
  INSUFFICIENT_FUNDS: byCard("4000000000009995"),
  AUTHENTICATION_FAILED: {
    ...byCard("4000002760003184"),
    after: (page) => frame(page).locator('button[value="no"]').click(),
  },
  CUSTOMER_CANCELLED: { after: (page) => page.locator('button[value="cancel"]').click() },
  BONUS_NOT_AVAILABLE: { before: ({ page }) => sendOtherwise(page, { bonusID: 999_999 }) },
  BONUS_MINIMUM: { amount: 10, search: bonusWithMinimum },
  BONUS_HELD: takenByNeighbour(),
  DEPOSIT_LIMIT: { before: ({ page }) => setLimit(page, 20) },
};

async function reach(page: Page, request: APIRequestContext, { language, way }: { language: string; way: Way }) {
  const { method = "instant_bank", amount = 50, search, before, after } = way;
  const more = (await search?.(page)) ?? "&ab=1";
  await page.goto(`/${language}/profile/deposit?method=${method}&amount=${amount}${more}`);
  await isReady(submit(page));
  await before?.({ page, request });
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await after?.(page);
}

/** What the provider decides is told on the payment's own page, all else in a popup over the form. */
const isOfPayment = ({ method, after }: Way) => method === "harbour_card" || after !== undefined;

/** So many fit into the time of one test on a busy machine. */
const handful = 3;
const places = Object.entries(ways).map(([code, way], at) => ({ code, way, language: languages[at % languages.length] ?? "en" }));
const parts = [false, true].flatMap((isShownThere) => {
  const all = places.filter(({ way }) => isOfPayment(way) === isShownThere);
  return Array.from({ length: Math.ceil(all.length / handful) }, (_, part) => ({
    isShownThere,
    some: all.slice(part * handful, (part + 1) * handful),
  }));
});

for (const { isShownThere, some } of parts)
  test(`each of these codes of a deposit is reached and read: ${some.map(({ code, language }) => `${code} in ${language}`).join(", ")} (C-8.01, C-8.02, C-8.03)`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, await openAccount(request, someone()));
    await hideTour(page);
    for (const { code, way, language } of some) {
      const { message } = wordsOf(language).error;
      await test.step(`${code} in ${language}`, async () => {
        await reach(page, request, { language, way });
        const popup = page.getByRole("dialog", { name: message["title"] ?? "" });
        const where = (isShownThere ? cashier(page) : popup).filter({ hasText: asPattern(message[code] ?? code) });
        await expect(where).toBeVisible();
        await expect(where).not.toContainText(/[A-Z]{4,}_[A-Z]+|deposit\.error/);
        await page.unrouteAll();
        if (code === "METHOD_NOT_AVAILABLE") await away(false)(request);
      });
    }
  });

test("what a market asks before a deposit is reached and read (C-8.01, C-8.02)", async ({ browser, request }) => {
  const perMarket = {
    MARKET_LIMIT: { country: "DE", language: "de", way: { amount: 1500 } },
    LIMIT_REQUIRED: { country: "NL", language: "fi", way: {} },
    PROOF_NEEDED: { country: "NL", language: "pt", way: { amount: 800, before: ({ page }) => setLimit(page, 2_000) } },
  } satisfies Record<string, { country: string; language: string; way: Way }>;
  const known: string[] = [...Object.keys(ways), ...Object.keys(perMarket)];
  expect(depositErrorCodes.filter((code) => !known.includes(code))).toEqual([]);
  const visits = new Map<string, Page>();
  await publishSettings(request, { servedCountries: [{ market: "CW", countries: { allowedCountries: ["DE", "NL"] } }] });
  for (const country of ["DE", "NL"]) {
    const page = await (await browser.newContext(from(country))).newPage();
    await enter(page, await openAccount(page.request, { countryCode: country, ...someone() }));
    await hideTour(page);
    visits.set(country, page);
  }
  await publishSettings(request, { markets: ["DE", "NL"], servedCountries: [] });
  for (const [code, { country, language, way }] of Object.entries(perMarket)) {
    await test.step(`${code} in ${country}`, async () => {
      const page = visits.get(country)!;
      await reach(page, request, { language, way });
      const { message } = wordsOf(language).error;
      const popup = page.getByRole("dialog", { name: message["title"] ?? "" });
      await expect(popup.getByText(asPattern(message[code] ?? code))).toBeVisible();
    });
  }
  await test.step("why nobody can pay in at all, each with its way out (C-8.04)", async () => {
    const page = visits.get("DE")!;
    const reads = async (language: string, code: string, way: Locator) => {
      await page.goto(`/${language}/profile/deposit`);
      await expect(cashier(page).getByText(String(wordsOf(language).error[code]))).toBeVisible();
      await expect(way).toBeVisible();
    };
    await publishSettings(request, { depositNeedsVerifiedEmail: true });
    const { verification } = read("da", "player/profile") as { verification: Words };
    await reads("da", "REQUIRED_EMAIL_VERIFICATION", cashier(page).getByRole("button", { name: verification["resend"] }));
    await publishSettings(request);
    const { contact } = read("es", "player/frame") as Words;
    await switchMethods(request, false);
    try {
      await reads("es", "NO_PROVIDER", cashier(page).getByRole("button", { name: contact }));
    } finally {
      await switchMethods(request, true);
    }
    const abroad = visits.get("NL")!;
    await abroad.goto("/no/profile/deposit");
    const { not_served: notServed } = read("no", "site/system_pages") as Record<string, Words>;
    await expect(abroad.getByRole("heading", { name: notServed!["title"] })).toBeVisible();
    await expect(abroad.locator('main a[href$="/profile/withdraw"]')).toBeVisible();
    await abroad.context().clearCookies();
    await publishSettings(request, { markets: ["DE", "NL"], servedCountries: [] });
    await abroad.goto("/profile/deposit");
    await expect(abroad.getByRole("dialog", { name: "Welcome back" })).toBeVisible();
  });
  for (const page of visits.values()) await page.context().close();
});
