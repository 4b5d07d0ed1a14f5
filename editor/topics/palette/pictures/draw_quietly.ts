import type { Frame } from "../../../../src/kit/ui/frame";

const rules = `
  html, body { min-height: 0; background: none; overflow: hidden }
  *, ::before, ::after { animation: none !important; transition: none !important }
  [data-drawing] {
    position: absolute; display: grid; grid-template-columns: minmax(0, 1fr); align-content: safe center; padding: 20px;
    overflow: hidden; border-radius: 28px; contain: strict; content-visibility: auto; opacity: 0; background: var(--surface)
  }
  [data-drawing] * { content-visibility: visible !important }
  [data-drawing="shown"] { opacity: 1 }
`;

/** Makes a document one of pictures: nothing in it moves by itself, and what is around them shows through. */
export function drawQuietly({ window, document }: Frame) {
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(/prefers-reduced-motion: *reduce/.test(query) ? "all" : query);
}
