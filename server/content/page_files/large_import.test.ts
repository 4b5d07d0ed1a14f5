import { expect } from "vitest";
import type { Imported, ImportPlan } from "../../../schemas/api/page_files";
import type { Page } from "../../../schemas/page";
import { longTest } from "../../../src/testing/long_test";
import { bearerOf, call, startAppForThisTest } from "../../testing/test_app";

const text = (words: string) => ({
  id: "a",
  name: "Words",
  type: "content_section",
  props: { title: { en: words }, content: { en: `<p>${words}</p>` } },
});
const pageOf = (id: string, words = id) => ({ id, route: `/${id}`, title: { en: id }, sections: [text(words)] });

longTest(
  "brings 5,000 pages in while ten people edit: every save is kept, and so is every page; a file that is out of date changes nothing (issue 18: bad input)",
  { timeout: 90_000 },
  async () => {
    const app = await startAppForThisTest();
    const admin = await bearerOf(app, "admin@foyer.test");
    const send = <Answer = Record<string, unknown>>(method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
      call<Answer>(app, { method, url: `/api/backoffice/${url}`, headers: admin, ...(payload && { payload }) });
    const ids = Array.from({ length: 10 }, (_, index) => `edited-${index}`);
    for (const id of ids) expect((await send("POST", "pages", { page: pageOf(id) })).status).toBe(200);

    const file = {
      foyer: "site",
      version: 1,
      pages: Array.from({ length: 5_000 }, (_, index) => ({ draft: pageOf(`new-${index}`) })),
    };
    let isOver = false;
    async function editAll() {
      let round = 1;
      for (; !isOver; round++)
        for (const id of ids) {
          const saved = await send("PUT", `pages/${id}`, { revision: round, page: pageOf(id, `Words ${round}`) });
          expect([saved.status, saved.body["revision"]]).toEqual([200, round + 1]);
        }
      return round;
    }
    const importing = send<Imported>("POST", "page_files/site/import", { file, publishes: false }).finally(() => (isOver = true));
    const [imported, revision] = await Promise.all([importing, editAll()]);
    expect([imported.status, imported.body.pages?.length]).toEqual([200, 5_000]);
    expect(revision).toBeGreaterThan(1);
    for (const id of ids)
      expect((await send("GET", `pages/${id}`)).body).toMatchObject({ revision, page: pageOf(id, `Words ${revision - 1}`) });
    expect((await send<{ page: Page }>("GET", "pages/new-4999")).body.page).toMatchObject(pageOf("new-4999"));

    const late = {
      foyer: "site",
      version: 1,
      pages: [{ draft: pageOf("new-1", "Other") }, { draft: pageOf("edited-0", "Lost?") }],
    };
    const { fingerprint } = (await send<ImportPlan>("POST", "page_files/site/plan", { file: late })).body;
    expect((await send("PUT", "pages/edited-0", { revision, page: pageOf("edited-0", "Mine") })).status).toBe(200);
    const refused = await send("POST", "page_files/site/import", { file: late, expected: fingerprint });
    expect(refused).toMatchObject({ status: 409, body: { code: "file.changed" } });
    expect((await send("GET", "pages/edited-0")).body).toMatchObject({ page: pageOf("edited-0", "Mine") });
    expect((await send("GET", "pages/new-1")).body).toMatchObject({ revision: 1 });
  },
);
