import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addPlayers } from "./database";
import { bearerOf, createPage, fresh } from "./staff";
import { enter, expect, open, openBrowserOf, test } from "./visitor";

/** Plays dice for so much, as the game's frame does. */
async function play(page: Page, headers: Record<string, string>, bet: number) {
  const opened = await page.request.post("/api/user/init-game", { headers, data: { gameId: "dice" } });
  const { data } = (await opened.json()) as { data: { launchUrl: string } };
  const token = new URLSearchParams(data.launchUrl.split("#")[1]).get("token") ?? "";
  const played = await page.request.post("/api/play/bet", {
    headers: { "x-play-token": token },
    data: { roundId: randomUUID(), bet, choice: { target: 5_000, direction: "under" } },
  });
  expect(played.status(), await played.text()).toBe(200);
}

test("an operator makes a mission at the desk, and a player joins it, completes it and claims its reward, each as it happens", async ({
  browser,
  page: desk,
  request,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const address = baseURL ?? "";
  const name = `Two of dice ${fresh("m")}`;

  await enter(desk, "admin@foyer.test");
  await desk.goto("/editor?desk=missions");
  await desk.getByRole("button", { name: "New mission" }).first().click();
  await desk.getByLabel("Name that players read").fill(name);
  await desk.getByRole("button", { name: "Make it" }).click();
  await expect(desk.getByRole("heading", { name, level: 1 })).toBeVisible();
  await desk.getByLabel("How many", { exact: true }).fill("2");
  await desk.getByLabel("Players have to join").click();
  await desk.getByLabel("From", { exact: true }).fill(new Date(Date.now() - 60_000).toISOString().slice(0, 16));
  await desk.getByRole("button", { name: "Publish version 1…" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
  await expect(desk.getByText("Running", { exact: true }).first()).toBeVisible();

  const id = await createPage(request, "missions", [{ id: "missions", name: "Missions", type: "missions", props: {} }]);
  const headers = await bearerOf(request);
  expect((await request.post(`/api/backoffice/pages/${id}/publish`, { headers, data: { revision: 1 } })).status()).toBe(200);
  const [email = ""] = await addPlayers(address, ["Mia Mission"]);
  const context = await openBrowserOf(browser, { baseURL: address });
  const page = await context.newPage();
  const bearer = await bearerOf(page.request, email);
  const { user } = (await (await page.request.get("/api/viewer")).json()) as { user: { userId: number } };
  await context.addInitScript((player) => localStorage.setItem(`onboarding-hidden-${player}`, "1"), user.userId);
  await open(page, `/${id}`);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await card.getByRole("button", { name: "Join" }).click();
  const bar = card.getByRole("progressbar", { name: "Rounds" });
  await expect(card.getByText("Running", { exact: true })).toBeVisible(); // what is played before that does not count
  await expect(bar).toHaveAttribute("aria-valuetext", "0 of 2");
  await play(page, bearer, 1);
  await expect(bar).toHaveAttribute("aria-valuetext", "1 of 2", { timeout: 20_000 }); // without a reload
  await play(page, bearer, 1);
  await card.getByRole("button", { name: "Claim the reward" }).click({ timeout: 20_000 });
  await expect(card.getByText("€5.00 is on your balance, in cash.")).toBeVisible();
  await expect(card.getByText("Claimed", { exact: true })).toBeVisible();
  await context.close();

  await desk.goto("/editor?desk=missions");
  const row = desk.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("€5.00");
  await row.getByRole("button", { name }).click();
  await desk.getByRole("tab", { name: "Results" }).click();
  await expect(desk.getByText("Joined: 1 · completed: 1 · claimed: 1")).toBeVisible();
  await desk.getByRole("button", { name: "End it now" }).click();
  await desk.getByRole("dialog").getByRole("textbox").fill("Enough of dice.");
  await desk.getByRole("dialog").getByRole("button", { name: "End it now" }).click();
  await expect(desk.getByText("Closed", { exact: true }).first()).toBeVisible();
});
