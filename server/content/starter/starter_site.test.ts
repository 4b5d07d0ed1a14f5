import { expect, it } from "vitest";
import type { Page } from "../../../schemas/page";
import { languages } from "../../../schemas/text";
import { blocks } from "../../../src/layout/check/check_page";
import { bearerOf, call, startAppForThisTest } from "../../testing/test_app";
import { invite } from "../../accounts/staff/change_people";
import { joinByLink } from "../../accounts/staff/links";
import { hashPassword } from "../../accounts/users/passwords";
import { demoPassword } from "../../demo/accounts";
import { missingPages } from "../pages/missing_pages";
import { checkOnSite, readStockedSite } from "../pages/check_on_site";
import { readPageStates } from "../pages/page_states";
import { readSettings, readSettingsDraft } from "../settings/queries";
import starter from "./starter_site.json";

const waiting = ["home", ...starter.sample];
/** Pages whose samples name figures or addresses. */
const figures = ["terms", "cookies", "contact"];

/** The page as it is once somebody has said of all samples that they are right. */
const confirmed = (page: Page): Page =>
  JSON.parse(JSON.stringify(page, (name, value: unknown) => (name === "samples" ? undefined : value)));

async function openEmptySite() {
  const app = await startAppForThisTest({ content: "empty" });
  const { token } = await app.db.transaction((tx) => invite(tx, "command line", "chief@example.test", "administrator"));
  await joinByLink(app.db, token, await hashPassword(demoPassword));
  const headers = await bearerOf(app, "chief@example.test");
  const create = () => call(app, { method: "POST", url: "/api/backoffice/starter-site", payload: {}, headers });
  return { app, headers, create };
}

it("fills an empty site once: what needs no words is on the site, what has sample words waits, each value marked", async () => {
  const { app, create } = await openEmptySite();
  const { status, body } = await create();
  expect(status).toBe(200);
  expect(body).toEqual({ home: "home", published: starter.ready.length + 1, drafts: starter.sample.length + 1 });
  const pages = await readPageStates(app.db);
  expect(
    pages
      .filter(({ publishedRevision }) => publishedRevision !== null)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(["promotions", ...starter.ready].sort());
  const waiting = ["home", ...starter.sample];
  for (const { id, draft } of pages)
    expect({ id, isMarked: /"samples":\[/.test(JSON.stringify(draft)) }).toEqual({ id, isMarked: waiting.includes(id) });
  expect((await create()).body).toMatchObject({ code: "site.not_empty" });
});

it("makes pages that all can be published once their samples are confirmed, in every language, and menus that lead nowhere else", async () => {
  const { app, create } = await openEmptySite();
  await create();
  const draft = await readSettingsDraft(app.db);
  expect(draft?.settings).toMatchObject({ footerColumns: starter.settings.footerColumns });
  expect((await readSettings(app.db)).settings.footerColumns).toEqual([]); // nothing leads to pages that are not there yet
  const pages = (await readPageStates(app.db)).map((state) => state.draft);
  const site = { ...(await readStockedSite(app.db, (await readSettings(app.db)).settings)), pages };
  const blockingIn = (page: Page) => checkOnSite(page, site).findings.filter(blocks);
  for (const page of pages) {
    const about = checkOnSite(page, site)
      .findings.map(({ code }) => code)
      .filter((code) => code.startsWith("sample."));
    expect({ id: page.id, isMarked: about.length > 0 }).toEqual({ id: page.id, isMarked: waiting.includes(page.id) });
    expect({ id: page.id, stops: about.includes("sample.offer") }).toEqual({ id: page.id, stops: figures.includes(page.id) });
    expect({ id: page.id, findings: blockingIn(confirmed(page)) }).toEqual({ id: page.id, findings: [] });
    expect(Object.keys(page.title).sort()).toEqual([...languages].sort());
  }
  const routes = new Set(pages.map(({ route }) => route));
  const urls = JSON.stringify(starter.settings).match(/(?<="url":")[^"]+/g) ?? [];
  expect(urls.filter((url) => !routes.has(url))).toEqual([]);
  expect(JSON.stringify(pages).match(/foyer\b(?!_|\.test)|\{\{\w+\}\}/gi)).toBeNull(); // no words of the demo casino, and none of its figures
});

it("offers no page of the site's own that nobody has published", async () => {
  const { app, create } = await openEmptySite();
  await create();
  const left = ["home", "tournaments", "rakeback", "vip_club", "refer_a_friend", "terms"];
  await expect.poll(() => missingPages(app, "en")).toEqual(left);
});
