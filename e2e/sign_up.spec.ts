import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { publishSettings, useSettingsSite } from "./settings_site";
import { fresh } from "./staff";
import { expect, from, open, tabTo, takenOver, test } from "./visitor";

test.use(from("DK"));
const onboarding = { isShown: false, redirectUrl: "", topics: [] }; // no tour opens over what a newcomer sees
useSettingsSite({ onboarding });

const dialog = (page: Page) => page.getByRole("dialog");

async function fillDetails(page: Page) {
  const fields = {
    "First name": "Mara",
    "Last name": "Lind",
    "Street and number": "Vestergade 1",
    Postcode: "8000",
    City: "Aarhus",
  };
  for (const [name, value] of Object.entries(fields)) await dialog(page).getByLabel(name).fill(value);
}

test("what a visitor forgot is said where it is missing, and what they typed is there again, but for the password (C-2.24, C-3.35, C-4.42)", async ({
  page,
  problems,
}) => {
  await open(page, "/faq?modal=signup");
  const form = dialog(page);
  await expect(form.getByLabel("Country")).toHaveValue("DK");
  await expect(form.getByLabel("Currency")).toHaveValue("DKK");
  await form.getByLabel("Country").selectOption("BR");
  await expect(form.getByLabel("Currency")).toHaveValue("BRL");
  const email = `${fresh("mara")}@foyer.test`;
  await form.getByRole("textbox", { name: "E-mail" }).fill(email);
  await form.getByLabel("Password", { exact: true }).fill("sommerwind");
  await form.getByRole("button", { name: "Next" }).click();
  await expect(form.getByText("A capital letter is missing.")).toBeVisible();
  await expect(form.getByText("Please tick this to go on.")).toBeVisible();
  await page.reload();
  await takenOver(page);
  await expect(form.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
  await expect(form.getByLabel("Country")).toHaveValue("BR");
  await expect(form.getByLabel("Password", { exact: true })).toHaveValue("");
  expect(problems).toEqual([]);
});

test("a visitor opens an account by e-mail in two steps and by keys alone, the focus always where the next key is needed, and comes back to where they were, signed in (WCAG 2.1.1, 2.4.3, C-1.03, C-2.24, C-2.27, C-4.36, C-4.37, C-4.38, C-5.42)", async ({
  page,
  problems,
}) => {
  const form = dialog(page);
  const press = (key: string) => page.keyboard.press(key);
  const type = async (label: string, words: string) => {
    await tabTo(page, form.getByLabel(label, { exact: label === "Password" }));
    await page.keyboard.type(words);
  };
  await open(page, "/faq");
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Sign up" }));
  await press("Enter");
  const email = `${fresh("mara")}@foyer.test`;
  await expect(form.getByRole("textbox", { name: "E-mail" })).toBeFocused();
  await page.keyboard.type(email);
  await type("Password", "Sommer!wind7");
  await type("Country", "Brazil");
  await expect(form.getByLabel("Currency")).toHaveValue("BRL");
  await tabTo(page, form.getByLabel(/I am at least 18/));
  await press("Space");
  await tabTo(page, form.getByRole("button", { name: "Next" }));
  await press("Enter");
  const create = form.getByRole("button", { name: "Create the account" });
  await expect(form.getByLabel("First name")).toBeFocused();
  await page.keyboard.type("Mara");
  await type("Last name", "Lind");
  await expect(create).toBeDisabled();
  await type("Date of birth", "04121990");
  await expect(form.getByLabel("Date of birth")).toHaveValue("1990-04-12");
  await type("Street and number", "Rua Augusta 1");
  await type("Postcode", "01305-000");
  await type("City", "São Paulo");
  await expect(create).toBeDisabled();
  await type("CPF", "52998224725");
  await expect(form.getByLabel("CPF")).toHaveValue("529.982.247-25");
  await tabTo(page, create);
  await press("Enter");
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL("/faq");
  await expect(page.locator("#main")).toBeFocused();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign up" })).toHaveCount(0);
  const { user } = await (await page.request.get("/api/viewer")).json();
  expect(user).toMatchObject({ email, currencyCode: "BRL", countryCode: "BR", firstName: "Mara" });
  expect(await page.evaluate(() => localStorage.getItem("foyer_registration"))).toBeNull();
  expect(problems).toEqual([]);
});

test("one click opens an account in German, and its credentials are not lost without a word (C-2.29, C-4.40, C-5.35)", async ({
  page,
  problems,
}) => {
  await open(page, "/de/faq?modal=signup");
  const form = dialog(page);
  await form.getByRole("tab", { name: "E-Mail" }).press("ArrowLeft");
  await expect(form.getByRole("tab", { name: "1 Klick" })).toBeFocused();
  await form.getByLabel(/mindestens 18 Jahre/).check();
  await form.getByRole("button", { name: "Konto eröffnen" }).click();
  await expect(form.getByRole("heading", { name: "Dein Konto ist eröffnet" })).toBeVisible();
  const [email, secret] = [await form.getByTestId("name").innerText(), await form.getByTestId("password").innerText()];
  await page.keyboard.press("Escape");
  await expect(form.getByRole("alert")).toContainText("noch nicht gespeichert");
  const download = page.waitForEvent("download");
  await form.getByRole("button", { name: "Zugangsdaten speichern" }).click();
  await download;
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL("/de/faq");
  await page.context().clearCookies();
  expect((await page.request.post("/api/user/login", { data: { email, password: secret } })).status()).toBe(200);
  expect(problems).toEqual([]);
});

test("what the server refuses is said, and can be put right (C-8.21, C-8.22, C-4.39)", async ({ page }) => {
  await open(page, "/faq?modal=signup");
  const form = dialog(page);
  await form.getByRole("tab", { name: "Phone" }).click();
  await expect(form.getByLabel("Country code")).toHaveValue("45");
  await form.getByLabel("Phone number").fill("12");
  await form.getByLabel("Password", { exact: true }).fill("Password!");
  await form.getByLabel(/I am at least 18/).check();
  await form.getByRole("button", { name: "Next" }).click();
  await expect(form.getByText("This number does not match the country code.")).toBeVisible();
  await form.getByLabel("Phone number").fill(`32 ${randomInt(100_000, 1_000_000)}`);
  await form.getByRole("button", { name: "Next" }).click();
  await expect(form.getByLabel("First name")).toBeFocused();
  await fillDetails(page);
  await dialog(page).getByLabel("Date of birth").fill("1990-04-12");
  await form.getByRole("button", { name: "Create the account" }).click();
  await expect(form.getByText("This password is too common. Choose another one.")).toBeVisible();
  await expect(form.getByLabel("Password", { exact: true })).toBeFocused();
  await form.getByLabel("Password", { exact: true }).fill("Sommer!wind7");
  await form.getByRole("button", { name: "Next" }).click();
  await form.getByRole("button", { name: "Create the account" }).click();
  await expect(form).toHaveCount(0);
});

test("who leaves is asked to stay, and nobody signs up where registration is restricted (C-2.26, C-2.28)", async ({ page }) => {
  await publishSettings(page.request, { holdUserOnRegistration: true });
  await open(page, "/faq?modal=signup");
  await expect(dialog(page).getByRole("tab", { name: "E-mail" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/faq?modal=hold");
  await dialog(page).getByRole("link", { name: "Create an account" }).click();
  await expect(dialog(page).getByRole("tab", { name: "E-mail" })).toBeVisible();
  await publishSettings(page.request, { isRestrictedRegistration: true });
  await open(page, "/faq?modal=signup");
  await expect(dialog(page).getByText("New accounts can't be opened at the moment.")).toBeVisible();
  await expect(dialog(page).getByRole("textbox")).toHaveCount(0);
});
