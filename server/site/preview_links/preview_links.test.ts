import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Note } from "../../../schemas/api/page_notes";
import type { PreviewLink } from "../../../schemas/api/preview_links";
import type { Page } from "../../../schemas/page";
import { defaultPersona, type Persona } from "../../../schemas/persona";
import { languages } from "../../../schemas/text";
import { createSigner } from "../../accounts/users/tokens";
import { createSourceRenderer } from "../../testing/source_renderer";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
let editor: { authorization: string };
beforeAll(async () => {
  app = await startTestApp({ createRenderer: createSourceRenderer });
  editor = await bearerOf(app, "editor@foyer.test");
});
afterAll(() => app.close());

const links = (pageId: string) => `/api/backoffice/pages/${pageId}/preview-links`;
const ask = { persona: defaultPersona as Persona, revision: null as number | null, hours: 24, allowsRemarks: false };
const make = (pageId: string, wish: Partial<typeof ask> = {}) =>
  call<{ previewLink: PreviewLink }>(app, { method: "POST", url: links(pageId), headers: editor, payload: { ...ask, ...wish } });
const pathOf = ({ url }: PreviewLink) => new URL(url).pathname;
const pageOf = async (id: string) =>
  (await call<{ page: Page; revision: number }>(app, { url: `/api/backoffice/pages/${id}`, headers: editor })).body;

/** A page of its own with one text, and the text changed by a save. */
async function newPage(id: string) {
  const text = (content: string) => ({
    id: "text1",
    type: "content_section",
    name: "Text",
    props: { body: { en: `<p>${content}</p>` } },
  });
  const page = (content: string) => ({ id, route: `/${id}`, title: { en: `Page ${id}` }, sections: [text(content)] });
  await call(app, { method: "POST", url: "/api/backoffice/pages", headers: editor, payload: { page: page("first words") } });
  return {
    save: (content: string, revision: number) =>
      call(app, {
        method: "PUT",
        url: `/api/backoffice/pages/${id}`,
        headers: editor,
        payload: { page: page(content), revision },
      }),
  };
}

it("shows the draft and each later save to whoever has the link and no account, and keeps it from search engines, caches and other sites", async () => {
  const { save } = await newPage("link-follows");
  const { previewLink: link } = (
    await make("link-follows", { persona: { ...defaultPersona, country: "NO", language: "no", device: "phone" } })
  ).body;
  const at = pathOf(link);
  const outer = await app.inject({ url: at, headers: { "accept-language": "de" } });
  expect(outer.statusCode).toBe(200);
  expect(outer.body).toMatch(/Entwurf von <b>Page link-follows<\/b> als <b>Gast · Norwegen · no · Handy<\/b>, bis <time/);
  const inner = await app.inject({ url: `${at}/page` });
  expect(inner.body).toContain("first words");
  expect(inner.body).not.toContain("<script");
  for (const { headers } of [outer, inner])
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
  expect(outer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(inner.headers["content-security-policy"]).toContain("sandbox allow-same-origin");

  const state = await app.inject({ url: `${at}/state` });
  const headers = { "if-none-match": String(state.headers.etag) };
  expect((await app.inject({ url: `${at}/state`, headers })).statusCode).toBe(304);
  await save("second words", (await pageOf("link-follows")).revision);
  expect((await app.inject({ url: `${at}/state`, headers })).statusCode).toBe(200);
  expect((await app.inject({ url: `${at}/page` })).body).toContain("second words");
});

it("stays at a revision where that was asked for, and refuses one that there is not", async () => {
  const { save } = await newPage("link-stays");
  const { revision } = await pageOf("link-stays");
  const { previewLink: link } = (await make("link-stays", { revision })).body;
  await save("second words", revision);
  expect((await app.inject({ url: `${pathOf(link)}/page` })).body).toContain("first words");
  expect((await make("link-stays", { revision: revision + 50 })).status).toBe(404);
});

it("shows the persona's page to everybody alike, whoever is signed in, and no player's account", async () => {
  const { previewLink: link } = (await make("home")).body;
  const login = { email: "paid@foyer.test", password: "Foyer-demo-1!" };
  const { cookies } = await app.inject({ method: "POST", url: "/api/user/login", payload: login });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const sections = (body: string) => [...body.matchAll(/data-section="([^"]+)"/g)].map(([, id]) => id);
  const asNobody = await app.inject({ url: `${pathOf(link)}/page` });
  const asPlayer = await app.inject({ url: `${pathOf(link)}/page`, headers: { cookie } });
  expect(sections(asPlayer.body)).toEqual(sections(asNobody.body));
  expect(asPlayer.body).not.toContain("paid@foyer.test");
  expect((await make("home", { persona: { ...defaultPersona, player: 1 } })).status).toBe(400);
});

it("is never shown without its bar", async () => {
  const { previewLink: link } = (await make("home")).body;
  const answer = await app.inject({ url: `${pathOf(link)}/page`, headers: { "sec-fetch-dest": "document" } });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, pathOf(link)]);
});

it("opens for our own signature alone: neither for another link's, nor another secret's, nor part of it", async () => {
  const [one, other] = [(await make("home")).body.previewLink, (await make("home")).body.previewLink];
  const [mine = "", theirs = ""] = [one, other].map((link) => pathOf(link).split("/").at(-1));
  const [, signature] = theirs.split(".");
  const forged = [
    `${one.id}.${signature}`,
    one.id,
    `${one.id}.`,
    mine.slice(0, -1),
    `${mine}.x`,
    `${mine}x`,
    createSigner("a secret that is not the server's own").linkToken(one.id),
    app.signer.linkToken("A".repeat(22)),
    "%00",
  ];
  for (const token of forged)
    for (const part of ["", "/page", "/state"]) {
      const answer = await app.inject({ url: `/preview/link/${token}${part}` });
      expect([token, part, answer.statusCode]).toEqual([token, part, 404]);
      expect(answer.body).not.toContain("data-section");
    }
  expect((await app.inject({ url: `/preview/link/${mine}` })).statusCode).toBe(200);
});

it("says why it shows nothing, in the visitor's language and with the right status: expired, taken back, page removed", async () => {
  await newPage("link-ends");
  const [expired, taken, gone] = await Promise.all([make("home"), make("home"), make("link-ends")]);
  await app.db.execute(sql`update preview_links set expires_at = now() where id = ${expired.body.previewLink.id}`);
  const takeBack = { method: "DELETE" as const, url: `${links("home")}/${taken.body.previewLink.id}`, headers: editor };
  expect((await call(app, { ...takeBack, url: `${links("link-ends")}/${taken.body.previewLink.id}` })).status).toBe(404);
  expect((await call(app, takeBack)).status).toBe(200);
  await app.db.execute(sql`update pages set archived_at = now() where id = 'link-ends'`);
  const kinds = { link_expired: expired, link_taken_back: taken, link_page_gone: gone } as const;
  for (const [kind, { body }] of Object.entries(kinds))
    for (const language of languages) {
      const answer = await app.inject({ url: pathOf(body.previewLink), headers: { "accept-language": language } });
      expect([kind, language, answer.statusCode]).toEqual([kind, language, 410]);
      expect(answer.body).toContain(app.siteWords[language].system[kind as keyof typeof kinds].title);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  const { body } = await call<{ previewLinks: PreviewLink[] }>(app, { url: links("home"), headers: editor });
  const listed = body.previewLinks.map(({ id }) => id);
  expect(listed).not.toContain(expired.body.previewLink.id);
  expect(listed).not.toContain(taken.body.previewLink.id);
});

it("takes remarks where that is allowed, as plain text in a guest's name, and not without end", async () => {
  await newPage("link-remarks");
  const mute = (await make("link-remarks")).body.previewLink;
  const { previewLink: link } = (await make("link-remarks", { allowsRemarks: true })).body;
  const remarks = (of: PreviewLink) => `/api/preview-links/${pathOf(of).split("/").at(-1)}/remarks`;
  let sender = 0;
  const say = (url: string, payload: object, remoteAddress = `10.9.0.${(sender += 1)}`) =>
    app.inject({ method: "POST", url, payload, remoteAddress });
  const words = { name: "Ane", text: "<b>The offer</b> ends on Sunday" };
  expect((await say(remarks(mute), words)).statusCode).toBe(403);
  expect((await say("/api/preview-links/forged.token/remarks", words)).statusCode).toBe(404);
  for (const bad of [
    { ...words, name: " " },
    { ...words, text: "" },
    { ...words, text: "x".repeat(1001) },
  ])
    expect((await say(remarks(link), bad)).statusCode).toBe(400);
  expect((await say(remarks(link), words)).statusCode).toBe(200);
  const { body } = await call<{ notes: Note[] }>(app, { url: "/api/backoffice/notes?pageId=link-remarks", headers: editor });
  expect(body.notes).toMatchObject([{ kind: "remark", text: words.text, guest: "Ane", author: null }]);

  const fromOne = await Promise.all(Array.from({ length: 14 }, () => say(remarks(link), words, "10.9.1.1")));
  expect(fromOne.map(({ statusCode }) => statusCode)).toContain(429);
  const id = link.id;
  await app.db.execute(
    sql`insert into page_notes (page_id, revision, kind, text, guest, link_id) select 'link-remarks', 1, 'remark', 'more', 'Bo', ${id} from generate_series(1, 100)`,
  );
  expect((await say(remarks(link), words)).statusCode).toBe(409);
  const other = await app.inject({
    method: "POST",
    url: remarks(link),
    payload: words,
    headers: { origin: "https://elsewhere.example" },
  });
  expect(other.statusCode).toBe(403);
});
