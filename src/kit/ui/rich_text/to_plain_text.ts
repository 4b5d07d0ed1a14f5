import { parseRichText, type RichNode } from "./parse_rich_text";

/** The words of rich text alone. */
export const toPlainText = (html: string): string => parseRichText(html).map(wordsOf).join("").replace(/\s+/g, " ").trim();

const inline = /^(a|strong|b|em|i|u|s|small|sub|sup|code|mark|span)$/;

function wordsOf(node: RichNode): string {
  if (typeof node === "string") return node;
  const words = node.children.map(wordsOf).join("");
  return inline.test(node.tag) ? words : ` ${words} `;
}
