import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { dialogHolds } from "./dialog";
import { atEachWidth, byKeysAtEachWidth, fits } from "./each_width";
import { fresh } from "./staff";
import { enter, enterAsNew, expect, isReady, open, password, signIn, test } from "./visitor";

const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
const isGuest = (page: Page) => expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
const accountButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Account of/ });

test("a player turns two-factor authentication on, and from then on the password alone opens nothing; a passkey stands in for the code", async ({
  page,
  request,
  problems,
}) => {
  const email = await enterAsNew(page, request);
  await open(page, "/profile/security");
  await page.getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your current password").fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  const code = codeOf(secret);
  await dialogHolds(page, "sections/account/account_security/StartDialog.tsx");
  await dialog.getByLabel("Enter the six digits that the app shows").fill(code);
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const codes = dialog.getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? "";
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText("10 recovery codes left.")).toBeVisible();

  // from elsewhere: in the same browser it would end the session of the page, which may be asking for something
  const signInWith = async (twoFactorCode?: string) =>
    (await request.post("/api/user/login", { data: { email, password, twoFactorCode } })).status();
  expect(await signInWith()).toBe(401);
  expect(await signInWith(code)).toBe(401); // turned it on: no code works twice
  expect(await signInWith(codeOf(secret, Date.now() + 30_000))).toBe(200);
  expect(await signInWith(recoveryCode)).toBe(200);

  expect(problems).toEqual([]);

  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasUserVerification: true, isUserVerified: true },
  });
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await dialogHolds(page, "sections/account/account_security/AddPasskeyDialog.tsx");
  await dialog.getByLabel("Your current password").fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Make the passkey" }).click();
  await expect(page.getByText("The passkey was added.")).toBeVisible();
  for (const [opener, file] of [
    [/^Remove the passkey /, "sections/account/account_security/RemovePasskeyDialog.tsx"],
    ["New recovery codes", "sections/account/account_security/RenewCodesDialog.tsx"],
    ["Turn off", "sections/account/account_security/TurnOffDialog.tsx"],
  ] as const) {
    await page.getByRole("button", { name: opener }).click();
    await dialogHolds(page, file);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
  await page.context().clearCookies();
  await open(page, "/faq?modal=login");
  await signIn(page, email);
  await dialog.getByRole("button", { name: "Use a passkey" }).click();
  await expect(accountButton(page)).toBeVisible();
  await open(page, "/profile/security");
  await page.getByRole("button", { name: "Turn off" }).click();
  await dialog.getByLabel("Your current password").fill(password);
  await dialog.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();
});

test("a session that is ended elsewhere is over there; consents are taken back, all that is kept comes as a file, and the account is closed, at three widths and by keys (L-4.27, C-4.63, D-44)", async ({
  page,
  browser,
  request,
}) => {
  const dateOfBirth = new Date(Date.UTC(1950, 0, randomInt(14_000))).toISOString().slice(0, 10);
  // who closed an account and opens another is looked at by the house: this is a person of the test's own
  const email = await enterAsNew(page, request, { lastName: fresh("Lind"), dateOfBirth });
  const elsewhere = await browser.newContext({
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0",
  });
  const other = await elsewhere.newPage();
  await enter(other, email);
  await open(other, "/account/balance");
  await open(page, "/profile/security");
  await page.getByRole("button", { name: "Log out Firefox, Windows" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Log out this browser" }).click();
  await expect(page.getByText("That browser is logged out.")).toBeVisible();
  await other.reload();
  await isGuest(other);
  await elsewhere.close();

  await test.step("consents", async () => {
    const offers = page.getByRole("button", { name: /^Agree.*: Offers and news by e-mail$/ });
    const takeBack = page.getByRole("button", { name: /^Take back.*: Offers and news by e-mail$/ });
    await isReady(offers);
    await atEachWidth(page, () => expect(offers).toBeVisible());
    await offers.press("Enter");
    await takeBack.press("Enter");
    await expect(offers).toBeVisible();
    await page.getByText(/^All that you have said/).click();
    await expect(page.getByText("not agreed", { exact: false }).first()).toBeVisible();
  });

  await test.step("the file", async () => {
    const file = page.getByRole("button", { name: "Make a file" });
    await isReady(file);
    await atEachWidth(page, () => expect(file).toBeVisible());
    await file.press("Enter");
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download" }).press("Enter", { timeout: 30_000 });
    expect((await saving).suggestedFilename()).toBe("data-export.json.gz");
  });

  await test.step("closing", async () => {
    const opener = page.getByRole("button", { name: "Close my account" });
    await isReady(opener);
    await byKeysAtEachWidth(page, opener, (asking) => fits(asking, asking.getByRole("button", { name: "Close for good" })));
    await opener.press("Enter");
    const asking = page.getByRole("dialog");
    await asking.getByLabel("Your current password").fill("wrong");
    await asking.getByRole("button", { name: "Close for good" }).press("Enter");
    await expect(asking.getByLabel("Your current password")).toHaveAttribute("aria-invalid", "true");
    await asking.getByLabel("Your current password").fill(password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Your account is closed" })).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "To the home page" }).press("Enter");
    await isGuest(page);
  });
});

test("tabs renew at once without losing the session, and follow where one of them signs out or in", async ({
  page,
  context,
  request,
}) => {
  const email = await enterAsNew(page, request);
  const second = await context.newPage();
  const renewals: number[] = [];
  for (const tab of [page, second])
    tab.on("response", (answer) => answer.url().endsWith("/refresh-token") && renewals.push(answer.status()));
  await Promise.all([open(page, "/profile/security"), open(second, "/profile/security")]);
  for (const tab of [page, second]) {
    await tab.getByRole("button", { name: "Turn on" }).click();
    await tab.getByLabel("Your current password").fill(password);
    await tab.getByRole("button", { name: "Continue" }).click();
    await expect(tab.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
    await tab.keyboard.press("Escape");
  }
  expect(renewals).toEqual([200, 200]);

  await accountButton(page).click();
  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  await isGuest(page);
  await isGuest(second);
  await open(page, "/faq?modal=login");
  await signIn(page, email);
  await expect(accountButton(second)).toBeVisible();
});
