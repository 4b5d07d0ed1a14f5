import { expect, it } from "vitest";
import { toneOf } from "./tone_of";

it.each([
  ["#000", "dark"],
  ["#5c150c", "dark"],
  ["#0a4f7d", "dark"],
  ["#ffffff", "light"],
  ["#ffe08a", "light"],
  ["#ffe08acc", "light"],
] as const)("takes %s for a %s background", (color, tone) => expect(toneOf(color)).toBe(tone));
