import { createElement, type ReactNode, useMemo } from "react";
import css from "./RichText.module.css";
import { parseRichText, type RichNode } from "./parse_rich_text";

/**
 * Rich text (D-31): its allowed elements as React elements, never as HTML, so that nothing in it can run (S-0.08). See
 * docs/decisions/rich_text.md.
 */
export function RichText({ html, className, id }: { html: string; className?: string | undefined; id?: string }) {
  const nodes = useMemo(() => parseRichText(html), [html]);
  if (nodes.length === 0) return null;
  return (
    <div id={id} className={[css.text, className].filter(Boolean).join(" ")}>
      {nodes.map(toElement)}
    </div>
  );
}

function toElement(node: RichNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, href, newTab, children } = node;
  const link = href === undefined ? null : { href, ...(newTab && { target: "_blank", rel: "noopener noreferrer" }) };
  return createElement(tag, { key, ...link }, ...children.map(toElement));
}
