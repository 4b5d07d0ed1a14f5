import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { issueSetUpToken, staffLink } from "./accounts/staff/links";
import { buildApp } from "./app";
import { demoAccounts, demoPassword } from "./demo/accounts";
import type { Configuration } from "./platform/configuration";
import { createBuiltRenderer } from "./site/built_renderer";
import { stopInOrder } from "./stop_in_order";

interface Started {
  configuration: Configuration;
  root: string;
  database: { connection: pg.PoolConfig; stop: () => Promise<void> };
}

/** Serves the site until the process is told to stop. */
export async function listen({ configuration, root, database }: Started) {
  const createRenderer = rendererOf(configuration, root);
  const app = await buildApp({ configuration, root, connection: database.connection, createRenderer });
  let isStopping = false;

  /** Who asks `/readyz` is told first, and sends nobody any more when the port closes. */
  async function stop(drainSeconds: number) {
    if (isStopping) return;
    isStopping = true;
    app.drain();
    await wait(drainSeconds * 1000);
    setTimeout(() => process.exit(1), 20_000).unref();
    process.exit((await stopInOrder(app, database)) ? 0 : 1);
  }
  process.on("SIGTERM", () => void stop(configuration.drainSeconds));
  process.on("SIGINT", () => void stop(0));

  try {
    await app.listen({ port: configuration.port, host: configuration.host });
    await app.whenReady();
  } catch (error) {
    await app.close().catch(() => {});
    await database.stop();
    throw error;
  }
  printAddresses(app, configuration, configuration.isDemo ? null : await issueSetUpToken(app.db));
}

/** What `npm run build` made, or, in development, the sources. */
const rendererOf =
  ({ isDevelopment }: Configuration, root: string) =>
  async (app: FastifyInstance) => {
    if (isDevelopment) {
      const { createDevelopmentRenderer } = await import("./site/development_renderer");
      return createDevelopmentRenderer(app, root);
    }
    const renderer = createBuiltRenderer(root);
    app.addHook("onListen", () => void renderer.player().catch(() => {})); // read while the database is prepared; told to who asks for a page
    return renderer;
  };

function printAddresses(app: FastifyInstance, { publicUrl, isDemo, port }: Configuration, setUpToken: string | null) {
  const { port: actualPort } = (app.server.address() ?? { port }) as { port: number };
  const address = publicUrl ?? `http://localhost:${actualPort}`;
  const lines = ["", `  Casino    ${address}/`, `  Editor    ${address}/editor`, `  API       ${address}/api/docs`];
  if (app.paymentSandbox)
    lines.push(`  Payments  ${app.paymentSandbox.pageOrigin(address)}/ (practice cards, coins and amounts)`);
  lines.push("");
  if (setUpToken !== null) {
    lines.push("  Nobody can arrange this site yet. The first administrator comes in here, once, within 24 hours:");
    lines.push(`    ${staffLink(address, "set-up", setUpToken)}`, "");
  }
  if (isDemo) {
    lines.push("  THIS IS THE DEMO, AND NOT SAFE FOR ANYBODY ELSE. Everybody knows the passwords below,");
    lines.push(
      app.outboxPath
        ? `  and everybody can read all letters and codes at ${address}${app.outboxPath}.`
        : "  the administrator's too.",
    );
    lines.push("  npm run serve is for a site of your own (docs/deployment.md).", "");
    lines.push(`  Demo accounts, all with the password ${demoPassword}`);
    for (const { email, about } of demoAccounts) lines.push(`    ${email.padEnd(22)} ${about}`);
    lines.push("");
  }
  console.log(lines.join("\n"));
}
