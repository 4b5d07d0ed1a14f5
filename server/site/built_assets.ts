import { readFileSync } from "node:fs";
import path from "node:path";
import type { NavigationLayout, Theme } from "../../schemas/settings";
import { type Assets, gameBar, panicButton, profileFrame } from "../../src/page/assets";
import type { SiteScript } from "../../src/page/site_script";
import { digestOf } from "./allowed_by_settings";
import { readJoinedStyles } from "./joined_styles";

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

const entryKey = "src/player/client.tsx";
const footerKey = "src/shell/FooterPart.tsx";
const menuKeys: Record<NavigationLayout, string> = {
  basic: "src/shell/TopNavigation.tsx",
  stake: "src/shell/SideMenu.tsx",
  panel: "src/shell/SidePanel.tsx",
};

/** What a theme sets its text and its titles in (src/kit/themes); letters beyond Latin's first come when they are needed. */
const facesOf: Record<Theme, string[]> = {
  default: ["geist"],
  lulu: ["figtree", "bricolage-grotesque"],
  wincraft: ["manrope", "playfair-display"],
};

const ofUsersMenu = "src/shell/LoginInfoNote.tsx";

/** What the browser needs for a page, read from Vite's manifest: chunks with all that they import, and their styles. */
export function readBuiltAssets(clientDir: string): Assets {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const chunksByType = new Map([
    [profileFrame, "src/shell/ProfileFrame.tsx"],
    [gameBar, "src/shell/GameBar.tsx"],
    [panicButton, "src/features/care/breaks/PanicButton.tsx"],
  ]);
  for (const key of Object.keys(manifest)) {
    const type = /^sections\/[^/]+\/([^/]+)\/index\.tsx?$/.exec(key)?.[1];
    if (type) chunksByType.set(type, key);
  }
  const known = new Map<string, ReturnType<Assets["of"]>>();
  const remember = (name: string, keys: () => (string | undefined)[]) => {
    let found = known.get(name);
    if (!found) known.set(name, (found = collect(keys())));
    return found;
  };

  const joined = readJoinedStyles(clientDir);
  return {
    together: joined.addressOf,
    entry: address(manifest[entryKey]?.file ?? ""),
    of(types, language, words = []) {
      const own = remember(`${language} ${words.join(" ")} ${types.join(" ")}`, () => [
        entryKey,
        wordsKey(language),
        ...words.map((topic) => wordsKey(`${language}/${topic}`)),
        ...types.map((type) => chunksByType.get(type)),
      ]);
      const footer = remember("footer", () => [footerKey]); // its HTML stays as the server sent it: only its styles are needed
      return { ...own, styles: [...new Set([...own.styles, ...footer.styles])] };
    },
    code: (types) =>
      Object.fromEntries(
        types.flatMap((type) => {
          const file = manifest[chunksByType.get(type) ?? ""]?.file;
          return file === undefined ? [] : [[type, address(file)]];
        }),
      ),
    ...integrityIn(clientDir),
    fonts: (theme) =>
      facesOf[theme].flatMap((face) => {
        const file = manifest[`node_modules/@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`]?.file;
        return file === undefined ? [] : [address(file)];
      }),
    menu: (layout, session) =>
      remember(`${layout} ${session}`, () => [
        menuKeys[layout],
        ...(session === "user" && layout !== "basic" ? [ofUsersMenu] : []),
      ]),
  };

  /** Chunks with all that they import: each after its imports, so that its styles win over theirs as they do in development. */
  function collect(entries: readonly (string | undefined)[]) {
    const seen = new Set<string>();
    const chunks: Chunk[] = [];
    const add = (key: string | undefined) => {
      const chunk = key === undefined ? undefined : manifest[key];
      if (!chunk || key === undefined || seen.has(key)) return;
      seen.add(key);
      chunk.imports?.forEach(add);
      chunks.push(chunk);
    };
    entries.forEach(add);
    const scripts = chunks.filter(({ isEntry, file }) => !isEntry && file.endsWith(".js")).map(({ file }) => address(file));
    const styles = chunks
      .toSorted((a, b) => Number(b.isEntry ?? false) - Number(a.isEntry ?? false))
      .flatMap(({ css }) => css ?? []);
    return { styles: [...new Set(styles)].map(address), scripts };
  }

  function wordsKey(name: string) {
    return Object.keys(manifest).find((key) => key.endsWith(`virtual:words/player/${name}`));
  }
}

/** What browsers compare scripts with: those of the page by their links, those of the cashier by an import map, however they are asked for. */
function integrityIn(clientDir: string): Pick<Assets, "cashier" | "integrityOf"> {
  const scripts = JSON.parse(readFileSync(path.join(clientDir, ".vite/scripts.json"), "utf8")) as SiteScript[];
  const all = new Map(scripts.map(({ file, integrity }) => [address(file), integrity]));
  const known = new Map<string, { map: string; digest: string }>();
  return {
    integrityOf: (script) => all.get(script),
    cashier(language) {
      let found = known.get(language);
      if (!found) {
        const own = scripts.filter((script) => script.isCashier && (script.language ?? language) === language);
        const map = JSON.stringify({
          integrity: Object.fromEntries(own.map(({ file, integrity }) => [address(file), integrity])),
        });
        known.set(language, (found = { map, digest: digestOf(map) }));
      }
      return found;
    },
  };
}

const address = (file: string) => `/${file}`;
