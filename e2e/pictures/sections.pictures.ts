import type { Page } from "@playwright/test";
import { getMissions } from "../../schemas/api/missions";
import { getAllBonus } from "../../schemas/api/promotions";
import { getTournamentActivities, type Tournament } from "../../schemas/api/tournaments";
import { editors } from "../../sections/editors";
import { expect, stay, test } from "../visitor";
import { cellOf, lookThrough, schemes, sheetOf, sizes } from "./sheet";

/** When it is in the pictures, whenever they are taken: what counts down, restarts or names a day looks the same. */
const now = "2026-11-27T12:00:00Z";
/** Of the tournament that is shown; when the demo's are depends on when the server was started, and so does which of them comes first. */
const held: Partial<Tournament> = {
  startAt: "2026-11-24T12:00:00Z",
  endAt: "2026-12-01T12:00:00Z",
  prizes: [15_000, 8_000, 5_000].map((amountEUR, index) => ({
    ...{ fromPlace: index + 1, toPlace: index + 1, amountEUR },
    ...{ description: {}, prizeType: "MONEY" },
  })),
};

/** The instant that is as far from the pictures' time as one is from the server's. */
const asFarFromNow = (instant: string) => new Date(Date.parse(now) + Date.parse(instant) - Date.now()).toISOString();

/** So many on one page: all of them would make each picture of it slow. */
const handful = 10;
/** Look otherwise each time: by the date of the server, or by chance. */
const changing = ["lucky_pick", "promotion_calendar", "tournament_detail", "tournament_list"];
const types = Object.keys(editors).filter((type) => !changing.includes(type));

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(now);
  await page.route(`**${getTournamentActivities.path}?*`, async (route) => {
    const response = await route.fetch();
    const { tournaments } = getTournamentActivities.answer.parse(await response.json());
    const rows = tournaments.rows.map((row) => ({ ...row, ...held }));
    await route.fulfill({ response, json: { tournaments: { ...tournaments, rows } } });
  });
  await page.route(`**${getMissions.path}`, async (route) => {
    const response = await route.fetch();
    const { missions } = getMissions.answer.parse(await response.json());
    const rows = missions
      .toSorted((one, other) => (one.content.name.en ?? "").localeCompare(other.content.name.en ?? ""))
      .map((row) => ({ ...row, startAt: held.startAt, endAt: held.endAt, claimUntil: held.endAt }));
    await route.fulfill({ response, json: { missions: rows, now } });
  });
  await page.route(`**${getAllBonus.path}?*`, async (route) => {
    const response = await route.fetch();
    const { bonus } = getAllBonus.answer.parse(await response.json());
    const rows = bonus.rows.map((row) => ({ ...row, endAt: row.endAt && asFarFromNow(row.endAt) }));
    await route.fulfill({ response, json: { bonus: { ...bonus, rows } } });
  });
});

for (let first = 0; first < types.length; first += handful) {
  const some = types.slice(first, first + handful);
  test(`section types look as their kept pictures: ${some[0]} to ${some.at(-1)}`, async ({ page }) => {
    const cells = new Map<string, Buffer[]>(some.map((type) => [type, []]));
    for (const viewport of sizes)
      for (const scheme of schemes) {
        await page.setViewportSize(viewport);
        await openGallery(page, { theme: "default", scheme, only: some }); // the other themes are seen in whole pages
        for (const [type, taken] of cells) {
          const specimen = page.locator(`[data-specimen="${type}"]`);
          await lookThrough(specimen);
          taken.push(await cellOf(specimen));
        }
      }
    for (const [type, taken] of cells) expect.soft(await sheetOf(taken)).toMatchSnapshot(["sections", `${type}.png`]);
  });
}

/** Opens the gallery and waits until its code has been fetched. */
async function openGallery(page: Page, { only, ...rest }: { theme: string; scheme: string; only: readonly string[] }) {
  const search = new URLSearchParams([["session", "user"], ...Object.entries(rest), ...only.map((type) => ["only", type])]);
  await page.goto(`/editor/gallery?${search}`);
  await stay(page);
  const specimens = page.locator("[data-specimen]");
  await expect(specimens).toHaveCount(only.length);
  await page.waitForLoadState("networkidle");
}
