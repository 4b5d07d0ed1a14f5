import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { theme } from "../../../schemas/settings";
import { notFound } from "../../platform/api_error";
import { inertPolicy, setPolicy } from "../../platform/plugins/security";
import { chooseLanguage } from "../../platform/words/choose_language";
import { createIcons, isIconName } from "./icons";
import { manifestOf } from "./manifest";
import { retiring } from "./retiring_worker";

/** What makes the site one that can be installed: its manifest and its icons. */
export const installPlugin = fp(
  async (app: FastifyInstance) => {
    const iconOf = createIcons();

    app.get<{ Querystring: { language?: unknown } }>("/manifest.webmanifest", async (request, reply) => {
      const { settings } = app.settings();
      const { language: wanted } = request.query;
      const inAddress = settings.languages.find((code) => code === wanted) ?? null;
      const wishes = { inAddress, inCookie: undefined, accepted: request.headers["accept-language"] };
      reply.type("application/manifest+json; charset=utf-8").headers({ "cache-control": "no-cache", vary: "accept-language" });
      return JSON.stringify(manifestOf(settings, chooseLanguage(wishes, settings)));
    });

    app.get<{ Params: { theme: string; icon: string } }>("/icons/:theme/:icon", async (request, reply) => {
      const { data: wanted } = theme.safeParse(request.params.theme);
      const { icon: name } = request.params;
      if (!wanted || !isIconName(name)) throw notFound("icon", "icon.not_found");
      const { bytes, etag } = await iconOf(wanted, name);
      setPolicy(reply, inertPolicy);
      reply.headers({ etag, "cache-control": "public, max-age=86400, stale-while-revalidate=604800" });
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      return reply.type("image/png").send(bytes);
    });

    app.get("/worker.js", async (_, reply) => {
      const { isWorkerOff } = app.configuration;
      const worker = isWorkerOff ? retiring : await readFile(join(app.root, "dist/client/worker.js")).catch(() => null);
      if (!worker) throw notFound("worker", "worker.not_found");
      return reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(worker);
    });
  },
  { name: "install", dependencies: ["site_settings", "security"] },
);
