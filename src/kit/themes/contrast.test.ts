import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { themes } from "../../../schemas/settings";
import { contrast } from "../../testing/contrast";

const cards = ["surface", "surface-shell", "surface-raised", "surface-high"];

/** What is read on what, and the ratio that WCAG 2.2 AA asks for. */
const pairs: [front: string, backs: string[], need: number][] = [
  ["text", [...cards, "surface-sunken"], 4.5],
  ["text-muted", [...cards, "surface-sunken"], 4.5],
  ["text-faint", [...cards, "surface-sunken"], 4.5],
  ["accent-text", [...cards, "accent-soft"], 4.5],
  ["on-accent", ["accent", "accent-hover"], 4.5],
  ["money", [...cards, "money-soft"], 4.5],
  ["on-money", ["money"], 4.5],
  ["danger", ["surface", "surface-raised", "danger-soft"], 4.5],
  ["warning", ["surface", "surface-raised", "warning-soft"], 4.5],
  ["hero-text", ["hero-1", "hero-2"], 4.5],
  ["hero-muted", ["hero-1", "hero-2"], 4.5],
  ["ring-color", ["surface", "surface-raised"], 3],
];

describe.each(themes.flatMap((theme) => ["dark", "light"].map((scheme) => ({ theme, scheme }))))(
  "$theme $scheme",
  ({ theme, scheme }) => {
    const colors = colorsOf(theme, scheme);

    it.each(pairs)("shows %s readably on %j (WCAG AA, %d)", (front, backs, need) => {
      for (const back of backs) expect(contrast(colors(front), colors(back)), `on ${back}`).toBeGreaterThanOrEqual(need);
    });
  },
);

it("a button with a colour behind its words names theirs, wherever it stands", () => {
  const css = readFileSync(new URL("../ui/Button.module.css", import.meta.url), "utf8");
  for (const look of ["primary", "quiet", "danger"]) {
    const block = css.match(new RegExp(`^\\.${look} \\{([^}]*)\\}`, "m"))?.[1];
    expect(block, look).toMatch(/^ {2}background: /m);
    expect(block, look).toMatch(/^ {2}color: /m);
  }
});

function colorsOf(theme: string, scheme: string) {
  const css = readFileSync(new URL(`${theme}.css`, import.meta.url), "utf8");
  const block = css.split(`[data-scheme="${scheme}"]`)[1]?.split("}")[0] ?? "";
  const ring = block.match(/--ring: .*(#[0-9a-f]{6});/)?.[1];
  return (name: string) => {
    const color = name === "ring-color" ? ring : block.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1];
    if (!color) throw new Error(`${theme} ${scheme} has no --${name}`);
    return color;
  };
}
