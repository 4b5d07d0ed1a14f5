import { createElement, type FocusEvent, type MouseEvent, type ReactNode, useMemo } from "react";
import { richTextBlocks } from "../../schemas/rich_text";
import { parseRichText, type RichNode } from "../../src/kit/ui/rich_text/parse_rich_text";
import css from "./RichText.module.css";

interface Props {
  html: string;
  /** Of the text box that its editor will be. */
  attributes: Record<string, string>;
  onFocus: (event: FocusEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
}

/** Formatted text as its editor shows it, before there is one. */
export function RichTextAtRest({ html, attributes, ...handlers }: Props) {
  const blocks = useMemo(() => inBlocks(parseRichText(html)), [html]);
  return (
    <div {...attributes} tabIndex={0} className={css.atRest} {...handlers}>
      {blocks.map(toElement)}
    </div>
  );
}

const blocks: ReadonlySet<string> = new Set(richTextBlocks);
const isInline = (node: RichNode) => typeof node === "string" || !blocks.has(node.tag);

/** Words that stand between blocks are paragraphs, as in the editor. */
function inBlocks(nodes: readonly RichNode[]): RichNode[] {
  const blocks: RichNode[] = [];
  let open: RichNode[] | null = null;
  for (const node of nodes) {
    if (!isInline(node)) {
      blocks.push(node);
      open = null;
    } else if (open) open.push(node);
    else if (typeof node !== "string" || node.trim() !== "") blocks.push({ tag: "p", children: (open = [node]) });
  }
  return blocks;
}

/** Links lead nowhere while their text is edited; a block without words has a line, for the caret. */
function toElement(node: RichNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, children } = node;
  if (tag === "br" || tag === "hr") return createElement(tag, { key });
  const isEmpty = children.length === 0 && !isInline(node);
  return createElement(tag, { key }, ...(isEmpty ? [createElement("br", { key: "line" })] : children.map(toElement)));
}
