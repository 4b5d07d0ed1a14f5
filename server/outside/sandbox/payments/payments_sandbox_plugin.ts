import { join } from "node:path";
import fp from "fastify-plugin";
import * as z from "zod/mini";
import { type Language, languages } from "../../../../schemas/text";
import { anyName, besides, documentReader, listenAsPeer } from "../peer_site";
import { openProvider, type Provider } from "./provider";
import { buildSandbox } from "./server";
import { type SandboxWords, sandboxWords } from "./words";

declare module "fastify" {
  interface FastifyInstance {
    /** The practice providers; null where the site is no demo. */
    paymentSandbox: PaymentSandbox | null;
  }
}

export interface PaymentSandbox {
  /** Where the server reaches it. */
  apiUrl: () => string;
  /** Where a visitor finds it who is at an address of the site: beside that, at another port. */
  pageOrigin: (siteUrl: string) => string;
  /** All of these, as a content security policy names them. */
  pageOrigins: () => string[];
  keyOf: Provider["keyOf"];
  secretOf: Provider["secretOf"];
}

/** Real HTTP peers for the demo's payments, at a port of their own and with a book of their own. */
export const paymentsSandboxPlugin = fp(
  async (app) => {
    const wanted = app.configuration.paymentSandbox;
    app.decorate("paymentSandbox", null);
    if (!wanted) return;
    const { dataDir, sessionSecrets, host, isDevelopment } = app.configuration;
    const provider = openProvider({
      folder: join(dataDir, "payment_sandbox"),
      secret: `payment sandbox ${sessionSecrets[0]}`,
      warn: (message) => app.log.warn(message),
    });
    const words = Object.fromEntries(languages.map((name) => [name, z.parse(sandboxWords, app.siteWords[name].payment_sandbox)]));
    const site = await buildSandbox({
      provider,
      root: app.root,
      words: words as Record<Language, SandboxWords>,
      log: app.log.child({ part: "payment sandbox" }),
      readDocument: documentReader({ root: app.root, isDevelopment }, "src/checkout", "main.tsx"),
      isDevelopment,
    });
    let port = wanted.port;

    app.addHook("onReady", async () => {
      const whenTaken = () =>
        app.log.warn(`Port ${wanted.port} is taken; PAYMENT_SANDBOX_PORT names another one for the practice payment providers.`);
      const taken = await listenAsPeer(site, { port: wanted.port, host, name: provider.publicKey, whenTaken });
      if (taken === null) return;
      port = taken;
      provider.resume();
    });
    app.addHook("onClose", async () => {
      await site.close();
      await provider.close();
    });

    app.paymentSandbox = {
      apiUrl: () => `http://${["localhost", "0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host}:${port}`,
      pageOrigin: (siteUrl) => wanted.url ?? besides(siteUrl, port),
      pageOrigins: () => (wanted.url ? [wanted.url] : app.publicOrigin ? [besides(app.publicOrigin, port)] : anyName(port)),
      keyOf: provider.keyOf,
      secretOf: provider.secretOf,
    };
  },
  { name: "payments_sandbox", dependencies: ["site_words"] },
);
