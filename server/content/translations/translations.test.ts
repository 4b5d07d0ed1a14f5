import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TranslationUnit, XliffPlan } from "../../../schemas/api/translations";
import type { Page } from "../../../schemas/page";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
let editor: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  editor = await bearerOf(app, "editor@foyer.test");
});
afterAll(() => app.close());

type Body = Record<string, unknown>;
const post = <Answer = Body>(url: string, payload: object, headers = editor) =>
  call<Answer>(app, { method: "POST", url, payload, headers });
const get = <Answer = Body>(url: string) => call<Answer>(app, { method: "GET", url, headers: editor });
const base = "/api/backoffice";
const path = ["props", "items", 0, "question"];

let number = 0;
async function newPage(question: object, more: object = {}): Promise<Page> {
  const id = `words-${++number}`;
  const items = [{ question, answer: { en: "<p>It <strong>is</strong> so.</p>" } }];
  const section = { id: "q", name: "Questions", type: "faq_section", props: { items, unheardOf: 1 }, unknownField: ["kept"] };
  const page = {
    id,
    route: `/${id}`,
    title: { en: id, da: id, xx: "?" },
    sections: [section, { id: "z", name: "z", type: "of_tomorrow" }],
    ...more,
  };
  expect((await post(`${base}/pages`, { page })).status).toBe(200);
  return page as unknown as Page;
}
const draft = async (id: string) => (await get<{ page: Page; revision: number }>(`${base}/pages/${id}`)).body;
const units = async (id: string, query = "filter=all") =>
  (
    await get<{ units: TranslationUnit[] }>(`${base}/translations?language=da&text=&${query}&after=${id.slice(0, -1)}`)
  ).body.units.filter(({ pageId }) => pageId === id);
const xliffOf = async (id: string) => (await get<{ xliff: string }>(`${base}/xliff?language=da&pageId=${id}`)).body.xliff;
const plan = (xliff: string) => post<XliffPlan>(`${base}/xliff/plan`, { xliff });
const take = async (xliff: string) => post(`${base}/xliff`, { xliff, expected: (await plan(xliff)).body.fingerprint });

describe("translations of all pages (issue 18, 3)", () => {
  it("are listed beside their English with their states, counted by language, and written into the newest draft", async () => {
    const { id } = await newPage({ en: "One" });
    expect((await units(id)).map(({ path: at, state }) => [at.join("."), state])).toEqual([
      ["title", "done"],
      ["props.items.0.question", "missing"],
      ["props.items.0.answer", "missing"],
    ]);
    const body = { language: "da", translations: [{ sectionId: "q", path, source: "One", text: "En" }] };
    expect((await post(`${base}/pages/${id}/translations`, body)).body).toEqual({ revision: 2 });
    expect((await post(`${base}/pages/${id}/translations`, body)).body).toEqual({ revision: 2 });
    const { page } = await draft(id);
    expect(page.sections[0]).toMatchObject({
      unknownField: ["kept"],
      props: { unheardOf: 1, items: [{ question: { en: "One", da: "En" } }] },
    });
    expect((await units(id, "filter=to_do")).map(({ path: at }) => at.join("."))).toEqual(["props.items.0.answer"]);
    const { languages } = (
      await get<{ languages: { language: string; total: number; missing: number }[] }>(`${base}/translations?language=da`)
    ).body;
    expect(languages.find(({ language }) => language === "da")?.missing).toBeGreaterThan(0);
  });

  it("come and go as XLIFF without any change to what nobody translated", async () => {
    const { id } = await newPage({ en: "One & <two>", da: "En" });
    const before = JSON.stringify((await draft(id)).page);
    const file = await xliffOf(id);
    const same = await take(file);
    expect([same.status, same.body["revisions"]]).toEqual([200, []]);
    expect(JSON.stringify((await draft(id)).page)).toBe(before);
    const translated = file
      .replace('<source xml:space="preserve"><pc', '<target_/><source xml:space="preserve"><pc')
      .replace("<target_/>", "")
      .replace(
        /(<source[^>]*><pc.*?<\/source>)/,
        (source) =>
          `${source}${source.replaceAll("source", "target").replace("It ", "Det ").replace(" so.", " sådan.").replace(">is<", ">er<")}`,
      );
    expect((await plan(translated)).body.pages).toMatchObject([{ id, added: 1, changed: 0, same: 2, stale: 0 }]);
    expect((await take(translated)).status).toBe(200);
    const after = (await draft(id)).page.sections[0];
    expect(after).toMatchObject({
      props: { items: [{ answer: { da: "<p>Det <strong>er</strong> sådan.</p>" } }] },
      unknownField: ["kept"],
    });
  });

  it("of English that was changed meanwhile are taken over and outdated at once; the plan says so before", async () => {
    const page = await newPage({ en: "Old" });
    const file = (await xliffOf(page.id)).replace(/(<source[^>]*>Old<\/source>)/, "$1<target>Gammel</target>");
    const changed = structuredClone(page);
    (changed.sections[0]!.props!["items"] as { question: object }[])[0]!.question = { en: "New" };
    await call(app, { method: "PUT", url: `${base}/pages/${page.id}`, payload: { revision: 1, page: changed }, headers: editor });
    expect((await plan(file)).body.pages).toMatchObject([{ added: 1, stale: 1 }]);
    expect((await take(file)).status).toBe(200);
    expect((await units(page.id)).find(({ path: at }) => at.includes("question"))).toMatchObject({
      state: "outdated",
      was: "Old",
      texts: { da: "Gammel" },
    });
  });

  it("are refused, and nothing is lost, where a file is of another site or its plan is of yesterday; wrong ids are named", async () => {
    const { id } = await newPage({ en: "One" });
    const file = (await xliffOf(id)).replace(/(<source[^>]*>One<\/source>)/, "$1<target>En</target>");
    const before = (await draft(id)).revision;
    const other = await plan(file.replace(/original="foyer:\w+/, 'original="foyer:elsewhere'));
    expect([other.status, (other.body as unknown as Body)["data"]]).toEqual([422, { reason: "other_site", line: null }]);
    const broken = await plan(file.replace("</xliff>", ""));
    expect([broken.status, (broken.body as unknown as { data: { reason: string } }).data.reason]).toEqual([422, "not_xml"]);
    const wrong = (await plan(file.replace('id="q:props.items.0.question"', 'id="nobody:props.x"'))).body;
    expect(wrong.problems).toEqual([{ code: "text_unknown", where: `${id} nobody:props.x` }]);
    const stale = await post(`${base}/xliff`, { xliff: file, expected: "yesterday" });
    expect([stale.status, stale.body["code"]]).toEqual([409, "xliff.changed"]);
    expect((await draft(id)).revision).toBe(before);
  });

  it("bring no markup of a file's own onto a page: what could run is cleaned away (issue 18: bad input)", async () => {
    const { id } = await newPage({ en: "One" });
    const attack = "<img src=x onerror=alert(1)><script>alert(2)</script>";
    const escaped = attack.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const file = (await xliffOf(id))
      .replace(/(<source[^>]*>One<\/source>)/, `$1<target>${escaped}</target>`)
      .replace(/(<source[^>]*><pc.*?<\/source>)/, (source) => `${source}${source.replaceAll("source", "target")}`)
      .replace("&lt;strong&gt;", `${escaped}&lt;strong onclick="alert(3)"&gt;`);
    expect(file).toContain("onclick");
    expect((await take(file)).status).toBe(200);
    const [section] = (await draft(id)).page.sections;
    const [item] = (section?.props?.["items"] ?? []) as { question: { da: string }; answer: { da: string } }[];
    const [question, answer] = [item?.question.da, item?.answer.da];
    expect(answer).toMatch(/<strong>is<\/strong>/);
    for (const words of [question, answer]) expect(words).not.toMatch(/onerror|onclick|script|alert/);
  });

  it("of 50 MB are refused as too large, with that as the reason, and the server goes on (issue 18: bad input)", async () => {
    const { id } = await newPage({ en: "One" });
    const huge = (await xliffOf(id)).replace("</xliff>", `<!--${"x".repeat(50 * 1_048_576)}--></xliff>`);
    for (const url of [`${base}/xliff/plan`, `${base}/xliff`]) {
      const answer = await post(url, { xliff: huge, expected: "of yesterday" });
      expect([answer.status, answer.body["data"]]).toEqual([422, { reason: "too_large", line: null }]);
    }
    expect((await draft(id)).revision).toBe(1);
  });
});
