import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

/** Kept pictures are this much smaller than what is seen: shapes, colours and places count, not the edges of letters. */
const scale = 1 / 4;
const gap = 6;
/** What is lower than this on a screen is cut off: rows repeat. */
const mostHeight = 1_200;
/** Of these screens, the lower half of the smallest. */
const step = 400;

export const schemes = ["dark", "light"] as const;
export const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** A picture of what is seen, made small. */
export async function cellOf(seen: Page | Locator): Promise<Buffer> {
  const taken = sharp(await seen.screenshot({ animations: "disabled", caret: "hide" }));
  const { width, height } = await taken.metadata();
  const kept = Math.min(height, mostHeight);
  return taken
    .extract({ left: 0, top: 0, width, height: kept })
    .resize({ width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(kept * scale)), fit: "fill" })
    .png()
    .toBuffer();
}

/** Pictures side by side, in few colours, as they are kept. */
export async function sheetOf(cells: Buffer[]): Promise<Buffer> {
  const measured = await Promise.all(cells.map(async (input) => ({ input, ...(await sharp(input).metadata()) })));
  let left = 0;
  const placed = measured.map(({ input, width }) => {
    const at = { input, left, top: 0 };
    left += width + gap;
    return at;
  });
  return sharp({
    create: {
      width: left - gap,
      height: Math.max(...measured.map(({ height }) => height)),
      channels: 3,
      background: "#808080",
    },
  })
    .composite(placed)
    .png({ palette: true, colours: 64, dither: 0, effort: 7 })
    .toBuffer();
}

/** Waits until all that is on the screen of something has come. */
export const untilLoaded = (seen: Locator): Promise<void> => expect.poll(() => seen.evaluate(findLoading)).toEqual([]);

/** Scrolls through as much of something as is kept, since pictures and rows are asked for as they come near, and back to its top. */
export async function lookThrough(seen: Locator): Promise<void> {
  const height = Math.min(mostHeight, await seen.evaluate((element) => element.getBoundingClientRect().height));
  for (let down = 0; down === 0 || down < height; down += step) {
    await seen.evaluate((element, y) => scrollTo(0, scrollY + element.getBoundingClientRect().top + y), down);
    await untilLoaded(seen);
  }
  await seen.evaluate((element) => element.scrollIntoView());
}

/** Runs in the page: the pictures and busy parts that can be seen on the screen and are not there. */
async function findLoading(root: Element): Promise<string[]> {
  const parts = [...root.querySelectorAll("img, [aria-busy=true]")];
  if (parts.length === 0) return [];
  const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver((all) => resolve((observer.disconnect(), all)));
    for (const part of parts) observer.observe(part);
  });
  return entries
    .filter(({ isIntersecting, intersectionRatio, target }) =>
      target instanceof HTMLImageElement
        ? intersectionRatio >= 0.1 && !(target.complete && target.currentSrc !== "") // less of a picture is not asked for (L-9.27)
        : isIntersecting,
    )
    .map(({ target }) => (target.cloneNode() as Element).outerHTML);
}
