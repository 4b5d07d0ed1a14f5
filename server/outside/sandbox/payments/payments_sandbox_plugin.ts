import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fp from "fastify-plugin";
import * as z from "zod/mini";
import { type Language, languages } from "../../../../schemas/text";
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
    const file = join(app.root, isDevelopment ? "src/checkout/index.html" : "dist/checkout/src/checkout/index.html");
    const site = await buildSandbox({
      provider,
      root: app.root,
      words: words as Record<Language, SandboxWords>,
      log: app.log.child({ part: "payment sandbox" }),
      readDocument: async (siteOrigin) => {
        const html = await readFile(file, "utf8");
        return isDevelopment ? withSources(html, siteOrigin) : html;
      },
      isDevelopment,
    });
    let port = wanted.port;

    app.addHook("onReady", async () => {
      try {
        await site.listen({ port: wanted.port, host });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
        if (await isSameSandbox(wanted.port, provider)) return; // another process of this demo has it
        await site.listen({ port: 0, host });
        app.log.warn(`Port ${wanted.port} is taken; PAYMENT_SANDBOX_PORT names another one for the practice payment providers.`);
      }
      port = (site.server.address() as { port: number }).port;
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

/** In development the site's own Vite serves the page's sources. */
const withSources = (html: string, site: string) =>
  html.replace(
    '<script type="module" src="./main.tsx"></script>',
    `<script type="module">import { injectIntoGlobalHook } from "${site}/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>
<script type="module" src="${site}/src/checkout/main.tsx"></script>`,
  );

/** The same machine's name, at the sandbox's port. */
function besides(origin: string, port: number): string {
  const url = URL.parse(origin) ?? new URL("http://localhost");
  return `${url.protocol}//${url.hostname}:${port}`;
}

/** A demo without an address of its own is looked at by any name of its machine. */
const anyName = (port: number) => [`http://*:${port}`, `https://*:${port}`];

const isSameSandbox = (port: number, { publicKey }: Provider) =>
  fetch(`http://127.0.0.1:${port}/about`, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => ((await answer.json()) as { key?: string }).key === publicKey,
    () => false,
  );
