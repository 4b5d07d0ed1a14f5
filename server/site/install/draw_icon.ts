import type { Theme } from "../../../schemas/settings";
import { themeColors } from "../../../src/kit/themes/theme_colors";

/** `any` has round corners of its own; the system cuts `full` to its own shape, so that one keeps clear of the edge. */
export type IconShape = "any" | "full";

/** The doorway as each theme draws it: like the logo beside the site's name. */
const marks: Record<Theme, { color: string; stroke: number; cap: "round" | "butt"; corner: number; isEngraved?: boolean }> = {
  default: { color: "hero-text", stroke: 2.6, cap: "round", corner: 22 },
  lulu: { color: "hero-text", stroke: 3.2, cap: "round", corner: 30 },
  wincraft: { color: "accent", stroke: 2.2, cap: "butt", corner: 14, isEngraved: true },
};

const thickest = 3.6; // where it is only as large as a word

/** The site's icon in a theme, as a drawing 100 by 100. */
export function drawIcon(theme: Theme, shape: IconShape, { isSmall = false } = {}): string {
  const color = themeColors(theme, "dark");
  const { stroke, cap, corner, isEngraved, ...mark } = marks[theme];
  const scale = shape === "full" ? 2 : isSmall ? 2.7 : 2.35;
  const radius = shape === "full" ? 0 : corner;
  const edge = `<rect x="5" y="5" width="90" height="90" rx="${corner - 5}" fill="none" stroke="${color("hero-glow")}" stroke-opacity=".55" stroke-width="1"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">`,
    `<defs><linearGradient id="room" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${color("hero-1")}"/><stop offset="1" stop-color="${color("hero-2")}"/></linearGradient>`,
    `<radialGradient id="light" cx=".5" cy="1" r=".75"><stop stop-color="${color("hero-glow")}" stop-opacity=".7"/><stop offset="1" stop-color="${color("hero-glow")}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="100" height="100" rx="${radius}" fill="url(#room)"/><rect width="100" height="100" rx="${radius}" fill="url(#light)"/>`,
    isEngraved && !isSmall && shape === "any" ? edge : "",
    `<g transform="translate(50 50) scale(${scale}) translate(-16 -16)" fill="none" stroke="${color(mark.color)}" stroke-linecap="${cap}" stroke-width="${isSmall ? thickest : stroke}">`,
    isSmall
      ? `<path d="M5 27V16a11 11 0 0 1 22 0v11M16 27v-9"/>`
      : `<path d="M4 28V16a12 12 0 0 1 24 0v12M10 28V16.5a6 6 0 0 1 12 0V28M16 28v-9"/>`,
    `</g></svg>`,
  ].join("");
}
