import { expect, it } from "vitest";
import { sectionSizes } from "./section_sizes";

const manifest = {
  "src/player/client.tsx": { file: "player.js", imports: ["_base"] },
  _base: { file: "base.js" },
  _parts: { file: "parts.js", css: ["parts.css"] },
  _carousel: { file: "carousel.js", css: ["carousel.css"] },
  "sections/games/game_carousel/index.ts": { file: "games.js", css: ["games.css"], imports: ["_base", "_parts", "_carousel"] },
  "sections/layout/blank/index.ts": { file: "blank.js", css: ["blank.css"], imports: ["_parts"] },
};
const bytes: Record<string, number> = {
  "games.js": 1000,
  "games.css": 200,
  "carousel.js": 30,
  "carousel.css": 4,
  "blank.css": 7,
};

it("counts a type's chunk with what it alone brings, and of a static type the styles", () => {
  const sizes = sectionSizes(manifest, { isStatic: (type) => type === "blank", sizeOf: (file) => bytes[file] ?? Number.NaN });
  expect(sizes).toEqual({ game_carousel: 1234, blank: 7 });
});
