import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Theme, themes } from "../../../schemas/settings";

/** The tokens of each theme as a stylesheet, for pages that must stand when nothing else does. */
export function readThemeStyles(root: string): Record<Theme, string> {
  const read = (name: string) => readFileSync(join(root, "src/kit/themes", `${name}.css`), "utf8");
  const scale = read("scale");
  return Object.fromEntries(themes.map((theme) => [theme, minify(scale + read(theme))])) as Record<Theme, string>;
}

const minify = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s+/g, " ");
