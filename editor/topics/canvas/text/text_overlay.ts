import type { Frame } from "../../../../src/kit/ui/frame";
import { overlayMark } from "./overlay_mark";

const copied = [
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "font-stretch",
  "font-variation-settings",
  "line-height",
  "letter-spacing",
  "text-align",
  "text-transform",
  "text-wrap",
  "color",
  "padding-top",
  "padding-right",
  "padding-bottom",
  "padding-left",
  "align-items",
  "justify-content",
  "direction",
] as const;

/** The attribute of a text whose own glyphs give way while it is edited. */
const hidden = "data-text-hidden";

const look = `
[${hidden}] { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; background-image: none; }
[${overlayMark}] { position: fixed; z-index: 2147483647; box-sizing: border-box; margin: 0; outline: 2px solid currentColor; outline-offset: 2px; background: transparent; caret-color: currentColor; white-space: pre-wrap; overflow-wrap: anywhere; cursor: text; }
`;

/**
 * Lays a place to type over a text of the page, in the same font, and keeps it there while the page moves. React goes on
 * owning the text itself, so that nothing it renders meets what somebody types.
 */
export function layOver({ window, document }: Frame, text: HTMLElement, label: string) {
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const overlay = document.createElement("div");
  overlay.contentEditable = "plaintext-only";
  if (overlay.contentEditable !== "plaintext-only") overlay.contentEditable = "true"; // pasting is plain all the same
  overlay.setAttribute(overlayMark, "");
  overlay.setAttribute("role", "textbox");
  overlay.setAttribute("aria-label", label);
  overlay.spellcheck = true;
  overlay.lang = document.documentElement.lang;
  const style = window.getComputedStyle(text);
  for (const name of copied) overlay.style.setProperty(name, style.getPropertyValue(name));
  const isPainted = style.backgroundClip === "text"; // its letters are windows onto a picture
  if (isPainted) overlay.style.color = window.getComputedStyle(document.body).color;
  overlay.style.display = style.display.includes("flex") ? "flex" : "block";
  const isInline = style.display === "inline";
  document.body.append(overlay);

  let request = 0;
  let last = "";
  function follow() {
    request = window.requestAnimationFrame(follow);
    if (!text.hasAttribute(hidden)) text.setAttribute(hidden, "");
    const { left, top, width, height } = text.getBoundingClientRect();
    const key = `${left} ${top} ${width} ${height}`;
    if (key === last) return;
    last = key;
    const side = isInline ? "min-width" : "width";
    overlay.style.left = `${left}px`;
    overlay.style.top = `${top}px`;
    overlay.style.minHeight = `${height}px`;
    overlay.style.setProperty(side, `${Math.max(width, 24)}px`);
  }
  follow();

  return {
    overlay,
    isGone: () => !text.isConnected,
    remove() {
      window.cancelAnimationFrame(request);
      text.removeAttribute(hidden);
      overlay.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}
