import { createHash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";

/** A guest's page as it goes out, in each encoding. */
export interface CachedPage {
  status: number;
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  expiresAt: number;
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const maxEntries = 400;
const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

export type PageCache = ReturnType<typeof createPageCache>;

/** Guests' pages in memory, least recently asked for out first. Callers at the same time share one rendering. */
export function createPageCache() {
  const pages = new Map<string, CachedPage>();
  let versions: readonly object[] = [];
  const pending = new Map<string, Promise<CachedPage>>();

  async function fill(key: string, render: () => Promise<{ status: number; html: Buffer; expiresAt: number }>) {
    const from = versions;
    const { status, html, expiresAt } = await render();
    const [br, gz] = await Promise.all([brotli(html, quality), gzip(html)]);
    const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
    const page = { status, etag, plain: html, br, gzip: gz, expiresAt };
    if (from !== versions) return page; // rendered from what has been replaced meanwhile: for those who asked before
    pages.set(key, page);
    const oldest = pages.keys().next().value;
    if (pages.size > maxEntries && oldest !== undefined) pages.delete(oldest);
    return page;
  }

  return {
    async get(key: string, now: number, render: Parameters<typeof fill>[1]): Promise<CachedPage> {
      const known = pages.get(key);
      if (known && known.expiresAt > now) {
        pages.delete(key);
        pages.set(key, known);
        return known;
      }
      const running = pending.get(key);
      if (running) return running;
      const started = fill(key, render);
      pending.set(key, started);
      return started.finally(() => pending.get(key) === started && pending.delete(key));
    },
    /** Forgets everything as soon as one of these is another object than last time. */
    follow(...current: readonly object[]) {
      if (current.every((version, index) => version === versions[index])) return;
      versions = current;
      pages.clear();
      pending.clear();
    },
  };
}
