import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, open, test } from "./visitor";

test.use({ reducedMotion: "no-preference" });

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const client = path.join(import.meta.dirname, "../dist/client");
const manifest = JSON.parse(readFileSync(path.join(client, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;

/** What only these have in their code, and the one style that may use it. */
const effects = {
  banner_cube: "cubeEffect",
  banner_flip: "flipEffect",
  banner_carousel3d: "coverflowEffect",
  banner_atropos: "rotateXMax",
};

/** The code of a chunk and of all that it imports. */
function codeOf(key: string, seen = new Set<string>()): string {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return "";
  seen.add(key);
  const own = chunk.file.endsWith(".js") ? readFileSync(path.join(client, chunk.file), "utf8") : "";
  return own + (chunk.imports ?? []).map((next) => codeOf(next, seen)).join("");
}

/** What a page with a style downloads for it, at once and when it starts to move. */
function codeFor(style: string): string {
  const key = `sections/banners/${style}/index.ts`;
  return [key, ...(manifest[key]?.dynamicImports ?? [])].map((chunk) => codeOf(chunk)).join("");
}

for (const [style, own] of Object.entries(effects)) {
  test(`a page with a ${style} alone has no code for other effects`, () => {
    const code = codeFor(style);
    expect(Object.values(effects).filter((effect) => code.includes(effect))).toEqual([own]);
  });
}

test("a scene that moves is paused, goes on, and brings neither Swiper nor Atropos", async ({ page, problems }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  await open(page, "/casino/new");
  const banner = page.locator('[data-section-type="banner_travel"]');
  await expect(banner.locator("[data-moving]")).toBeVisible();
  await banner.getByRole("button", { name: "Pause" }).click();
  await page.mouse.move(0, 0);
  await expect(banner.getByRole("button", { name: "Play" })).toBeVisible();
  await expect(banner.locator("[data-moving]")).toHaveCount(0);
  await banner.getByRole("button", { name: "Play" }).click();
  await page.mouse.move(0, 0);
  await expect(banner.locator("[data-moving]")).toBeVisible();
  expect(scripts.filter((code) => Object.values(effects).some((effect) => code.includes(effect)))).toEqual([]);
  expect(problems).toEqual([]);
});

test("a cube turns by arrow keys and says which of its sides is in front", async ({ page }) => {
  await open(page, "/banners");
  const cube = page.locator('[data-section-type="banner_cube"]');
  await cube.scrollIntoViewIfNeeded();
  await cube.getByRole("button", { name: "1 of 3" }).focus();
  await expect(cube.locator("[data-swiping]")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(cube.getByRole("button", { name: "2 of 3" })).toHaveAttribute("aria-current", "true");
  await expect(cube.getByRole("group", { name: "2 of 3" })).not.toHaveAttribute("inert");
  await expect(cube.locator('[role="group"][aria-label="1 of 3"]')).toHaveAttribute("inert");
});
