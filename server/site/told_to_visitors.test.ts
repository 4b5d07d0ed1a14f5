import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page, Section } from "../../schemas/page";
import { registry, showsNames, withColumns } from "../../sections/registry";
import { demoPassword } from "../demo/accounts";
import { publishedPages } from "../content/pages/published_pages";
import { changeSettings } from "../testing/change_settings";
import { createSourceRenderer } from "../testing/source_renderer";
import { startTestApp } from "../testing/test_app";

const mark = "zq7 ";
const office = "https://office-of-the-house.example";
const sender = "letters-of-the-house@foyer.test";
const rules = {
  countries: { restrictedCountries: ["AQ"], zq8: true },
  audiences: { guests: true, players: true, zq9: true },
  schedule: { endAt: "2099-07-31T23:59:00Z" },
};
const secrets = [mark, "zq8", "zq9", "2099-07-31", office, sender];

/** A section that has a telling name and rules, and lists of items with rules, as many pages do. */
function marked(section: Section, isNameShown = false): Section {
  const columns = registry.columnsOf(section)?.map((names) => names.map((name) => mark + name));
  return {
    ...(columns ? withColumns(section, columns) : section),
    ...rules,
    name: isNameShown ? section.name : mark + section.name,
    ...(section.sections && { sections: section.sections.map((inner) => marked(inner, showsNames(section))) }),
  };
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp({ createRenderer: createSourceRenderer });
  await changeSettings(app, { senderEmail: sender, backOfficeOrigins: [office] });
  const before = publishedPages(app);
  const pages = before.pages.map((page): Page => ({ ...page, sections: page.sections.map((section) => marked(section)) }));
  app.published.snapshot = { ...before, pages, pageOf: (id) => pages.find((page) => page.id === id) ?? null };
});
afterAll(() => app.close());

async function sessionOf(email: string) {
  const answer = await app.inject({ method: "POST", url: "/api/user/login", payload: { email, password: demoPassword } });
  return `foyer_session=${answer.cookies.find(({ name }) => name === "foyer_session")?.value}`;
}

const told = (body: string) => secrets.filter((secret) => body.includes(secret));

it("tells no visitor what sections are called, who sees them and when, on any page or by any call for one", async () => {
  const paths = publishedPages(app).pages.map(({ route }) => route.replace(/:[^/]+/g, "1"));
  const found: Record<string, string[]> = {};
  const paid = await sessionOf("paid@foyer.test");
  for (const path of paths)
    for (const [url, cookie] of [
      [path, ""],
      [`/api/pages/resolve?path=${path}`, paid],
    ] as const) {
      const { statusCode, body } = await app.inject({ url, headers: { cookie } });
      expect(statusCode, url).toBeLessThan(500);
      if (told(body).length > 0) found[url] = told(body);
    }
  expect(found).toEqual({});
}, 60_000);

it("tells visitors nothing of the back offices and of the address that letters come from, and the back office all of it", async () => {
  expect(told((await app.inject({ url: "/api/settings" })).body)).toEqual([]);
  const cookie = await sessionOf("admin@foyer.test");
  expect(told((await app.inject({ url: "/api/settings", headers: { cookie } })).body)).toEqual([office, sender]);
});

it("gives a back office that frames the site the page as its makers know it (C-7.36)", async () => {
  const cookie = await sessionOf("admin@foyer.test");
  const { pass } = (await app.inject({ url: "/api/backoffice/frame-pass", headers: { cookie } })).json<{ pass: string }>();
  const { body } = await app.inject({ url: `/?editor=nx&pass=${pass}` });
  expect(told(body)).toContain(mark);
  const call = await app.inject({ url: `/api/pages/resolve?path=/&editor=nx&pass=${pass}` });
  expect(told(call.body)).toContain(mark);
  expect(told((await app.inject({ url: `/api/pages/resolve?path=/&pass=${pass}` })).body)).toEqual([]);
});

it("tells who only knows the address of such a frame nothing but which origins may frame it, which the browser has to know (C-7.36)", async () => {
  const cookie = await sessionOf("admin@foyer.test");
  const persona = await app.inject({ url: "/api/backoffice/persona-pass", headers: { cookie } });
  for (const pass of ["", "&pass=made-up", `&pass=${persona.json<{ pass: string }>().pass}`]) {
    expect(told((await app.inject({ url: `/?editor=nx${pass}` })).body), pass).toEqual([office]);
    expect(told((await app.inject({ url: `/api/pages/resolve?path=/&editor=nx${pass}` })).body), pass).toEqual([]);
  }
  const player = { cookie: await sessionOf("paid@foyer.test") };
  expect((await app.inject({ url: "/api/backoffice/frame-pass", headers: player })).statusCode).toBe(403);
});
