import { components } from "../../../sections/components";
import type { SectionLoader } from "../../../sections/section_loader";
import type { Frame } from "../../../src/kit/ui/frame";

/**
 * Takes `content-visibility` off the plain sections of the canvas. It spares a visitor the layout of what is far below,
 * but in the canvas every change around the frame puts the layers of both documents together again, and hundreds of
 * containments make that slower than painting a few texts.
 */
export function paintPlainly({ window, document }: Frame) {
  const plain = Object.entries<SectionLoader>(components).flatMap(([type, { isStatic }]) =>
    isStatic ? [`[data-section-type="${type}"]`] : [],
  );
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(`:is(${[...plain, "[data-ghost]"].join()}) { content-visibility: visible !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
