import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pino } from "pino";
import * as z from "zod/mini";
import { languages, type Language } from "../../schemas/text";
import type { Connection } from "../outside/payments/gateway/connection";
import type { Channel } from "../outside/sandbox/payments/entries";
import { openProvider, type ProviderOptions } from "../outside/sandbox/payments/provider";
import { buildSandbox } from "../outside/sandbox/payments/server";
import { type SandboxWords, sandboxWords } from "../outside/sandbox/payments/words";
import { readSiteWords } from "../platform/words/site_words";
import { root } from "./run_folder";

/** What the merchant's end of the line heard. */
export interface Heard {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const siteWords = readSiteWords(root);
const words = Object.fromEntries(
  languages.map((name) => [name, z.parse(sandboxWords, siteWords[name].payment_sandbox)]),
) as Record<Language, SandboxWords>;
const document = `<!doctype html><html lang="en"><head><title></title></head><body><div id="root"></div><script type="application/json" id="view"></script></body></html>`;

/** The practice providers at a port of their own, and a merchant that takes their notifications; whoever asks for them closes them. */
export async function startPaymentSandbox(
  options: Partial<ProviderOptions> & { logTo?: { write: (line: string) => void } } = {},
) {
  const provider = openProvider({ folder: null, secret: "a secret of this test", ...options });
  const log = pino({ level: "trace" }, options.logTo ?? { write: () => {} });
  const site = await buildSandbox({
    provider,
    root,
    words,
    log,
    readDocument: () => Promise.resolve(document),
    isDevelopment: false,
  });
  await site.listen({ port: 0, host: "127.0.0.1" });
  provider.resume();
  const url = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;

  const heard: Heard[] = [];
  let refusals = 0;
  const merchant = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (refusals > 0) {
        refusals -= 1;
        return response.writeHead(503).end();
      }
      heard.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  merchant.listen(0, "127.0.0.1");
  await once(merchant, "listening");
  const notifyUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/notify`;

  async function close() {
    await site.close();
    await provider.close();
    merchant.closeAllConnections();
    merchant.close();
  }

  const connectionTo = (channel: Channel): Connection => ({
    apiUrl: () => url,
    key: provider.keyOf(channel),
    secret: provider.secretOf(channel),
    pageOrigin: () => url,
    pageOrigins: () => [url],
    merchant: () => "Foyer",
  });

  const control = (path: string, body: object = {}) =>
    fetch(`${url}/control/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  const referenceOf = ({ body }: Heard) => (JSON.parse(body.toString()) as { data: { reference: string } }).data.reference;
  return {
    provider,
    url,
    notifyUrl,
    heard,
    control,
    connectionTo,
    close,
    /** The merchant answers the next calls with 503. */
    refuseNext: (count: number) => void (refusals = count),
    refusalsLeft: () => refusals,
    heardOf: (reference: string) => heard.filter((message) => referenceOf(message) === reference),
  };
}
export type PaymentSandboxPeer = Awaited<ReturnType<typeof startPaymentSandbox>>;
