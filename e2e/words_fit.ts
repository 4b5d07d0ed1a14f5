import type { Page } from "@playwright/test";

/**
 * Where the page tears a word apart, or cuts text off without saying so by an ellipsis. Not asked: names that people give themselves, and what
 * may break anywhere on purpose (`overflow-wrap: anywhere`), such as codes and addresses.
 */
export const tornWords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const found = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);

    function* aroundIn(element: Element) {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) yield getComputedStyle(at);
    }

    /** The box that cuts what is in it, if what is there is to be read at all. */
    function cutterOf(element: Element): Element | null {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp, position, display } = getComputedStyle(at);
        if (display === "inline") continue;
        if (overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis" || webkitLineClamp !== "none")
          return null;
        if (overflowX !== "visible") return at;
        if (position === "fixed") return null;
      }
      return null;
    }

    const isRead = (element: Element) =>
      !element.closest("script, style, noscript, template, svg, bdi, code, pre, [aria-hidden=true]") &&
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      [...aroundIn(element)].every(({ clipPath }) => clipPath !== "inset(50%)");

    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? "";
      const element = texts.currentNode.parentElement;
      if (!element || text.trim() === "" || !isRead(element)) continue;
      const where = `in ${element.closest<HTMLElement>("[data-section-type]")?.dataset["sectionType"] ?? "the frame"}`;
      range.selectNodeContents(texts.currentNode);
      const [box, cutter] = [range.getBoundingClientRect(), cutterOf(element)?.getBoundingClientRect()];
      if (cutter && cutter.width > 1 && (box.right > cutter.right + 1 || box.left < cutter.left - 1))
        found.add(`cut ${where}: ${text.trim()}`);
      const { overflowWrap, hyphens } = getComputedStyle(element);
      if (overflowWrap === "anywhere" || hyphens === "auto") continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`torn ${where}: ${word}`);
      }
    }
    return [...found];
  });
