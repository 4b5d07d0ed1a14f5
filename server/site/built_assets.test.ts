import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { readBuiltAssets } from "./built_assets";

const folder = mkdtempSync(path.join(tmpdir(), "foyer-assets-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const manifest = {
  "src/player/client.tsx": { file: "player.js", isEntry: true, imports: ["_base.js"], css: ["themes.css"] },
  "_base.js": { file: "base.js", css: ["base.css"] },
  "_parts.js": { file: "parts.js", imports: ["_base.js"], css: ["parts.css"] },
  "sections/content/faq_section/index.ts": { file: "faq.js", imports: ["_base.js", "_parts.js"], css: ["faq.css"] },
  "src/shell/SideMenu.tsx": { file: "menu.js", imports: ["_base.js"], css: ["menu.css"] },
  "src/shell/LoginInfoNote.tsx": { file: "note.js", imports: ["_base.js"], css: ["note.css"] },
  "src/shell/FooterPart.tsx": { file: "footer.js", imports: ["_base.js"], css: ["footer.css"] },
  "virtual:words/player/en": { file: "en.js" },
  "virtual:words/player/en/games": { file: "en_games.js" },
};

it("names what a page needs: the site's styles first, each chunk's after those of what it imports", () => {
  mkdirSync(path.join(folder, ".vite"));
  writeFileSync(path.join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
  const scripts = [
    { file: "player.js", integrity: "sha256-p", why: "", language: null, isCashier: true },
    { file: "faq.js", integrity: "sha256-f", why: "", language: null, isCashier: false },
    { file: "en.js", integrity: "sha256-en", why: "", language: "en", isCashier: true },
    { file: "de.js", integrity: "sha256-de", why: "", language: "de", isCashier: true },
  ];
  writeFileSync(path.join(folder, ".vite/scripts.json"), JSON.stringify(scripts));
  const assets = readBuiltAssets(folder);
  expect(JSON.parse(assets.cashier?.("en").map ?? "")).toEqual({
    integrity: { "/player.js": "sha256-p", "/en.js": "sha256-en" },
  });
  expect([assets.integrityOf?.("/faq.js"), assets.integrityOf?.("/menu.js")]).toEqual(["sha256-f", undefined]);
  expect(assets.entry).toBe("/player.js");
  expect(assets.of(["faq_section"], "en")).toEqual({
    styles: ["/themes.css", "/base.css", "/parts.css", "/faq.css", "/footer.css"],
    scripts: ["/base.js", "/en.js", "/parts.js", "/faq.js"],
  });
  expect(assets.of([], "en", ["games"]).scripts).toEqual(["/base.js", "/en.js", "/en_games.js"]);
  expect(assets.code?.(["faq_section", "from_the_future"])).toEqual({ faq_section: "/faq.js" });
  expect(assets.menu("stake", "guest")).toEqual({ styles: ["/base.css", "/menu.css"], scripts: ["/base.js", "/menu.js"] });
  expect(assets.menu("stake", "user").styles).toEqual(["/base.css", "/menu.css", "/note.css"]); // else the menu moves when they come
  expect(assets.menu("basic", "user").styles).toEqual([]);
});
