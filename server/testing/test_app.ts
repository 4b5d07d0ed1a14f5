import type { FastifyInstance, InjectOptions } from "fastify";
import { onTestFinished } from "vitest";
import type pg from "pg";
import { type AppOptions, buildApp } from "../app";
import { type Configuration, readConfiguration } from "../platform/configuration";
import { practiceRegister } from "../outside/sandbox/register";
import { demoPassword } from "../demo/accounts";
import { logging } from "../platform/logging";
import { newFolder, root } from "./run_folder";
import { createTestDatabase } from "./test_database";

export interface TestAppOptions {
  content?: "empty" | "demo";
  connection?: pg.PoolConfig;
  configuration?: Partial<Configuration>;
  /** Renders the site's pages too; without it the backend serves its calls alone. */
  createRenderer?: AppOptions["createRenderer"];
  /** By default what the house does every so often is done where a test asks for it, and not beside it. */
  repeats?: AppOptions["repeats"];
  /** How answers that must not tell whether there is an account wait; by default as long as on the site. */
  wait?: AppOptions["wait"];
  paymentProviders?: AppOptions["paymentProviders"];
  studioPartners?: AppOptions["studioPartners"];
  /** By default the practice register answers for all. */
  registerOf?: AppOptions["registerOf"];
  /** By default nobody: the house looks at documents by itself. */
  verificationVendor?: AppOptions["verificationVendor"];
  /** Gets every line of the log. */
  logTo?: { write: (line: string) => void };
}

/** The whole backend on a database of its own; the one who asks for it closes it. */
export async function startTestApp({
  content = "demo",
  connection,
  configuration,
  createRenderer,
  repeats = false,
  wait,
  paymentProviders,
  studioPartners,
  registerOf = () => practiceRegister,
  verificationVendor = null,
  logTo,
}: TestAppOptions = {}): Promise<FastifyInstance> {
  const dataDir = newFolder("data");
  // a busy machine is no reason to refuse a test
  const defaults = { ...readConfiguration({ DATA_DIR: dataDir }, root), logLevel: "fatal", overloadDelay: 0 };
  const app = await buildApp({
    root,
    configuration: { ...defaults, ...configuration },
    connection: { max: 8, ...(connection ?? (await createTestDatabase(content))) },
    checksAnswers: true,
    createRenderer,
    repeats,
    wait,
    paymentProviders,
    studioPartners,
    registerOf,
    verificationVendor,
    ...(logTo && { logger: { ...logging("trace"), stream: logTo } }),
  });
  await app.ready();
  await app.whenReady();
  return app;
}

/** An app for one test alone. */
export async function startAppForThisTest(options?: TestAppOptions): Promise<FastifyInstance> {
  const app = await startTestApp(options);
  onTestFinished(() => app.close());
  return app;
}

/** The headers of somebody who is signed in, as our own client sends them; from an address of their own where a file has more of them than one address may sign in. */
export async function bearerOf(
  app: FastifyInstance,
  email: string,
  remoteAddress = "127.0.0.1",
): Promise<{ authorization: string }> {
  const payload = { email, password: demoPassword };
  const answer = await app.inject({ method: "POST", url: "/api/user/login", payload, remoteAddress });
  return { authorization: `Bearer ${answer.json<{ data: { accessToken: string } }>().data.accessToken}` };
}

/** A call as JSON: its status and its body. */
export async function call<Body = Record<string, unknown>>(app: FastifyInstance, options: InjectOptions & { url: string }) {
  const answer = await app.inject(options);
  return { status: answer.statusCode, body: answer.json<Body>(), headers: answer.headers, text: answer.body };
}
