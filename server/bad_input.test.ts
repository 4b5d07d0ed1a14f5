import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bearerOf, call, startAppForThisTest, startTestApp } from "./testing/test_app";

let app: FastifyInstance;
let admin: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await bearerOf(app, "admin@foyer.test");
});
afterAll(() => app.close());

const send = (text: string, type = "application/json", url = "/api/backoffice/pages") =>
  call(app, { method: "POST", url, payload: text, headers: { ...admin, "content-type": type } });
const page = (sections: string, more = "") => `{"page":{"id":"bad","route":"/bad","title":"x"${more},"sections":${sections}}}`;

describe("a body", () => {
  const deep = (levels: number, open: string, close: string, inside = "1") => open.repeat(levels) + inside + close.repeat(levels);
  const section = (inside: string) => `{"id":"a","name":"a","type":"group"${inside}}`;

  it.each([
    ["sections 10,000 levels deep", page(deep(10_000, '[{"id":"a","name":"a","type":"group","sections":', "}]", "[]"))],
    ["sections 17 levels deep", page(deep(17, '[{"id":"a","name":"a","type":"group","sections":', "}]", "[]"))],
    ["props 10,000 levels deep", page(`[${section(`,"props":{"x":${deep(10_000, "[", "]")}}`)}]`)],
    ["an unknown field 100,000 levels deep", page("[]", `,"x":${deep(100_000, '{"a":', "}")}`)],
    [
      "more than 10,000 sections",
      page(`[${Array.from({ length: 10_001 }, (_, index) => `{"id":"s${index}","name":"","type":"blank"}`).join()}]`),
    ],
    ["__proto__", page("[]", ',"__proto__":{"polluted":true}')],
    ["constructor.prototype", page("[]", ',"constructor":{"prototype":{"polluted":true}}')],
    ["__proto__ in escapes", page("[]", ',"\\u005f\\u005fproto__":{"polluted":true}')],
    ["an id twice", page(`[${section("")},${section("")}]`)],
    ["no page", "{}"],
    ["null", "null"],
    ["a list", "[]"],
    ["text", '"page"'],
    ["half of it", '{"page":'],
    ["a route that is none", '{"page":{"id":"bad","route":"javascript:alert(1)","title":"x","sections":[]}}'],
    ["an id that is a path", '{"page":{"id":"../bad","route":"/bad","title":"x","sections":[]}}'],
    ["sections that are no list", page('{"length":1}')],
    ["a country that is none", page(`[${section(',"countries":{"allowedCountries":["Norway"]}')}]`)],
    ["a time zone that is none", page(`[${section(',"schedule":{"timeZone":"Mars/Olympus"}')}]`)],
  ])("with %s is 400 and changes nothing", async (_, text) => {
    expect(await send(text)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect((await call(app, { method: "GET", url: "/api/backoffice/pages/bad", headers: admin })).status).toBe(404);
  });

  it("names the fields that are wrong (D-24)", async () => {
    const answer = await send(page('[{"id":"a","name":1,"type":"group"}]'));
    expect(answer.body).toMatchObject({
      code: "request.invalid",
      data: { issues: [{ path: ["body", "page", "sections", 0, "name"] }] },
    });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "text/html", "application/xml", "multipart/form-data; boundary=x"])(
    "as %s is 415",
    async (type) => {
      expect((await send(page("[]"), type)).status).toBe(415);
      expect((await send("{}", type, "/api/user/logout")).status).toBe(415);
      expect((await send('{"game":1}', type, "/api/user/add-favorite-game")).status).toBe(415);
    },
  );

  it("of more than a mebibyte is 413, for pages of more than five", async () => {
    const filler = "x".repeat(1_048_600);
    expect((await send(`{"game":"${filler}"}`, "application/json", "/api/user/add-favorite-game")).status).toBe(413);
    expect((await send(page("[]", `,"filler":"${filler}"`).replace('"bad"', '"big"').replace("/bad", "/big"))).status).toBe(200);
    expect((await send(page("[]", `,"filler":"${filler.repeat(5)}"`))).status).toBe(413);
  });
});

const naughty = [
  "",
  " ",
  "\0",
  "\u202e",
  "👩‍👩‍👧‍👦",
  "Ω≈ç√",
  "' or 1=1 --",
  "'; drop table games; --",
  "%00",
  "%",
  "_",
  "\\",
  "${7*7}",
  "{{7*7}}",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "\ud800",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e400",
  "9".repeat(40),
  "a".repeat(190),
];

describe("naughty strings", () => {
  const queries = [
    "search",
    "category",
    "topCategory",
    "provider",
    "themes",
    "rating",
    "orderBy",
    "filter",
    "collection",
    "gameCodes",
    "excludeGameId",
    "selectedCategoryName",
    "currencyCode",
    "countryCode",
    "subdivision",
    "noCache",
  ];

  it.each(queries)("in get-all-games' %s are never a failure of ours", async (name) => {
    for (const value of naughty) {
      const { status } = await call(app, {
        method: "GET",
        url: `/api/user/get-all-games?${name}=${encodeURIComponent(value.toWellFormed())}`,
      });
      expect([200, 400]).toContain(status);
    }
  });

  it.each([
    "/api/pages/resolve?path=",
    "/api/admin/get-game-provider?search=",
    "/api/admin/get-all-bonus?type=",
    "/api/admin/get-all-bonus?bannerKey=",
    "/api/admin/get-all-bonus?calendarDateTime=",
    "/api/user/get-all-sub-categories?topCategory=",
    "/api/backoffice/assets?search=",
    "/api/backoffice/evaluate?pageId=",
    "/api/backoffice/pages/",
  ])("in %s are never a failure of ours", async (url) => {
    for (const value of naughty) {
      const { status } = await call(app, { method: "GET", url: url + encodeURIComponent(value.toWellFormed()), headers: admin });
      expect(status).toBeLessThan(500);
    }
  });

  it.each(["game"])("in a body's %s are never a failure of ours", async (name) => {
    for (const value of [...naughty, 2 ** 53, -(2 ** 40), 1.5, null, {}, []]) {
      const { status } = await call(app, {
        method: "POST",
        url: "/api/user/add-favorite-game",
        payload: { [name]: value } as object,
        headers: admin,
      });
      expect([400, 404]).toContain(status);
    }
  });

  it("as a page's texts come back equal", async () => {
    const texts = Object.fromEntries(naughty.map((value, index) => [`t${index}`, value.replace(/<.*/, "")]));
    const sent = {
      id: "naughty",
      route: "/naughty",
      title: { en: naughty.join(" ").slice(0, 1_000) },
      sections: [{ id: "a", name: naughty[4], type: "blank", props: { texts } }],
    };
    expect((await send(JSON.stringify({ page: sent }))).status).toBe(200);
    expect((await call(app, { method: "GET", url: "/api/backoffice/pages/naughty", headers: admin })).body).toMatchObject({
      page: JSON.parse(JSON.stringify(sent)) as object,
    });
  });
});

describe("signing in", () => {
  let calls = 0; // each comes from an address of its own, which has a limit
  const login = (payload: unknown) =>
    call(app, {
      method: "POST",
      url: "/api/user/login",
      remoteAddress: `10.1.0.${++calls}`,
      payload: JSON.stringify(payload),
      headers: { "content-type": "application/json" },
    });

  it.each([
    ...naughty,
    "paid\u200b@foyer.test",
    "p\u0430id@foyer.test",
    "paid@foyer.test'--",
    "paid@foyer.test\0",
    "' or ''='@x.test",
  ])("as %j is refused, and is never a failure of ours", async (name) => {
    for (const body of [
      { email: name, password: "Foyer-demo-1!" },
      { phone: name, phoneCode: name, password: name },
    ])
      expect([400, 401, 429]).toContain((await login(body)).status);
  });

  it("takes no other shape for a password or a code", async () => {
    const email = "paid@foyer.test";
    for (const password of [null, 1, {}, [], { $ne: "" }, ["Foyer-demo-1!"], "x".repeat(300)])
      expect((await login({ email, password })).status).toBe(400);
    for (const twoFactorCode of [1, {}, [], "9".repeat(300)])
      expect((await login({ email, password: "Foyer-demo-1!", twoFactorCode })).status).toBe(400);
  });

  it("with 10 MB is 413 before anything reads it", async () => {
    expect((await login({ email: "paid@foyer.test", password: "x".repeat(10_485_760) })).status).toBe(413);
  });
});

it("answers no random layout with a failure of ours", async () => {
  const rule = fc.record(
    {
      access: fc.constantFrom("any", "user", "x", 1),
      isVisible: fc.anything(),
      audiences: fc.anything(),
      countries: fc.anything(),
      schedule: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const section = fc.record(
    {
      id: fc.string(),
      name: fc.string(),
      type: fc.constantFrom("blank", "group", "split-view", "nested_page", "?"),
      props: fc.anything(),
    },
    { requiredKeys: ["id", "type"] },
  );
  const layout = fc.record({
    id: fc.stringMatching(/^[a-z]{8}$/),
    route: fc.stringMatching(/^\/[a-z]{8}$/),
    title: fc.string(),
    sections: fc.array(fc.tuple(section, rule).map(([one, more]) => ({ ...one, ...more }))),
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(layout, fc.anything()), async (value) => {
      const text = JSON.stringify({ page: value }, (_, one: unknown) => (typeof one === "bigint" ? String(one) : one)) ?? "null";
      const { status } = await send(text);
      expect([200, 400, 409]).toContain(status);
    }),
    { numRuns: 300 },
  );
});

describe("headers", () => {
  it.each([
    "/healthz",
    "/api/settings",
    "/nowhere",
    "/api/backoffice/pages",
    "/api/core/casino/assets/none.avif",
    "/api/docs/json",
    "/%ff",
  ])("of %s forbid what a page may not do, with a nonce of their own", async (url) => {
    const [one, two] = [await app.inject({ url }), await app.inject({ url })];
    const policy = String(one.headers["content-security-policy"]);
    expect(policy).toContain(url.includes("assets") ? "'none'" : "object-src 'none'; base-uri 'none'");
    expect(policy).not.toContain("unsafe-eval");
    expect(one.headers["x-content-type-options"]).toBe("nosniff");
    if (policy.includes("nonce")) expect(two.headers["content-security-policy"]).not.toBe(policy);
  });
});

it("tells nothing of what went wrong inside", async () => {
  const broken = await startAppForThisTest();
  await broken.db.execute(sql`drop table promotions cascade`);
  const { status, text } = await call(broken, { method: "GET", url: "/api/admin/get-all-bonus" });
  expect([status, JSON.parse(text)]).toEqual([500, { message: "Something went wrong on our side.", code: "server.error" }]);
});
