import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Imported, ImportPlan } from "../../../schemas/api/page_files";
import { maxDepth } from "../../../schemas/page";
import { bearerOf, call, startAppForThisTest, startTestApp } from "../../testing/test_app";
import { root } from "../../testing/run_folder";
import { readFile, type ReadFile, readFileText } from "./read_file";
import { fileText } from "./write_file";

let app: FastifyInstance;
let admin: { authorization: string };
let editor: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await bearerOf(app, "admin@foyer.test");
  editor = await bearerOf(app, "editor@foyer.test");
});
afterAll(() => app.close());

const base = "/api/backoffice/page_files";
const get = (url: string, headers = admin) => call(app, { method: "GET", url, headers });
const post = <Body = Record<string, unknown>>(url: string, payload: object, headers = admin, into = app) =>
  call<Body>(into, { method: "POST", url, payload, headers });

let number = 0;
const newPage = (sections: object[] = [], more: object = {}) => {
  const id = `file-${++number}`;
  return { id, route: `/${id}`, title: { en: id }, sections, ...more };
};
const pageFile = (page: object) => ({ foyer: "page", version: 1, page });
const siteFile = (pages: object[], more: object = {}) => ({ foyer: "site", version: 1, pages, ...more });
const blank = (id: string) => ({ id, name: id, type: "blank", props: {} });

describe("a page as a file", () => {
  it("comes back byte for byte, unknown types, unknown fields and odd order of keys included (L-2.97)", async () => {
    const future = {
      type: "loyalty_wheel",
      props: { zeta: [1.5, { b: null, a: "ø" }], alpha: true },
      id: "w",
      name: "Wheel",
      spin: { x: 1 },
    };
    const page = newPage([future], { later: ["kept"] });
    expect((await post<Imported>(`${base}/pages/import`, { file: pageFile(page) }, editor)).body.pages).toEqual([
      { id: page.id, from: page.id, route: page.route, isPublished: false },
    ]);
    const { text } = await get(`${base}/pages/${page.id}`, editor);
    expect(text).toBe(JSON.stringify(pageFile(page)));
    expect(
      (await post<ImportPlan>(`${base}/pages/plan`, { file: JSON.parse(text) as object }, editor)).body.pages[0],
    ).toMatchObject({
      what: "same",
      unknownTypes: ["loyalty_wheel"],
    });
  });

  it("goes on where only pages that the file does not concern have changed since it was looked at", async () => {
    const [page, other] = [newPage([blank("a")]), newPage([blank("a")])];
    const { body: plan } = await post<ImportPlan>(`${base}/pages/plan`, { file: pageFile(page) });
    expect((await post(`${base}/pages/import`, { file: pageFile(other) })).status).toBe(200);
    const { status } = await post(`${base}/pages/import`, { file: pageFile(page), expected: plan.fingerprint });
    expect(status).toBe(200);
  });

  it("says what it would change before it does, and refuses when that has changed meanwhile", async () => {
    const page = newPage([blank("a")]);
    await post(`${base}/pages/import`, { file: pageFile(page) });
    const changed = { ...page, sections: [blank("a"), blank("b")] };
    const { body: plan } = await post<ImportPlan>(`${base}/pages/plan`, { file: pageFile(changed) });
    expect(plan.pages[0]).toMatchObject({ what: "changed", changes: 1, takenBy: null });
    await call(app, {
      method: "PUT",
      url: `/api/backoffice/pages/${page.id}`,
      payload: { revision: 1, page: { ...page, title: { en: "Mine" } } },
      headers: editor,
    });
    const late = await post(`${base}/pages/import`, { file: pageFile(changed), expected: plan.fingerprint });
    expect(late).toMatchObject({ status: 409, body: { code: "file.changed", data: { plan: { pages: [{ changes: 2 }] } } } });
    const { plan: fresh } = late.body["data"] as { plan: ImportPlan };
    expect((await post(`${base}/pages/import`, { file: pageFile(changed), expected: fresh.fingerprint })).status).toBe(200);
  });

  it("becomes a page of its own where that is wished, or where another page has its address", async () => {
    const page = newPage([blank("a")]);
    await post(`${base}/pages/import`, { file: pageFile(page) });
    const copy = await post<Imported>(`${base}/pages/import`, { file: pageFile(page), decisions: { [page.id]: "copy" } });
    expect(copy.body.pages[0]).toMatchObject({ id: `${page.id}-copy`, route: `${page.route}-2` });
    const rival = newPage([], { route: page.route });
    const { body: plan } = await post<ImportPlan>(`${base}/pages/plan`, { file: pageFile(rival) });
    expect(plan.pages[0]).toMatchObject({ what: "taken", takenBy: { id: page.id }, copyRoute: `${page.route}-3` });
    expect((await post<Imported>(`${base}/pages/import`, { file: pageFile(rival) })).body.pages).toEqual([]);
    expect(
      (await post<Imported>(`${base}/pages/import`, { file: pageFile(rival), decisions: { [rival.id]: "copy" } })).body.pages,
    ).toEqual([{ id: `${rival.id}-copy`, from: rival.id, route: `${page.route}-3`, isPublished: false }]);
  });

  it("lists the games, pictures, pages and promotions that it names and that are not here", async () => {
    const props = {
      banner: { bannerKey: "no-such-offer", bannerImageUrl: "/api/core/casino/assets/uploads/none.avif" },
      source: { kind: "gameCodes", value: "no-such-game, :game" },
    };
    const page = newPage([
      { id: "b", name: "b", type: "banner", props },
      { id: "n", name: "n", type: "nested_page", props: { pageSlug: "no-such-page" } },
      { id: "h", name: "h", type: "nested_page", props: { pageSlug: "home" } },
    ]);
    expect((await post<ImportPlan>(`${base}/pages/plan`, { file: pageFile(page) })).body.missing).toEqual({
      games: ["no-such-game"],
      pictures: ["/api/core/casino/assets/uploads/none.avif"],
      pages: ["no-such-page"],
      promotions: ["no-such-offer"],
    });
  });

  it("is sanitised like anything else that is saved (S-0.08)", async () => {
    const page = newPage([
      { id: "c", name: "c", type: "content_section", props: { body: { en: "<p>x<script>alert(1)</script></p>" } } },
    ]);
    await post(`${base}/pages/import`, { file: pageFile(page) });
    expect((await get(`${base}/pages/${page.id}`)).text).not.toContain("script");
  });

  it("leaves whole sites to administrators", async () => {
    expect((await post(`${base}/pages/plan`, { file: siteFile([]) }, editor)).body).toMatchObject({ code: "file.unreadable" });
    expect((await post(`${base}/site/plan`, { file: siteFile([]) }, editor)).status).toBe(403);
    expect((await get(`${base}/site`, editor)).status).toBe(403);
  });
});

const proto = JSON.parse(
  '{"foyer":"page","version":1,"page":{"id":"p","route":"/p","title":"","sections":[],"__proto__":{"x":1}}}',
) as object;
const nested = (depth: number): object => (depth === 0 ? blank("s0") : { ...blank(`s${depth}`), sections: [nested(depth - 1)] });
const hostile: [string, unknown, string][] = [
  ["no object", null, "wrong_kind"],
  ["a file of another program", { version: 1 }, "wrong_kind"],
  ["a newer version", { foyer: "page", version: 2, page: newPage() }, "newer"],
  ["a version that is none", { foyer: "page", version: "1", page: newPage() }, "invalid"],
  ["a page without sections", pageFile({ id: "x", route: "/x", title: "" }), "page"],
  ["an address of the server", pageFile(newPage([], { route: "/api/x" })), "page"],
  ["a prototype", proto, "hostile"],
  ["sections nested too deep", pageFile(newPage([nested(maxDepth + 1)])), "page"],
  ["60 levels", pageFile(newPage([nested(60)])), "too_deep"],
  ["an id that stands twice", pageFile(newPage([blank("a"), blank("a")])), "page"],
  ["a million sections", pageFile({ ...newPage(), sections: Array.from({ length: 1_000_000 }, () => 0) }), "page"],
  ["a string of 6 MB", pageFile(newPage([{ ...blank("a"), props: { text: "x".repeat(6_000_000) } }])), "too_large"],
  ["two pages with one id", siteFile([{ draft: newPage([], { id: "two" }) }, { draft: newPage([], { id: "two" }) }]), "twice"],
  [
    "two pages at one address",
    siteFile([{ draft: newPage([], { route: "/a/:x" }) }, { draft: newPage([], { route: "/a/:y" }) }]),
    "twice",
  ],
  [
    "settings that run a script",
    siteFile([], { settings: { topNavigation: [{ title: {}, url: "javascript:alert(1)" }] } }),
    "invalid",
  ],
];

describe("a hostile file", () => {
  it.each(hostile)("with %s is refused in words", async (_, file, code) => {
    expect((await readFile(file)).issues?.[0]).toMatchObject({ code, message: expect.any(String) });
  });

  it("that is no JSON is refused in words", async () => {
    expect((await readFileText("{")).issues?.[0]).toMatchObject({ code: "not_json" });
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it("of any shape never costs more than a refusal", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (json) => {
        for (const file of [json, pageFile(json as object), siteFile([json as object]), siteFile([{ draft: json }])])
          expect(await readFile(file)).toSatisfy((read: ReadFile) => Boolean(read.issues) !== Boolean(read.file));
      }),
    );
  });

  it("of thousands of pages lets others have their turn while it is read (issue 18: bad input)", async () => {
    const text = (id: string) => ({ ...blank(id), type: "content_section", props: { content: { en: "<p>Words</p>" } } });
    const sections = Array.from({ length: 20 }, (_, index) => text(`text-${index}`));
    const file = siteFile(Array.from({ length: 1_000 }, () => ({ draft: newPage(sections) })));
    let turns = 0;
    const watch = setInterval(() => turns++, 1);
    const { issues } = await readFile(file);
    clearInterval(watch);
    expect(issues).toBeUndefined();
    expect(turns).toBeGreaterThan(0);
  });

  it("leaves nothing half imported", async () => {
    const good = newPage();
    const damaged = {
      id: "pic",
      src: "/api/core/casino/assets/uploads/pic.avif",
      name: "pic",
      width: 1,
      height: 1,
      color: null,
      checksum: "0".repeat(64),
      bytes: "AAAA",
    };
    const answer = await post(`${base}/site/import`, { file: siteFile([{ draft: good }], { pictures: [damaged] }) });
    expect(answer).toMatchObject({ status: 422, body: { code: "file.picture" } });
    expect((await get(`${base}/pages/${good.id}`)).status).toBe(404);
  });
});

describe("a whole site as a file", () => {
  it("is the same text again when it comes from a site that it was imported into", async () => {
    const bytes = readFileSync(join(root, "server/demo/pictures/banners/candy.avif"));
    const picture = {
      id: "0a1b2c",
      src: "/api/core/casino/assets/uploads/0a1b2c.avif",
      name: "candy.avif",
      width: 1,
      height: 1,
      color: "#112233",
      checksum: createHash("sha256").update(bytes).digest("hex"),
      bytes: bytes.toString("base64"),
    };
    const live = newPage([blank("a")], { id: "site-live" });
    const ahead = { ...newPage([blank("a")], { id: "site-ahead" }) };
    const file = siteFile(
      [
        { draft: { ...ahead, title: { en: "Later" } }, published: ahead },
        { draft: newPage([], { id: "site-gone", route: live.route }), isArchived: true },
        { draft: live, published: true, folder: "Campaigns/Winter", tags: ["new", "winter"] },
      ],
      {
        redirects: [{ route: "/old-live", pageId: live.id }],
        settings: { name: "Elsewhere", languages: ["en", "fi"] },
        pictures: [picture],
      },
    );
    const empty = await startAppForThisTest({ content: "demo" });
    const there = await bearerOf(empty, "admin@foyer.test");
    const wish = { file, publishes: true, takesSettings: true };
    expect((await post<Imported>(`${base}/site/import`, wish, there, empty)).body.unpublished).toEqual([]);
    const exported = await call<{ pages: { draft: { id: string } }[] }>(empty, {
      method: "GET",
      url: `${base}/site?pictures=1`,
      headers: there,
    });
    const ours = { ...exported.body, pages: exported.body.pages.filter(({ draft }) => draft.id.startsWith("site-")) };
    expect(fileText(ours)).toBe(fileText(file));
    const page = await call(empty, { method: "GET", url: "/api/pages/resolve?path=/old-live" });
    expect(page.body).toMatchObject({ movedTo: live.route, page: { id: live.id } });
    expect((await call(empty, { method: "GET", url: "/api/settings" })).body).toMatchObject({ settings: { name: "Elsewhere" } });
    const { body: plan } = await post<ImportPlan>(`${base}/site/plan`, { file }, there, empty);
    expect(plan).toMatchObject({ settings: "same", redirects: { new: [], same: 1 }, pictures: { new: 0, same: 1 } });
    expect(plan.pages.map(({ what }) => what)).toEqual(["same", "same", "same"]);
  });

  it("of the demo is the same again, and importing it changes nothing", async () => {
    const { body: file, text } = await get(`${base}/site`);
    const { body: plan } = await post<ImportPlan>(`${base}/site/plan`, { file });
    expect(plan.pages.filter(({ what }) => what !== "same")).toEqual([]);
    await post(`${base}/site/import`, { file, publishes: true, takesSettings: true });
    expect((await get(`${base}/site`)).text).toBe(text);
  });

  it("lets two pages on the site swap their addresses", async () => {
    const [one, two] = [newPage(), newPage()];
    await post(`${base}/site/import`, {
      file: siteFile([one, two].map((draft) => ({ draft, published: true }))),
      publishes: true,
    });
    const swapped = [
      { ...one, route: two.route },
      { ...two, route: one.route },
    ];
    const { body } = await post<Imported>(`${base}/site/import`, {
      file: siteFile(swapped.map((draft) => ({ draft, published: true }))),
      publishes: true,
    });
    expect(body.unpublished).toEqual([]);
    expect((await get(`/api/pages/resolve?path=${one.route}`)).body).toMatchObject({ page: { id: two.id } });
    expect((await get(`/api/pages/resolve?path=${two.route}`)).body).toMatchObject({ page: { id: one.id } });
  });

  it("keeps a page as a draft that can not be published, and says so", async () => {
    const page = newPage([{ id: "f", name: "f", type: "faq_section", props: { items: "none" } }]);
    const { body } = await post<Imported>(`${base}/site/import`, {
      file: siteFile([{ draft: page, published: true }]),
      publishes: true,
    });
    expect(body).toMatchObject({ pages: [{ id: page.id, isPublished: false }], unpublished: [{ id: page.id }] });
    expect((await get(`${base}/pages/${page.id}`)).status).toBe(200);
  });
});
