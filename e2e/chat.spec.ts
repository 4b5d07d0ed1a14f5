import type { Browser } from "@playwright/test";
import { dialogHolds } from "./dialog";
import { expect, open, test } from "./visitor";

async function enter(browser: Browser, email: string, { width, height }: { width: number; height: number }) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 1000 });
  const answer = await context.request.post("/api/user/login", { data: { email, password: "Foyer-demo-1!" } });
  expect(answer.ok()).toBe(true);
  const page = await context.newPage();
  await open(page, "/faq");
  return page;
}

test("two players talk, a moderator hides what was said, and all of it happens at once (C-7.43, L-2.49, L-9.11)", async ({
  browser,
}) => {
  const words = `Good evening ${Date.now()}`;
  const markup = `<b>hi</b> https://elsewhere.test/${Date.now()}`;
  const desk = await enter(browser, "paid@foyer.test", { width: 1440, height: 900 });
  const phone = await enter(browser, "unpaid@foyer.test", { width: 390, height: 844 });
  const moderator = await enter(browser, "editor@foyer.test", { width: 1440, height: 900 });

  for (const page of [desk, moderator]) await page.getByRole("navigation").getByRole("button", { name: "Live chat" }).click();
  await phone.getByRole("button", { name: "Menu" }).click();
  await phone.getByRole("button", { name: "Live chat" }).click();
  const sheet = phone.getByRole("dialog", { name: "Chat" });
  const drawer = desk.getByRole("complementary", { name: "Chat" });
  await expect(sheet).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(320);

  await drawer.getByRole("textbox", { name: "Your message" }).fill(words);
  await desk.keyboard.press("Enter");
  await expect(drawer.getByText(words, { exact: true })).toBeVisible();
  await expect(sheet.getByText(words, { exact: true })).toBeVisible();

  await sheet.getByRole("textbox").fill(markup);
  await sheet.getByRole("button", { name: "Send" }).click();
  await expect(drawer.getByText(markup, { exact: true })).toBeVisible();
  expect(await drawer.getByRole("link").count()).toBe(0);

  const entry = moderator.getByRole("listitem").filter({ hasText: words });
  await entry.hover();
  await entry.getByRole("button", { name: "Hide this message for everybody" }).click();
  for (const place of [drawer, sheet]) await expect(place.getByText(words)).toHaveCount(0);

  await desk.reload();
  await expect(drawer.getByRole("textbox")).toBeVisible();
  await drawer.getByRole("button", { name: "Close chat" }).click();
  await expect(drawer).toHaveCount(0);
  await dialogHolds(phone, "src/features/community/chat/own/ChatSheet.tsx", 390);
  await phone.goBack();
  await expect(sheet).toHaveCount(0);
});

test("who does not open the chat downloads none of it, and no socket is opened (L-1.11)", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await open(page, "/");
  expect(asked.filter((url) => /assets\/[^?]*(Chat(Panel|Drawer|Sheet)|socket)/i.test(url))).toEqual([]);
  expect(sockets).toEqual([]);
});
