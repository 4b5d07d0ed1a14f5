import { chromium } from "@playwright/test";
import { watchFaults, withoutFaults } from "./page_faults.mjs";

const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

/** A page in a browser that has never been anywhere, closed again when `use` is done; throws where something is refused to the page, or it throws itself. */
export async function withPage(options, use) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
  try {
    const page = await browser.newPage(options);
    return await withoutFaults(watchFaults(page), () => use(page));
  } finally {
    await browser.close();
  }
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
