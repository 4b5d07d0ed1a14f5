import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PageUsage } from "../../../schemas/api/page_addresses";
import type { Page, Section } from "../../../schemas/page";
import { type PageUse, routeOfUse } from "../../../src/layout/page_use";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { refuseHarm } from "./refuse_harm";

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
const send = (method: "POST" | "PUT", url: string, payload: object, headers = editor) =>
  call(app, { method, url, payload, headers });
const publish = (id: string, revision = 1) => send("POST", `${base}/${id}/publish`, { revision }, admin);
const resolve = (path: string) => call(app, { method: "GET", url: `/api/pages/resolve?path=${encodeURIComponent(path)}` });

const text = (id: string, words: string, more: object = {}) => ({
  id,
  name: id,
  type: "content_section",
  props: { body: { en: `<p>${words}</p>` } },
  ...more,
});
const shows = (id: string, more: object = {}) => ({
  id: `n-${id}`,
  name: id,
  type: "nested_page",
  props: { pageSlug: id },
  ...more,
});

let number = 0;
async function create(kind: PageUse | "page", ...sections: object[]) {
  const id = `reuse-${++number}`;
  const page = { id, route: kind === "page" ? `/${id}` : routeOfUse(kind, id), title: { en: id }, sections };
  expect((await send("POST", base, { page })).status).toBe(200);
  return page;
}
const save = (page: { id: string; sections: object[]; route?: string }, revision: number) =>
  send("PUT", `${base}/${page.id}`, { page, revision }, admin);

it("shows a shared section on pages as it is published, with its own rules and those of the place (issue 18, 4)", async () => {
  const shared = await create("shared", text("a", "For all"), text("b", "For users", { access: "user" }));
  const open = await create("page", text("own", "Own"), shows(shared.id));
  const closed = await create("page", text("own", "Own"), shows(shared.id, { access: "user" }));
  expect((await publish(shared.id)).status).toBe(200);
  for (const { id } of [open, closed]) expect((await publish(id)).status).toBe(200);
  const [seen, unseen] = [JSON.stringify((await resolve(open.route)).body), JSON.stringify((await resolve(closed.route)).body)];
  expect([seen.includes("For all"), seen.includes("For users"), unseen.includes("For all")]).toEqual([true, false, false]);

  expect((await save({ ...shared, sections: [text("a", "Changed")] }, 1)).status).toBe(200);
  expect(JSON.stringify((await resolve(open.route)).body)).not.toContain("Changed");
  expect((await publish(shared.id, 2)).status).toBe(200);
  expect(JSON.stringify((await resolve(open.route)).body)).toContain("Changed");
});

it("has no address: no visitor finds a shared section or a block, and neither can get one (issue 18, 4)", async () => {
  const shared = await create("shared", text("a", "Words"));
  expect((await publish(shared.id)).status).toBe(200);
  expect((await resolve(shared.route)).status).toBe(404);
  const sitemap = await call(app, { method: "GET", url: "/sitemap.xml" });
  expect(JSON.stringify(sitemap.body)).not.toContain("_shared");
  const elsewhere = { ...shared, route: "/elsewhere" };
  expect((await save(elsewhere, 1)).body).toMatchObject({ code: "page.use_fixed" });
  expect((await save({ ...shared, route: routeOfUse("shared", "another") }, 1)).body).toMatchObject({
    code: "page.route_reserved",
  });
  const move = { revision: 1, route: "/elsewhere" };
  expect((await send("POST", `${base}/${shared.id}/move`, move, admin)).body).toMatchObject({ code: "page.use_fixed" });
  const page = await create("page");
  expect((await save({ ...page, route: routeOfUse("shared", page.id) }, 1)).body).toMatchObject({ code: "page.use_fixed" });
});

it("keeps a preset whose values its type takes, refuses others when they are written, and never publishes one (issue 18, 4)", async () => {
  const preset = await create("preset", text("a", "Words"));
  expect((await publish(preset.id)).body).toMatchObject({ code: "page.is_block" });
  expect((await save({ ...preset, title: { en: "Renamed" } } as typeof preset, 1)).status).toBe(200);
  const wrong = [
    { ...text("a", "Words"), props: { align: "sideways" } },
    { ...text("a", "Words"), type: "nobody_knows" },
    { id: "row", name: "Row", type: "game_carousel", props: { source: { kind: "nowhere", value: "x" } } },
    { id: "box", name: "Box", type: "group", props: {}, sections: [{ ...text("in", "Words"), props: { align: 1 } }] },
  ];
  for (const section of wrong) {
    const refused = { status: 422, body: { code: "page.preset_invalid" } };
    const page = { id: "preset-wrong", route: routeOfUse("preset", "preset-wrong"), title: { en: "Wrong" }, sections: [section] };
    expect(await send("POST", base, { page }), section.type).toMatchObject(refused);
    expect(await save({ ...preset, sections: [section] }, 2), section.type).toMatchObject(refused);
  }
  const draft = await call<{ page: Page; revision: number }>(app, { url: `${base}/${preset.id}`, headers: editor });
  expect(draft.body).toMatchObject({ revision: 2, page: { title: { en: "Renamed" }, sections: [{ id: "a" }] } });
});

it("never publishes a block (issue 18, 4)", async () => {
  const block = await create("block", text("a", "Words"));
  expect((await publish(block.id)).body).toMatchObject({ code: "page.is_block" });
  const plan = { revision: 1, at: new Date(Date.now() + 60_000_000).toISOString() };
  expect((await send("POST", `${base}/${block.id}/plans`, plan, admin)).body).toMatchObject({ code: "page.is_block" });
});

it("refuses a shared section that holds itself, directly or through others, and keeps what was saved (issue 18, 4)", async () => {
  const first = await create("shared", text("a", "Words"));
  const second = await create("shared", { id: "g", name: "g", type: "group", props: {}, sections: [shows(first.id)] });
  const refused = { status: 422, body: { code: "page.holds_itself" } };
  expect(await save({ ...first, sections: [shows(first.id)] }, 1)).toMatchObject(refused);
  expect(await save({ ...first, sections: [shows(second.id)] }, 1)).toMatchObject(refused);
  expect((await call(app, { method: "GET", url: `${base}/${first.id}`, headers: editor })).body).toMatchObject({
    revision: 1,
    page: first,
  });
});

it("lets one of two saves that would close a ring together through, and not the other (issue 18, 4)", async () => {
  const [one, two] = [await create("shared"), await create("shared")];
  const both = await Promise.all([
    save({ ...one, sections: [shows(two.id)] }, 1),
    save({ ...two, sections: [shows(one.id)] }, 1),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it("says where a shared section is used, drafts and site apart (issue 18, 4)", async () => {
  const shared = await create("shared", text("a", "Words"));
  await publish(shared.id);
  const [live, draft] = [await create("page", shows(shared.id)), await create("page", shows(shared.id))];
  await publish(live.id);
  const usage = (await call(app, { method: "GET", url: `${base}/${shared.id}/usage`, headers: editor })).body as PageUsage;
  expect(usage.nestedIn).toMatchObject([
    { id: live.id, isLive: true },
    { id: draft.id, isLive: false },
  ]);
  const list = await call(app, { method: "GET", url: "/api/backoffice/page_overview", headers: editor });
  expect((list.body as { pages: object[] }).pages).toContainEqual(
    expect.objectContaining({ id: shared.id, use: "shared", nestedIn: 2 }),
  );
});

it("is not published while a page that shows it would fail its market's check with it (issue 18, 4)", () => {
  const settings = { ...app.settings().settings, markets: ["DK" as const] };
  const linkTo = (hosts: readonly string[]) =>
    hosts.map((host, index) => text(`a${index}`, `<a href='https://${host}'>There</a>`));
  const page = (id: string, route: string, sections: object[]) => ({ id, route, title: id, sections }) as Page;
  const wanted = ["rofus.nu", "stopspillet.dk", "spillemyndigheden.dk"];
  const inner = page("inner", "/_shared/inner", linkTo(wanted));
  const holder = page("holder", "/holder", [shows("outer")]);
  const pages = [holder, page("outer", "/_shared/outer", [shows("inner")]), inner];
  const site = { settings, pages, drafts: [], redirects: [] };
  expect(() => refuseHarm({ ...inner, sections: linkTo(wanted).reverse() as Section[] }, site)).not.toThrow();
  expect(() => refuseHarm({ ...inner, sections: linkTo(wanted.slice(1)) as Section[] }, site)).toThrow(
    expect.objectContaining({ code: "page.harms_others", message: expect.stringContaining("/holder") }),
  );
  const broken = { ...site, pages: [holder, page("outer", "/_shared/outer", [])] };
  expect(() => refuseHarm(page("outer", "/_shared/outer", []), broken)).not.toThrow();
});
