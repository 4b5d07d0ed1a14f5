import { expect, open, test } from "./visitor";

test("who does not open the chat downloads none of it, and no socket is opened (L-1.11)", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /assets\/[^?]*(Chat(Panel|Drawer|Sheet)|socket)/i.test(url))).toEqual([]);
  expect(sockets).toEqual([]);
});
