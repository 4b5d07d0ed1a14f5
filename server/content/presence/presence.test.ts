import type { FastifyInstance } from "fastify";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type FromServer } from "../../../schemas/realtime";
import { realtimePath } from "../../../schemas/live_address";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";

let apps: FastifyInstance[] = [];
let open: Socket[] = [];

beforeAll(async () => {
  const connection = await createTestDatabase("demo");
  const options = { connection, configuration: { sessionSecrets: ["one secret for both processes of this test"] as const } };
  apps = await Promise.all([startTestApp(options), startTestApp(options)]);
  await Promise.all(apps.map((app) => app.listen({ port: 0, host: "127.0.0.1" })));
});
afterAll(() => Promise.all(apps.map((app) => app.close())));
afterEach(() => {
  for (const socket of open) socket.disconnect();
  open = [];
});

const addressOf = (app: FastifyInstance) => {
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
};
const appAt = (index: number) => apps[index] as FastifyInstance;
const tokenOf = async (app: FastifyInstance, email: string) => (await bearerOf(app, email)).authorization.slice(7);

function connect(app: FastifyInstance, token: unknown, origin = addressOf(app)) {
  const socket = io(addressOf(app), {
    path: realtimePath,
    transports: ["websocket"],
    auth: { token },
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin },
  });
  open.push(socket);
  return socket;
}

const connected = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.on("connect", () => resolve("connected"));
    socket.on("connect_error", ({ message }) => resolve(message));
  });

/** Answers what is said, once it is what is wanted. */
const heard = <Event extends keyof FromServer>(socket: Socket, event: Event, isWanted: (message: FromServer[Event]) => boolean) =>
  new Promise<FromServer[Event]>((resolve) => {
    const listen = (message: FromServer[Event]) => {
      if (!isWanted(message)) return;
      socket.off(event, listen as never);
      resolve(message);
    };
    socket.on(event, listen as never);
  });

it.each([
  ["nobody", async () => undefined, "session.required"],
  ["somebody with a made-up token", async () => "abc", "session.required"],
  ["a player", (app: FastifyInstance) => tokenOf(app, "paid@foyer.test"), "session.required"],
  ["a content editor", (app: FastifyInstance) => tokenOf(app, "editor@foyer.test"), "connected"],
  ["an administrator", (app: FastifyInstance) => tokenOf(app, "admin@foyer.test"), "connected"],
])("answers %s with what they may do", async (_, token, expected) => {
  const app = appAt(0);
  expect(await connected(connect(app, await token(app)))).toBe(expected);
});

it("refuses pages of other sites", async () => {
  const app = appAt(0);
  expect(await connected(connect(app, await tokenOf(app, "admin@foyer.test"), "https://elsewhere.test"))).toMatch(
    /websocket error/,
  );
});

it("tells who is on a page and at which section, across processes, until they leave", async () => {
  const ada = connect(appAt(0), await tokenOf(appAt(0), "admin@foyer.test"));
  const edith = connect(appAt(1), await tokenOf(appAt(1), "editor@foyer.test"));
  const both = heard(ada, "presence.here", ({ visitors }) => visitors.some(({ section }) => section === "hero"));
  ada.emit("presence.be_at", { pageId: "home", section: null });
  edith.emit("presence.be_at", { pageId: "home", section: "hero" });
  const { visitors } = await both;
  expect(visitors.map(({ name, section }) => [name, section]).sort()).toEqual([
    ["Ada Winther", null],
    ["Edith Lund", "hero"],
  ]);
  const alone = heard(ada, "presence.here", ({ visitors: left }) => left.length === 1);
  edith.disconnect();
  expect((await alone).visitors[0]?.name).toBe("Ada Winther");
});

it("tells everybody on a page that it was saved", async () => {
  const app = appAt(0);
  const headers = await bearerOf(app, "editor@foyer.test");
  const page = { id: "told", route: "/told", title: { en: "Told" }, sections: [] };
  await call(app, { method: "POST", url: "/api/backoffice/pages", payload: { page }, headers });
  const ada = connect(appAt(1), await tokenOf(appAt(1), "admin@foyer.test"));
  const isThere = heard(ada, "presence.here", ({ pageId }) => pageId === "told");
  ada.emit("presence.be_at", { pageId: "told", section: null });
  await isThere;
  const saved = heard(ada, "page.saved", () => true);
  await call(app, { method: "PUT", url: "/api/backoffice/pages/told", payload: { revision: 1, page }, headers });
  expect(await saved).toEqual({ pageId: "told", revision: 2 });
});

it("answers whoever comes to a page with its newest revision (issue 18)", async () => {
  const app = appAt(0);
  const headers = await bearerOf(app, "editor@foyer.test");
  const page = { id: "newest", route: "/newest", title: { en: "Newest" }, sections: [] };
  await call(app, { method: "POST", url: "/api/backoffice/pages", payload: { page }, headers });
  const edith = connect(app, headers.authorization.slice(7));
  const come = (pageId: string): Promise<unknown> => edith.emitWithAck("presence.be_at", { pageId, section: null });
  expect(await come("newest")).toEqual({ revision: 1 });
  await call(app, { method: "PUT", url: "/api/backoffice/pages/newest", payload: { revision: 1, page }, headers });
  expect(await come("newest")).toEqual({ revision: 2 });
  expect(await come("nowhere")).toEqual({ revision: null });
});

it("closes the sockets of a session that has ended, at every process", async () => {
  const token = await tokenOf(appAt(0), "editor@foyer.test");
  const sockets = [connect(appAt(0), token), connect(appAt(1), token)];
  await Promise.all(sockets.map(connected));
  const closed = sockets.map((socket) => new Promise((resolve) => socket.on("disconnect", resolve)));
  const headers = { authorization: `Bearer ${token}` };
  await call(appAt(0), { method: "POST", url: "/api/user/logout", payload: {}, headers });
  expect(await Promise.all(closed)).toEqual(["io server disconnect", "io server disconnect"]);
});

it("lives through whatever is sent, and hears no more than so much", async () => {
  const app = appAt(0);
  const socket = connect(app, await tokenOf(app, "admin@foyer.test"));
  await connected(socket);
  for (const message of [null, 7, "x", [], { pageId: "__proto__", section: {} }, { pageId: "a".repeat(5000) }]) {
    socket.emit("presence.be_at", message);
    socket.emit(String(message), message);
  }
  for (let n = 0; n < 200; n += 1) socket.emit("presence.be_at", { pageId: `page${n}`, section: null });
  const other = connect(app, await tokenOf(app, "editor@foyer.test"));
  const here = heard(other, "presence.here", () => true);
  other.emit("presence.be_at", { pageId: "page199", section: null });
  expect((await here).visitors.map(({ name }) => name)).toEqual(["Edith Lund"]);
});
