import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FoundPage, ListedPage, PageOverview, PageUsage } from "../../../schemas/api/page_addresses";
import type { SiteFinding } from "../../../schemas/api/page_check";
import type { Moment } from "../../../schemas/api/site_calendar";
import type { NavigationItem } from "../../../schemas/navigation";
import type { SiteSettings } from "../../../schemas/settings";
import { promotions } from "../../rewards/promotions/tables";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

interface SiteFindings {
  findings: SiteFinding[];
}

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
const post = (url: string, payload: object, headers = admin) => call(app, { method: "POST", url, payload, headers });
const get = <Body = Record<string, unknown>>(url: string) => call<Body>(app, { method: "GET", url, headers: editor });
const resolve = (path: string) =>
  get<{ page?: { id: string }; movedTo?: string }>(`/api/pages/resolve?path=${encodeURIComponent(path)}`);
const move = (id: string, route: string, more: object = {}, headers = admin) =>
  post(`${base}/${id}/move`, { revision: 1, route, ...more }, headers);
const overview = async (id: string) =>
  (await get<{ pages: ListedPage[] }>("/api/backoffice/page_overview")).body.pages.find((page) => page.id === id);
const usage = async (id: string) => (await get<PageUsage>(`${base}/${id}/usage`)).body;

let number = 0;
async function newPage(sections: object[] = [], { live = false, route }: { live?: boolean; route?: string } = {}) {
  const id = `address-${++number}`;
  const page = { id, route: route ?? `/${id}`, title: { en: id }, sections };
  expect((await post(base, { page }, editor)).status).toBe(200);
  if (live) expect((await post(`${base}/${id}/publish`, { revision: 1 })).status).toBe(200);
  return page;
}
const menuEntry = (url: string): NavigationItem => ({
  title: { en: "T" },
  url,
  items: [],
  scope: "any",
  type: "link",
  auth: false,
});
const nested = (pageSlug: string) => ({ id: "n", name: "n", type: "nested_page", props: { pageSlug } });
const linkTo = (url: string) => ({
  id: "l",
  name: "l",
  type: "content_section",
  props: { body: { en: `<p><a href="${url}">there</a></p>` } },
});

describe("a page's address", () => {
  it("leads from the old one to the new one, with parameters, language and query, once a page on the site has moved", async () => {
    const page = await newPage([], { live: true, route: "/moved/:slug" });
    expect((await move(page.id, "/here/:slug/now")).body).toMatchObject({ revision: 2, publishedRevision: 2 });
    expect((await resolve("/moved/gold")).body).toMatchObject({ page: { id: page.id }, movedTo: "/here/gold/now" });
    expect((await resolve("/de/moved/gold?a=1")).body.movedTo).toBe("/de/here/gold/now?a=1");
    expect((await resolve("/here/gold/now")).body).not.toHaveProperty("movedTo");
    expect((await usage(page.id)).redirects).toEqual(["/moved/:slug"]);
  });

  it("follows a page through several moves, and is free again when the page comes back", async () => {
    const { id } = await newPage([], { live: true, route: "/first" });
    await move(id, "/second");
    await move(id, "/third", { revision: 2 });
    expect((await resolve("/first")).body.movedTo).toBe("/third");
    expect((await resolve("/second")).body.movedTo).toBe("/third");
    await move(id, "/first", { revision: 3 });
    expect((await resolve("/first")).body).not.toHaveProperty("movedTo");
    expect((await resolve("/third")).body.movedTo).toBe("/first");
  });

  it("leaves no redirect where none is wished, and ends one that is removed", async () => {
    const { id } = await newPage([], { live: true, route: "/no-trace" });
    await move(id, "/moved-on", { leavesRedirect: false });
    expect((await resolve("/no-trace")).status).toBe(404);
    await move(id, "/moved-further", { revision: 2 });
    expect((await post("/api/backoffice/page_redirects/remove", { route: "/moved-on" })).body).toEqual({ removed: true });
    expect((await resolve("/moved-on")).status).toBe(404);
  });

  it("redirects too where the address was changed in the draft and that is published", async () => {
    const page = await newPage([], { live: true });
    await call(app, {
      method: "PUT",
      url: `${base}/${page.id}`,
      payload: { revision: 1, page: { ...page, route: `${page.route}-new` } },
      headers: admin,
    });
    await post(`${base}/${page.id}/publish`, { revision: 2 });
    expect((await resolve(page.route)).body.movedTo).toBe(`${page.route}-new`);
  });

  it("moves what visitors see and what the draft has, each with its own content", async () => {
    const page = await newPage([], { live: true });
    const sections = [{ id: "draft-only", name: "x", type: "blank", props: {} }];
    await call(app, {
      method: "PUT",
      url: `${base}/${page.id}`,
      payload: { revision: 1, page: { ...page, sections } },
      headers: editor,
    });
    const { body } = await move(page.id, `${page.route}-2`, { revision: 2 });
    expect(body).toMatchObject({ revision: 4, publishedRevision: 3, page: { sections: [{ id: "draft-only" }] } });
    expect((await resolve(`${page.route}-2`)).body).toMatchObject({ page: { sections: [] } });
    expect(await overview(page.id)).toMatchObject({ changes: 1, route: `${page.route}-2`, publishedRoute: `${page.route}-2` });
  });

  it("is refused where it is taken, reserved, or moved on meanwhile, and to content editors where the page is on the site", async () => {
    const [one, other] = [await newPage(), await newPage([], { live: true })];
    expect((await move(one.id, other.route)).body).toMatchObject({ code: "page.route_taken" });
    for (const route of ["/api/x", "/editor", "/assets", "/de/x", "/healthz"])
      expect((await move(one.id, route)).body).toMatchObject({ code: "page.route_reserved" });
    expect((await move(one.id, "/api", { revision: 7 })).body).toMatchObject({ code: "page.conflict", current: { revision: 1 } });
    expect((await move(other.id, "/elsewhere", {}, editor)).status).toBe(403);
    expect((await move(one.id, "/elsewhere", {}, editor)).status).toBe(200);
    expect((await move("no-such-page", "/x")).status).toBe(404);
    expect((await post(base, { page: { id: "r", route: "/editor/x", title: "", sections: [] } })).body).toMatchObject({
      code: "page.route_reserved",
    });
  });

  it("takes links in other pages' drafts and in the menus along", async () => {
    const target = await newPage([], { live: true });
    const linking = await newPage([linkTo(`${target.route}?from=faq`)], { live: true });
    await changeSettings(app, { topNavigation: [menuEntry(target.route)] });
    const saved = await get<{ settings: Record<string, unknown>; revision: number }>("/api/backoffice/settings");
    const draft = { ...saved.body.settings, name: "In the making", bottomBar: [menuEntry(target.route)] };
    const payload = { revision: saved.body.revision, settings: draft };
    expect((await call(app, { method: "PUT", url: "/api/backoffice/settings", payload, headers: admin })).status).toBe(200);
    expect(await usage(target.id)).toMatchObject({
      menus: ["top"],
      linkedFrom: [{ id: linking.id, count: 1, inDraft: true, isLive: true }],
    });
    const { body } = await move(target.id, "/relinked", { relink: [linking.id, "no-such-page"], relinkMenus: true });
    expect(body["relinked"]).toEqual([linking.id]);
    expect(JSON.stringify((await get(`${base}/${linking.id}`)).body)).toContain('href=\\"/relinked?from=faq\\"');
    const { body: after } = await get<{ settings: Partial<SiteSettings> }>("/api/settings");
    expect(after.settings.topNavigation?.[0]?.url).toBe("/relinked");
    expect(after.settings.name).not.toBe("In the making");
    const { body: then } = await get<{ settings: Partial<SiteSettings> }>("/api/backoffice/settings");
    expect(then.settings).toMatchObject({
      name: "In the making",
      topNavigation: [{ url: "/relinked" }],
      bottomBar: [{ url: "/relinked" }],
    });
  });
});

describe("archiving a page", () => {
  it("takes it off the site and out of the lists, and leads its addresses to a page that is chosen", async () => {
    const [page, next] = [await newPage([], { live: true }), await newPage([], { live: true })];
    await move(page.id, `${page.route}-then`);
    expect((await post(`${base}/${page.id}/archive`, { redirectTo: next.id })).status).toBe(200);
    expect((await resolve(`${page.route}-then`)).body.movedTo).toBe(next.route);
    expect((await resolve(page.route)).body.movedTo).toBe(next.route);
    expect((await get<{ pages: { id: string }[] }>(base)).body.pages.map(({ id }) => id)).not.toContain(page.id);
    expect((await overview(page.id))?.archivedAt).not.toBeNull();
    expect((await post(`${base}/${page.id}/publish`, { revision: 2 })).body).toMatchObject({ code: "page.archived" });
    expect((await post(`${base}/${page.id}/archive`, { redirectTo: null })).status).toBe(404);
  });

  it("waits for a confirmation while other pages show it", async () => {
    const part = await newPage([], { live: true });
    const holder = await newPage([nested(part.id)]);
    expect(await overview(part.id)).toMatchObject({ nestedIn: 1, isLinked: false });
    expect((await post(`${base}/${part.id}/archive`, { redirectTo: null })).body).toMatchObject({
      code: "page.in_use",
      data: { usage: { nestedIn: [{ id: holder.id, count: 1, inDraft: true, isLive: false }] } },
    });
    expect((await post(`${base}/${part.id}/archive`, { redirectTo: null, isConfirmed: true })).status).toBe(200);
  });

  it("is undone by bringing the page back, at a free address where its own is taken", async () => {
    const page = await newPage();
    await post(`${base}/${page.id}/archive`, { redirectTo: null });
    await newPage([], { route: page.route });
    expect((await post(`${base}/${page.id}/unarchive`, {})).body).toEqual({ route: `${page.route}-2` });
    expect(await overview(page.id)).toMatchObject({ archivedAt: null, route: `${page.route}-2` });
    expect((await post(`${base}/${page.id}/unarchive`, {})).status).toBe(404);
  });

  it("refuses to lead to itself, to an archived page or to none", async () => {
    const [page, gone] = [await newPage([], { live: true }), await newPage()];
    await post(`${base}/${gone.id}/archive`, { redirectTo: null });
    for (const redirectTo of [page.id, gone.id, "no-such-page"])
      expect((await post(`${base}/${page.id}/archive`, { redirectTo })).status).toBe(422);
    expect((await resolve(page.route)).status).toBe(200);
  });
});

describe("the list of pages (issue 18, 6)", () => {
  it("knows of each page what its drafts are made of and what waits there, also after it has read them once", async () => {
    const page = await newPage([linkTo("/")], { live: true });
    expect(await overview(page.id)).toMatchObject({
      sectionTypes: ["content_section"],
      changes: 0,
      openRequests: 0,
      openRemarks: 0,
    });
    const other = await newPage([nested(page.id), linkTo("/x")]);
    const kinds = [{ kind: "remark", text: "Louder" }, { kind: "publish_request" }];
    for (const note of kinds) await post(`${base}/${other.id}/notes`, { ...note, revision: 1 }, editor);
    expect(await overview(other.id)).toMatchObject({
      sectionTypes: ["content_section", "nested_page"],
      openRequests: 1,
      openRemarks: 1,
      hasFailedPlan: false,
    });
    expect(await overview(page.id)).toMatchObject({ nestedIn: 1 });
    const saved = await call(app, {
      method: "PUT",
      url: `${base}/${page.id}`,
      headers: editor,
      payload: { revision: 1, page: { ...page, title: { en: "Other" }, sections: [nested("home")] } },
    });
    expect(saved.status).toBe(200);
    expect(await overview(page.id)).toMatchObject({ sectionTypes: ["nested_page"], changes: 3 });
  });

  it("finds what is wrong on each page, counts it in the list, and knows when what a page names comes and goes", async () => {
    const page = await newPage([nested("address-nowhere"), linkTo("/findings/later"), { id: "s", name: "S", type: "ghost" }]);
    const found = async () =>
      (await get<SiteFindings>("/api/backoffice/site_findings")).body.findings.filter(({ pageId }) => pageId === page.id);
    expect((await found()).map(({ code, section }) => [code, section?.id])).toEqual([
      ["link.broken", "l"],
      ["nested.missing", "n"],
      ["type.unknown", "s"],
    ]);
    expect(await overview(page.id)).toMatchObject({ blocking: 2, warnings: 1 });
    const draft = await newPage([linkTo("/findings/later")], { route: "/findings/later" });
    expect((await found())[0]).toMatchObject({ code: "link.broken", values: { isDraft: true } });
    expect(await overview(draft.id)).toMatchObject({ blocking: 0 }); // it leads to itself
    expect((await post(`${base}/${draft.id}/publish`, { revision: 1 })).status).toBe(200);
    expect(await overview(page.id)).toMatchObject({ blocking: 1, warnings: 1 });
    await post(`${base}/${page.id}/archive`, { redirectTo: null });
    expect(await found()).toEqual([]);
  });

  it("puts plans, visibility windows, tournaments and promotions of the whole site into one calendar", async () => {
    const schedule = { startAt: "2031-05-06T10:00:00Z", endAt: "2031-05-07T10:00:00Z" };
    const page = await newPage([{ id: "w", name: "Window", type: "blank", schedule }]);
    const at = "2031-05-06T12:00:00.000Z";
    expect((await post(`${base}/${page.id}/plans`, { revision: 1, at })).status).toBe(200);
    const [promotion] = await app.db
      .select()
      .from(promotions)
      .where(eq(promotions.isClosed, false))
      .orderBy(promotions.id)
      .limit(1);
    const key = promotion?.bannerKey ?? "";
    await app.db
      .update(promotions)
      .set({ endAt: new Date("2031-05-08T00:00:00Z") })
      .where(eq(promotions.bannerKey, key));
    const calendar = (from: string, until: string) =>
      get<{ moments: Moment[]; count: number }>(`/api/backoffice/site_calendar?from=${from}&until=${until}`);
    const { body } = await calendar("2031-05-06T00:00:00Z", "2031-05-09T00:00:00Z");
    const ours = body.moments.filter(({ pageId }) => pageId === null || pageId === page.id); // the demo's pages have windows of their own
    expect(ours.map(({ kind, pageId, sectionId, isDraft }) => [kind, pageId, sectionId, isDraft])).toEqual([
      ["opens", page.id, "w", true],
      ["goes_live", page.id, null, false],
      ["closes", page.id, "w", true],
      ["promotion_ends", null, null, false],
    ]);
    expect(ours.map(({ deskId }) => deskId)).toEqual([null, null, null, promotion?.id]);
    const within = (await calendar("2031-05-06T10:00:01Z", "2031-05-06T11:00:00Z")).body.moments;
    expect(within.filter(({ pageId }) => pageId === page.id)).toEqual([]);
    expect((await calendar("2031-05-06T00:00:00Z", "2032-05-06T00:00:00Z")).status).toBe(400);
    expect((await calendar("2031-05-06T00:00:00Z", "2031-05-05T00:00:00Z")).status).toBe(400);
    expect((await calendar("yesterday", "2031-05-05T00:00:00Z")).status).toBe(400);
  });

  it("tells who has it already what differs since, and whoever has none or another process's the whole", async () => {
    const list = async (after?: string) =>
      (await get<PageOverview>(`/api/backoffice/page_overview${after ? `?after=${encodeURIComponent(after)}` : ""}`)).body;
    const part = await newPage();
    const before = await list();
    expect(before).toMatchObject({ isWhole: true, redirects: expect.any(Array) as unknown });
    expect(await list(before.stamp)).toMatchObject({ isWhole: false, pages: [], redirects: null });
    const holder = await newPage([nested(part.id)]);
    const since = await list(before.stamp);
    expect(since.pages.map(({ id }) => id).toSorted()).toEqual([part.id, holder.id].toSorted()); // what shows it changes it
    for (const stamp of ["another 1", "x", `${since.stamp}0000`]) expect((await list(stamp)).isWhole).toBe(true);
    const [one, other] = await Promise.all([list(since.stamp), list(since.stamp)]);
    expect([one.pages, other.pages]).toEqual([[], []]);
  });

  it("keeps pages in folders and with tags, which change no draft and nothing on the site", async () => {
    const [one, other] = [await newPage([], { live: true }), await newPage()];
    const organize = (payload: object, headers = editor) => post("/api/backoffice/pages/organize", payload, headers);
    const kept = async (id: string) => {
      const { folder, tags, revision } = (await overview(id))!;
      return { folder, tags, revision };
    };
    const ids = [one.id, other.id, one.id];
    expect((await organize({ ids, folder: "Campaigns/Winter", addTags: ["b", " a "] })).body).toEqual({ changed: 2 });
    expect(await kept(one.id)).toEqual({ folder: "Campaigns/Winter", tags: ["a", "b"], revision: 1 });
    expect((await organize({ ids, removeTags: ["b"], addTags: ["a"] })).body).toEqual({ changed: 2 });
    expect((await organize({ ids, addTags: ["a"] })).body).toEqual({ changed: 0 });
    const rename = (from: string, to: string) => post("/api/backoffice/page_folders/rename", { from, to }, editor);
    expect((await rename("Campaigns", "Offers")).body).toEqual({ changed: 2 });
    expect((await rename("Offers/Winter", "")).body).toEqual({ changed: 2 });
    expect(await kept(other.id)).toEqual({ folder: "Offers", tags: ["a"], revision: 1 });
    expect((await rename("Offers", "Offers/Inner")).body).toMatchObject({ code: "page.folder_in_itself" });
    await organize({ ids, folder: "Offers/1/2/3/4" });
    expect((await rename("Offers", "Too/Deep")).body).toMatchObject({ code: "page.folder_too_deep" });

    expect((await organize({ ids: [one.id, "no-such-page"], folder: "X" })).body).toMatchObject({ code: "page.not_found" });
    const many = (from: number) => Array.from({ length: 11 }, (_, index) => `tag ${from + index}`);
    await organize({ ids, addTags: many(0) });
    expect((await organize({ ids, addTags: many(11) })).body).toMatchObject({ code: "page.too_many_tags" });
    for (const folder of ["/x", "x/", "a//b", " a", "1/2/3/4/5/6", "x".repeat(61)])
      expect((await organize({ ids, folder })).status, folder).toBe(400);
    expect(await kept(one.id)).toMatchObject({ folder: "Offers/1/2/3/4", revision: 1 });
    expect((await organize({ ids, folder: "" })).body).toEqual({ changed: 2 });
    expect((await call(app, { method: "POST", url: "/api/backoffice/pages/organize", payload: { ids } })).status).toBe(401);
  });

  it("finds pages by what they say, without markup and names of fields, and takes any text as it is", async () => {
    const says = (text: string) => get<{ pages: FoundPage[] }>(`/api/backoffice/page_search?text=${encodeURIComponent(text)}`);
    const body = { en: "<p>Forty <b>Zwölf</b> 50%_\\ spins</p>" };
    const page = await newPage([{ id: "t", name: "Terms", type: "content_section", props: { body } }]);
    for (const text of ["forty zwölf", "50%_\\"])
      expect((await says(text)).body.pages).toMatchObject([{ id: page.id, sectionName: "Terms" }]);
    expect((await says("forty zwölf")).body.pages[0]?.excerpt).toContain("Forty Zwölf");
    expect((await says("content_section")).body.pages).toEqual([]);
    expect((await says("x")).status).toBe(400);
    expect((await call(app, { method: "GET", url: "/api/backoffice/page_search?text=forty" })).status).toBe(401);
  });
});
