import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import type pg from "pg";
import * as z from "zod/mini";
import type { Configuration } from "./platform/configuration";
import { logging, logStream } from "./platform/logging";
import { answerUnroutable } from "./platform/plugins/errors";
import type { Renderer } from "./site/renderer";
import { sitePlugin } from "./site/site_plugin";
import { installPlugin } from "./site/install/install_plugin";
import {
  type Neighbours,
  registerCalls,
  registerDomains,
  registerLive,
  registerNeighbours,
  registerPlatform,
} from "./register_plugins";

z.config(z.locales.en()); // zod/mini brings no words of its own

export interface AppOptions extends Neighbours {
  configuration: Configuration;
  /** The project's folder: packages, migrations and demo data are found from there. */
  root: string;
  connection: pg.PoolConfig;
  logger?: FastifyServerOptions["logger"];
  /** Renders the pages of the site; without it the backend serves its calls alone. */
  createRenderer?: (app: FastifyInstance) => Promise<Renderer>;
  /** In tests: answers are checked against the contract. */
  checksAnswers?: boolean;
  /** In tests: whether work that is done every so often is done at all, beside what a test asks for itself. */
  repeats?: boolean | undefined;
}

/** The whole backend, ready to listen or to be asked in process. It serves as soon as the database is there. */
export async function buildApp({
  configuration,
  root,
  connection,
  logger,
  createRenderer,
  checksAnswers,
  repeats = true,
  ...neighbours
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logger ?? { ...logging(configuration.logLevel), stream: logStream() },
    trustProxy: configuration.trustProxy,
    logController: new LogController({ disableRequestLogging: true }), // requestLogPlugin writes one line for each
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 1_000 },
    frameworkErrors: (error, _request, reply) => answerUnroutable(error, reply),
  });
  app.decorate("endpoints", []);
  app.decorate("checksAnswers", checksAnswers ?? false);
  app.decorate("repeats", repeats);
  app.decorate("configuration", configuration);
  app.decorate("root", root);

  await registerPlatform(app, connection);
  await registerNeighbours(app, neighbours);
  await registerDomains(app);
  await registerCalls(app);
  await registerLive(app, connection);
  await app.register(installPlugin);
  if (createRenderer) await app.register(sitePlugin, { root, createRenderer });
  return app;
}

declare module "fastify" {
  interface FastifyInstance {
    configuration: Configuration;
    root: string;
  }
}
