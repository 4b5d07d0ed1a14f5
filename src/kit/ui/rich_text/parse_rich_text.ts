import { isSafeUrl } from "../../../../schemas/safe_url";
import { richTextBlocks, richTextDropped, richTextTags, type RichTextTag } from "../../../../schemas/rich_text";
import { decodeEntities } from "./decode_entities";

export type RichNode = string | RichElement;

export interface RichElement {
  tag: RichTextTag;
  /** Only on links; one that is not safe is left out. */
  href?: string;
  newTab?: boolean;
  children: RichNode[];
}

/** A tag, a comment or declaration, or a `<` that starts nothing. No part of it can match in two ways, so it is linear. */
const token = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>/g;
const attribute = /([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

const maxDepth = 24;
const blocks: ReadonlySet<string> = new Set(richTextBlocks);
const takesNoBlocks: ReadonlySet<string> = new Set(["p", "h2", "h3", "h4", "h5", "h6", "pre"]);
const empty: ReadonlySet<string> = new Set(["br", "hr"]);
const dropped: ReadonlySet<string> = new Set(richTextDropped);

const isAllowed = (tag: string): tag is RichTextTag => richTextTags.includes(tag as RichTextTag);

/**
 * Reads rich text into a tree of allowed elements (S-0.08). Whatever is not understood becomes text or nothing, and the
 * tree nests as browsers nest, so that the server's HTML and the browser's agree.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichElement = { tag: "p", children: [] };
  const open: RichElement[] = [root];
  let from = 0;
  let skipUntil: string | null = null; // the dropped element that is open

  const top = () => open[open.length - 1] ?? root;
  const addText = (text: string) => {
    const parent = top();
    if (skipUntil || text === "" || ((parent.tag === "ul" || parent.tag === "ol") && text.trim() === "")) return;
    parent.children.push(decodeEntities(text));
  };
  const closeTo = (index: number) => void open.splice(index);
  const lastOpen = (matches: (tag: string) => boolean) => {
    const index = open.findLastIndex((element, at) => at > 0 && matches(element.tag));
    return index > 0 ? index : null;
  };

  for (const match of html.matchAll(token)) {
    addText(html.slice(from, match.index));
    from = match.index + match[0].length;
    const tag = match[2]?.toLowerCase();
    if (!tag) continue;
    const isEnd = match[1] === "/";
    if (skipUntil || dropped.has(tag)) {
      if (!skipUntil && !isEnd) skipUntil = tag;
      else if (isEnd && tag === skipUntil) skipUntil = null;
      continue;
    }
    if (!isAllowed(tag)) continue;
    if (isEnd) {
      const index = lastOpen((candidate) => candidate === tag);
      if (index !== null) closeTo(index);
      continue;
    }
    if (blocks.has(tag)) {
      const index = lastOpen((candidate) => takesNoBlocks.has(candidate) || isInline(candidate));
      if (index !== null) closeTo(firstFromBottom(open, index));
    }
    if (tag === "li" && !inList(open)) continue;
    if (tag === "a") closeTo(lastOpen((candidate) => candidate === "a") ?? open.length);
    const element: RichElement = { tag, ...linkOf(tag, match[3] ?? ""), children: [] };
    if (open.length > maxDepth) continue;
    top().children.push(element);
    if (!empty.has(tag)) open.push(element);
  }
  addText(html.slice(from));
  return root.children;
}

const isInline = (tag: string) => !blocks.has(tag);

/** A block ends every paragraph and inline element it stands in; the lowest of them that hang together. */
function firstFromBottom(open: readonly RichElement[], index: number) {
  let at = index;
  while (at > 1 && (takesNoBlocks.has(open[at - 1]?.tag ?? "") || isInline(open[at - 1]?.tag ?? ""))) at--;
  return at;
}

/** An item of a list closes the item before it; outside of a list it is no item. */
function inList(open: RichElement[]) {
  const list = open.findLastIndex(({ tag }) => tag === "ul" || tag === "ol");
  if (list < 1) return false;
  open.splice(list + 1);
  return true;
}

function linkOf(tag: string, source: string): Pick<RichElement, "href" | "newTab"> {
  if (tag !== "a") return {};
  const values = new Map<string, string>();
  for (const [, name = "", double, single, bare] of source.matchAll(attribute)) {
    if (!values.has(name.toLowerCase())) values.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ""));
  }
  const href = values.get("href")?.trim() ?? "";
  return href !== "" && isSafeUrl(href) ? { href, newTab: values.get("target") === "_blank" } : {};
}
