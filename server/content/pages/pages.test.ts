import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bearerOf, call, startAppForThisTest, startTestApp } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";

let app: FastifyInstance;
let admin: { authorization: string };
let editor: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await bearerOf(app, "admin@foyer.test");
  editor = await bearerOf(app, "editor@foyer.test");
});
afterAll(() => app.close());

const base = "/api/backoffice/pages";
const create = (page: unknown) => call(app, { method: "POST", url: base, payload: { page } as object, headers: editor });
const get = (id: string) => call(app, { method: "GET", url: `${base}/${id}`, headers: editor });
const save = (id: string, revision: number, page: unknown) =>
  call(app, { method: "PUT", url: `${base}/${id}`, payload: { revision, page } as object, headers: editor });
const publish = (id: string, revision: number) =>
  call(app, { method: "POST", url: `${base}/${id}/publish`, payload: { revision }, headers: admin });
const resolve = (path: string, headers: Record<string, string> = {}, remoteAddress = "10.0.0.1") =>
  call(app, { method: "GET", url: `/api/pages/resolve?path=${encodeURIComponent(path)}`, headers, remoteAddress });

let number = 0;
function newPage(sections: unknown[] = [], more: object = {}) {
  const id = `test-${++number}`;
  return { id, route: `/${id}`, title: { en: id }, sections, ...more };
}
const blank = (id: string, more: object = {}) => ({ id, name: id, type: "blank", props: {}, ...more });
const words = (section: string) => ({ title: { en: section } });

async function published(sections: unknown[], more: object = {}) {
  const page = newPage(sections, more);
  expect((await create(page)).status).toBe(200);
  expect((await publish(page.id, 1)).status).toBe(200);
  return page;
}

describe("the back office of pages (D-28)", () => {
  it("creates, lists, reads and saves a page", async () => {
    const page = newPage([blank("a")]);
    expect((await create(page)).body).toEqual({ page, revision: 1 });
    expect((await save(page.id, 1, { ...page, sections: [blank("a"), blank("b")] })).body).toEqual({ revision: 2 });
    expect((await get(page.id)).body).toMatchObject({
      revision: 2,
      publishedRevision: null,
      page: { sections: [{ id: "a" }, { id: "b" }] },
    });
    const list = (await call(app, { method: "GET", url: base, headers: editor })).body as { pages?: { id: string }[] };
    expect(list.pages?.find(({ id }) => id === page.id)).toMatchObject({
      route: page.route,
      title: { en: page.id },
      revision: 2,
      sectionCount: 2,
    });
  });

  it("answers 404 where no such page is", async () => {
    expect((await get("nowhere")).status).toBe(404);
    expect((await save("nowhere", 1, newPage([], { id: "nowhere" }))).status).toBe(404);
    expect((await publish("nowhere", 1)).status).toBe(404);
    expect((await call(app, { method: "GET", url: `${base}/nowhere/revisions`, headers: editor })).status).toBe(404);
  });

  it("refuses an id or a route that is taken, whatever its parameters are called", async () => {
    const page = newPage([], { route: "/taken/:one" });
    await create(page);
    expect((await create({ ...newPage(), id: page.id })).body).toMatchObject({ code: "page.id_taken" });
    expect((await create({ ...newPage(), route: "/taken/:other" })).body).toMatchObject({ code: "page.route_taken" });
  });

  it("refuses to save a page under another page's address", async () => {
    const page = newPage();
    await create(page);
    expect((await save(page.id, 1, { ...page, id: "other" })).status).toBe(400);
  });

  it("overwrites nobody silently: the second of two saves is told the first one's (product.md, 6)", async () => {
    const page = newPage([blank("a")]);
    await create(page);
    const saves = await Promise.all(
      ["one", "two", "three"].map((name) => save(page.id, 1, { ...page, sections: [blank(name)] })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = saves.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({
      message: expect.any(String),
      code: "page.conflict",
      current: { revision: 2, page: (await get(page.id)).body["page"] },
    });
  });

  it("keeps every revision and brings old ones back", async () => {
    const page = newPage([blank("first")]);
    await create(page);
    await save(page.id, 1, { ...page, sections: [blank("second")] });
    const restored = await call(app, {
      method: "POST",
      url: `${base}/${page.id}/revisions/1/restore`,
      payload: {},
      headers: editor,
    });
    expect(restored.body).toEqual({ page, revision: 3 });
    const { body } = await call(app, { method: "GET", url: `${base}/${page.id}/revisions`, headers: editor });
    expect(body).toMatchObject({
      revisions: [{ revision: 3, author: "editor@foyer.test", isPublished: false }, { revision: 2 }, { revision: 1 }],
    });
    expect((await call(app, { method: "GET", url: `${base}/${page.id}/revisions/2`, headers: editor })).body).toMatchObject({
      revision: 2,
      page: { sections: [{ id: "second" }] },
    });
    expect((await call(app, { method: "GET", url: `${base}/${page.id}/revisions/9`, headers: editor })).status).toBe(404);
    expect(
      (await call(app, { method: "POST", url: `${base}/${page.id}/revisions/9/restore`, payload: {}, headers: editor })).status,
    ).toBe(404);
  });
});

describe("what the server does not know", () => {
  const strange = {
    id: "strange",
    route: "/strange",
    zeta: [1, { deep: null }],
    title: { en: "Strange", xx: "?" },
    sections: [
      {
        futureRule: { b: 1, a: 2 },
        id: "new-one",
        type: "hologram",
        name: 'Øé 日本 🎰 \\ " \u0000 \ud83d',
        props: { z: 1, a: ["<", "a < b", "&amp;"], 常: {} },
        x: true,
      },
      {
        id: "known",
        name: "known",
        type: "blank",
        props: { height: { mobile: 1, tablet: 2, desktop: 3, future: 4 }, unknownProp: [] },
        audiences: { vips: true },
      },
    ],
    alpha: 1.5e300,
  };

  it("survives create, load, save, publish and restore byte for byte (product.md, 6)", async () => {
    const sent = JSON.stringify(strange);
    const pageIn = (text: string) => text.slice(text.indexOf(sent.slice(0, 20)), text.indexOf(sent.slice(0, 20)) + sent.length);
    expect(pageIn((await create(strange)).text)).toBe(sent);
    expect(pageIn((await get("strange")).text)).toBe(sent);
    await save("strange", 1, strange);
    expect((await publish("strange", 2)).status).toBe(200);
    const restored = await call(app, {
      method: "POST",
      url: `${base}/strange/revisions/1/restore`,
      payload: {},
      headers: editor,
    });
    expect(pageIn(restored.text)).toBe(sent);
    expect(pageIn((await get("strange")).text)).toBe(sent);
  });

  it("is dropped for visitors (S-0.07)", async () => {
    const { text } = await resolve("/strange");
    expect(text).not.toContain("hologram");
    expect(text).toContain("known");
  });
});

describe("rich text", () => {
  it("is sanitised before it is stored, the rest stays byte for byte (S-0.08)", async () => {
    const evil = `<p onclick="x()">Hi <b>you</b><script>alert(1)</script><a href="javascript:alert(1)">a</a><img src=x onerror=alert(1)><iframe src="//e"></iframe></p>`;
    const page = newPage([
      blank("a", { props: { title: { en: evil, de: "a < b & c" }, list: [{ deep: evil }, "x <3 y", "1 > 0"] } }),
    ]);
    const { body } = await create(page);
    const props = (body as { page?: { sections: { props: Record<string, unknown> }[] } }).page?.sections[0]?.props;
    const clean = `<p>Hi <b>you</b><a>a</a><img src="x" /></p>`;
    expect(props).toEqual({ title: { en: clean, de: "a < b & c" }, list: [{ deep: clean }, "x <3 y", "1 > 0"] });
    expect((await save(page.id, 1, (body as { page?: unknown }).page)).status).toBe(200);
    expect((await get(page.id)).body).toMatchObject({ page: { sections: [{ props }] } });
  });
});

describe("publishing", () => {
  it("refuses props that are not valid and says where; the draft is kept", async () => {
    const inner = blank("inner", { name: "Space", props: { height: { mobile: -5, tablet: 1, desktop: 1 } } });
    const page = newPage([{ id: "g", name: "g", type: "group", props: {}, sections: [inner] }]);
    expect((await create(page)).status).toBe(200);
    expect(await publish(page.id, 1)).toMatchObject({
      status: 422,
      body: {
        code: "page.check_failed",
        data: {
          findings: [{ code: "props.invalid", section: { id: "inner", name: "Space" }, path: ["props", "height", "mobile"] }],
        },
      },
    });
    expect((await get(page.id)).body).toMatchObject({ publishedRevision: null, page });
  });

  it("shows a revision until another one is published or it is taken off", async () => {
    const page = await published([blank("one")]);
    await save(page.id, 1, { ...page, sections: [blank("two")] });
    expect((await resolve(page.route)).body).toMatchObject({ page: { sections: [{ id: "one" }] }, params: {} });
    await publish(page.id, 2);
    expect((await resolve(page.route)).body).toMatchObject({ page: { sections: [{ id: "two" }] } });
    const taken = await call(app, { method: "POST", url: `${base}/${page.id}/unpublish`, payload: {}, headers: admin });
    expect(taken.body).toEqual({ publishedRevision: null });
    expect((await resolve(page.route)).status).toBe(404);
  });

  it("refuses a second page at one address", async () => {
    const page = await published([], { route: "/here/:a" });
    const other = newPage();
    await create(other);
    await save(other.id, 1, { ...other, route: "/here/:b" });
    expect(await publish(other.id, 2)).toMatchObject({
      status: 422,
      body: { code: "page.check_failed", data: { findings: [{ code: "route.taken", path: ["route"] }] } },
    });
    expect(page.route).toBe("/here/:a");
  });

  it("is heard by other processes", async () => {
    const connection = await createTestDatabase("demo");
    const [one, two] = [await startAppForThisTest({ connection }), await startAppForThisTest({ connection })];
    const headers = await bearerOf(one, "admin@foyer.test");
    await call(one, { method: "POST", url: base, payload: { page: newPage([], { id: "far", route: "/far" }) }, headers });
    await call(one, { method: "POST", url: `${base}/far/publish`, payload: { revision: 1 }, headers });
    await expect.poll(async () => (await call(two, { method: "GET", url: "/api/pages/resolve?path=/far" })).status).toBe(200);
  });
});

describe("a page for its visitor", () => {
  it("holds no word of what is hidden (L-1.06 to L-1.08, L-5.13 to L-5.16, product.md 5)", async () => {
    const hidden = {
      "users-only": { access: "user" },
      "paid-only": { audiences: { paidCustomers: true } },
      "norway-only": { countries: { allowedCountries: ["NO"] } },
      "not-in-britain": { countries: { restrictedCountries: ["GB"] } },
      "switched-off": { isVisible: false },
      "not-yet": { schedule: { startAt: "2999-01-01T00:00:00Z" } },
    };
    const page = await published([
      ...Object.entries(hidden).map(([id, rules]) => blank(id, { ...rules, props: words(`secret words of ${id}`) })),
      {
        id: "outer",
        name: "outer",
        type: "group",
        access: "user",
        props: {},
        sections: [blank("inside", { props: words("secret words of inside") })],
      },
      blank("open", { props: words("open words") }),
    ]);
    const guest = await resolve(page.route, {}, "81.2.69.142");
    expect(guest.text).toContain("open words");
    expect(guest.text).not.toMatch(/secret words|users-only|not-in-britain/);
    const player = await resolve(page.route, await bearerOf(app, "paid@foyer.test"), "10.0.0.1");
    expect(player.text).toMatch(/words of users-only.*words of paid-only.*words of not-in-britain.*words of inside/);
    expect(player.text).not.toMatch(/norway-only|switched-off|not-yet/);
  });

  it("is found by its route and the language in front of it (L-2.03, L-2.10)", async () => {
    await published([], { id: "by-slug", route: "/lobby-test/:subCategorySlug" });
    await published([], { id: "fixed", route: "/lobby-test/live" });
    expect((await resolve("/lobby-test/some%20slots")).body).toMatchObject({
      page: { id: "by-slug" },
      params: { subCategorySlug: "some slots" },
    });
    expect((await resolve("/de/lobby-test/live?x=1#y")).body).toMatchObject({ page: { id: "fixed" } });
    expect(await resolve("/lobby-test/a/b")).toMatchObject({ status: 404, body: { message: expect.any(String) } });
  });

  it("shows another page in place, never itself (S-1.27)", async () => {
    const holder = {
      id: "loop",
      route: "/loop",
      title: "l",
      sections: [{ id: "n", name: "n", type: "nested_page", props: { pageSlug: "loop" } }],
    };
    await create(holder);
    expect(await publish("loop", 1)).toMatchObject({ status: 422, body: { data: { findings: [{ code: "nested.cycle" }] } } });
    await app.db.execute(sql`update pages set published_revision = 1, published_shape = '/loop' where id = 'loop'`); // from before the check
    await app.published.reload();
    const { body } = await resolve("/loop");
    expect((body as { page?: { sections: { sections?: unknown }[] } }).page?.sections[0]?.sections).toBeUndefined();
  });
});

it("explains every section of a draft, and single banners, for any viewer", async () => {
  const banner = { bannerTitle: { en: "x" }, bannerContentSettings: { allowedCountries: ["DE"] } };
  const page = newPage([blank("de", { countries: { allowedCountries: ["DE"] } }), blank("list", { props: { items: [banner] } })]);
  await create(page);
  const evaluateFor = async (query: string) =>
    (await call(app, { method: "GET", url: `/api/backoffice/evaluate?pageId=${page.id}&${query}`, headers: editor })).body as {
      sections?: { id: string; verdict: string; trace: { passed: boolean; reason?: string }[] }[];
    };
  const norwegian = (await evaluateFor("country=NO&session=user&depositCount=2")).sections;
  expect(norwegian?.map(({ id, verdict }) => [id, verdict])).toEqual([
    ["de", "hidden"],
    ["list", "shown"],
    ["list/items/0", "hidden"],
  ]);
  expect(norwegian?.[0]?.trace.find(({ passed }) => !passed)?.reason).toBe("not_allowed");
  const german = (await evaluateFor("country=DE")).sections;
  expect(german?.every(({ verdict }) => verdict === "shown")).toBe(true);
});

it("publishes every page of the demo (D-33)", async () => {
  const { rows } = await app.db.execute(sql`
    select id from pages join page_revisions on page_id = id and page_revisions.revision = 1
    where author is null and published_revision is null`);
  expect(rows).toEqual([]);
});
