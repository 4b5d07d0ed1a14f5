import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SavedPersona } from "../../../schemas/api/personas";
import { defaultPersona } from "../../../schemas/persona";
import { findUserByEmail } from "../../accounts/users/queries";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
let ines: { authorization: string };
let tove: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  ines = await bearerOf(app, "admin@foyer.test");
  tove = await bearerOf(app, "editor@foyer.test");
});
afterAll(() => app.close());

const url = "/api/backoffice/personas";
const norwegian = { ...defaultPersona, country: "NO", language: "no" as const };
const keep = async (headers: object, payload: object) =>
  (await call<{ persona: SavedPersona }>(app, { method: "POST", url, headers: { ...headers }, payload })).body.persona;
const namesFor = async (headers: object) =>
  (await call<{ personas: SavedPersona[] }>(app, { url, headers: { ...headers } })).body.personas.map(({ name }) => name);

describe("kept personas", () => {
  it("are one's own until they are shared; own ones are first", async () => {
    await keep(tove, { name: "Mine", persona: norwegian });
    const shared = await keep(ines, { name: "New visitor, Norway", persona: norwegian, isShared: true });
    await keep(ines, { name: "Secret", persona: norwegian });
    expect(await namesFor(tove)).toEqual(["Mine", "New visitor, Norway"]);
    expect(await namesFor(ines)).toEqual(["New visitor, Norway", "Secret"]);
    expect(shared).toMatchObject({ persona: norwegian, isOwn: true, owner: null });
  });

  it("are changed and removed by their owner alone", async () => {
    const { id } = await keep(ines, { name: "Swede", persona: { ...norwegian, country: "SE" }, isShared: true });
    const at = `${url}/${id}`;
    const rename = { method: "PUT" as const, url: at, payload: { name: "Dane" } };
    expect((await call(app, { ...rename, headers: tove })).status).toBe(404);
    expect((await call(app, { method: "DELETE", url: at, headers: tove })).status).toBe(404);
    expect((await call(app, { ...rename, headers: ines })).body).toMatchObject({ persona: { name: "Dane", isShared: true } });
    expect((await call(app, { method: "DELETE", url: at, headers: ines })).status).toBe(200);
    expect(await namesFor(ines)).not.toContain("Dane");
  });

  it.each([
    ["without a name", { name: "  ", persona: norwegian }],
    ["with a country that is none", { name: "x", persona: { ...norwegian, country: "Norway" } }],
    ["with half a persona", { name: "x", persona: { audience: "guest" } }],
  ])("are refused %s", async (_, payload) => {
    expect((await call(app, { method: "POST", url, headers: ines, payload })).status).toBe(400);
  });
});

describe("a real player as a persona", () => {
  it("is read for the back office, with no more than the page depends on", async () => {
    const paid = await findUserByEmail(app.db, "paid@foyer.test");
    const { body } = await call<{ player: object }>(app, { url: `/api/backoffice/players/${paid?.id}`, headers: tove });
    expect(Object.keys(body.player).sort()).toEqual(["countryCode", "currencyCode", "depositCount", "name", "userId"]);
    expect(body.player).toMatchObject({ userId: paid?.id, depositCount: paid?.depositCount });
  });

  it("is found by number, whole e-mail address or whole nickname, and not by a part of them (issue 18, 1)", async () => {
    const find = (who: string) =>
      call<{ player?: { userId: number } }>(app, {
        method: "POST",
        url: "/api/backoffice/players/find",
        headers: tove,
        payload: { who },
      });
    const paid = await findUserByEmail(app.db, "paid@foyer.test");
    const names = [`#${paid?.id}`, "Paid@Foyer.test", ` ${paid?.nickname?.toUpperCase()} `];
    for (const who of names) expect((await find(who)).body.player?.userId, who).toBe(paid?.id);
    for (const who of ["paid@", "foyer.test", "admin@foyer.test", "99999999"]) expect((await find(who)).status, who).toBe(404);
    expect((await find("  ")).status).toBe(400);
  });

  it("is nobody of the back office", async () => {
    const admin = await findUserByEmail(app.db, "admin@foyer.test");
    expect((await call(app, { url: `/api/backoffice/players/${admin?.id}`, headers: ines })).status).toBe(404);
  });
});

describe("a persona's pass (D-32)", () => {
  const passFor = async (query: string) =>
    (await call<{ pass: string }>(app, { url: `/api/backoffice/persona-pass?${query}`, headers: ines })).body.pass;
  const viewerWith = async (headers: Record<string, string>) =>
    (await call<{ viewer: object }>(app, { url: "/api/viewer", headers })).body.viewer;

  it("lets public calls be answered as to the persona, on its own clock", async () => {
    const pass = await passFor("as=paid&country=SE&sub=Skane&at=2026-12-24T18:00:00Z&lang=fi");
    expect(await viewerWith({ "x-foyer-persona": pass })).toEqual({
      session: "user",
      depositCount: 1,
      country: "SE",
      subdivision: "Skane",
      subdivisionName: "Skane",
      language: "fi",
      device: "desktop",
      now: "2026-12-24T18:00:00Z",
      timeZone: "Europe/Malta",
    });
  });

  it("opens no account and no call that needs one", async () => {
    const pass = await passFor("as=paid");
    const { status } = await call(app, { url: "/api/user/get-favorite-games", headers: { "x-foyer-persona": pass } });
    expect(status).toBe(401);
  });

  it("is nothing when it is forged", async () => {
    expect(await viewerWith({ "x-foyer-persona": "eyJhbGciOiJIUzI1NiJ9.e30.AAAA" })).toMatchObject({ session: "guest" });
  });
});
