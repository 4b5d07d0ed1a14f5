import { expect, type Locator, type Page } from "@playwright/test";
import { overflow, widths } from "./visitor";

/** Looks at what is open at each width, where nothing may be wider than the window; then the window is as it was. */
export async function atEachWidth(page: Page, look: (width: number) => Promise<void>) {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
    expect(await overflow(page), `at ${width}`).toBe(0);
  }
  if (before) await page.setViewportSize(before);
}

/** A dialog that lies within the window, with this to press in it. */
export async function fits(dialog: Locator, button: Locator) {
  await expect(button).toBeVisible();
  await expect
    .poll(async () => {
      const [box, size] = [await dialog.boundingBox(), dialog.page().viewportSize()];
      return box !== null && size !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width;
    })
    .toBe(true);
}

/** Opens a dialog by keys at each width, looks at it, and leaves it by keys: who comes back stands where they were. */
export async function byKeysAtEachWidth(page: Page, opener: Locator, look: (dialog: Locator) => Promise<void>) {
  await atEachWidth(page, async () => {
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await look(dialog);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}
