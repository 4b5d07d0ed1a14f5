import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { settingsPublications, settingsRevisions } from "./tables";

type Json = Record<string, unknown>;

let app: FastifyInstance;
let admin: { authorization: string };
let editor: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await bearerOf(app, "admin@foyer.test");
  editor = await bearerOf(app, "editor@foyer.test");
});
afterAll(() => app.close());

const base = "/api/backoffice/settings";
const get = <Body = Json>(url: string, headers = admin) => call<Body>(app, { method: "GET", url, headers });
const live = async () => (await get<{ settings: Json; revision: number }>("/api/settings")).body;
const draft = async () => (await get<{ settings: Json; revision: number; publishedRevision: number }>(base)).body;
const send = (method: "POST" | "PUT", url: string, payload: object, headers = admin) =>
  call(app, { method, url, payload, headers });
const publish = (revision: number) => send("POST", `${base}/publish`, { revision });

/** Saves changes on top of the newest draft; answers its revision. */
async function save(changes: Json): Promise<number> {
  const { settings, revision } = await draft();
  const { status, body } = await send("PUT", base, { revision, settings: { ...settings, ...changes } });
  expect(status).toBe(200);
  return body["revision"] as number;
}

describe("a draft of the settings", () => {
  it("is kept without changing the site, until it is published (C-1.05, L-1.09, L-1.10)", async () => {
    const before = await live();
    const revision = await save({ theme: "lulu", navigationLayout: "panel" });
    expect(await live()).toEqual(before);
    expect((await publish(revision)).body).toEqual({ publishedRevision: revision });
    expect(await live()).toMatchObject({ revision, settings: { theme: "lulu", navigationLayout: "panel" } });
    expect(await draft()).toMatchObject({ revision, publishedRevision: revision });
  });

  it.each([
    ["C-1.06", { loginOff: true }],
    ["C-1.07", { footerOff: true, markets: [] }],
    ["C-1.08", { isRestrictedRegistration: true }],
    ["C-1.09", { holdUserOnRegistration: true }],
    ["C-1.10", { verifyEmailStatusOnLogin: true }],
    ["C-1.12", { allowDepWithoutAddress: false }],
    ["C-1.14", { referAFriendPercent: 12.5 }],
    ["C-1.15", { showBonuses: false }],
    [
      "C-1.13, C-1.16",
      {
        withdrawalConditions: { showFormForNonDepositors: false, kyc: false, emailVerification: true, deposit: true, wager: 3 },
      },
    ],
  ])("puts its flags in force for everybody once it is published (%s)", async (_, flags) => {
    const published = await publish(await save(flags));
    expect(published).toMatchObject({ status: 200 });
    expect((await live()).settings).toMatchObject(flags);
  });

  it("tells the second of two who saved first, with what they saved", async () => {
    const { settings, revision } = await draft();
    const answers = await Promise.all(
      ["One", "Two"].map((name) => send("PUT", base, { revision, settings: { ...settings, name } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "settings.conflict",
      current: { revision: revision + 1, settings: { theme: settings["theme"] } },
    });
  });

  it.each([
    ["a theme that is none", { theme: "casino-royale" }, "theme"],
    ["a navigation layout that is none (D-02)", { navigationLayout: "other" }, "navigationLayout"],
    [
      "an address that runs a script",
      { topNavigation: [{ title: { en: "x" }, url: "javascript:alert(1)" }] },
      "topNavigation.0.url",
    ],
    ["no languages", { languages: [] }, "languages"],
    ["a number of texts", { referAFriendPercent: "lots" }, "referAFriendPercent"],
    [
      "a page address without a fitting key (L-2.22)",
      { pageAddresses: { "Not A Key": { en: "/x" } } },
      "pageAddresses.Not A Key",
    ],
  ])("keeps %s as it was typed, and is not published with it", async (_, wrong, path) => {
    const before = await live();
    const sound = await draft();
    const revision = await save(wrong);
    expect((await draft()).settings).toMatchObject(wrong);
    const refused = await publish(revision);
    expect(refused).toMatchObject({ status: 422, body: { code: "settings.check_failed" } });
    const { findings } = refused.body["data"] as { findings: { code: string; path: unknown[] }[] };
    expect(findings.map((finding) => `${finding.code} ${finding.path.join(".")}`)).toContain(`settings.invalid ${path}`);
    expect(await live()).toEqual(before);
    const { body } = await get<{ revision: number; findings: unknown[] }>(`${base}/check`);
    expect(body).toMatchObject({
      revision,
      findings: expect.arrayContaining([expect.objectContaining({ code: "settings.invalid" })]),
    });
    await send("PUT", base, { revision, settings: sound.settings });
  });

  it("is not published with a new link that leads nowhere", async () => {
    const revision = await save({ bottomBar: [{ title: { en: "Gone" }, url: "/no-such-page-anywhere" }] });
    expect((await publish(revision)).body).toMatchObject({
      data: { findings: [expect.objectContaining({ code: "link.broken", path: ["bottomBar", 0, "url"] })] },
    });
    await save({ bottomBar: [] });
  });

  it("is read by content editors, and changed by administrators alone", async () => {
    expect((await get(base, editor)).status).toBe(200);
    expect((await get(`${base}/revisions`, editor)).status).toBe(200);
    const { settings, revision } = await draft();
    expect((await send("PUT", base, { revision, settings }, editor)).status).toBe(403);
    expect((await send("POST", `${base}/publish`, { revision }, editor)).status).toBe(403);
    expect((await send("POST", `${base}/revisions/1/restore`, {}, editor)).status).toBe(403);
  });

  it.each([
    ["no object", { revision: 1, settings: "none" }],
    ["no revision", { settings: {} }],
    ["a list", { revision: 1, settings: [] }],
  ])("is refused as %s", async (_, body) => {
    expect((await send("PUT", base, body)).status).toBe(400);
  });
});

describe("the revisions of the settings", () => {
  it("are all there with who made them and when they went live, and any of them comes back as a draft", async () => {
    const first = (await get<{ settings: Json }>(`${base}/revisions/1`)).body;
    const { body } = await get<{ revisions: Json[] }>(`${base}/revisions?limit=200`);
    expect(body.revisions.at(-1)).toMatchObject({ revision: 1, publications: [expect.anything()] });
    expect(body.revisions.filter(({ isPublished }) => isPublished)).toHaveLength(1);
    expect((await get<{ revisions: Json[] }>(`${base}/revisions?limit=1&before=2`)).body.revisions).toHaveLength(1);
    const before = await live();
    const restored = await send("POST", `${base}/revisions/1/restore`, {});
    expect(restored.body).toMatchObject({ settings: first.settings, revision: Number(body.revisions[0]?.["revision"]) + 1 });
    expect((await get<{ revisions: Json[] }>(`${base}/revisions?limit=1`)).body.revisions[0]).toMatchObject({
      origin: "restore",
    });
    expect(await live()).toEqual(before);
  });

  it("that are not there are not found", async () => {
    expect((await get(`${base}/revisions/4711`)).body).toMatchObject({ code: "settings.revision_not_found" });
    expect((await publish(4711)).status).toBe(404);
    expect((await send("POST", `${base}/revisions/4711/restore`, {})).status).toBe(404);
    expect((await get(`${base}/revisions/0`)).status).toBe(400);
  });
});

it("keeps the last good settings in force where published ones cannot be used, and says which, where and why", async () => {
  const before = await live();
  const { revision } = await draft();
  const broken = { ...before.settings, name: "Broken", theme: "from-another-version" };
  await app.db.insert(settingsRevisions).values({ revision: revision + 1, settings: broken });
  await app.db.insert(settingsPublications).values({ revision: revision + 1 });
  await app.reloadSettings();
  expect(await live()).toEqual(before);
  expect((await get(base)).body).toMatchObject({
    publishedRevision: revision + 1,
    inForce: { revision: before.revision },
    refused: { revision: revision + 1, issues: [{ path: ["theme"], message: expect.stringContaining("wincraft") }] },
  });
  const { body: file } = await get<{ settings: Json }>("/api/backoffice/page_files/site");
  expect(file.settings["theme"]).toBe(before.settings["theme"]);
  const mended = await save({ theme: "wincraft" });
  expect((await publish(mended)).status).toBe(200);
  expect((await get(base)).body["refused"]).toBeNull();
  expect(await live()).toMatchObject({ revision: mended, settings: { name: "Broken", theme: "wincraft" } });
});

it("lists the languages that the site offers (L-7.28, L-3.28)", async () => {
  await publish(await save({ languages: ["en", "no"] }));
  const { body } = await get("/api/admin/get-languages");
  expect(body).toEqual({
    languages: [
      { code: "en", languageName: "English" },
      { code: "no", languageName: "Norsk" },
    ],
  });
});
