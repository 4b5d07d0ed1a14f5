import type { Page } from "@playwright/test";
import { expect, from, open, openAccount, signIn, test } from "./visitor";

const letterTo = (outbox: Page, recipient: string, subject: string) =>
  outbox.getByRole("article", { name: subject }).filter({ hasText: recipient }).first();

test.describe("in Germany", () => {
  test.use(from("DE"));

  test("a player logs in by phone, after a password that was wrong (C-1.03, C-4.30, C-4.33)", async ({ page }) => {
    await open(page, "/faq?modal=login");
    const dialog = page.getByRole("dialog", { name: "Welcome back" });
    await dialog.getByRole("tab", { name: "Phone" }).click();
    await expect(dialog.getByLabel("Country code")).toHaveValue("49");
    const submit = dialog.getByRole("button", { name: "Log in", exact: true });
    await expect(submit).toBeDisabled();
    await dialog.getByLabel("Phone number").fill("0151 23456789");
    await dialog.getByLabel("Password", { exact: true }).fill("wrong");
    await submit.click();
    await expect(dialog.getByRole("alert")).toContainText("do not match an account");
    await dialog.getByLabel("Password", { exact: true }).fill("Foyer-demo-1!");
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/faq");
    await expect(page.getByRole("banner").getByRole("button", { name: /Account of/ })).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === "registered_user")?.value).toBe("true");
  });
});

test("a new player has the link sent again and confirms the e-mail address; the link works once (C-4.34, C-7.21)", async ({
  page,
  request,
  browser,
}) => {
  const email = await openAccount(request);
  await open(page, "/faq?modal=login");
  await signIn(page, email);
  await page.getByRole("button", { name: "Close the tour" }).click(); // it opens for newcomers
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await open(page, "/faq?modal=login&view=confirmAccount");
  const dialog = page.getByRole("dialog", { name: "Your e-mail address" });
  await dialog.getByRole("button", { name: "Resend Email" }).click();
  await expect(dialog.getByText("The e-mail is on its way.")).toBeVisible();
  await dialog.getByRole("button", { name: "Resend Email" }).click();
  await expect(dialog.getByText(/You can resend email in \d+ seconds/)).toBeVisible();

  const opening = page.waitForEvent("popup");
  await dialog.getByRole("link", { name: "read its messages here" }).first().click();
  const outbox = await opening;
  const link = letterTo(outbox, email, "Confirm your e-mail address").getByRole("link");
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(outbox.getByText("your e-mail address is confirmed")).toBeVisible();
  await expect(outbox).toHaveURL("/?modal=login&view=confirmAccount");

  const elsewhere = await browser.newContext({ locale: "de-DE" });
  const other = await elsewhere.newPage();
  await other.goto(address);
  await expect(other.getByText("Dieser Link wurde schon benutzt")).toBeVisible();
  await elsewhere.close();
});

test("a forgotten password is replaced by the link in a letter, in German (C-4.35, L-7.37)", async ({ page, request }) => {
  const email = await openAccount(request, { preferredLanguage: "de" });
  await open(page, "/de/faq?modal=login");
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  const dialog = page.getByRole("dialog", { name: "Ein neues Passwort" });
  await dialog.getByLabel("E-Mail").fill(email);
  await dialog.getByRole("button", { name: "Link senden" }).click();
  await expect(dialog.getByText("ist ein Link unterwegs")).toBeVisible();

  const opening = page.waitForEvent("popup");
  await dialog.getByRole("link", { name: "Hier liest du" }).click();
  const outbox = await opening;
  await expect(outbox.getByRole("heading", { name: "Postausgang" })).toBeVisible();
  await letterTo(outbox, email, "Ein neues Passwort").getByRole("link").click();
  await expect(outbox).toHaveURL("/de/reset-password"); // the token does not stay in the address
  const save = outbox.getByRole("button", { name: "Passwort speichern" });
  await outbox.getByLabel("Neues Passwort").fill("zu kurz");
  await expect(save).toBeDisabled();
  await outbox.getByLabel("Neues Passwort").fill("Herbst!regen8");
  await save.click();
  await expect(outbox.getByText("Dein Passwort ist geändert.")).toBeVisible();
  await outbox.getByRole("main").getByRole("link", { name: "Anmelden" }).click();
  await outbox.getByRole("dialog").getByLabel("E-Mail").fill(email);
  await outbox.getByRole("dialog").getByLabel("Passwort", { exact: true }).fill("Herbst!regen8");
  await outbox.keyboard.press("Enter");
  await outbox.getByRole("button", { name: "Rundgang schließen" }).click();
  await expect(outbox.getByRole("banner").getByRole("button", { name: /Mara Lind/ })).toBeVisible();
});

test("who excluded themselves is told until when, and where help is (C-8.25)", async ({ page }) => {
  await open(page, "/faq?modal=login");
  await signIn(page, "excluded@foyer.test");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText(/self-excluded until \w+ \d+, 20\d\d/);
  await expect(dialog.getByRole("link", { name: /Help and limits/ })).toHaveAttribute("href", "/responsible-gaming");
});
