import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** Kept pictures are this much smaller than what is seen: shapes, colours and places count, not the edges of letters. */
const scale = 1 / 4;
const gap = 6;
/** What is lower than this on a screen is cut off: rows repeat. */
const mostHeight = 1_200;

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

/** Waits until each picture of a page is there, those that are far away too, or has failed. */
export const waitForPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pictures = Array.from(document.images);
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
