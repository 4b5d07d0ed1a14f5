import type { Page } from "@playwright/test";

/** What is seen in the window and stays there while the page scrolls. */
export const standingOver = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => {
        if (!["fixed", "sticky"].includes(getComputedStyle(element).position)) return false;
        const { top, bottom, width, height } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return isSeen && width > 2 && height > 2 && bottom > 0 && top < window.innerHeight;
      })
      .map((element) => `${element.tagName} ${element.getAttribute("aria-label") ?? element.className}`),
  );

/** The bar that the middle of what has the focus lies under, if any. */
export const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const own = focused.getBoundingClientRect();
    const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2];
    const isBar = (element: Element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);
    const bars = [...document.querySelectorAll("body *")].filter(isBar);
    if (bars.some((bar) => bar.contains(focused))) return null;
    for (const bar of bars) {
      if (!bar.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, right, top, bottom } = bar.getBoundingClientRect();
      if (left < x && x < right && top < y && y < bottom) return `${focused.outerHTML.slice(0, 120)} under ${bar.className}`;
    }
    return null;
  });
