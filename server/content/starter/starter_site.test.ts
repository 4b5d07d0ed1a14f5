import { expect, it } from "vitest";
import { languages } from "../../../schemas/text";
import { blocks } from "../../../src/layout/check/check_page";
import { bearerOf, call, startAppForThisTest } from "../../testing/test_app";
import { invite } from "../../accounts/staff/change_people";
import { joinByLink } from "../../accounts/staff/links";
import { hashPassword } from "../../accounts/users/passwords";
import { demoPassword } from "../../demo/accounts";
import { checkOnSite, readStockedSite } from "../pages/check_on_site";
import { readPageStates } from "../pages/page_states";
import { readSettings, readSettingsDraft } from "../settings/queries";
import starter from "./starter_site.json";

async function openEmptySite() {
  const app = await startAppForThisTest({ content: "empty" });
  const { token } = await app.db.transaction((tx) => invite(tx, "command line", "chief@example.test", "administrator"));
  await joinByLink(app.db, token, await hashPassword(demoPassword));
  const headers = await bearerOf(app, "chief@example.test");
  const create = () => call(app, { method: "POST", url: "/api/backoffice/starter-site", payload: {}, headers });
  return { app, headers, create };
}

it("fills an empty site once: what needs no words is on the site, what has sample words waits and says so", async () => {
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
  for (const { draft } of pages.filter(({ id }) => starter.sample.includes(id)))
    expect(draft.sections[0]?.id).toBe("sample-note");
  expect((await create()).body).toMatchObject({ code: "site.not_empty" });
});

it("makes pages that all can be published, in every language, and menus that lead nowhere else", async () => {
  const { app, create } = await openEmptySite();
  await create();
  const draft = await readSettingsDraft(app.db);
  expect(draft?.settings).toMatchObject({ footerColumns: starter.settings.footerColumns });
  expect((await readSettings(app.db)).settings.footerColumns).toEqual([]); // nothing leads to pages that are not there yet
  const pages = (await readPageStates(app.db)).map((state) => state.draft);
  const site = { ...(await readStockedSite(app.db, (await readSettings(app.db)).settings)), pages };
  for (const page of pages) {
    expect({ id: page.id, findings: checkOnSite(page, site).findings.filter(blocks) }).toEqual({ id: page.id, findings: [] });
    expect(Object.keys(page.title).sort()).toEqual([...languages].sort());
  }
  const routes = new Set(pages.map(({ route }) => route));
  const urls = JSON.stringify(starter.settings).match(/(?<="url":")[^"]+/g) ?? [];
  expect(urls.filter((url) => !routes.has(url))).toEqual([]);
  expect(JSON.stringify(pages).match(/foyer\b(?!_|\.test)/gi)).toBeNull(); // no words of the demo casino
});
