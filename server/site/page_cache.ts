import { createHash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";
import type { Language } from "../../schemas/text";
import type { Permit } from "../platform/plugins/security";

/** What is sent with a page beside its HTML. */
export interface PageHead {
  language: Language;
  permit: Permit;
}

/** A guest's page as it goes out, in each encoding. */
export interface CachedPage extends PageHead {
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
const maxVisits = 4_000;
const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

export type PageCache = ReturnType<typeof createPageCache>;

type Rendered = Pick<CachedPage, "status" | "language" | "permit" | "expiresAt"> & { html: Buffer };

/** Guests' pages in memory, least recently asked for out first. Callers at the same time share one rendering. */
export function createPageCache() {
  const pages = new Map<string, CachedPage>();
  /** By what a visit is known before its page is looked for: which page it was shown, and until when it would be shown that again. */
  const visits = new Map<string, { key: string; expiresAt: number }>();
  let versions: readonly object[] = [];
  const pending = new Map<string, Promise<CachedPage>>();

  async function fill(key: string, render: () => Promise<Rendered>) {
    const from = versions;
    const { html, ...known } = await render();
    const [br, gz] = await Promise.all([brotli(html, quality), gzip(html)]);
    const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
    const page = { ...known, etag, plain: html, br, gzip: gz };
    if (from !== versions) return page; // rendered from what has been replaced meanwhile: for those who asked before
    pages.set(key, page);
    const oldest = pages.keys().next().value;
    if (pages.size > maxEntries && oldest !== undefined) pages.delete(oldest);
    return page;
  }

  function find(key: string, now: number): CachedPage | null {
    const known = pages.get(key);
    if (!known || known.expiresAt <= now) return null;
    pages.delete(key);
    pages.set(key, known);
    return known;
  }

  function share(key: string, render: () => Promise<Rendered>): Promise<CachedPage> {
    const running = pending.get(key);
    if (running) return running;
    const started = fill(key, render);
    pending.set(key, started);
    return started.finally(() => pending.get(key) === started && pending.delete(key));
  }

  function remember(visit: string, key: string, { expiresAt }: CachedPage) {
    visits.delete(visit);
    visits.set(visit, { key, expiresAt });
    const oldest = visits.keys().next().value;
    if (visits.size > maxVisits && oldest !== undefined) visits.delete(oldest);
  }

  return {
    /** The page of a key, rendered where it is not kept; `visit` is what the visit may be known by the next time. */
    async get({ key, visit }: { key: string; visit: string | null }, now: number, render: () => Promise<Rendered>) {
      const from = versions;
      const page = find(key, now) ?? (await share(key, render));
      if (visit !== null && from === versions) remember(visit, key, page);
      return page;
    },
    /** The page that such a visit was shown before, while it would be shown the same. */
    again(visit: string, now: number): CachedPage | null {
      const known = visits.get(visit);
      return known && known.expiresAt > now ? find(known.key, now) : null;
    },
    /** Forgets everything as soon as one of these is another object than last time. */
    follow(...current: readonly object[]) {
      if (current.every((version, index) => version === versions[index])) return;
      versions = current;
      pages.clear();
      visits.clear();
      pending.clear();
    },
  };
}
