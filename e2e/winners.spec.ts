import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, open, test } from "./visitor";

/** Plays dice for money, with a chance of 98 in 100, until it wins. */
async function win(request: APIRequestContext, bet: number) {
  const signedIn = await request.post("/api/user/login", { data: { email: "tester@foyer.test", password: "Foyer-demo-1!" } });
  const { data } = (await signedIn.json()) as { data: { accessToken: string } };
  const headers = { authorization: `Bearer ${data.accessToken}` };
  const opened = await request.post("/api/user/init-game", { headers, data: { gameId: "dice" } });
  const { data: game } = (await opened.json()) as { data: { launchUrl: string } };
  const token = new URLSearchParams(game.launchUrl.split("#")[1]).get("token") ?? "";
  for (;;) {
    const choice = { target: 9_800, direction: "under" };
    const played = await request.post("/api/play/bet", {
      headers: { "x-play-token": token },
      data: { roundId: randomUUID(), bet, choice },
    });
    expect(played.status(), await played.text()).toBe(200);
    const { round } = (await played.json()) as { round: { payout: number } };
    if (round.payout > bet) return;
  }
}

test("a win of one player comes to another's screen; while the list is paused, it counts what waits (S-2.45, L-3.33)", async ({
  page,
  playwright,
  baseURL,
}) => {
  const player = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  await open(page, "/casino");
  const list = page.locator("section").filter({ has: page.getByRole("heading", { name: "Latest wins", exact: true }) });
  const latest = list.getByRole("listitem").first();
  await expect(latest).toBeVisible();
  const connected = page.waitForEvent("websocket"); // opened when the page is at rest
  await list.scrollIntoViewIfNeeded();
  await (await connected).waitForEvent("framereceived", { predicate: ({ payload }) => String(payload).startsWith("40/live") });

  await win(player, 10);
  await expect(latest).toContainText("Dice");
  await expect(latest).toContainText("Tester");

  await list.getByRole("button", { name: "Pause the list" }).click();
  const before = await latest.innerText();
  await win(player, 20);
  await win(player, 30);
  await expect(list.getByRole("button", { name: /[2-9] new/ })).toBeVisible();
  expect(await latest.innerText()).toBe(before);
  await list.getByRole("button", { name: "Resume the list" }).click();
  await expect(latest).not.toHaveText(before);
  await player.dispose();
});
