import Fastify from "fastify";
import { expect, it } from "vitest";
import { createInProcessTransport } from "./in_process_transport";

it.each([
  [
    "a cookie and a browser of other languages",
    { cookie: "a=1; language=en; b=2", "accept-language": "en" },
    {},
    "a=1; b=2; language=de",
  ],
  ["nothing", {}, {}, "language=de"],
  ["what stands in the visitor's place", { cookie: "foyer_session=x" }, { cookie: "" }, undefined],
])(
  "asks in the page's own language, for names that come with the answer, with %s (L-1.12)",
  async (_, headers, instead, cookie) => {
    const app = Fastify();
    app.get("/echo", async (request) => request.headers);
    const told: unknown[] = [];
    app.get("/page", async (request) => {
      const { transport } = createInProcessTransport(app, request, { language: "de", instead });
      told.push((await transport({ method: "GET", url: "/echo" })).body);
      return "";
    });
    await app.inject({ url: "/page", headers });
    expect(told).toEqual([expect.objectContaining({ "accept-language": "de" })]);
    expect((told[0] as { cookie?: string }).cookie).toBe(cookie);
    await app.close();
  },
);
