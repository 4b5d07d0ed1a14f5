import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { themes } from "../../schemas/settings";
import { contrast, mix } from "../testing/contrast";
import { themeColors } from "../kit/themes/theme_colors";

const css = readFileSync(new URL("look.css", import.meta.url), "utf8");
const looks = themes.flatMap((theme) => (["dark", "light"] as const).map((scheme) => ({ theme, scheme })));

/** What a scheme's block of the frame says by a name. */
const said = (scheme: string, name: string) =>
  css
    .split(`\n[data-scheme="${scheme}"] {`)[1]
    ?.split("}")[0]
    ?.match(new RegExp(`--${name}: (.*);`))?.[1] ?? "";

describe.each(looks)("a game in $theme $scheme", ({ theme, scheme }) => {
  const color = themeColors(theme, scheme);
  const valueOf = (name: string) => said(scheme, name).replace(/^var\(--(.*)\)$/, (_, token: string) => color(token));
  const readable = (front: string, back: string, why: string) =>
    expect(contrast(front, back), `${why}: ${front} on ${back}`).toBeGreaterThanOrEqual(4.5);

  it.each(["#000000", "#ffffff"])("is read on the light that a picture of %s throws on its stage (WCAG 1.4.3)", (tint) => {
    const lit = mix(tint, parseInt(said(scheme, "tint-share")) / 100, color("surface"));
    for (const token of ["text", "text-muted"]) readable(color(token), lit, token);
  });

  it.each(["#000000", "#ffffff"])("is read on its tiles, whichever picture tints them: %s (WCAG 1.4.3)", (tint) => {
    const share = parseInt(said(scheme, "tile-share")) / 100;
    for (const name of ["tile-from", "tile-to"]) readable(color("text"), mix(tint, share, valueOf(name)), name);
  });

  it("has buttons, wins, warnings and problems that are read (WCAG 1.4.3)", () => {
    const [, other = "", percent = ""] = said(scheme, "go-hover").match(/, (#\w{3}) (\d+)%/) ?? [];
    readable(
      color("on-money"),
      mix(other.replace(/\w/g, "$&$&"), Number(percent) / 100, color("money")),
      "the button under a pointer",
    );
    readable(color("warning"), color("warning-soft"), "a large win");
    readable(color("danger"), color("danger-soft"), "the button that stops");
    for (const soft of ["warning-soft", "danger-soft"]) readable(color("text"), color(soft), soft);
  });
});
