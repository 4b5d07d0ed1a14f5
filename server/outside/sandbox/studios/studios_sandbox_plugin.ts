import { createPublicKey, createHash, generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fp from "fastify-plugin";
import * as z from "zod/mini";
import { type Language, languages } from "../../../../schemas/text";
import { anyName, besides, documentReader, listenAsPeer } from "../peer_site";
import { openAggregator } from "./aggregator";
import { openBooks } from "./books";
import { buildStudios } from "./server";
import { readTitles } from "./titles";
import { keyForm } from "./wallet_client";
import { type StudioWords, studioWords } from "./words";

declare module "fastify" {
  interface FastifyInstance {
    /** The practice studios; null where the site is no demo. */
    studioSandbox: StudioSandbox | null;
  }
}

export interface StudioSandbox {
  /** Where the server reaches it. */
  apiUrl: () => string;
  /** Where visitors find it, as a content security policy names them. */
  pageOrigins: () => string[];
  /** The casino's own key, and the other half of the studios'. */
  privateKey: string;
  publicKey: string;
  operatorId: number;
}

const keys = z.object({ operator: z.string(), aggregator: z.string() });

/** Real HTTP peers for the demo's games of other studios, at a port of their own and with books of their own. */
export const studiosSandboxPlugin = fp(
  async (app) => {
    const wanted = app.configuration.studioSandbox;
    app.decorate("studioSandbox", null);
    if (!wanted) return;
    const { dataDir, sessionSecrets, host, isDevelopment } = app.configuration;
    const folder = join(dataDir, "studio_sandbox");
    const { operator, aggregator: own } = keptKeys(folder);
    const publicOf = (pem: string) => createPublicKey(pem).export({ type: "spki", format: "pem" }).toString();
    const here = ["localhost", "0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
    let port = wanted.port;
    const pageOrigin = (siteUrl: string) => wanted.url ?? besides(siteUrl, port);
    const aggregator = openAggregator({
      books: openBooks(folder),
      secret: `studio sandbox ${sessionSecrets[0]}`,
      privateKey: own,
      walletUrl: () => `http://${here}:${app.configuration.port}/api/studios/hub88`,
      warn: (message) => app.log.debug(message),
    });
    const words = Object.fromEntries(languages.map((name) => [name, z.parse(studioWords, app.siteWords[name].studio_sandbox)]));
    const publicName = createHash("sha256").update(publicOf(own)).digest("base64url").slice(0, 24);
    const site = await buildStudios({
      aggregator,
      operatorKey: createPublicKey(operator),
      publicName,
      pageOrigin,
      titles: await readTitles(app.root),
      words: words as Record<Language, StudioWords>,
      root: app.root,
      log: app.log.child({ part: "studio sandbox" }),
      readDocument: documentReader({ root: app.root, isDevelopment }, "src/studio", "main.ts"),
      isDevelopment,
    });

    app.addHook("onReady", async () => {
      const whenTaken = () =>
        app.log.warn(`Port ${wanted.port} is taken; STUDIO_SANDBOX_PORT names another one for the practice studios.`);
      const taken = await listenAsPeer(site, { port: wanted.port, host, name: publicName, whenTaken });
      if (taken === null) return;
      port = taken;
      aggregator.resume();
    });
    app.addHook("onClose", async () => {
      aggregator.close();
      await site.close();
    });

    app.studioSandbox = {
      apiUrl: () => `http://${here}:${port}`,
      pageOrigins: () => (wanted.url ? [wanted.url] : app.publicOrigin ? [besides(app.publicOrigin, port)] : anyName(port)),
      privateKey: operator,
      publicKey: publicOf(own),
      operatorId: 1,
    };
  },
  { name: "studios_sandbox", dependencies: ["site_words"] },
);

/** Both sides' keys, drawn once: several processes of one demo have the same. */
function keptKeys(folder: string): z.output<typeof keys> {
  const file = join(folder, "keys.json");
  if (existsSync(file)) return z.parse(keys, JSON.parse(readFileSync(file, "utf8")));
  mkdirSync(folder, { recursive: true });
  try {
    const [operator, aggregator] = [generateKeyPairSync("rsa", keyForm), generateKeyPairSync("rsa", keyForm)];
    const drawn = { operator: operator.privateKey, aggregator: aggregator.privateKey };
    writeFileSync(file, JSON.stringify(drawn), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return z.parse(keys, JSON.parse(readFileSync(file, "utf8")));
}
