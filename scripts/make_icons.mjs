// `npm run icons`: draws the sprite of all icons that the player shows, from Lucide's drawings.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const lucide = await import("lucide-react");
const folder = path.resolve(import.meta.dirname, "../src/kit/ui");
const namesIn = (file, pattern) => [...readFileSync(path.join(folder, file), "utf8").matchAll(pattern)].map(([, name]) => name);
const names = new Set([
  ...namesIn("icons.tsx", /draw\("([a-z0-9-]+)"\)/g),
  ...namesIn("icon_names.ts", /^ {2}"([a-z0-9-]+)",$/gm),
]);

const round = `stroke-linecap="round" stroke-linejoin="round"`;
const drawings = [...names].sort().map((name) => `<g id="${name}" ${round}>${drawingOf(name)}</g>`);
writeFileSync(
  path.join(folder, "icons.svg"),
  [
    `<svg xmlns="http://www.w3.org/2000/svg">`,
    `<!-- Lucide, ISC licence, lucide.dev/license. Made by scripts/make_icons.mjs. -->`,
    ...drawings,
    `</svg>`,
    ``,
  ].join("\n"),
);
console.log(`${names.size} icons in src/kit/ui/icons.svg`);

/** What stands inside the icon's own svg element. */
function drawingOf(name) {
  const Icon = lucide[name.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase())];
  if (!Icon) throw new Error(`Lucide has no icon named ${name}.`);
  return renderToStaticMarkup(createElement(Icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replace(/><\/(path|line|circle|rect|ellipse|polyline|polygon)>/g, "/>");
}
