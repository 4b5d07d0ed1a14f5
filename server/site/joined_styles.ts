import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** Where joined stylesheets are served; the worker keeps them as it keeps all assets. */
export const joinedStylesPath = "/assets/styles/";

const most = 100;
const kept = 300;
const compress = promisify(brotliCompress);

export interface JoinedStyles {
  /** The address of these stylesheets as one; null for what was not built. */
  addressOf(styles: readonly string[]): string | null;
  /** What stands at such an address; null where this build has none there. */
  read(name: string): Promise<JoinedStyle | null>;
}

interface JoinedStyle {
  text: string;
  brotli: Buffer;
  /** Files that are gone, as when another build was put over this one; a page with most of its style is better than one without. */
  missing: string[];
}

/**
 * The stylesheets of a page in one file: twenty small ones keep a phone waiting, since a browser fetches six at a time. The
 * address lists them by their numbers in this build, so that every process can answer it.
 */
export function readJoinedStyles(clientDir: string): JoinedStyles {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { css?: string[] }
  >;
  const files = [...new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))].sort();
  const numbers = new Map(files.map((file, index) => [`/${file}`, index]));
  const build = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 10);
  const joined = new Map<string, ReturnType<JoinedStyles["read"]>>();

  async function join(name: string) {
    const [, list, of] = /^(\d+(?:\.\d+)*)-([0-9a-f]+)\.css$/.exec(name) ?? [];
    const chosen = list?.split(".").map((number) => files[Number(number)]) ?? [];
    if (of !== build || chosen.length > most || chosen.some((file) => file === undefined)) return null;
    const missing: string[] = [];
    const texts = await Promise.all(
      chosen.map((file = "") =>
        readFile(path.join(clientDir, file), "utf8").catch(() => {
          missing.push(file);
          return "";
        }),
      ),
    );
    if (missing.length === chosen.length) return null;
    const text = texts.join("\n");
    return { text, missing, brotli: await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) };
  }

  return {
    addressOf(styles) {
      const list = styles.map((style) => numbers.get(style));
      return list.includes(undefined) ? null : `${joinedStylesPath}${list.join(".")}-${build}.css`;
    },
    read(name) {
      const known = joined.get(name);
      if (known) return known;
      const reading = join(name);
      if (joined.size >= kept) joined.delete(joined.keys().next().value ?? "");
      joined.set(name, reading);
      reading.then(
        (found) => found?.missing.length === 0 || joined.delete(name),
        () => joined.delete(name),
      );
      return reading;
    },
  };
}
