import type { FastifyInstance } from "fastify";
import { setImmediate as nextTurn } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { games } from "../../games/catalogue/tables";
import { bearerOf, call, startAppForThisTest, startTestApp } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";
import { carryOutPlans } from "./carry_out_plans";
import { longTest } from "../../../src/testing/long_test";

type Headers = { authorization: string };

let app: FastifyInstance;
let admin: Headers;
let editor: Headers;
beforeAll(async () => {
  app = await startTestApp();
  admin = await bearerOf(app, "admin@foyer.test");
  editor = await bearerOf(app, "editor@foyer.test");
});
afterAll(() => app.close());

const base = "/api/backoffice/pages";
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

const send = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object, headers = admin, on = app) =>
  call(on, { method, url, payload, headers });
const get = (url: string, headers = admin, on = app) => send("GET", url, undefined, headers, on);

/** How many publishes by plan the metrics count. */
async function countedByPlan(result: "done" | "refused") {
  const { body } = await app.inject({ url: "/metrics" });
  return Number(new RegExp(`deed="publish_by_plan",result="${result}"\\} (\\d+)`).exec(body)?.[1]);
}

let number = 0;
const blank = (id: string) => ({ id, name: id, type: "blank", props: {} });
async function newPage(sections: unknown[] = [blank("a")], on = app, headers = editor) {
  const id = `plan-${++number}`;
  const page = { id, route: `/${id}`, title: { en: id }, sections };
  expect((await send("POST", base, { page }, headers, on)).status).toBe(200);
  return page;
}
const plan = (id: string, revision: number | null, at: Date, headers = admin, on = app) =>
  send("POST", `${base}/${id}/plans`, { revision, at: at.toISOString() }, headers, on);
const idOf = ({ body }: { body: Record<string, unknown> }) => (body["plan"] as { id: number }).id;
const plansOf = async (id: string) =>
  (await get(`/api/backoffice/plans?pageId=${id}`)).body["plans"] as Record<string, unknown>[];
const publicationsOf = async (id: string, on = app) =>
  (await get(`${base}/${id}/publications`, admin, on)).body["publications"] as Record<string, unknown>[];
const isLive = async (id: string, on = app) =>
  (await call(on, { method: "GET", url: `/api/pages/resolve?path=/${id}` })).status === 200;

const withoutAlt = { id: "c", name: "Harbour", type: "content_section", props: { body: { en: "x" }, image: "/a.avif" } };

describe("the check of a draft", () => {
  it("answers what stops its publish and what is worth a look, of any revision", async () => {
    const page = await newPage([withoutAlt, { id: "f", name: "Wheel", type: "loyalty_wheel" }]);
    await send("PUT", `${base}/${page.id}`, { revision: 1, page: { ...page, sections: [] } });
    const codes = async (query: string) =>
      ((await get(`${base}/${page.id}/check${query}`, editor)).body["findings"] as { code: string }[]).map(({ code }) => code);
    expect(await codes("?revision=1")).toEqual(["picture.no_alt", "text.untranslated", "type.unknown"]);
    expect(await codes("")).toEqual(["text.untranslated"]);
    expect((await get(`${base}/${page.id}/check?revision=9`)).status).toBe(404);
  });

  it("knows the site: its pages, drafts, redirects, languages, markets, and what is shown in place", async () => {
    const page = await newPage();
    const { body } = await get(`${base}/${page.id}/site-facts?nests=account-vip-club`, editor);
    expect(body["facts"]).toMatchObject({ markets: ["CW", "MT", "GB"], languages: expect.arrayContaining(["en", "fi"]) });
    const facts = body["facts"] as { pages: { id: string }[]; drafts: { id: string }[]; contents: { id: string }[] };
    expect(facts.pages.map(({ id }) => id)).toContain("home");
    expect(facts.drafts.map(({ id }) => id)).toContain(page.id);
    expect(facts.contents.map(({ id }) => id)).toEqual(["account-vip-club", "vip-club"]);
  });

  it("is asked before anything goes live, a plan too", async () => {
    const page = await newPage([withoutAlt]);
    const refused = { status: 422, body: { code: "page.check_failed", data: { findings: [{ code: "picture.no_alt" }] } } };
    expect(await send("POST", `${base}/${page.id}/publish`, { revision: 1 })).toMatchObject(refused);
    expect(await plan(page.id, 1, inHours(1))).toMatchObject(refused);
  });

  it("finds names of nothing: a row of a nonsense game is not published, one of a game that was taken off is said (issue 18, 1)", async () => {
    const [game] = (await app.db.select().from(games).where(eq(games.isActive, true)).limit(1)) as [typeof games.$inferSelect];
    const row = (value: string) => [{ id: "g", name: "g", type: "game_list", props: { source: { kind: "gameCodes", value } } }];
    const page = await newPage(row(`${game.identifier},nonsense-game`));
    const data = { findings: [{ code: "reference.missing", path: ["props", "source", "value", 1] }] };
    expect(await send("POST", `${base}/${page.id}/publish`, { revision: 1 })).toMatchObject({ status: 422, body: { data } });
    await send("PUT", `${base}/${page.id}`, { revision: 1, page: { ...page, sections: row(game.identifier) } });
    await app.db.update(games).set({ isActive: false }).where(eq(games.id, game.id));
    const { body } = await get(`${base}/${page.id}/check`, editor);
    const closed = { code: "reference.closed", values: { id: game.identifier } };
    expect(body["findings"]).toMatchObject([{ code: "text.untranslated" }, closed]);
    const references = [
      { kind: "game", id: String(game.id) },
      { kind: "promotion", id: "nonsense" },
    ];
    const told = await send("POST", "/api/backoffice/references", { references }, editor);
    expect(told.body["references"]).toMatchObject([
      { state: "closed", name: { en: game.name } },
      { state: "missing", name: null },
    ]);
    await app.db.update(games).set({ isActive: true }).where(eq(games.id, game.id));
    expect((await send("POST", `${base}/${page.id}/publish`, { revision: 2 })).status).toBe(200);
  });

  it("lets two pages never show each other, published at the same moment", async () => {
    const nests = (id: string) => [{ id: "n", name: "n", type: "nested_page", props: { pageSlug: id } }];
    const [one, two] = [await newPage(), await newPage()];
    for (const { id } of [one, two]) await send("POST", `${base}/${id}/publish`, { revision: 1 });
    await send("PUT", `${base}/${one.id}`, { revision: 1, page: { ...one, sections: nests(two.id) } });
    await send("PUT", `${base}/${two.id}`, { revision: 1, page: { ...two, sections: nests(one.id) } });
    const answers = await Promise.all([one, two].map(({ id }) => send("POST", `${base}/${id}/publish`, { revision: 2 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe("a plan", () => {
  it("goes live at its time, and not before (controlled clock)", async () => {
    const page = await newPage();
    const at = inHours(2);
    expect((await plan(page.id, 1, at)).body["plan"]).toMatchObject({
      revision: 1,
      at: at.toISOString(),
      author: "admin@foyer.test",
    });
    await carryOutPlans(app, new Date(at.getTime() - 1));
    expect(await isLive(page.id)).toBe(false);
    await carryOutPlans(app, at);
    expect(await isLive(page.id)).toBe(true);
    expect(await plansOf(page.id)).toEqual([]);
    expect(await publicationsOf(page.id)).toMatchObject([{ revision: 1, author: "admin@foyer.test", isPlanned: true }]);
  });

  it("publishes the revision that was planned, whatever is saved after it", async () => {
    const page = await newPage([blank("planned")]);
    await plan(page.id, 1, inHours(1));
    await send("PUT", `${base}/${page.id}`, { revision: 1, page: { ...page, sections: [blank("later")] } });
    const before = await countedByPlan("done");
    await carryOutPlans(app, inHours(1.1));
    const { body } = await call(app, { method: "GET", url: `/api/pages/resolve?path=/${page.id}` });
    expect(body).toMatchObject({ page: { sections: [{ id: "planned" }] } });
    expect(await countedByPlan("done")).toBe(before + 1);
  });

  it("is one per page and direction; it is moved and cancelled", async () => {
    const page = await newPage();
    const [publishing, ending] = [await plan(page.id, 1, inHours(1)), await plan(page.id, null, inHours(3))];
    expect([publishing.status, ending.status]).toEqual([200, 200]);
    expect((await plan(page.id, 1, inHours(2))).body).toMatchObject({ code: "plan.exists" });
    const later = inHours(2);
    const moved = await send("PUT", `${base}/${page.id}/plans/${idOf(publishing)}`, { at: later.toISOString() });
    expect(moved.body["plan"]).toMatchObject({ at: later.toISOString(), revision: 1 });
    expect((await plansOf(page.id)).map(({ revision }) => revision)).toEqual([1, null]);
    expect((await send("DELETE", `${base}/${page.id}/plans/${idOf(publishing)}`)).status).toBe(200);
    expect((await send("DELETE", `${base}/${page.id}/plans/${idOf(publishing)}`)).status).toBe(404);
    expect((await plansOf(page.id)).map(({ revision }) => revision)).toEqual([null]);
    await carryOutPlans(app, inHours(2.5));
    expect(await isLive(page.id)).toBe(false);
    await send("DELETE", `${base}/${page.id}/plans/${idOf(ending)}`);
  });

  it("is for a time to come", async () => {
    const page = await newPage();
    expect((await plan(page.id, 1, new Date(Date.now() - 1000))).body).toMatchObject({ code: "plan.past" });
    expect((await send("POST", `${base}/${page.id}/plans`, { revision: 1, at: "tomorrow" })).status).toBe(400);
    expect((await plan("nowhere", 1, inHours(1))).status).toBe(404);
  });

  it("that the check refuses when its time comes is not carried out, says why, and can be put away", async () => {
    const target = await newPage();
    await send("POST", `${base}/${target.id}/publish`, { revision: 1 });
    const link = { id: "b", name: "Way", type: "banner", props: { banner: {}, cta: { url: target.route } } };
    const page = await newPage([link]);
    const made = await plan(page.id, 1, inHours(1));
    await send("POST", `${base}/${target.id}/unpublish`, {});
    const before = await countedByPlan("refused");
    await carryOutPlans(app, inHours(1.1));
    expect(await countedByPlan("refused")).toBe(before + 1);
    expect(await isLive(page.id)).toBe(false);
    expect(await plansOf(page.id)).toMatchObject([
      {
        id: idOf(made),
        failure: { code: "page.check_failed", message: expect.stringContaining("link.broken at b.props.cta.url") },
      },
    ]);
    await carryOutPlans(app, inHours(1.2));
    expect(await publicationsOf(page.id)).toEqual([]);
    expect((await send("DELETE", `${base}/${page.id}/plans/${idOf(made)}`)).status).toBe(200);
    expect(await plansOf(page.id)).toEqual([]);
  });

  it("is carried out exactly once by two processes, in the order of its times, also when both are late", async () => {
    const connection = await createTestDatabase("demo");
    const [one, two] = [await startAppForThisTest({ connection }), await startAppForThisTest({ connection })];
    const headers = await bearerOf(one, "admin@foyer.test");
    const pages = await Promise.all(Array.from({ length: 6 }, () => newPage([blank("a")], one, headers)));
    for (const { id } of pages) {
      await plan(id, 1, inHours(1), headers, one);
      await plan(id, null, inHours(2), headers, one);
    }
    const done = await Promise.all([one, two, one, two].map((each) => carryOutPlans(each, inHours(3))));
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(12);
    for (const { id } of pages) {
      const history = (await get(`${base}/${id}/publications`, headers, one)).body["publications"] as {
        revision: number | null;
      }[];
      expect(history.map(({ revision }) => revision)).toEqual([null, 1]);
    }
  });

  it("waits in the database: a server that was off when its time came carries it out at its start", async () => {
    const connection = await createTestDatabase("demo");
    const first = await startTestApp({ connection });
    const headers = await bearerOf(first, "admin@foyer.test");
    const page = await newPage([blank("a")], first, headers);
    await plan(page.id, 1, inHours(1), headers, first);
    await first.db.execute(`update page_plans set at = now() - interval '1 minute'`);
    await first.close();
    const second = await startAppForThisTest({ connection });
    await expect.poll(() => isLive(page.id, second), { timeout: 10_000 }).toBe(true);
  });

  it("goes live by itself, in every process", async () => {
    const connection = await createTestDatabase("demo");
    const [one, two] = [await startAppForThisTest({ connection }), await startAppForThisTest({ connection })];
    const headers = await bearerOf(one, "admin@foyer.test");
    const page = await newPage([blank("a")], one, headers);
    expect((await plan(page.id, 1, new Date(Date.now() + 2_000), headers, one)).status).toBe(200);
    await expect.poll(() => isLive(page.id, two), { timeout: 10_000 }).toBe(true);
    const { body } = await get(`${base}/${page.id}/publications`, headers, one);
    expect(body["publications"]).toHaveLength(1);
  });
});

describe("roles (enforced by the backend)", () => {
  it("let content editors draft and ask, and administrators alone publish, plan and take off", async () => {
    const page = await newPage();
    const made = await plan(page.id, 1, inHours(5));
    const refused = await Promise.all([
      send("POST", `${base}/${page.id}/publish`, { revision: 1 }, editor),
      send("POST", `${base}/${page.id}/unpublish`, {}, editor),
      plan(page.id, null, inHours(1), editor),
      send("PUT", `${base}/${page.id}/plans/${idOf(made)}`, { at: inHours(9).toISOString() }, editor),
      send("DELETE", `${base}/${page.id}/plans/${idOf(made)}`, undefined, editor),
    ]);
    expect(refused.map(({ status, body }) => [status, body["code"]])).toEqual(refused.map(() => [403, "role.not_allowed"]));
    expect(await plansOf(page.id)).toHaveLength(1);
    await send("DELETE", `${base}/${page.id}/plans/${idOf(made)}`);
    expect((await send("PUT", `${base}/${page.id}`, { revision: 1, page }, editor)).status).toBe(200);
  });

  it("let a content editor move a draft, and not a page that is on the site, by saving or restoring", async () => {
    const page = await newPage();
    const save = (revision: number, route: string, headers: Headers) =>
      send("PUT", `${base}/${page.id}`, { revision, page: { ...page, route } }, headers);
    expect((await save(1, `${page.route}-a`, editor)).status).toBe(200);
    await send("POST", `${base}/${page.id}/publish`, { revision: 2 });
    expect(await save(2, `${page.route}-b`, editor)).toMatchObject({ status: 403, body: { code: "page.move_not_allowed" } });
    const restore = (headers: Headers) => send("POST", `${base}/${page.id}/revisions/1/restore`, {}, headers);
    expect(await restore(editor)).toMatchObject({ status: 403, body: { code: "page.move_not_allowed" } });
    expect((await save(2, `${page.route}-a`, editor)).status).toBe(200);
    expect((await save(3, `${page.route}-b`, admin)).status).toBe(200);
    expect((await save(4, `${page.route}-b`, editor)).status).toBe(200);
  });
});

describe("notes", () => {
  const add = (id: string, body: object, headers = editor) =>
    send("POST", `${base}/${id}/notes`, { revision: 1, ...body }, headers);
  const done = (id: string, note: { body: Record<string, unknown> }, headers: Headers) =>
    send("POST", `${base}/${id}/notes/${(note.body["note"] as { id: number }).id}/done`, {}, headers);
  const notesOf = async (query: string) =>
    (await get(`/api/backoffice/notes${query}`, editor)).body["notes"] as Record<string, unknown>[];

  it("are remarks on a page or a section, and that it looks right", async () => {
    const page = await newPage();
    const remark = await add(page.id, { kind: "remark", text: " Too loud ", sectionId: "a" });
    await add(page.id, { kind: "looks_right" }, admin);
    expect(await notesOf(`?pageId=${page.id}`)).toMatchObject([
      { kind: "looks_right", author: "admin@foyer.test", revision: 1, sectionId: null },
      { kind: "remark", text: "Too loud", sectionId: "a", author: "editor@foyer.test", doneAt: null },
    ]);
    expect((await done(page.id, remark, admin)).body["note"]).toMatchObject({ doneAt: expect.any(String) });
    expect((await notesOf("")).filter(({ pageId }) => pageId === page.id)).toEqual([]);
  });

  it("refuse what is no note", async () => {
    const page = await newPage();
    expect((await add(page.id, { kind: "remark", text: "  " })).body).toMatchObject({ code: "note.empty" });
    expect((await add(page.id, { kind: "shout", text: "x" })).status).toBe(400);
    expect((await add(page.id, { kind: "remark", text: "x", revision: 7 })).status).toBe(404);
    expect((await add("nowhere", { kind: "looks_right" })).status).toBe(404);
    expect((await send("POST", `${base}/${page.id}/notes/999999/done`, {})).status).toBe(404);
  });

  it("ask for a publish once; publishing answers the request", async () => {
    const page = await newPage();
    await add(page.id, { kind: "publish_request", text: "first" });
    await add(page.id, { kind: "publish_request", text: "second" });
    const open = async () => (await notesOf("")).filter(({ pageId }) => pageId === page.id).map(({ text }) => text);
    expect(await open()).toEqual(["second"]);
    await send("POST", `${base}/${page.id}/publish`, { revision: 1 });
    expect(await open()).toEqual([]);
  });

  it("are closed by their author or an administrator where they ask for a publish", async () => {
    const page = await newPage();
    const asked = await add(page.id, { kind: "publish_request" }, admin);
    expect((await done(page.id, asked, editor)).body).toMatchObject({ code: "note.not_yours" });
    expect((await done(page.id, asked, admin)).status).toBe(200);
  });
});

describe("publishing is atomic for visitors", () => {
  longTest("never shows a mixed page while it is published again and again under load", { timeout: 90_000 }, async () => {
    const version = (n: number) => Array.from({ length: 20 }, (_, index) => ({ ...blank(`v${n}-${index}`) }));
    const page = await newPage(version(1));
    await send("POST", `${base}/${page.id}/publish`, { revision: 1 });
    for (let n = 2; n <= 12; n++)
      await send("PUT", `${base}/${page.id}`, { revision: n - 1, page: { ...page, sections: version(n) } });

    let isPublishing = true;
    const seen = new Set<string>();
    const visitor = async () => {
      while (isPublishing) {
        const { body } = await call(app, { method: "GET", url: `/api/pages/resolve?path=${page.route}` });
        const { sections } = body["page"] as { sections: { id: string }[] };
        expect(sections).toHaveLength(20);
        expect(new Set(sections.map(({ id }) => id.split("-")[0])).size).toBe(1);
        seen.add(sections[0]?.id ?? "");
        await nextTurn(); // the database answers between two visits
      }
    };
    const visitors = Promise.all([visitor(), visitor(), visitor()]);
    const publishAll = async () => {
      for (let at = 0; at < 48; at += 4) {
        const revisions = [1, 2, 3, 4].map((step) => ((at + step) % 12) + 1);
        const answers = await Promise.all(revisions.map((revision) => send("POST", `${base}/${page.id}/publish`, { revision })));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      }
    };
    await publishAll().finally(() => (isPublishing = false));
    await visitors;
    expect(seen.size).toBeGreaterThan(1);

    const [last] = await publicationsOf(page.id);
    const { body } = await call(app, { method: "GET", url: `/api/pages/resolve?path=${page.route}` });
    expect((body["page"] as { sections: { id: string }[] }).sections[0]?.id).toBe(`v${String(last?.["revision"])}-0`);
  });
});
