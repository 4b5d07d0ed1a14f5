import { createHash } from "node:crypto";
import type { SiteScript } from "../src/page/site_script.ts";

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
export type Manifest = Record<string, Chunk>;

const player = "src/player/client.tsx";
const words = /virtual:words\/player\/([a-z]{2})(?:\/([a-z_]+))?$/;
/** Words that the cashier's screens look up besides those of every page. */
const topics = /^(?:account|bonus|card_fields|cashier|deposit|form|history|maximum|minimum|payout|profile|user|withdrawal)$/;
/** The cashier, and what stands or works on every page. */
const ofCashier =
  /^(?:sections\/code\.ts$|sections\/cashier\/[^/]+\/index\.tsx?$|src\/features\/money\/(?:cashier|card_fields|payout|withdrawal)\/|src\/(?:player|kit\/session|shell)\/)/;

/**
 * All scripts that pages of the site may run, the cashier's first, each with all that it imports: what browsers compare them with, and what they are
 * there for (PCI DSS 6.4.3).
 */
export function listScripts(manifest: Manifest, read: (file: string) => Buffer): SiteScript[] {
  const found = new Map<string, SiteScript>();
  function add(key: string, of: Pick<SiteScript, "why" | "language" | "isCashier">) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file) || !chunk.file.endsWith(".js")) return;
    found.set(chunk.file, { file: chunk.file, integrity: integrityOf(read(chunk.file)), ...of });
    for (const imported of chunk.imports ?? []) add(imported, { ...of, why: `imported by ${chunk.file}` });
  }
  add(player, { why: "what every page starts with", language: null, isCashier: true });
  const keys = [...reachable(manifest)];
  for (const key of keys) if (ofCashier.test(key)) add(key, { why: key, language: null, isCashier: true });
  for (const key of keys) {
    const [, language = null, topic] = words.exec(key) ?? [];
    const why = language ? `words of ${topic ?? "every page"}` : key;
    add(key, { why, language, isCashier: language !== null && (!topic || topics.test(topic)) });
  }
  return [...found.values()];
}

/** What a visitor's page may ask for, at once or later. */
function reachable(manifest: Manifest): Set<string> {
  const keys = new Set([player]);
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) keys.add(next); // a set goes on with what is added
  }
  return keys;
}

export const integrityOf = (content: Buffer): string => `sha256-${createHash("sha256").update(content).digest("base64")}`;
