import { expect, test as base } from "@playwright/test";
import { type Browser, type Frame, launch, type Page } from "puppeteer-core";

/** How long something that should be there is waited for, in milliseconds. */
const patience = 15_000;

/** A page in Firefox, in a profile of the test's own, and the browser it is in, which a worker starts once from `firefoxPath`. */
export const test = base.extend<{ fox: Page }, { firefoxPath: string; firefox: Browser }>({
  firefoxPath: [process.env["FIREFOX_PATH"] ?? "", { option: true, scope: "worker" }],
  firefox: [
    async ({ firefoxPath }, use) => {
      const firefox = await launch({ browser: "firefox", executablePath: firefoxPath, headless: true });
      await use(firefox);
      await firefox.close();
    },
    { scope: "worker" },
  ],
  fox: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.setViewport({ width: 1280, height: 800 });
    await page.setExtraHTTPHeaders({ "x-country": "DE" });
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    await use(page);
    const { status, expectedStatus } = test.info();
    if (status !== expectedStatus) await page.screenshot({ path: `${test.info().outputPath("failed")}.png` });
    await context.close();
    expect(problems).toEqual([]);
  },
});

export { expect };

type Role = "button" | "link" | "textbox" | "searchbox" | "combobox" | "option" | "heading" | "dialog" | "treeitem";

/**
 * What has this role and exactly this name to a screen reader. Firefox goes through all that a page holds, five seconds on a page of a game:
 * behind a selector, through what that finds.
 */
export const named = (role: Role, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** Goes to an address and waits until React has what the server sent. */
export async function open(page: Page, address: string) {
  await page.goto(`${test.info().project.use.baseURL}${address}`, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("#main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}

/** The document in a frame, once it is there. */
export async function frameOf(page: Page, selector: string): Promise<Frame> {
  const element = await page.waitForSelector(selector);
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`${selector} is no frame`);
  return frame;
}

/** The middle of something in a frame that is drawn smaller, as the editor's canvas is: drivers of Firefox do not reckon with that. */
export async function placeInFrame(page: Page, frame: string, selector: string) {
  const inFrame = await frameOf(page, frame);
  await inFrame.locator(selector).wait();
  return page.evaluate(
    (of, within) => {
      const element = document.querySelector<HTMLIFrameElement>(of);
      const outer = element?.getBoundingClientRect();
      const inner = element?.contentDocument?.querySelector(within)?.getBoundingClientRect();
      if (!outer || !inner) throw new Error(`${within} is not in ${of}`);
      const scale = outer.width / (element?.contentWindow?.innerWidth ?? outer.width);
      return { x: outer.x + (inner.x + inner.width / 2) * scale, y: outer.y + (inner.y + inner.height / 2) * scale };
    },
    frame,
    selector,
  );
}

/** Presses once what is there, at rest and not disabled. The driver's own click is tried again whole where its answer is lost, as when the press led to another page. */
export async function click(where: Page | Frame, selector: string) {
  await where
    .locator(selector)
    .filter((element) => !element.matches(":disabled"))
    .hover();
  const { mouse } = "page" in where ? where.page() : where;
  await mouse.down();
  await mouse.up();
}

/** Waits until a text is somewhere in what a selector finds. */
export const reads = (where: Page | Frame, selector: string, text: string) =>
  where.waitForFunction(
    (query, wanted) => [...document.querySelectorAll(query)].some((element) => element.textContent?.includes(wanted)),
    { timeout: patience },
    selector,
    text,
  );

/** Who has the focus: its name as far as it is written down, else what kind of element it is. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null;
    return (
      (element?.getAttribute("aria-label") ?? label?.textContent ?? element?.textContent ?? "").trim() || element?.tagName || ""
    );
  });
