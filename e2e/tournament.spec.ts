import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addPlayers } from "./database";
import { startSecondProcess } from "./second_process";
import { bearerOf, fresh } from "./staff";
import { expect, open, openBrowserOf, test } from "./visitor";

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

test("a tournament from joining to prize, for three players in browsers at two processes (C-1.04, C-3.46, C-4.68, C-7.32)", async ({
  browser,
  request,
  baseURL,
}) => {
  const address = baseURL ?? "";
  test.setTimeout(120_000); // a second process starts, and the end waits for what may still settle
  const second = await startSecondProcess(address);
  try {
    const emails = await addPlayers(address, ["Ada One", "Bea Two", "Cem Three"]);
    const headers = await bearerOf(request);
    const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
    const key = fresh("cup");
    const content = {
      ...{ name: { en: `The ${key}` }, rules: { leaderboardType: "sumOfBet", needsOptIn: true, games: ["dice"] } },
      ...{ repeats: "once", zone: "UTC", startAt: inMinutes(-1), endAt: inMinutes(30) },
      prizes: [
        { fromPlace: 1, toPlace: 1, prizeType: "MONEY", amountEUR: 25 },
        { fromPlace: 2, toPlace: 2, prizeType: "MONEY", amountEUR: 10 },
      ],
    };
    const desk = async (path: string, data: object) => {
      const answer = await request.post(`/api/backoffice/tournaments${path}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(200);
      return answer;
    };
    const { planId } = (await (await desk("", { key, content })).json()) as { planId: number };
    await desk(`/${planId}/publish`, { revision: 1 });
    const plan = await request.get(`/api/backoffice/tournaments/${planId}`, { headers });
    const { plan: published } = (await plan.json()) as { plan: { run: { tournamentItemId: number } } };
    const id = published.run.tournamentItemId;

    const contexts = await Promise.all(
      [address, second.origin, second.origin].map((origin) => openBrowserOf(browser, { baseURL: origin })),
    );
    const pages = await Promise.all(contexts.map((context) => context.newPage()));
    const bearers: Record<string, string>[] = [];
    const dialogOf = (page: Page) => page.getByRole("dialog", { name: content.name.en });
    for (const [index, page] of pages.entries()) {
      bearers.push(await bearerOf(page.request, emails[index] ?? ""));
      const { user } = (await (await page.request.get("/api/viewer")).json()) as { user: { userId: number } };
      await page.context().addInitScript((player) => localStorage.setItem(`onboarding-hidden-${player}`, "1"), user.userId);
      await open(page, `/tournaments?tournament=${id}`);
      await dialogOf(page).getByRole("button", { name: "Take part" }).click();
      await expect(dialogOf(page).getByText("You have no place yet.")).toBeVisible();
    }

    const bet = (index: number, sum: number) => play(pages[index] as Page, bearers[index] ?? {}, sum);
    for (const [index, sum] of [3, 5, 1].entries()) await bet(index, sum);
    const place = (page: Page) => dialogOf(page).locator("dl").filter({ hasText: "Your place" }).locator("b").first();
    for (const [index, expected] of ["2", "1", "3"].entries()) await expect(place(pages[index] as Page)).toHaveText(expected);
    await bet(0, 4); // is seen at the other process by whom it puts back
    await expect(place(pages[0] as Page)).toHaveText("1");
    await expect(place(pages[1] as Page)).toHaveText("2");

    await desk(`/${planId}/end`, { tournamentItemId: id, note: "The cup is full." });
    const prize = (page: Page) => dialogOf(page).locator("dl").filter({ hasText: "Your prize" });
    await expect(prize(pages[0] as Page)).toContainText("€25", { timeout: 40_000 });
    await expect(prize(pages[1] as Page)).toContainText("€10", { timeout: 40_000 });
    await expect(dialogOf(pages[2] as Page).getByText("Final")).toBeVisible({ timeout: 40_000 });
    await Promise.all(contexts.map((context) => context.close()));
  } finally {
    await second.stop();
  }
});
